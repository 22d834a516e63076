import type { ReactNode } from "react";
import type { PageSummary } from "./model.ts";
import { CountMarks, PageLink } from "./parts.tsx";
import { isBlocked, statusOf } from "./status.ts";
import { count } from "./words.ts";

/** A column of the table of pages. */
export interface Column {
  key: string;
  label: string;
  /** What rows are sorted by: texts from A on, numbers with the highest first. */
  value(page: PageSummary): string | number;
  /** What is shown in place of the value. */
  cell?(page: PageSummary): ReactNode;
  isText?: boolean;
}

/** Weight of the severities when pages are sorted by their findings. */
const weights = { error: 1_000_000, warning: 1_000, info: 1 };

/** Stands below the path, so that rows are sorted by it and it has no column. */
const titleColumn: Column = { key: "title", label: "Title", value: ({ title }) => title, isText: true };

export const columns: readonly Column[] = [
  {
    key: "path",
    label: "Path",
    value: ({ path }) => path,
    cell: ({ number, title }) => (
      <>
        <PageLink page={number} />
        <span className="below">{title}</span>
      </>
    ),
    isText: true,
  },
  titleColumn,
  { key: "type", label: "Type", value: ({ type }) => type, isText: true },
  { key: "h1", label: "Main heading", value: ({ h1 }) => h1, isText: true },
  { key: "canonical", label: "Canonical", value: canonicalOf, isText: true },
  {
    key: "status",
    label: "Status",
    value: statusOf,
    cell: (page) => (
      <>
        {isBlocked(page) ? <span className="severity error">{statusOf(page)}</span> : statusOf(page)}
        <span className="below">{page.robots}</span>
      </>
    ),
    isText: true,
  },
  { key: "title-px", label: "Title px", value: ({ titlePixels }) => titlePixels },
  { key: "description-px", label: "Desc. px", value: ({ descriptionPixels }) => descriptionPixels },
  { key: "words", label: "Words", value: ({ words }) => words },
  { key: "weight", label: "KiB", value: ({ bytes }) => Math.round(bytes / 1024) },
  { key: "inlinks", label: "Inlinks", value: ({ inlinks }) => inlinks.length },
  {
    key: "depth",
    label: "Depth",
    value: ({ depth }) => depth ?? Number.MAX_SAFE_INTEGER,
    cell: ({ depth }) => depth ?? "–",
  },
  {
    key: "link-score",
    label: "Link score",
    value: ({ linkScore }) => linkScore,
    cell: ({ linkScore }) => linkScore.toFixed(2),
  },
  {
    key: "findings",
    label: "Findings",
    value: ({ counts: { error, warning, info } }) =>
      error * weights.error + warning * weights.warning + info * weights.info,
    cell: ({ counts }) => <CountMarks counts={counts} />,
  },
];

/** Those of the table. */
export const shownColumns = columns.filter((column) => column !== titleColumn);

/** "self" where a page names itself, which is as it should be; else what it names. */
function canonicalOf({ path, canonical }: PageSummary): string {
  if (canonical === undefined) return "none";
  return URL.canParse(canonical) && new URL(canonical).pathname === path ? "self" : canonical;
}

/** A cell of the table. */
export function cellOf({ value, cell }: Column, page: PageSummary): ReactNode {
  if (cell) return cell(page);
  const shown = value(page);
  return typeof shown === "number" ? count(shown) : shown;
}

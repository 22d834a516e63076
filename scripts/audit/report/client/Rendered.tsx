import type { ReactNode } from "react";
import { kinds, type RenderedPage, totalOf } from "../../rendered/rendered-page.ts";
import { List } from "./lists.tsx";
import { useModel } from "./model.ts";
import { Empty, Section, Table, View } from "./parts.tsx";
import { pageLink } from "./router.ts";
import { count, counted } from "./words.ts";

/** Links named of a page. */
const linksShown = 10;

const kindNames: Record<(typeof kinds)[number], string> = {
  html: "HTML",
  css: "CSS",
  js: "JS",
  images: "Images",
  fonts: "Fonts",
  other: "Other",
};

/** Pages as a browser shows them: what they weigh, what moves, what script changes, and what fails. */
export function Rendered() {
  const { rendered } = useModel().data;
  return (
    <View title="Rendered pages">
      <p className="lead">
        {counted(rendered.length, "page")} opened in Chromium as a phone shows them. Weights are KiB
        transferred before any scrolling, with text compressed. Nothing was requested from other hosts.
      </p>
      <Section heading="Weight and stability">
        <WeightTable pages={rendered} />
      </Section>
      <div className="columns">
        <Section heading="Largest element on the first screen">
          <List className="notes" items={rendered}>
            {(page) => <Largest {...page} />}
          </List>
        </Section>
        <div>
          <Notes heading="What scripts change" none="Nothing that search engines read." notesOf={changesOf} />
          <Notes heading="Errors and failed requests" none="None." notesOf={faultsOf} />
          <Notes
            heading="Other hosts"
            none="No page requests anything from another host."
            notesOf={({ elsewhere }) => elsewhere}
          />
        </div>
      </div>
    </View>
  );
}

function WeightTable({ pages }: { pages: readonly RenderedPage[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is wider than a phone, and scrolls by keyboard too
    // biome-ignore lint/a11y/useSemanticElements: it holds no fields
    <div className="scrollable" tabIndex={0} role="group" aria-label="Weight and stability">
      <Table heads={["Type", ...kinds.map((kind) => kindNames[kind]), "Total", "Layout shift (CLS)"]}>
        {pages.map(({ path, type, weight, shift }) => (
          <tr key={path}>
            <th scope="row">
              <a href={pageLink(path)} title={path}>
                {type}
              </a>
            </th>
            {kinds.map((kind) => (
              <td key={kind} className={weight[kind] === 0 ? "none" : undefined}>
                {inKib(weight[kind])}
              </td>
            ))}
            <td>
              <strong>{inKib(totalOf(weight))}</strong>
            </td>
            <td className={shift === 0 ? "none" : undefined}>{shift.toFixed(2)}</td>
          </tr>
        ))}
      </Table>
    </div>
  );
}

/** Tenths below ten, where they tell something. */
function inKib(bytes: number): string {
  const kib = bytes / 1024;
  return kib > 0 && kib < 10 ? kib.toFixed(1) : count(Math.round(kib));
}

function Largest({ path, type, largest }: RenderedPage) {
  return (
    <>
      <a href={pageLink(path)}>{type}</a>: {largest ? <code>{largest.element}</code> : "none"}{" "}
      {largest?.shows}
      {largest?.isLazy && <strong> lazy-loaded{largest.isCut && ", mostly below the fold"}</strong>}
    </>
  );
}

interface NotesProps {
  heading: string;
  /** What is said where no page has a note. */
  none: string;
  notesOf(page: RenderedPage): ReactNode[];
}

/** What there is to say of pages, one by one. */
function Notes({ heading, none, notesOf }: NotesProps) {
  const noted = useModel()
    .data.rendered.map((page) => ({ page, notes: notesOf(page) }))
    .filter(({ notes }) => notes.length > 0);
  return (
    <Section heading={heading}>
      {noted.length === 0 && <Empty>{none}</Empty>}
      <List className="notes" items={noted}>
        {({ page, notes }) => (
          <>
            <a href={pageLink(page.path)}>{page.path}</a>
            <List items={notes}>{(note) => note}</List>
          </>
        )}
      </List>
    </Section>
  );
}

function changesOf({ byScript: { tags, words, texts, links } }: RenderedPage): ReactNode[] {
  return [
    ...tags.map(({ name, raw, rendered }) => `${name}: ${raw || "nothing"} → ${rendered || "nothing"}`),
    ...(words.added > 0
      ? [`${counted(words.added, "more word")}${texts[0] ? `, such as “${texts[0]}”` : ""}`]
      : []),
    ...(words.removed > 0 ? [counted(words.removed, "fewer word")] : []),
    ...(links.added.length > 0 ? [`Links added by scripts: ${listOf(links.added)}`] : []),
    ...(links.removed.length > 0 ? [`Links removed by scripts: ${listOf(links.removed)}`] : []),
  ];
}

function listOf(links: readonly string[]): string {
  const more = links.length - linksShown;
  return `${links.slice(0, linksShown).join(", ")}${more > 0 ? ` and ${count(more)} more` : ""}`;
}

function faultsOf({ errors, failed, isCutOff }: RenderedPage): ReactNode[] {
  return [
    ...errors,
    ...failed.map(({ url, status }) => `${status}: ${url}`),
    ...(errors.length > 0 && isCutOff
      ? ["Scripts got nothing from other hosts, which may have caused these errors."]
      : []),
  ];
}

import type pc from "picocolors";
import { groupBy } from "../../src/loader/group-by.ts";
import { placeText } from "../output/problems.ts";
import type {
  ExplainedLink,
  ExplainedValue,
  Neighbor,
  PageExplanation,
  Referrer,
  Source,
} from "../schemas/explanation.ts";
import { columns, shorten } from "./columns.ts";

type Colors = ReturnType<typeof pc.createColors>;

/** Entries of one kind that are shown before the rest is counted. */
const shownOfAKind = 3;
const valueWidth = 56;
/** Places of a value that its row names. */
const shownPlaces = 2;

/** A page for people: what it says, from where, who leads to it, each section with aligned columns. */
export function formatPage(page: PageExplanation, colors: Colors): string {
  const values = [...page.head, ...(page.heading ? [page.heading] : [])];
  const sections: [title: string, lines: string[]][] = [
    ["What search engines and visitors read first", values.flatMap((value) => fullValue(value, colors))],
    ["Link previews", valueRows(page.openGraph, colors)],
    ["Structured data", structuredLines(page.structuredData, colors)],
    ["Links on this page", linkLines(page, colors)],
    ["Who links here", referrerLines(page, colors)],
    ["Nearby areas", neighborLines(page.neighbors, colors)],
  ];
  const shown = sections.filter(([, lines]) => lines.length > 0);
  return [
    opening(page, colors),
    ...shown.map(([title, lines]) => [colors.bold(title), ...lines].join("\n")),
  ].join("\n\n");
}

function opening({ path, type, files, rendered }: PageExplanation, colors: Colors): string {
  const [pattern, subject] = files as [Source, Source | undefined];
  const from = subject
    ? `From ${subject.file}, by the pattern ${pattern.written} in ${placeText(pattern)}.`
    : `From ${pattern.file}.`;
  const state = rendered
    ? `Last rendered ${rendered.at.slice(0, 16).replace("T", " ")} UTC into ${rendered.out}: ${rendered.reason}.`
    : "No build has rendered it yet.";
  return [`${colors.bold(path)}  ${colors.dim(`${type} page`)}`, `  ${from}`, `  ${state}`].join("\n");
}

/** A value with the text it is made from and what its placeholders became. */
function fullValue({ name, value, sources, placeholders }: ExplainedValue, colors: Colors): string[] {
  const indent = "  ".padEnd(15);
  const details = sources.flatMap((source) => {
    const text = source.note ?? (source.written === value ? "" : (source.written ?? ""));
    return `${indent}${colors.cyan(placeText(source))}${text && `  ${shorten(text, 90)}`}`;
  });
  const filled = placeholders.map((placeholder) => [
    `{${placeholder.name}}`,
    shorten(placeholder.value, valueWidth),
    places(placeholder.sources, colors),
  ]);
  return [`  ${colors.green(name.padEnd(13))}${value}`, ...details, ...columns(filled, `${indent}  `)];
}

function valueRows(values: ExplainedValue[], colors: Colors): string[] {
  return columns(
    values.map(({ name, value, sources }) => [
      colors.green(name),
      shorten(value, valueWidth),
      places(sources, colors),
    ]),
    "  ",
  );
}

function places(sources: Source[], colors: Colors): string {
  return sources
    .slice(0, shownPlaces)
    .map((source) => `${colors.cyan(placeText(source))}${source.note ? ` (${source.note})` : ""}`)
    .join(", ");
}

/** The values of each node below its type. */
function structuredLines(values: ExplainedValue[], colors: Colors): string[] {
  const byType = groupBy(values, ({ name }) => name.replace(/\..*$/, ""));
  return [...byType].flatMap(([type, group]) => [
    `  ${type}`,
    ...columns(
      collapse(group).map(({ name, value, sources }) => [
        colors.green(name.slice(type.length + 1)),
        shorten(value, valueWidth),
        places(sources, colors),
      ]),
      "    ",
    ),
  ]);
}

/** Entries of one list from one place as one row; of long lists the first ones, and how many follow. */
function collapse(values: ExplainedValue[]): ExplainedValue[] {
  const rows = [
    ...groupBy(values, ({ name, sources }) => `${kindOf(name)} ${sources.map(placeText).join()}`),
  ].map(
    ([, [first, ...others]]): ExplainedValue =>
      others.length === 0 || !first
        ? (first as ExplainedValue)
        : {
            ...first,
            name: kindOf(first.name),
            value: [first, ...others].map(({ value }) => value).join(", "),
          },
  );
  return [...groupBy(rows, ({ name }) => kindOf(name))].flatMap(([name, group]) => {
    const more = group.length - shownOfAKind;
    if (more <= 1) return group;
    const rest = { name, value: `and ${more} more (--format json lists all)`, sources: [], placeholders: [] };
    return [...group.slice(0, shownOfAKind), rest];
  });
}

/** The name of a value without its number in a list. */
function kindOf(name: string): string {
  return name.replace(/\[\d+\]/g, "");
}

function linkLines({ links, frameLinks }: PageExplanation, colors: Colors): string[] {
  const rows = [...groupBy(links, ({ where }) => where)].flatMap(([where, group]) => {
    const isListed = ({ source }: ExplainedLink) => source.note !== undefined;
    const listed = group.filter(isListed);
    const shown = [...group.filter((link) => !isListed(link)), ...listed.slice(0, shownOfAKind)];
    const more = listed.length - shownOfAKind;
    return [
      ...shown.map(({ to, label, source }, index) => [
        index === 0 ? colors.green(where) : "",
        to,
        shorten(label, 40),
        colors.cyan(placeText(source)),
      ]),
      ...(more > 0 ? [["", `and ${more} more from the same list`]] : []),
    ];
  });
  const frame = [
    colors.green("header and footer"),
    `${frameLinks.length} links, the same on every page (--format json lists all)`,
  ];
  return columns([...rows, frame], "  ");
}

function referrerLines({ referrers, redirects }: PageExplanation, colors: Colors): string[] {
  const rows = referrers.map(({ from, where, label, source }: Referrer) => [
    pagesText(from),
    colors.green(where),
    shorten(label, 40),
    colors.cyan(placeText(source)),
  ]);
  const old = redirects.map(({ from, source }) => [
    from,
    colors.green("redirect"),
    "",
    colors.cyan(placeText(source)),
  ]);
  return columns([...rows, ...old], "  ");
}

function pagesText(from: string[]): string {
  if (from.length === 0) return "every page";
  return from.length === 1 ? (from[0] ?? "") : `${from.length} pages`;
}

function neighborLines(neighbors: Neighbor[], colors: Colors): string[] {
  const rows = neighbors.map(({ name, path, named, names }) => {
    const relation =
      path === undefined
        ? "has no page"
        : !names
          ? "named here only"
          : named
            ? "both ways"
            : "names this city";
    return [
      name,
      colors.green(relation),
      ...[named, names].map((source) => (source ? colors.cyan(placeText(source)) : "")),
    ];
  });
  return columns(rows, "  ");
}

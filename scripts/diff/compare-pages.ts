import { diffArrays } from "diff";
import { type Kind, kinds, type PageValues } from "./page-values.ts";

/** One value of a page that is not what it was; `before` is absent for what is new, `after` for what is gone. */
export interface Change {
  kind: Kind;
  /** Path within the graph of structured data. */
  where?: string;
  before?: string;
  after?: string;
}

/** Every difference between two states of a page, in the order of the report. */
export function comparePages(before: PageValues, after: PageValues): Change[] {
  return [
    ...kinds.flatMap((kind) => compareValues(kind, before.single[kind], after.single[kind])),
    ...compareHeadings(before.headings, after.headings),
    ...compareStructuredData(before.structuredData, after.structuredData),
    ...compareLinks(before.links, after.links),
  ];
}

function compareValues(kind: Kind, before: string | undefined, after: string | undefined): Change[] {
  if (before === after) return [];
  return [{ kind, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
}

/** Headings that changed in place are one change each; the others went or came. */
function compareHeadings(before: string[], after: string[]): Change[] {
  const changes: Change[] = [];
  let removed: string[] = [];
  for (const part of diffArrays(before, after)) {
    if (part.removed) removed = part.value;
    else {
      const added = part.added ? part.value : [];
      for (let index = 0; index < Math.max(removed.length, added.length); index++)
        changes.push(...compareValues("heading", removed[index], added[index]));
      removed = [];
    }
  }
  return [...changes, ...removed.map((text): Change => ({ kind: "heading", before: text }))];
}

function compareStructuredData(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((where) =>
    compareValues("structured-data", before.get(where), after.get(where)).map((change) => ({
      ...change,
      where,
    })),
  );
}

function compareLinks(before: ReadonlySet<string>, after: ReadonlySet<string>): Change[] {
  const gone = [...before].filter((link) => !after.has(link)).sort();
  const added = [...after].filter((link) => !before.has(link)).sort();
  return [
    ...gone.map((link): Change => ({ kind: "link", before: link })),
    ...added.map((link): Change => ({ kind: "link", after: link })),
  ];
}

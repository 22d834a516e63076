import { diffArrays } from "diff";
import type { Change } from "../schemas/difference.ts";
import { type Kind, kinds, type PageValues } from "./page-values.ts";

/** Every difference between two states of a page, in the order of the report. */
export function comparePages(before: PageValues, after: PageValues): Change[] {
  const changes = kinds.flatMap((kind) => [
    ...compareNamed(kind, before.named[kind], after.named[kind]),
    ...compareOrdered(kind, before.ordered[kind], after.ordered[kind]),
    ...compareSets(kind, before.sets[kind], after.sets[kind]),
  ]);
  const isTextChanged = changes.some(({ kind }) => kind === "text" || kind === "heading");
  return isTextChanged || before.text === after.text
    ? changes
    : [...changes, textChange(before.text, after.text)];
}

function compareValues(kind: Kind, before: string | undefined, after: string | undefined): Change[] {
  if (before === after) return [];
  return [{ kind, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
}

function compareNamed(
  kind: Kind,
  before: ReadonlyMap<string, string> = new Map(),
  after: ReadonlyMap<string, string> = new Map(),
): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((where) =>
    compareValues(kind, before.get(where), after.get(where)).map((change) => ({
      ...change,
      ...(where !== "" && { where }),
    })),
  );
}

/** Values that changed in place are one change each; the others went or came. */
function compareOrdered(kind: Kind, before: readonly string[] = [], after: readonly string[] = []): Change[] {
  const changes: Change[] = [];
  let removed: string[] = [];
  for (const part of diffArrays([...before], [...after]))
    if (part.removed) removed = part.value;
    else {
      const added = part.added ? part.value : [];
      for (let index = 0; index < Math.max(removed.length, added.length); index++)
        changes.push(...compareValues(kind, removed[index], added[index]));
      removed = [];
    }
  return [...changes, ...removed.map((text): Change => ({ kind, before: text }))];
}

function compareSets(
  kind: Kind,
  before: ReadonlySet<string> = new Set(),
  after: ReadonlySet<string> = new Set(),
): Change[] {
  const gone = [...before].filter((value) => !after.has(value)).sort();
  const added = [...after].filter((value) => !before.has(value)).sort();
  return [
    ...gone.map((value): Change => ({ kind, before: value })),
    ...added.map((value): Change => ({ kind, after: value })),
  ];
}

/** Letters that are shown on each side of where two texts differ. */
const aroundChange = 40;

/** Text outside of paragraphs and the like: the part that differs, with what stands around it. */
function textChange(before: string, after: string): Change {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  const cut = (text: string) =>
    text.slice(Math.max(0, start - aroundChange), text.length - end + aroundChange);
  return { kind: "text", before: cut(before), after: cut(after) };
}

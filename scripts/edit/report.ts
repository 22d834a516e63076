import { createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff";
import type pc from "picocolors";
import { parse } from "yaml";
import { findUnfinished } from "../../src/loader/unfinished.ts";
import type { PageChanges } from "../check/page-memory.ts";
import { dataFlag } from "../shell-words.ts";
import type { AddContext, Addition } from "./addition.ts";
import type { FileChange } from "./journal.ts";
import type { AdditionPlan, Plan } from "./plan.ts";

type Colors = ReturnType<typeof pc.createColors>;

/** Paths that a list of pages names before it counts the rest. */
const namedPages = 12;

/** The unified diff of every file, as `git diff` would show it. */
export function formatDiff(changes: readonly FileChange[], shownDir: string, colors: Colors): string {
  return changes
    .map(({ file, before, after }) => {
      const name = `${shownDir}/${file}`.replace(/^\//, "");
      const [from, to] = [before ? `a/${name}` : "/dev/null", after ? `b/${name}` : "/dev/null"];
      const [old, now] = [Buffer.from(before ?? []).toString(), Buffer.from(after ?? []).toString()];
      return createTwoFilesPatch(from, to, old, now, undefined, undefined, {
        context: 3,
        headerOptions: FILE_HEADERS_ONLY,
      });
    })
    .flatMap((patch) => patch.trimEnd().split("\n"))
    .map((line) => paintLine(line, colors))
    .join("\n");
}

function paintLine(line: string, colors: Colors): string {
  if (/^(---|\+\+\+) /.test(line)) return colors.bold(line);
  if (line.startsWith("@@")) return colors.cyan(line);
  if (line.startsWith("+")) return colors.green(line);
  return line.startsWith("-") ? colors.red(line) : line;
}

/** What was written, or would be: each file with what changed, the pages, what is open, and the next step. */
export function formatPlan(
  plan: AdditionPlan,
  { shownDir }: AddContext,
  options: { isDryRun: boolean },
): string {
  const { addition, gaps, pages } = plan;
  const files = [
    `  new      ${shownDir}/${addition.file}`,
    ...addition.edits.map(
      ({ file, about, isNew }) => `  ${isNew ? "new    " : "changed"}  ${shownDir}/${file}: ${about}`,
    ),
  ];
  const open = [
    { file: addition.file, gaps },
    ...addition.edits.flatMap(({ file, after, isNew }) => (isNew ? { file, gaps: gapsIn(after) } : [])),
  ].filter((one) => one.gaps.length > 0);
  return inBlocks(
    [
      options.isDryRun ? `Would add ${addition.name}; nothing is written:` : `Added ${addition.name}:`,
      ...files,
    ],
    pageLines(pages),
    addition.notes,
    open.length > 0 ? gapLines(open, shownDir) : [],
    options.isDryRun ? [] : nextSteps(addition, open.length > 0, shownDir),
  );
}

/** Groups of lines with a blank line between those that say something. */
function inBlocks(...blocks: (readonly string[])[]): string {
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

/** What a renaming or removal would do: each file with what changes in it, and the pages. */
export function formatRestructuring({ title, touched, pages }: Plan, shownDir: string): string {
  const files = touched.map(
    ({ file, state, about }) => `  ${state.padEnd(7)}  ${shownDir}/${file}: ${about}`,
  );
  return inBlocks([`${title}:`, ...files], pageLines(pages));
}

function pageLines({ added, changed, removed, isLayoutChanged }: PageChanges): string[] {
  const lines = added.length > 0 ? [`New page: ${listPaths(added)}`] : [];
  if (removed.length > 0) lines.push(`Gone: ${listPaths(removed)}`);
  if (isLayoutChanged) lines.push("Changed: every page, because the menus list it.");
  else if (changed.length > 0) lines.push(`Changed: ${listPaths(changed)}`);
  return lines;
}

function listPaths(paths: readonly string[]): string {
  const rest = paths.length - namedPages;
  return [...paths.slice(0, namedPages), ...(rest > 0 ? [`and ${rest} more`] : [])].join(", ");
}

/** Pointers of the values that are still to be written in the text of a new file. */
function gapsIn(text: string): string[] {
  return findUnfinished(parse(text)).map(({ pointer }) => pointer);
}

function gapLines(open: readonly { file: string; gaps: readonly string[] }[], shownDir: string): string[] {
  const files = open.map(({ file, gaps }) => ({ file, fields: [...new Set(gaps.map(fieldOf))] }));
  const isOne = files.flatMap(({ fields }) => fields).length === 1;
  return [
    ...files.map(({ file, fields }) => `Still to be written in ${shownDir}/${file}: ${fields.join(", ")}.`),
    `Until then, npx site validate names ${isOne ? "it" : "each of them"}, and npx site build refuses the data.`,
  ];
}

/** The field of a pointer, without the places in its lists. */
function fieldOf(pointer: string): string {
  return pointer
    .replace(/\/\d+(\/.*)?$/, "")
    .slice(1)
    .replaceAll("/", ".");
}

function nextSteps({ name }: Addition, isOpen: boolean, shownDir: string): string[] {
  const data = dataFlag(shownDir);
  return [
    isOpen
      ? `Next: write what is open, then npx site validate${data}`
      : `Next: npx site dev${data} shows the site; npx site validate${data} checks it again.`,
    `To take ${name} back: npx site add --undo${data}`,
  ];
}

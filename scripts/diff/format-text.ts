import type pc from "picocolors";
import type { ChangeGroup, Difference } from "../schemas/difference.ts";
import { exampleLines, firstOf, groupSentence, movedNote, siteSentence, summarySentence } from "./wording.ts";

/** Most pages named of one list; `--format json` names all. */
const maxPages = 40;

/** The difference for a terminal. */
export function formatDifference(difference: Difference, colors: ReturnType<typeof pc.createColors>): string {
  const { added, moved, lost, changes, site } = difference;
  const block = (title: string, lines: string[]) =>
    lines.length === 0
      ? []
      : ["", colors.bold(title), ...firstOf(lines, maxPages).map((line) => `  ${line}`)];
  return [
    summarySentence(difference),
    ...block("Added", added),
    ...block(
      "Moved",
      moved.map((page) => `${page.from} → ${page.to} (${movedNote(page)})`),
    ),
    ...block(
      "Lost without a redirect",
      lost.map((path) => colors.red(path)),
    ),
    ...block("Beside the pages", site.map(siteSentence)),
    ...changes.flatMap((group) => ["", ...groupLines(group, colors)]),
  ].join("\n");
}

function groupLines(group: ChangeGroup, colors: ReturnType<typeof pc.createColors>): string[] {
  const [first = "", ...others] = group.paths;
  const example = exampleLines(group).map((line) =>
    line.startsWith("-") ? colors.red(line) : colors.green(line),
  );
  return [
    `${colors.bold(groupSentence(group))}${others.length === 0 ? " on" : ", for example on"} ${first}`,
    ...example.map((line) => `  ${line}`),
    ...(others.length === 0 ? [] : [colors.dim(`  also on ${firstOf(others, maxPages).join(", ")}`)]),
  ];
}

import { escapeXml } from "../../src/seo/escape-xml.ts";
import type { ChangeGroup, Difference } from "../schemas/difference.ts";
import { exampleLines, firstOf, groupSentence, movedNote, siteSentence, summarySentence } from "./wording.ts";

/** Most groups and most pages that are written out: a comment of GitHub has at most 65,536 characters. */
const maxGroups = 40;
const maxPages = 20;
/** Longest value that is written out, in characters. */
const maxValue = 400;

/** The difference for a pull request: a sentence, and details that are folded. */
export function formatMarkdown(difference: Difference): string {
  const { added, moved, lost, changes, site } = difference;
  const hidden = changes.length - maxGroups;
  return [
    "### What changes on the site",
    "",
    summarySentence(difference),
    ...list("Lost without a redirect", lost.map(code)),
    ...list(
      "Moved",
      moved.map((page) => `${code(page.from)} → ${code(page.to)} (${movedNote(page)})`),
    ),
    ...list("Added", added.map(code)),
    ...list("Beside the pages", site.map(siteSentence).map(code)),
    ...changes.slice(0, maxGroups).flatMap(details),
    ...(hidden > 0 ? ["", `And ${hidden} more; \`npx site diff\` shows them all.`] : []),
    "",
  ].join("\n");
}

function list(title: string, lines: string[]): string[] {
  return lines.length === 0
    ? []
    : ["", `**${title}**`, "", ...firstOf(lines, maxPages).map((line) => `- ${line}`)];
}

function details(group: ChangeGroup): string[] {
  const [first = "", ...others] = group.paths;
  const lines = exampleLines(group).map(shortened);
  const fence = fenceAround(lines);
  return [
    "",
    `<details><summary>${escapeXml(groupSentence(group))}</summary>`,
    "",
    `${others.length === 0 ? "On" : "For example on"} ${code(first)}:`,
    "",
    `${fence}diff`,
    ...lines,
    fence,
    ...(others.length === 0 ? [] : ["", `Also on ${firstOf(others.map(code), maxPages).join(", ")}.`]),
    "",
    "</details>",
  ];
}

function shortened(line: string): string {
  return line.length <= maxValue ? line : `${line.slice(0, maxValue)}…`;
}

/** A fence longer than any row of backticks within, so that no text of the site ends it. */
function fenceAround(lines: readonly string[]): string {
  const rows = lines.join("\n").match(/`+/g) ?? [];
  return "`".repeat(Math.max(3, ...rows.map((row) => row.length + 1)));
}

function code(text: string): string {
  return text.includes("`") ? escapeXml(text) : `\`${text}\``;
}

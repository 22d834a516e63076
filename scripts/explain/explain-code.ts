import { readFileSync } from "node:fs";
import { join } from "node:path";
import type pc from "picocolors";
import { type ProblemCode, problemCodes } from "../../src/problem.ts";
import { type Edit, entryOf, stages } from "./catalog.ts";
import { columns, wrap } from "./columns.ts";

type Colors = ReturnType<typeof pc.createColors>;
type ExplainFormat = "text" | "json";

/** Every code with its one line. */
export function listCodes(format: ExplainFormat, colors: Colors): string {
  const codes = problemCodes.map((code) => ({ code, summary: entryOf(code).summary }));
  if (format === "json") return JSON.stringify({ codes });
  return [
    ...columns(
      codes.map(({ code, summary }) => [colors.bold(code), summary]),
      "",
    ),
    "",
    "npx site explain <code> says more, npx site explain <path> where the values of a page come from,",
    "npx site explain <rule> what a rule of site audit checks; npx site audit --list prints all rules.",
  ].join("\n");
}

/** What a code means, with an example as the tool prints it, and the fix. */
export function explainCode(code: ProblemCode, root: string, format: ExplainFormat, colors: Colors): string {
  const { summary, meaning, fix, stage, example } = entryOf(code);
  const { story } = example;
  const edits = example.edits.map(visible);
  const prints = readPrinted(code, root);
  const foundBy = stages[stage];
  if (format === "json")
    return JSON.stringify({ code, summary, meaning, fix, foundBy, example: { story, edits, prints } });
  return [
    `${colors.bold(code)}  ${summary}`,
    ...wrap(`${meaning} It is ${foundBy}.`),
    "",
    colors.bold("Example"),
    ...wrap(story),
    ...edits.flatMap((edit) => ["", ...editLines(edit, colors)]),
    "",
    "  The tool then prints:",
    "",
    ...prints.map((line) => (line === "" ? "" : `    ${paintPrinted(line, colors)}`)),
    "",
    colors.bold("Fix"),
    ...wrap(fix),
  ].join("\n");
}

/** What checking the example prints, as the tests pin it. */
function readPrinted(code: ProblemCode, root: string): string[] {
  const file = join(root, "scripts", "explain", "printed", `${code}.txt`);
  return readFileSync(file, "utf8").trimEnd().split("\n");
}

function editLines(edit: Edit, colors: Colors): string[] {
  const file = `data/${edit.file}`;
  if ("change" in edit) return [`    ${file} is ${edit.change}`];
  if ("copyOf" in edit)
    return [
      `    ${file}${edit.count ? ` (n from 1 to ${edit.count})` : ""} is a copy of data/${edit.copyOf}`,
    ];
  if ("content" in edit) return [`    ${file}`, ...signed("+", edit.content, colors.green)];
  return [`    ${file}`, ...signed("-", edit.before, colors.red), ...signed("+", edit.after, colors.green)];
}

/** An edit with what people are shown of it in place of what is too long or cannot be seen. */
function visible(edit: Edit): Edit {
  if (!("shown" in edit) || !edit.shown) return edit;
  const { shown, pasted: _, ...plain } = edit;
  return { ...plain, ...shown };
}

function signed(sign: string, text: string, paint: (text: string) => string): string[] {
  if (text === "") return [];
  return text
    .trimEnd()
    .split("\n")
    .map((line) => paint(`      ${sign} ${line}`));
}

/** Colors what was pinned without colors as `site validate` colors it. */
function paintPrinted(line: string, colors: Colors): string {
  const paints = { error: colors.red, warning: colors.yellow, info: colors.cyan };
  return line
    .replace(
      / {2}(error|warning|info)(?= {2})/,
      (_, severity: keyof typeof paints) => `  ${paints[severity](severity)}`,
    )
    .replace(/^( +)(\^+)$/, (_, indent: string, caret: string) => indent + colors.red(caret))
    .replace(/^( +)Fix:/, (_, indent: string) => indent + colors.green("Fix:"));
}

import { quoted } from "../../shell-words.ts";
import type { Started } from "./init.ts";
import type { StarterFile } from "./starter.ts";

/** What was started, or would be, what is still to be written in it, and what to do next. */
export function formatStarted(
  { name, files, open, notes }: Started,
  shownDir: string,
  { isDryRun }: { isDryRun: boolean },
): string {
  const count = [...open.values()].reduce((sum, pointers) => sum + pointers.length, 0);
  const width = Math.max(...[...open.keys()].map((file) => file.length));
  return [
    `${isDryRun ? "Would start" : "Started"} the data of ${name ?? "a business"} in ${shownDir}${isDryRun ? "; nothing is written" : ""}:`,
    ...files.map(({ file }) => `  ${shownDir}/${file}`),
    "",
    `Still to be written, by someone who knows the business: ${count} values, each marked TO BE WRITTEN.`,
    ...[...open].map(([file, pointers]) => `  ${file.padEnd(width)}  ${pointers.length}`),
    ...notes,
    "",
    "Next:",
    ...nextSteps(quoted(shownDir), files),
  ].join("\n");
}

/** Command lines that work as they stand, but for the name of what is added. */
function nextSteps(data: string, files: StarterFile[]): string[] {
  const [kind, many] = files.some(({ file }) => file.startsWith("cities/"))
    ? ["city", "cities"]
    : ["service", "services"];
  const steps = [
    [`npx site validate --data ${data}`, "names each open value, with its line and an example"],
    [`npx site add ${kind} "<name>" --data ${data}`, `adds more ${many}`],
    [`npx site dev --data ${data}`, "shows the site while you write, each open value by its place"],
    [`npm start -- --data ${data}`, "builds the site beside its data and serves it, mails and all"],
  ] as const;
  const width = Math.max(...steps.map(([line]) => line.length));
  return steps.map(([line, does]) => `  ${line.padEnd(width)}  ${does}`);
}

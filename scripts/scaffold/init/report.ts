import type { Started } from "./init.ts";

/** What was started, or would be, what is still to be written in it, and what to do next. */
export function formatStarted(
  { name, files, open }: Started,
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
    "",
    "Next:",
    `  npx site validate --data ${shownDir}         names each open value, with its line and an example`,
    `  npx site add city <name> --data ${shownDir}  adds more cities, once business.yaml is complete`,
    `  npx site dev --data ${shownDir}              shows the site, once nothing is open`,
  ].join("\n");
}

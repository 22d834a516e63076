import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { counted } from "../../src/loader/counted.ts";
import { errorsOf, hasErrors } from "../../src/problem.ts";
import { checkData } from "../check/check-data.ts";
import { isFolder, type Project } from "../project-folder.ts";
import { builtAtMs } from "../publish/state.ts";
import { quoted } from "../shell-words.ts";

/** How far the work in a folder has come. */
export type FolderState =
  | { kind: "no-data" }
  | { kind: "broken"; errors: number }
  | { kind: "not-built" }
  | { kind: "stale" }
  | { kind: "fresh" };

/** A command line and what it is for. */
type Step = [line: string, does: string];

/** Looks at a data folder and at what was built of it. */
export function findFolderState({ dataDir, out }: Project, cacheDir: string): FolderState {
  if (!isFolder(dataDir)) return { kind: "no-data" };
  const { problems } = checkData(dataDir);
  if (hasErrors(problems)) return { kind: "broken", errors: errorsOf(problems).length };
  if (!isFolder(out)) return { kind: "not-built" };
  const builtAt = builtAtMs(cacheDir, out);
  return { kind: builtAt === undefined || newestChange(dataDir) > builtAt ? "stale" : "fresh" };
}

/** Folders that a person named, as they were written. */
interface Named {
  data: string;
  out: string;
}

/** What to say and to run next, for the folders that were named. */
export function nextSteps(state: FolderState, named?: Named): { sentence: string; steps: Step[] } {
  const data = named ? ` --data ${quoted(named.data)}` : "";
  const both = named ? `${data} --out ${quoted(named.out)}` : "";
  const build: Step = [`npx site build${both}`, `build the site into ${named?.out ?? "dist"}/`];
  const dev: Step = [`npx site dev${data}`, "edit, and see each change at once"];
  switch (state.kind) {
    case "no-data":
      return {
        sentence: `There is no folder ${named?.data ?? "data"} here.`,
        steps: [
          [`npx site init ${quoted(named?.data ?? "data")}`, "start the data of a business"],
          ["npx site validate --data <dir>", "work with a data folder elsewhere; every command takes --data"],
        ],
      };
    case "broken": {
      const errors = counted(state.errors, "error");
      return {
        sentence: `The data has ${errors}.`,
        steps: [[`npx site validate${data}`, "show each with its place and the fix"]],
      };
    }
    case "not-built":
      return { sentence: "The data has no errors. The site is not built yet.", steps: [build, dev] };
    case "stale":
      return { sentence: "The data has changed since the site was built.", steps: [build, dev] };
    case "fresh":
      return {
        sentence: "The site is built, and the data has not changed since.",
        steps: [[`npx site preview${both}`, `serve ${named?.out ?? "dist"}/ as a static host does`], dev],
      };
  }
}

/** The next steps for the state of the folder, as they are printed. Steps of commands that do not exist are left out. */
export function formatNextSteps(state: FolderState, commands: readonly string[], named?: Named): string {
  const { sentence, steps } = nextSteps(state, named);
  const known = steps.filter(([line]) => commands.includes(line.split(" ")[2] ?? ""));
  const width = Math.max(...known.map(([line]) => line.length));
  return [sentence, "", "Next:", ...known.map(([line, does]) => `  ${line.padEnd(width)}   ${does}`)].join(
    "\n",
  );
}

/** Time of the newest change below a folder, in milliseconds; a removed file changes its folder. */
function newestChange(folder: string): number {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  return Math.max(...[folder, ...paths].map((path) => statSync(path).mtimeMs));
}

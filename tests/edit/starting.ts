import { join } from "node:path";
import type { Answers } from "../../scripts/edit/init/answers.ts";
import { type InitOptions, type Started, startFolder } from "../../scripts/edit/init/init.ts";
import { DataFolder, root, temporaryFolder } from "../support/data-folder.ts";

export const needed: Answers = {
  services: "Roof repair, Gutters",
  city: "Maple Grove",
  counties: "Lake County, Oak County",
};

/** Starts a folder the way the command does, with nobody at the terminal. */
export async function start(
  answers: Answers = needed,
  extra: Partial<InitOptions> = {},
): Promise<{ data: DataFolder; started: Started }> {
  const dataDir = join(temporaryFolder(), "data");
  const started = await startFolder({
    root,
    dataDir,
    shownDir: "data",
    answers,
    today: "2026-03-09",
    isDryRun: false,
    ...extra,
  });
  return { data: new DataFolder(extra.dataDir ?? dataDir), started };
}

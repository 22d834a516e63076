// npm run lines: lines written by hand, of TypeScript, CSS and .mjs, by folder. Data, fixtures and what is generated are
// not counted.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../install/run.mjs";

const generated = /^tests\/fixtures\/|^supabase\/functions\/_shared\/.*\.generated\.ts$/;
const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.css"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && !generated.test(file));
/** @type {Map<string, number>} */
const counts = new Map();
for (const file of files) {
  const [folder = ""] = file.includes("/") ? file.split("/") : ["."];
  const lines = readFileSync(join(root, file), "utf8").split("\n").length - 1;
  counts.set(folder, (counts.get(folder) ?? 0) + lines);
}
const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
for (const [folder, count] of [...counts, ["in all", total]])
  process.stdout.write(`${String(folder).padEnd(10)} ${count.toLocaleString("en-US").padStart(8)}\n`);

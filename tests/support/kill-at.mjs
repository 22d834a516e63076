// Loaded into a build with `node --import`: ends the process, as `kill -9` would, at a step of publishing that KILL_AT
// names, or before the change of the disk beside or in KILL_OUT whose number (from 1) KILL_AT is. KILL_COUNT names a
// file that is given the number of these changes where the process ends by itself, KILL_WITH another signal.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { basename } from "node:path";

const { KILL_AT: step = "", KILL_OUT: out = "", KILL_COUNT: countFile, KILL_WITH = "SIGKILL" } = process.env;
const isJournal = (file) => file === `${out}.swap`;
const isStaging = (file) => basename(String(file)).startsWith(`${basename(out)}.staging-`);
const die = () => process.kill(process.pid, KILL_WITH);
const { writeFileSync } = fs;

const steps = {
  "before the journal is written": (name, file) => name === "writeFileSync" && isJournal(file),
  "before the old site is moved away": (name, from) => name === "renameSync" && from === out,
  "before the new site is moved in": (name, from, to) =>
    name === "renameSync" && isStaging(from) && to === out,
  "before the journal is removed": (name, file) => name === "rmSync" && isJournal(file),
};

let changes = 0;
for (const name of ["writeFileSync", "renameSync", "rmSync", "linkSync", "mkdirSync", "fsyncSync"]) {
  const original = fs[name];
  fs[name] = (...args) => {
    const isOurs = name === "fsyncSync" || args.slice(0, 2).some((path) => String(path).startsWith(out));
    if (isOurs) changes++;
    if (isOurs && (steps[step]?.(name, ...args) ?? Number(step) === changes)) die();
    return original(...args);
  };
}
syncBuiltinESMExports();
process.on("exit", () => countFile && writeFileSync(countFile, String(changes)));

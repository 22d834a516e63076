// Loaded into a build with `node --import`: ends the process, as pulling the plug would, at a step of publishing.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { basename } from "node:path";

const { KILL_AT: step, KILL_OUT: out = "" } = process.env;
const isJournal = (file) => file === `${out}.swap`;
const isStaging = (file) => basename(String(file)).startsWith(`${basename(out)}.staging-`);
const die = () => process.kill(process.pid, "SIGKILL");
const { writeFileSync, renameSync, rmSync } = fs;

fs.writeFileSync = (file, ...rest) => {
  if (step === "before the journal is written" && isJournal(file)) die();
  return writeFileSync(file, ...rest);
};
fs.renameSync = (from, to) => {
  if (step === "before the old site is moved away" && from === out) die();
  if (step === "before the new site is moved in" && isStaging(from) && to === out) die();
  return renameSync(from, to);
};
fs.rmSync = (file, ...rest) => {
  if (step === "before the journal is removed" && isJournal(file)) die();
  return rmSync(file, ...rest);
};
syncBuiltinESMExports();

// What every entry point asks first. It imports nothing that an old Node lacks, and entry points load all else afterward:
// a missing import would end them before they could say why.
import { readFileSync } from "node:fs";

/**
 * The sentence for a Node that is too old, or undefined.
 * @param {string} version as in `process.versions.node`
 * @param {string} needed as in package.json, `>=20.19`
 * @returns {string | undefined}
 */
export function whyTooOld(version, needed) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.replace(">=", "").split(".").map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return undefined;
  return `This is Node ${version}, but ${neededMajor}.${neededMinor} or newer is needed: https://nodejs.org/en/download`;
}

/** Ends the process with one sentence where Node is too old. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  const tooOld = whyTooOld(process.versions.node, engines.node);
  if (!tooOld) return;
  process.stderr.write(`${tooOld}\n`);
  process.exit(2);
}

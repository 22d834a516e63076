// Finds the programs that tests use, or installs them.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run, runNode } from "./run.mjs";

/** @typedef {import("./programs.mjs").Program} Program */

/**
 * @typedef {object} Machine what finding and installing ask of the machine
 * @property {Record<string, string | undefined>} env
 * @property {(path: string) => boolean} has
 * @property {(path: string) => boolean} tellsVersion
 * @property {() => Promise<string>} playwrightPath where Playwright would put its own Chromium
 * @property {boolean} canUseApt root on a Debian
 * @property {(command: string, args: string[]) => number} run
 * @property {() => number} installPlaywright
 */

/** @type {Machine} */
const thisMachine = {
  env: process.env,
  has: existsSync,
  tellsVersion,
  playwrightPath: async () => (await import("playwright-core")).chromium.executablePath(),
  canUseApt: process.getuid?.() === 0 && existsSync("/etc/debian_version") && existsSync("/usr/bin/apt-get"),
  // In run level 1 Debian starts no service that it installs.
  run: (command, args) => run(command, args, { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" }),
  installPlaywright: () => runNode("node_modules/playwright-core/cli.js", ["install", "chromium"]),
};

/** @param {string} path */
function tellsVersion(path) {
  try {
    return /\d+\.\d+/.test(
      execFileSync(path, ["--version"], { stdio: ["ignore", "pipe", "ignore"] }).toString(),
    );
  } catch {
    return false;
  }
}

/**
 * Path of the program, or undefined. A path in the environment is used or nothing is.
 * @param {Program} program
 * @param {Machine} machine
 * @returns {Promise<string | undefined>}
 */
export async function findProgram(program, machine = thisMachine) {
  const { variable, places, needs = [], isPlaywrights } = program;
  const works = (/** @type {string} */ path) =>
    [path, ...needs].every(machine.has) && (!program.tellsVersion || machine.tellsVersion(path));
  const named = machine.env[variable];
  if (named) return works(named) ? named : undefined;
  const usual = places.find(works);
  if (usual || !isPlaywrights) return usual;
  const own = await machine.playwrightPath();
  return works(own) ? own : undefined;
}

/**
 * Path of the program, installed now where there was none; undefined where that failed.
 * @param {Program} program
 * @param {Machine} machine
 * @returns {Promise<string | undefined>}
 */
export async function ensureProgram(program, machine = thisMachine) {
  const { name, variable, packages, isPlaywrights = false } = program;
  const found = await findProgram(program, machine);
  if (found || machine.env[variable] || !(machine.canUseApt || isPlaywrights)) return found;
  process.stderr.write(`There is no ${name} for the tests yet. Installing one ...\n`);
  if (machine.canUseApt) {
    machine.run("apt-get", ["update"]);
    machine.run("apt-get", ["install", "-y", ...packages]);
    const installed = await findProgram(program, machine);
    if (installed) return installed;
  }
  if (isPlaywrights) machine.installPlaywright();
  return findProgram(program, machine);
}

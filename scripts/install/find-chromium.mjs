// Finds the Chromium that browser tests use, or installs one.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run, runNode } from "./run.mjs";

/** Names a Chromium in place of those below. */
export const chromiumVariable = "CHROMIUM_PATH";

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** What to do where neither finding nor installing worked. */
export const noChromium = `No Chromium was found, and none could be installed. The browser tests need one. Do one of these:
  - Debian, as root:  apt-get update && apt-get install -y chromium
  - anywhere:         npx playwright-core install --with-deps chromium
  - have one already: ${chromiumVariable}=/path/to/chromium npm test`;

/**
 * @typedef {object} Machine what finding and installing ask of the machine
 * @property {Record<string, string | undefined>} env
 * @property {(path: string) => boolean} works true for a browser that starts
 * @property {() => Promise<string>} playwrightPath where Playwright would put its own
 * @property {boolean} canUseApt root on a Debian
 * @property {(command: string, args: string[]) => number} run
 * @property {() => number} installPlaywright
 */

/** @type {Machine} */
const thisMachine = {
  env: process.env,
  works: (path) => existsSync(path) && tellsVersion(path),
  playwrightPath: async () => (await import("playwright-core")).chromium.executablePath(),
  canUseApt: process.getuid?.() === 0 && existsSync("/etc/debian_version") && existsSync("/usr/bin/apt-get"),
  run: (command, args) => run(command, args, { DEBIAN_FRONTEND: "noninteractive" }),
  installPlaywright: () => runNode("node_modules/playwright-core/cli.js", ["install", "chromium"]),
};

/**
 * Some systems ship a script that only says how to get the browser.
 * @param {string} path
 */
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
 * Path of a Chromium that starts, or undefined. A path in the environment is used or nothing is.
 * @param {Machine} machine
 * @returns {Promise<string | undefined>}
 */
export async function findChromium(machine = thisMachine) {
  const named = machine.env[chromiumVariable];
  if (named) return machine.works(named) ? named : undefined;
  const usual = usualPlaces.find((path) => machine.works(path));
  if (usual) return usual;
  const own = await machine.playwrightPath();
  return machine.works(own) ? own : undefined;
}

/**
 * Path of a Chromium that starts, installed now where there was none; undefined where that failed.
 * @param {Machine} machine
 * @returns {Promise<string | undefined>}
 */
export async function ensureChromium(machine = thisMachine) {
  const found = await findChromium(machine);
  if (found || machine.env[chromiumVariable]) return found;
  process.stderr.write("There is no Chromium for the browser tests yet. Installing one ...\n");
  if (machine.canUseApt) {
    machine.run("apt-get", ["update"]);
    machine.run("apt-get", ["install", "-y", "chromium"]);
    const installed = await findChromium(machine);
    if (installed) return installed;
  }
  machine.installPlaywright();
  return findChromium(machine);
}

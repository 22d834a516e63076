// Finds the nginx that the tests of hosts use, or installs one.
import { existsSync } from "node:fs";
import { run } from "./run.mjs";

/** Names an nginx in place of those below. */
export const nginxVariable = "NGINX_PATH";

const usualPlaces = [
  "/usr/sbin/nginx",
  "/usr/local/sbin/nginx",
  "/usr/local/bin/nginx",
  "/opt/homebrew/bin/nginx",
];

/** What is missing where neither finding nor installing worked. */
export const noNginx = `No nginx was found, and none could be installed, so its configuration is not tried. To try it, install nginx (Debian, as root: apt-get install -y nginx), or name one: ${nginxVariable}=/path/to/nginx npm test`;

/**
 * @typedef {object} Machine what finding and installing ask of the machine
 * @property {Record<string, string | undefined>} env
 * @property {(path: string) => boolean} has
 * @property {boolean} canUseApt root on a Debian
 * @property {(command: string, args: string[]) => number} run
 */

/** @type {Machine} */
const thisMachine = {
  env: process.env,
  has: existsSync,
  canUseApt: process.getuid?.() === 0 && existsSync("/etc/debian_version") && existsSync("/usr/bin/apt-get"),
  // In run level 1 Debian starts no service that it installs.
  run: (command, args) => run(command, args, { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" }),
};

/**
 * Path of an nginx, or undefined. A path in the environment is used or nothing is.
 * @param {Machine} machine
 * @returns {string | undefined}
 */
export function findNginx(machine = thisMachine) {
  const named = machine.env[nginxVariable];
  if (named) return machine.has(named) ? named : undefined;
  return usualPlaces.find((path) => machine.has(path));
}

/**
 * Path of an nginx, installed now where there was none; undefined where that failed.
 * @param {Machine} machine
 * @returns {string | undefined}
 */
export function ensureNginx(machine = thisMachine) {
  const found = findNginx(machine);
  if (found || machine.env[nginxVariable] || !machine.canUseApt) return found;
  process.stderr.write("There is no nginx for the tests of hosts yet. Installing one ...\n");
  machine.run("apt-get", ["update"]);
  machine.run("apt-get", ["install", "-y", "--no-install-recommends", "nginx"]);
  return findNginx(machine);
}

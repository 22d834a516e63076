// Installs the locked dependencies when they are missing or not those of package-lock.json. Plain Node: it is the first
// thing that runs on a fresh clone.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./run.mjs";

/**
 * Why the installed packages are not those of the lock file; undefined when they are. Contents are compared, not
 * times: a checkout gives the lock file a new time and no other content.
 * @param {string} folder the project
 * @returns {string | undefined}
 */
export function whyStale(folder) {
  const wanted = readPackages(join(folder, "package-lock.json"));
  // npm writes this file last, so that an installation which was cut off has none.
  const installed = readPackages(join(folder, "node_modules", ".package-lock.json"));
  if (!installed) return "The dependencies are not installed yet.";
  for (const [path, { version, integrity, optional }] of Object.entries(wanted ?? {})) {
    if (path === "") continue;
    const found = installed[path];
    // npm leaves out what is made for other machines.
    if (!found && optional) continue;
    if (!found) return `${path} is not installed yet.`;
    if (found.version !== version)
      return `${path} is installed as ${found.version}, but ${version} is locked.`;
    // Either list may lack the hash.
    if (integrity && found.integrity && found.integrity !== integrity)
      return `${path} ${version} is installed with other content than is locked.`;
  }
  const extra = Object.keys(installed).find((path) => !wanted?.[path]);
  return extra && `${extra} is installed, but no longer locked.`;
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}

/** Installs what is missing. Ends the process where that fails, after npm has said why. */
export function ensureDependencies() {
  const reason = whyStale(root);
  if (!reason) return;
  process.stderr.write(`${reason} Installing what package-lock.json names ...\n`);
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
  // The npm that runs us, wherever it lies and whatever it is called on this system.
  const npm = process.env.npm_execpath;
  const code = npm?.endsWith(".js") ? run(process.execPath, [npm, ...args]) : run("npm", args);
  if (code === 0) return;
  process.stderr.write(
    code === 127
      ? "npm was not found. It comes with Node: https://nodejs.org/en/download\n"
      : "npm could not install the dependencies; its own lines above say why. Is this machine online?\n",
  );
  process.exit(2);
}

// npm run sbom: the bill of materials of a build, as CycloneDX on stdout. npm makes it, from a copy of the lock file
// without the tools of development: its own --omit dev leaves out what those tools need too, ajv and vite among it.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireNode } from "../install/require-node.mjs";
import { root } from "../install/run.mjs";

requireNode();

/** @typedef {{ devDependencies?: object, dev?: boolean, [key: string]: unknown }} Manifest */

/**
 * @param {string} file
 * @returns {Manifest & { packages: Record<string, Manifest> }}
 */
function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), "utf8"));
}

/**
 * @param {Manifest} manifest
 * @returns {Manifest}
 */
function withoutDevelopment({ devDependencies: _, ...manifest }) {
  return manifest;
}

const lock = readJson("package-lock.json");
const packages = Object.entries(lock.packages)
  .filter(([, { dev }]) => !dev)
  .map(([path, manifest]) => [path, path === "" ? withoutDevelopment(manifest) : manifest]);
const temporary = mkdtempSync(join(tmpdir(), "site-sbom-"));
// npm names the bill after the folder.
const folder = join(temporary, String(lock.name));
mkdirSync(folder);
try {
  writeFileSync(join(folder, "package.json"), JSON.stringify(withoutDevelopment(readJson("package.json"))));
  writeFileSync(
    join(folder, "package-lock.json"),
    JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }),
  );
  const args = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm?.endsWith(".js") ? [process.execPath, npm] : ["npm"];
  const { status } = spawnSync(command, [...before, ...args], { cwd: folder, stdio: "inherit" });
  process.exitCode = status ?? 2;
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

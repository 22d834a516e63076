import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Peer } from "./peer.ts";

/** A generator in a folder of its own, or why it is not there. */
export type Installed = { peer: Peer } & ({ dir: string } | { reason: string });

/** This repository is strict about versions of Node, and npm hands that on; whether a generator runs is tried here. */
const options = ["--engine-strict=false", "--fetch-retries=1"];

/** Installs a generator from the registry into a new folder below `parent`. Install scripts do not run. */
export function installPeer(peer: Peer, parent: string): Installed {
  const dir = join(parent, peer.name.toLowerCase());
  mkdirSync(dir);
  writeFileSync(join(dir, "package.json"), JSON.stringify({ name: "peer", private: true, type: "module" }));
  const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", ...options];
  try {
    execFileSync("npm", [...args, `${peer.package}@${peer.version}`], {
      cwd: dir,
      encoding: "utf8",
      stdio: "pipe",
    });
    return { peer, dir };
  } catch (error) {
    return { peer, reason: reasonOf(error) };
  }
}

/** The first line in which npm names a fault. */
function reasonOf(error: unknown): string {
  const stderr = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
  return /^npm error (?!code)(.+)$/m.exec(stderr)?.[1] ?? String(error).split("\n")[0] ?? "";
}

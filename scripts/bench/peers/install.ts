import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Peer } from "./peer.ts";

/** A generator in a folder of its own, or why it is not there. */
export type Installed = { peer: Peer } & ({ dir: string; version: string } | { reason: string });

/** Installs a generator from the registry into a new folder below `parent`. Install scripts do not run. */
export function installPeer(peer: Peer, parent: string): Installed {
  const dir = join(parent, peer.name.toLowerCase());
  mkdirSync(dir);
  writeFileSync(join(dir, "package.json"), JSON.stringify({ name: "peer", private: true, type: "module" }));
  const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=1"];
  try {
    execFileSync("npm", [...args, `${peer.package}@${peer.range}`], {
      cwd: dir,
      encoding: "utf8",
      stdio: "pipe",
    });
    const manifest = readFileSync(join(dir, "node_modules", peer.package, "package.json"), "utf8");
    return { peer, dir, version: (JSON.parse(manifest) as { version: string }).version };
  } catch (error) {
    return { peer, reason: reasonOf(error) };
  }
}

/** The first line in which npm names a fault. */
function reasonOf(error: unknown): string {
  const stderr = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
  return /^npm error (?!code)(.+)$/m.exec(stderr)?.[1] ?? String(error).split("\n")[0] ?? "";
}

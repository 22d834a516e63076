import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./data-folder.ts";

/** Environment in which a build loads a script of this folder before anything else. */
export function withPlug(name: string, env: Record<string, string> = {}): Record<string, string> {
  return { NODE_OPTIONS: `--import=${pathToFileURL(join(root, "tests", "support", name)).href}`, ...env };
}

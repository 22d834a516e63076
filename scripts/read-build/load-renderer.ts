import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { createRenderer } from "../../src/renderer/render.tsx";

/** What compiled templates render pages with; `dir` is the folder of their bundle. */
export async function loadRenderer(dir: string): Promise<typeof createRenderer> {
  const server = (await import(pathToFileURL(join(dir, "server", "render.mjs")).href)) as {
    createRenderer: typeof createRenderer;
  };
  return server.createRenderer;
}

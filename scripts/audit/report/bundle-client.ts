import { join } from "node:path";
import { build } from "esbuild";

/** Style and script of the report's page. */
export interface Client {
  css: string;
  js: string;
}

/** Compiles what runs in the report's page; the compiled CLI has it ready-made. `root`: folder of this tool. */
export async function bundleClient(root: string): Promise<Client> {
  const { outputFiles } = await build({
    entryPoints: [join(root, "scripts", "audit", "report", "client", "main.tsx")],
    outdir: "client",
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    logLevel: "silent",
  });
  const textOf = (extension: string) => outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? "";
  return { css: textOf(".css"), js: textOf(".js") };
}

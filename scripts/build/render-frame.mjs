// Lets vite-plugin-ssr render one document from a compiled bundle, and prints it. A process of its own, because
// vite-plugin-ssr refuses to render in the process that built.
// Usage: node render-frame.mjs <bundle folder> <JSON of the page context>
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [, , bundleDir, pageContext] = process.argv;
// It prints a notice about its new name when it is imported.
console.log = () => undefined;
console.warn = () => undefined;
await import(pathToFileURL(join(bundleDir, "server", "importBuild.cjs")).href);
const { renderPage } = await import("vite-plugin-ssr/server");
const { httpResponse, errorWhileRendering } = await renderPage(JSON.parse(pageContext));
if (errorWhileRendering) throw errorWhileRendering;
if (httpResponse?.statusCode !== 200)
  throw new Error(`vite-plugin-ssr answered ${httpResponse?.statusCode ?? "nothing"}`);
process.stdout.write(await httpResponse.getBody());

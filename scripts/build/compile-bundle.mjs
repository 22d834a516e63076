// Compiles the application for the browser and for the render loop. A process of its own, in the folder of the tool:
// vite-plugin-ssr takes an absolute output folder for a relative one when the working directory lies under another
// top-level folder, and React is compiled for development wherever NODE_ENV names anything but production.
// Usage, with NODE_ENV=production: node compile-bundle.mjs <base> <output folder>
import { build } from "vite";

const [, , base, outDir] = process.argv;
// Vite prints a notice about an option that vite-plugin-ssr uses; errors are thrown.
console.warn = () => undefined;
for (const ssr of [false, true])
  await build({ base, logLevel: "error", build: { outDir, emptyOutDir: false, ssr } });

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { keepNewest, moveToPlace } from "../files/cache-folders.mjs";
import { inAscii } from "./load-compiled.mjs";

/** Versions that are kept, because a process that is still running may load a part of its own later. */
const keptVersions = 6;

/** What stays in node_modules: packages with native parts, and those that only some commands load. */
const external = [
  "vite",
  "vite-plugin-ssr",
  "esbuild",
  "sharp",
  "subset-font",
  "compression",
  "sirv",
  "zipcodes",
  "playwright-core",
  "@modelcontextprotocol/sdk",
];

/** The compiled checks stand beside the CLI: half of all code, which a command without a changed file does not load. */
const checks = "./checks.cjs";

const shared = {
  bundle: true,
  format: "cjs",
  platform: "node",
  target: "node20.19",
  logLevel: "warning",
  define: {
    "import.meta.url": "__url",
    "import.meta.dirname": "__dirname",
    "import.meta.filename": "__filename",
  },
  // Code that is loaded with functions of an earlier run can require modules, and not import them, also by an address.
  supported: { "dynamic-import": false },
  banner: {
    js: `const __node = { ...require("node:url"), require };
require = (name) => __node.require(name.startsWith("file:") ? __node.fileURLToPath(name) : name);
const __url = __node.pathToFileURL(__filename).href;`,
  },
};

/** Compiles the CLI into the folder `target`, in a folder of this process first, so that it is there whole or not at all. */
export async function compileCli(root, target) {
  const staging = `${target}.${process.pid}`;
  // Where this folder may not be written, the error of the system says more than that of the compiler.
  mkdirSync(staging, { recursive: true });
  try {
    const standalone = compileStandalone(root, staging);
    const { outputFiles } = await build({
      ...shared,
      write: false,
      entryPoints: {
        site: join(root, "scripts", "site.ts"),
        "render-worker": join(root, "scripts", "build", "render-worker.ts"),
        "judge-worker": join(root, "scripts", "audit", "threads", "judge-worker.ts"),
      },
      outdir: staging,
      outExtension: { ".js": ".cjs" },
      external: [...external, checks],
      plugins: [readyMade(standalone, root)],
    });
    for (const { path, text } of outputFiles) writeFileSync(path, inAscii(text));
    const { editorSchemas } = await standalone;
    mkdirSync(join(staging, "schemas"));
    for (const [name, text] of Object.entries(editorSchemas()))
      writeFileSync(join(staging, "schemas", name), text);
    moveToPlace(staging, target);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  keepNewest(dirname(target), keptVersions);
}

/** What is made once for all: checks and schemas for editors of the fields, the vocabulary of schema.org, the report's page. */
async function compileStandalone(root, staging) {
  const outfile = join(staging, "standalone.cjs");
  const entryPoints = [join(root, "scripts", "start", "standalone.ts")];
  await build({ ...shared, entryPoints, outfile, external });
  const standalone = createRequire(import.meta.url)(outfile);
  const stdin = { contents: standalone.standaloneChecks(), resolveDir: root };
  await build({ ...shared, banner: {}, stdin, outfile: join(staging, checks) });
  return standalone;
}

/** Puts what is ready-made in the place of the modules that make it: checks of ajv, the vocabulary, the report's page. */
function readyMade(standalone, root) {
  return {
    name: "ready-made",
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]src[\\/]loader[\\/]validators\.ts$/ }, () => ({
        contents: `export const validatorOf = (kind) => require("${checks}")[kind];`,
      }));
      onLoad({ filter: /[\\/]audit[\\/]vocabulary[\\/]typings\.ts$/ }, async () => ({
        contents: (await standalone).standaloneVocabulary(),
      }));
      onLoad({ filter: /[\\/]audit[\\/]report[\\/]bundle-client\.ts$/ }, async () => ({
        contents: await (await standalone).standaloneClient(root),
      }));
    },
  };
}

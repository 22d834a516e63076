// npm start: installs what is missing, builds the site and serves it. `--port` goes to the preview, `--data` and `--out`
// to both, everything else to the build.
import { requireNode } from "./install/require-node.mjs";

requireNode();
const { basename, isAbsolute, join, relative } = await import("node:path");
const { parseArgs } = await import("node:util");
const { ensureDependencies } = await import("./install/ensure-dependencies.mjs");
const { root, runNode } = await import("./install/run.mjs");
const { outBeside } = await import("./start/out-beside.mjs");

const names = ["port", "out", "dist", "data"];
/** @type {Record<string, string>} */
const given = {};
const { tokens } = parseArgs({
  options: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
  strict: false,
  tokens: true,
});
const isNpm = process.env.npm_lifecycle_event === "start";
// npm keeps for itself what stands before `--`, and building the wrong site is worse than asking again.
if (isNpm && names.some((name) => process.env[`npm_config_${name}`] !== undefined)) {
  process.stderr.write(
    "npm takes options for its own.\n  Fix: Write -- before them, for example: npm start -- --data shop --port 3000\n",
  );
  process.exit(2);
}
const taken = new Set();
for (const token of tokens) {
  if (token.kind !== "option" || !names.includes(token.name)) continue;
  if (token.value === undefined) continue;
  given[token.name] = token.value;
  taken.add(token.index);
  if (token.inlineValue === false) taken.add(token.index + 1);
}
const others = process.argv.slice(2).filter((_, index) => !taken.has(index));

// Paths are meant from where they were typed; npm has changed the folder since.
const typedIn = (isNpm && process.env.INIT_CWD) || process.cwd();
const fromRoot = (/** @type {string} */ path) => {
  const found = relative(root, isAbsolute(path) ? path : join(typedIn, path)) || ".";
  return found.startsWith("..") ? join(root, found) : found;
};
const data = given.data === undefined ? undefined : fromRoot(given.data);
const named = given.out ?? given.dist;
// Beside the data that is named; where that lies among our own files, in our folder.
const isOurs = data !== undefined && !isAbsolute(data) && basename(data) !== "data";
const usual = data && (isOurs ? basename(outBeside(data)) : outBeside(data));
const out = named === undefined ? usual : fromRoot(named);
const folders = [...(data ? ["--data", data] : []), ...(out ? ["--out", out] : [])];

ensureDependencies();
const code = runNode("scripts/site.mjs", ["build", ...folders, ...others]);
if (code !== 0) process.exit(code);
// The preview runs in this process, so that whoever stops it stops the server.
process.chdir(root);
const port = given.port === undefined ? [] : ["--port", given.port];
process.argv = [process.argv[0], "site", "preview", ...folders, ...port];
await import("./site.mjs");

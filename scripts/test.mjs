// npm test: everything. Arguments go to vitest: `npm test -- tests/loader`.
import { requireNode } from "./install/require-node.mjs";

requireNode();
const { ensureDependencies } = await import("./install/ensure-dependencies.mjs");
const { ensureProgram } = await import("./install/find-program.mjs");
const { chromium, firefox, nginx, webkit } = await import("./install/programs.mjs");
const { runAll, runNode, sourceSteps } = await import("./install/run.mjs");
ensureDependencies();
/** @type {Record<string, string>} */
const found = {};
for (const program of [chromium, firefox, webkit, nginx]) {
  const path = await ensureProgram(program);
  if (path) found[program.variable] = path;
  else process.stderr.write(`${program.missing}\nThe other tests run all the same.\n`);
}
process.exitCode = runAll([
  ...sourceSteps,
  {
    title: "tests (vitest)",
    run: () => runNode("node_modules/vitest/vitest.mjs", ["run", ...process.argv.slice(2)], found),
  },
]);

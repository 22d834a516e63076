// npm test: one test of each kind, in five minutes. npm run test:all: every test. Arguments go to vitest:
// `npm test -- tests/loader`.
import { requireNode } from "./install/require-node.mjs";

requireNode();
const { ensureDependencies } = await import("./install/ensure-dependencies.mjs");
const { ensureProgram } = await import("./install/find-program.mjs");
const { chromium, firefox, nginx, webkit } = await import("./install/programs.mjs");
const { runAll, runTests, startSourceChecks } = await import("./install/run.mjs");
ensureDependencies();
const args = process.argv.slice(2);
const isAll = args[0] === "--all";
/** @type {Record<string, string>} */
const variables = {};
for (const program of isAll ? [chromium, firefox, webkit, nginx] : [chromium]) {
  const path = await ensureProgram(program);
  if (path) variables[program.variable] = path;
  else process.stderr.write(`${program.missing}\nThe other tests run all the same.\n`);
}
// Twice as fast, and a seventh heavier: what keeps its budget so keeps it as published.
if (!isAll) variables.SITE_AVIF_EFFORT = "0";
if (isAll && process.env.SEED) process.stderr.write(`Seed: ${process.env.SEED}\n`);
const checks = startSourceChecks();
process.exitCode = await runAll([
  {
    title: "tests (vitest)",
    run: () => runTests(isAll ? args.slice(1) : args, { isAll, env: variables }),
  },
  ...checks,
]);

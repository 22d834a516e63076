// npm run check: the fast part of the tests, for every commit.
import { requireNode } from "./install/require-node.mjs";

requireNode();
const { ensureDependencies } = await import("./install/ensure-dependencies.mjs");
const { runAll, runNode, runTests, startSourceChecks } = await import("./install/run.mjs");
ensureDependencies();
const checks = startSourceChecks();
process.exitCode = await runAll([
  {
    title: "unit tests (vitest)",
    run: () => runTests(["--project=unit", ...process.argv.slice(2)]),
  },
  { title: "data (site validate)", run: () => runNode("scripts/site.mjs", ["validate"]) },
  ...checks,
]);

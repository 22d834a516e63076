// npm run check: the fast part of the tests, for every commit.
import { ensureDependencies } from "./install/ensure-dependencies.mjs";
import { runAll, runNode, sourceSteps } from "./install/run.mjs";

ensureDependencies();
process.exitCode = runAll([
  ...sourceSteps,
  {
    title: "unit tests (vitest)",
    run: () =>
      runNode("node_modules/vitest/vitest.mjs", ["run", "--project", "unit", ...process.argv.slice(2)]),
  },
  { title: "data (site validate)", run: () => runNode("scripts/site.mjs", ["validate"]) },
]);

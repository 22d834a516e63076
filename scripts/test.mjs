// npm test: everything. Arguments go to vitest: `npm test -- tests/loader`.
import { ensureDependencies } from "./install/ensure-dependencies.mjs";
import { chromiumVariable, ensureChromium, noChromium } from "./install/find-chromium.mjs";
import { ensureNginx, noNginx } from "./install/find-nginx.mjs";
import { runAll, runNode, sourceSteps } from "./install/run.mjs";

ensureDependencies();
const chromium = await ensureChromium();
if (!chromium) process.stderr.write(`${noChromium}\nThe other tests run all the same.\n`);
if (!ensureNginx()) process.stderr.write(`${noNginx}\n`);
process.exitCode = runAll([
  ...sourceSteps,
  {
    title: "tests (vitest)",
    run: () =>
      runNode(
        "node_modules/vitest/vitest.mjs",
        ["run", ...process.argv.slice(2)],
        chromium ? { [chromiumVariable]: chromium } : {},
      ),
  },
]);

import { spawnSync } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { cleanEnvironment } from "./support/cli.ts";
import { copyOfData, root } from "./support/data-folder.ts";

interface Workflow {
  jobs: Record<string, { steps: { run?: string }[] }>;
}

const workflow = parse(readFileSync(join(root, ".github", "workflows", "site.yml"), "utf8")) as Workflow;
const commands = Object.values(workflow.jobs)
  .flatMap(({ steps }) => steps)
  .flatMap(({ run }) => run ?? []);

/** Runs the checks of the workflow as its runner does, in a project whose main button links a page that is not there. */
function runOnBrokenLink(): { command: string; code: number | null; output: string }[] {
  const data = copyOfData();
  data.edit(
    "navigation.yaml",
    "estimate:\n  label: Free quote\n  to: /contact\n",
    "estimate:\n  label: Free quote\n  to: /contct\n",
  );
  const project = dirname(data.dir);
  for (const name of ["package.json", "node_modules", "scripts", "src", "public", "vite.config.ts"]) {
    symlinkSync(join(root, name), join(project, name));
  }
  return commands
    .filter((command) => command.startsWith("npx site"))
    .map((command) => {
      const { status, stdout } = spawnSync("bash", ["-e", "-c", command], {
        cwd: project,
        encoding: "utf8",
        env: { ...cleanEnvironment(), CI: "true" },
      });
      return { command, code: status, output: stdout };
    });
}

describe("the workflow for pull requests", () => {
  it("installs, validates, proves the links, builds, and proves the built links", () => {
    expect(commands).toEqual([
      "npm ci --ignore-scripts",
      "npx site validate --format github",
      "npx site links --format github",
      "npx site build --format github",
      "npx site links --dist dist --format github",
    ]);
  });

  it("fails on a broken link and annotates its line", () => {
    const [validate, links, build, built] = runOnBrokenLink();
    const annotation =
      "::error file=data/navigation.yaml,line=20,col=7,title=broken-internal-link::" +
      "/contct is linked here, but no page has that path. Did you mean /contact?%0AWrite /contact instead of /contct.\n";
    expect(validate).toMatchObject({ code: 1, output: annotation });
    expect(links).toMatchObject({ code: 1, output: annotation });
    expect(build).toMatchObject({ code: 1, output: annotation });
    // Nothing was built, so there is nothing to compare.
    expect(built).toMatchObject({ code: 2, output: "" });
  });
});

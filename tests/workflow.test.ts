import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { cleanEnvironment, hangMs } from "./support/cli.ts";
import { copyOfData, root, temporaryFolder } from "./support/data-folder.ts";

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

interface Job {
  permissions?: Record<string, string>;
  "timeout-minutes"?: number;
  steps: { run?: string; uses?: string; with?: Record<string, unknown> }[];
}

const workflow = parse(readFileSync(join(root, ".github", "workflows", "site.yml"), "utf8")) as Workflow;
const commands = Object.values(workflow.jobs)
  .flatMap(({ steps }) => steps)
  .flatMap(({ run }) => run ?? []);

/** Runs the checks of the workflow as its runner does, in a project whose main button links a page that is not there. */
function runOnBrokenLink(): { command: string; code: number | null; output: string }[] {
  const data = copyOfData().edit(
    "navigation.yaml",
    "estimate:\n  label: Free quote\n  to: /contact\n",
    "estimate:\n  label: Free quote\n  to: /contct\n",
  );
  const project = dirname(data.dir);
  linkTool(project);
  return commands
    .filter((command) => command.startsWith("npx site") && !command.startsWith("npx site diff"))
    .map((command) => {
      const { status, stdout } = runIn(project, command);
      return { command, code: status, output: stdout };
    });
}

/** Puts the tool into a folder, as a checkout has it. */
function linkTool(folder: string): void {
  for (const name of [
    "package.json",
    "node_modules",
    "scripts",
    "src",
    "supabase",
    "public",
    "vite.config.ts",
  ])
    symlinkSync(join(root, name), join(folder, name));
}

/** Runs a command as a step of the workflow does. */
function runIn(cwd: string, command: string, env: Record<string, string> = {}) {
  return spawnSync("bash", ["-e", "-c", command], {
    cwd,
    timeout: hangMs,
    encoding: "utf8",
    env: { ...cleanEnvironment(), CI: "true", ...env },
  });
}

describe.each(["site.yml", "sharded-build.yml", "nightly.yml"])("%s", (name) => {
  const jobs = Object.values(
    (parse(readFileSync(join(root, ".github/workflows", name), "utf8")) as Workflow).jobs,
  );
  const actions = jobs.flatMap(({ steps }) => steps).filter(({ uses }) => uses);

  it("pins each action to a commit, which no one can move to other code", () => {
    expect(actions.length).toBeGreaterThan(1);
    for (const { uses } of actions) expect(uses).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/);
  });

  it("leaves no token of the repository where other code could read it", () => {
    const checkouts = actions.filter(({ uses = "" }) => uses.startsWith("actions/checkout@"));
    expect(checkouts.length).toBeGreaterThan(0);
    for (const checkout of checkouts) expect(checkout.with).toMatchObject({ "persist-credentials": false });
  });

  it("ends each job that hangs", () => {
    for (const job of jobs) expect(job["timeout-minutes"]).toBeGreaterThan(0);
  });
});

describe("the workflow for pull requests", () => {
  it("validates, proves the links, builds, audits, runs the tests, and comments what changes", () => {
    expect(commands).toEqual([
      "npm ci --ignore-scripts",
      "npx site validate --format github",
      "npx site links --format github",
      "npx site build --format github",
      "npx site links --dist dist --format github",
      "npx site audit --format github",
      "npm ci --ignore-scripts && npx site build --out ../dist-base",
      "npx site diff dist-base dist --format markdown > changes.md",
      'cat changes.md >> "$GITHUB_STEP_SUMMARY"',
      "npm ci --ignore-scripts",
      "npm test",
      'gh pr comment "$NUMBER" --body-file changes.md --edit-last --create-if-none',
    ]);
  });

  it("may only read, save for the job that comments and runs nothing of the pull request", () => {
    expect(workflow.permissions).toEqual({ contents: "read" });
    expect(workflow.jobs.check?.permissions).toBeUndefined();
    expect(workflow.jobs.comment?.permissions).toEqual({ "pull-requests": "write" });
    expect(workflow.jobs.comment?.steps.flatMap(({ uses }) => uses?.split("@")[0] ?? [])).toEqual([
      "actions/download-artifact",
    ]);
  });

  it("writes what changed between two builds into the summary and the comment", () => {
    const folder = temporaryFolder();
    linkTool(folder);
    for (const [name, title] of [
      ["dist-base", "Roofers"],
      ["dist", "Roofers in Maple Grove"],
    ] as const) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, "index.html"), `<html><head><title>${title}</title></head></html>`);
    }
    writeFileSync(join(folder, "summary.md"), "Before.\n");
    const env = { GITHUB_STEP_SUMMARY: join(folder, "summary.md") };
    const steps = commands.filter((command) => /^(npx site diff|cat) /.test(command));
    expect(steps.map((command) => runIn(folder, command, env).status)).toEqual([0, 0]);
    const changes = readFileSync(join(folder, "changes.md"), "utf8");
    expect(changes).toContain("1 of 1 pages changed.");
    expect(changes).toContain("- Roofers\n+ Roofers in Maple Grove\n");
    expect(readFileSync(join(folder, "summary.md"), "utf8")).toBe(`Before.\n${changes}`);
  });

  it("fails on a broken link and annotates its line", { tags: "nightly" }, () => {
    const [validate, links, build, built, audit] = runOnBrokenLink();
    const annotation =
      "::error file=data/navigation.yaml,line=20,col=7,title=broken-internal-link::" +
      "/contct is linked here, but no page has that path. Did you mean /contact?%0AWrite /contact instead of /contct.\n";
    expect(validate).toMatchObject({ code: 1, output: annotation });
    expect(links).toMatchObject({ code: 1, output: annotation });
    expect(build).toMatchObject({ code: 1, output: annotation });
    // Nothing was built, so there is nothing to compare.
    expect(built).toMatchObject({ code: 2, output: "" });
    expect(audit).toMatchObject({ code: 2, output: "" });
  });
});

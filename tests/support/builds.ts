import { buildSite } from "../../scripts/build/build.ts";
import type { BuildReport } from "../../scripts/schemas/reports.ts";
import { type CliOptions, runSite } from "./cli.ts";
import { root } from "./data-folder.ts";

export function build(data: string, out: string, args: string[] = [], options: CliOptions = {}): BuildReport {
  const { code, stdout, stderr } = runSite(
    ["build", "--data", data, "--out", out, "--format", "json", ...args],
    options,
  );
  if (code !== 0) throw new Error(`site build ended with ${code}.\n${stdout}\n${stderr}`);
  return JSON.parse(stdout) as BuildReport;
}

/** Builds within this process, which a tests' project with the React of production does; see vitest.config.ts. */
export async function buildHere(dataDir: string, out: string): Promise<void> {
  const { problems, report } = await buildSite({ root, dataDir, out, base: "/", isClean: false, jobs: 1 });
  if (!report) throw new Error(problems.map(({ message }) => message).join("\n"));
}

import type { BuildReport } from "../../scripts/build/build.ts";
import { type CliOptions, runSite } from "./cli.ts";

/** Builds a data folder with the CLI and returns its report. Throws where the build fails. */
export function build(data: string, out: string, args: string[] = [], options: CliOptions = {}): BuildReport {
  const { code, stdout, stderr } = runSite(
    ["build", "--data", data, "--out", out, "--format", "json", ...args],
    options,
  );
  if (code !== 0) throw new Error(`site build ended with ${code}.\n${stdout}\n${stderr}`);
  return JSON.parse(stdout) as BuildReport;
}

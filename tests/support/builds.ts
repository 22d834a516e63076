import type { BuildReport } from "../../scripts/schemas/reports.ts";
import { type CliOptions, runSite } from "./cli.ts";

export function build(data: string, out: string, args: string[] = [], options: CliOptions = {}): BuildReport {
  const { code, stdout, stderr } = runSite(
    ["build", "--data", data, "--out", out, "--format", "json", ...args],
    options,
  );
  if (code !== 0) throw new Error(`site build ended with ${code}.\n${stdout}\n${stderr}`);
  return JSON.parse(stdout) as BuildReport;
}

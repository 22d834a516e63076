import { join } from "node:path";
import type { BuildReport } from "../../schemas/reports.ts";
import { runMeasured, type Usage } from "./run-measured.ts";
import { median } from "./statistics.ts";
import type { Workspace } from "./workspace.ts";

/** Something that people do with a site, measured as a whole process. */
export interface Stage {
  name: string;
  command: "build" | "validate" | "links";
  options?: readonly string[];
  /** What happens before each run; not measured. */
  prepare?(workspace: Workspace): void;
}

/** In an order in which each leaves behind what the next one starts from. */
export const stages: readonly Stage[] = [
  { name: "build, from YAML", command: "build", prepare: (workspace) => workspace.forgetAll() },
  { name: "validate", command: "validate" },
  { name: "links", command: "links" },
  {
    name: "build, everything rendered",
    command: "build",
    options: ["--clean"],
    prepare: (workspace) => workspace.removeOut(),
  },
  { name: "build, nothing changed", command: "build" },
  { name: "build, one city edited", command: "build", prepare: (workspace) => workspace.editCity() },
  { name: "build, one city added", command: "build", prepare: (workspace) => workspace.addCity() },
  { name: "build, phone number changed", command: "build", prepare: (workspace) => workspace.changePhone() },
];

/** What a build says of itself. */
export type StageReport = Pick<BuildReport, "pages" | "rendered" | "bytes" | "ms">;

/** Medians of the runs of one stage; each figure has its own. */
export interface Measured extends Usage {
  name: string;
  /** Absent for commands that build nothing. */
  report?: StageReport;
}

export function measureStage(stage: Stage, workspace: Workspace, runs: number): Measured {
  const results = Array.from({ length: runs }, () => {
    stage.prepare?.(workspace);
    return runStage(stage, workspace);
  });
  return summarize(stage.name, results);
}

function runStage({ command, options = [] }: Stage, { root, dir, dataDir, outDir }: Workspace): StageRun {
  const args = [join(root, "scripts", "site.mjs"), command, "--data", dataDir, "--format", "json"];
  if (command !== "build") return runMeasured(args, dir);
  const run = runMeasured([...args, "--out", outDir, ...options], dir);
  return { ...run, report: JSON.parse(run.stdout) as StageReport };
}

/** One run of a stage, with the report of a build. */
export interface StageRun extends Usage {
  report?: StageReport;
}

/** Medians of several runs; counts are those of the last one. */
export function summarize(name: string, runs: readonly StageRun[]): Measured {
  const middle = (figureOf: (run: StageRun) => number) => median(runs.map(figureOf));
  const last = runs.at(-1)?.report;
  const part = (key: string) => middle(({ report }) => report?.ms[key as keyof StageReport["ms"]] ?? 0);
  return {
    name,
    wallMs: middle(({ wallMs }) => wallMs),
    cpuMs: middle(({ cpuMs }) => cpuMs),
    systemMs: middle(({ systemMs }) => systemMs),
    peakMb: middle(({ peakMb }) => peakMb),
    ...(last && {
      report: {
        pages: last.pages,
        rendered: last.rendered,
        bytes: last.bytes,
        ms: Object.fromEntries(Object.keys(last.ms).map((key) => [key, part(key)])) as StageReport["ms"],
      },
    }),
  };
}

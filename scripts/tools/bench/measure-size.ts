import { join } from "node:path";
import { measureStage, stages } from "./stages.ts";
import type { SizeResult } from "./tables.ts";
import { formatWeights } from "./weights.ts";
import { countCities, Workspace } from "./workspace.ts";

/** How to measure one size. */
export interface SizeOptions {
  root: string;
  size: number;
  runs: number;
  /** Told what is measured next, because it takes a while. */
  onStage(text: string): void;
}

/** What was measured at one size, and its files. */
export interface SizeOutcome extends SizeResult {
  /** Table of the weight of a city page. */
  weights: string;
}

/** Measures every stage at one size. */
export function measureSize({ root, size, runs, onStage }: SizeOptions): SizeOutcome {
  onStage("making the data");
  const workspace = new Workspace(root, size);
  try {
    const measured = stages.map((stage) => {
      onStage(stage.name);
      return measureStage(stage, workspace, runs);
    });
    return {
      size,
      pages: measured[0]?.report?.pages ?? 0,
      stages: measured,
      weights: formatWeights(workspace),
    };
  } finally {
    workspace.remove();
  }
}

/** Lets the tool compile its templates and encode its pictures, which no stage measures. */
export function warmUp(root: string): void {
  const workspace = new Workspace(root, countCities(join(root, "data")));
  try {
    const [first] = stages;
    if (first) measureStage(first, workspace, 1);
  } finally {
    workspace.remove();
  }
}

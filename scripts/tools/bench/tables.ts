import type { Measured, StageReport } from "./stages.ts";
import { formatCount, formatMegabytes, formatSeconds, formatTable } from "./table.ts";

/** All that was measured at one size. */
export interface SizeResult {
  /** Number of cities. */
  size: number;
  /** Pages after the first build. */
  pages: number;
  stages: Measured[];
}

const parts = [
  "validate",
  "links",
  "bundle",
  "images",
  "render",
  "publish",
] as const satisfies readonly (keyof StageReport["ms"])[];

/** Every stage of one size; the last columns are the parts of a build in milliseconds. */
export function formatStages({ pages, stages }: SizeResult): string {
  return formatTable(
    [
      "",
      "wall s",
      "CPU s",
      "of it system",
      "CPU ms/page",
      "peak MB",
      "rendered",
      "MB in all",
      ...parts.map((part) => `${part} ms`),
    ],
    stages.map(({ name, wallMs, cpuMs, systemMs, peakMb, report }) => [
      name,
      formatSeconds(wallMs),
      formatSeconds(cpuMs),
      formatSeconds(systemMs),
      (cpuMs / (report?.pages ?? pages)).toFixed(2),
      peakMb.toFixed(0),
      ...(report
        ? [
            formatCount(report.rendered),
            formatMegabytes(report.bytes),
            ...parts.map((part) => String(Math.round(report.ms[part]))),
          ]
        : []),
    ]),
  );
}

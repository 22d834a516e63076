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

/** CPU and memory of every stage with the sizes side by side: each line is flat where the cost of a page does not grow. */
export function formatGrowth(results: readonly SizeResult[]): string {
  const sizes = results.map(({ size }) => formatCount(size));
  const names = results[0]?.stages.map(({ name }) => name) ?? [];
  const line = (name: string, figureOf: (stage: Measured, result: SizeResult) => string) => [
    name,
    ...results.map((result) => {
      const stage = result.stages.find((measured) => measured.name === name);
      return stage ? figureOf(stage, result) : "";
    }),
  ];
  const cpu = names.map((name) =>
    line(name, ({ cpuMs, report }, { pages }) => (cpuMs / (report?.pages ?? pages)).toFixed(2)),
  );
  const peak = names.map((name) => line(name, ({ peakMb }) => peakMb.toFixed(0)));
  return [
    formatTable(["CPU ms per page, by number of cities", ...sizes], cpu),
    formatTable(["peak MB, by number of cities", ...sizes], peak),
  ].join("\n\n");
}

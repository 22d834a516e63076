import type { Floor } from "./render/floor.ts";
import type { Loop } from "./render/loop.ts";
import { type Measured, renderedStage, type StageReport } from "./stages.ts";
import { formatCount, formatMegabytes, formatSeconds, formatTable } from "./table.ts";

/** All that was measured at one size. */
export interface SizeResult {
  /** Number of cities. */
  size: number;
  /** Pages after the first build. */
  pages: number;
  stages: Measured[];
  floor: Floor;
  loop: Loop;
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
    formatTable(["CPU ms per page, by number of cities", ...sizes], [...cpu, ...floorLines(results)]),
    formatTable(["peak MB, by number of cities", ...sizes], peak),
  ].join("\n\n");
}

function floorLines(results: readonly SizeResult[]): string[][] {
  const line = (name: string, figureOf: (result: SizeResult) => number) => [
    name,
    ...results.map((result) => figureOf(result).toFixed(2)),
  ];
  return [
    line("render loop, CPU for a page", ({ loop }) => loop.pageMs),
    line("floor: renderToString, whole page", ({ floor }) => floor.wholeMs),
    line("floor: renderToString, frame made once", ({ floor }) => floor.framedMs),
    line("everything rendered / floor, whole page", (result) => ratio(result, result.floor.wholeMs)),
    line("everything rendered / floor, frame made once", (result) => ratio(result, result.floor.framedMs)),
  ];
}

/** CPU of a page in a whole build, with its start, checks and writing, over that of a floor. */
function ratio({ stages, pages }: SizeResult, floorMs: number): number {
  const stage = stages.find(({ name }) => name === renderedStage);
  return (stage?.cpuMs ?? 0) / (stage?.report?.pages ?? pages) / floorMs;
}

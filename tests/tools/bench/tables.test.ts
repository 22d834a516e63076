import { describe, expect, it } from "vitest";
import { loadWarning } from "../../../scripts/tools/bench/load.ts";
import { type StageReport, summarize } from "../../../scripts/tools/bench/stages.ts";
import { median } from "../../../scripts/tools/bench/statistics.ts";
import { formatSeconds, formatTable } from "../../../scripts/tools/bench/table.ts";
import { formatStages, type SizeResult } from "../../../scripts/tools/bench/tables.ts";

function report(pages: number, render: number): StageReport {
  const ms = { total: 0, validate: 10, links: 1, bundle: 5, images: 2, render, publish: 7 };
  return { pages, rendered: pages, bytes: 83_500_000, ms };
}

/** What is measured at one size, with `cpuMs` for a build that renders everything. */
function sizeResult(size: number, pages: number, cpuMs: number): SizeResult {
  return {
    size,
    pages,
    stages: [
      {
        name: "build, everything rendered",
        wallMs: 2600,
        cpuMs,
        systemMs: 610,
        peakMb: 131.6,
        report: report(pages, 1759.4),
      },
      { name: "validate", wallMs: 700, cpuMs: 900, systemMs: 90, peakMb: 117.9 },
    ],
  };
}

describe("median", () => {
  it("is the value in the middle, and leaves the values in their order", () => {
    const values = [30, 4, 100];
    expect(median(values)).toBe(30);
    expect(values).toEqual([30, 4, 100]);
  });

  it("is the upper of the two in the middle, and 0 of nothing", () => {
    expect(median([1, 2, 3, 4])).toBe(3);
    expect(median([])).toBe(0);
  });

  it("is taken of each figure of several runs by itself", () => {
    const runs = [
      { wallMs: 3, cpuMs: 10, systemMs: 9, peakMb: 100, report: report(4, 30) },
      { wallMs: 1, cpuMs: 30, systemMs: 7, peakMb: 300, report: report(5, 10) },
      { wallMs: 2, cpuMs: 20, systemMs: 8, peakMb: 200, report: report(6, 20) },
    ];
    const { report: middle, ...figures } = summarize("build", runs);
    expect(figures).toEqual({ name: "build", wallMs: 2, cpuMs: 20, systemMs: 8, peakMb: 200 });
    expect(middle?.pages).toBe(6);
    expect(middle?.ms.render).toBe(20);
  });
});

describe("tables of bench", () => {
  it("align names left and numbers right, also where cells are missing", () => {
    expect(
      formatTable(
        ["", "s", "MB"],
        [
          ["validate", "0.51"],
          ["build", "12.0", "83.5"],
        ],
      ),
    ).toBe("             s    MB\nvalidate  0.51\nbuild     12.0  83.5");
  });

  it("show a hundredth of a second below ten seconds only", () => {
    expect([514, 9_996, 12_340].map(formatSeconds)).toEqual(["0.51", "10.00", "12.3"]);
  });

  it("print each stage with the parts of a build, and the cost of a page", () => {
    expect(formatStages(sizeResult(1000, 1046, 2092))).toBe(
      [
        "                            wall s  CPU s  of it system  CPU ms/page  peak MB  rendered  MB in all  validate ms  links ms  bundle ms  images ms  render ms  publish ms",
        "build, everything rendered    2.60   2.09          0.61         2.00      132     1,046       83.5           10         1          5          2       1759           7",
        "validate                      0.70   0.90          0.09         0.86      118",
      ].join("\n"),
    );
  });
});

describe("load of the machine", () => {
  it("is worth a warning from half of the processors on", () => {
    expect(loadWarning(1, 2)).toBeUndefined();
    expect(loadWarning(1.25, 2)).toBe(
      "Warning: the machine is busy with other work (load 1.3 on 2 processors). Times are too long and not comparable with those of another run; ratios within this run are a rough guide.",
    );
  });
});

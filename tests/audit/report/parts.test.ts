import { describe, expect, it } from "vitest";
import { findingsCsv } from "../../../scripts/audit/report/client/exports.ts";
import { nearestPoint } from "../../../scripts/audit/report/client/points.ts";
import { placeLabels, projectCities } from "../../../scripts/audit/report/client/projection.ts";
import { layOnRing } from "../../../scripts/audit/report/client/ring-layout.ts";
import { compareTexts } from "../../../scripts/audit/report/client/shared-passages.ts";
import { Packer } from "../../../scripts/audit/report/packed.ts";
import type { ReportFinding } from "../../../scripts/audit/report/report-data.ts";
import { scoresOf } from "../../../scripts/audit/report/scores.ts";
import { cutSnippet } from "../../../scripts/audit/report/search-result.ts";
import { pathsOfTexts } from "../../../scripts/audit/report/similarities.ts";
import { jaccard, shinglesOf } from "../../../scripts/audit/similarity/shingles.ts";
import type { Similarity } from "../../../scripts/audit/similarity/similarity.ts";
import { cutToWidth } from "../../../src/seo/text-width.ts";
import { generateData } from "./generated-report.ts";
import { unpack } from "./unpack.ts";

/** Three pixels a letter. */
const threeEach = (text: string) => text.length * 3;

describe("cutting a search result", () => {
  it("leaves a text that fits, to the pixel", () => {
    expect(cutToWidth("Roofs in town", 39, threeEach)).toBe("Roofs in town");
  });

  it("cuts at a word, with an ellipsis within the width, and no comma before it", () => {
    expect(cutToWidth("Roofs in town", 38, threeEach)).toBe("Roofs in …");
    expect(cutToWidth("Roofs, gutters and more", 40, threeEach)).toBe("Roofs …");
  });

  it("shows a single word that is too long", () => {
    expect(cutToWidth("Supercalifragilistic roofs", 10, threeEach)).toBe("Supercalifragilistic …");
  });

  it("measures title and description each by its own letters", () => {
    const long = "Roofs of slate and shingle ".repeat(9).trim();
    const { title, description } = cutSnippet(long, long, { title: 561, description: 985 });
    expect(title.length).toBeLessThan(description.length);
    expect(description).toMatch(/ …$/);
  });
});

describe("scores", () => {
  const { rules, findings } = generateData(1);
  const found = (rule: number, pages: number[]): ReportFinding => ({
    rule,
    severity: rules[rule]?.severity ?? "info",
    owner: "record",
    message: "",
    fix: "",
    pages,
    impact: 10,
    isNew: true,
  });

  it("are 100 without a finding, and without pages", () => {
    expect(scoresOf(rules, findings, 10).all).toBe(100);
    expect(scoresOf(rules, [found(0, [])], 0).all).toBe(100);
  });

  const score = (...all: ReportFinding[]) => scoresOf(rules, all, 10).all;

  it("lose more by an error than by a warning, and the more the more pages have it", () => {
    expect(score(found(0, [1]))).toBe(94);
    expect(score(found(0, [1, 2, 3, 4, 5]))).toBe(88);
    expect(score(found(0, []))).toBe(80);
    expect(score(found(1, [1]))).toBe(98);
    expect(score(found(2, [1, 2, 3]))).toBe(100);
  });

  it("fall with each error, so that thirty of them on one page each leave less than a third", () => {
    const errors = Array.from({ length: 30 }, (_, page) => found(0, [page]));
    expect(scoresOf(rules, errors, 100).all).toBe(27);
    expect(scoresOf(rules, errors, 10_000).all).toBe(29);
  });

  it("are below 100 for one fault among many pages", () => {
    expect(scoresOf(rules, [found(1, [5])], 10_000).all).toBe(98);
  });

  it("leave little where pages that bring customers cannot be found", () => {
    expect(score({ ...found(0, [1]), critical: "pages" })).toBe(40);
    expect(score({ ...found(0, [1]), critical: "site" }, found(0, [2]))).toBe(10);
  });
});

describe("shared passages", () => {
  const first = ["We lay slate roofs on old barns.", "Snow is heavy here — very heavy."];
  const second = ["They lay slate roofs on old barns, too.", "Rain is not."];

  it("are the sequences of five words that both texts have", () => {
    const { texts } = compareTexts(first, second);
    expect(texts[0]).toEqual([
      [
        { text: "We ", isShared: false },
        { text: "lay slate roofs on old barns.", isShared: true },
      ],
      [{ text: "Snow is heavy here — very heavy.", isShared: false }],
    ]);
    expect(texts[1]?.[0]?.map(({ isShared }) => isShared)).toEqual([false, true, false]);
  });

  it("give the similarity that the audit measures", () => {
    const measured = jaccard(shinglesOf(first.join("\n")), shinglesOf(second.join("\n")));
    expect(compareTexts(first, second).similarity).toBeCloseTo(measured, 10);
    expect(compareTexts(first, first).similarity).toBe(1);
    expect(compareTexts([], []).similarity).toBe(0);
  });
});

describe("texts that the report holds", () => {
  const similarity = (count: number): Similarity => {
    const paths = Array.from({ length: count }, (_, number) => `/${number}`);
    const pairs = [{ paths: ["/0", "/1"] as [string, string], raw: 0.1, masked: 0.2 }];
    return {
      type: "city",
      method: "exact",
      paths,
      pairs,
      closest: new Map(),
      unique: new Map(),
      mean: 0,
      comparisons: 1,
    };
  };

  it("are those of all pages of a heat map, above 200 pages those of the closest pairs", () => {
    expect(pathsOfTexts([similarity(200)]).size).toBe(200);
    expect([...pathsOfTexts([similarity(201)])]).toEqual(["/0", "/1"]);
  });
});

describe("drawings", () => {
  it("lay pages of a type side by side on the ring, from the top clockwise", () => {
    const { points, arcs, middle } = layOnRing(["a", "b", "a"], 200, 20);
    expect(arcs.map(({ type, pages }) => [type, pages])).toEqual([
      ["a", 2],
      ["b", 1],
    ]);
    for (const { x, y } of points) expect(Math.hypot(x - middle.x, y - middle.y)).toBeCloseTo(80);
    expect(points[0]?.x).toBeGreaterThan(100);
  });

  it("put north above south and east right of west, and a single city in the middle", () => {
    const city = (latitude: number, longitude: number) => ({
      name: "",
      county: "",
      nearby: [],
      latitude,
      longitude,
    });
    const { points } = projectCities([city(45, -93), city(44, -92)], 400, 20);
    expect(points[0]?.y).toBeLessThan(points[1]?.y ?? 0);
    expect(points[0]?.x).toBeLessThan(points[1]?.x ?? 0);
    expect(projectCities([city(45, -93)], 400, 20).points[0]?.x).toBe(200);
  });

  it("leave out a name that would cover another", () => {
    const points = Array.from({ length: 9 }, (_, at) => ({ x: 100 + at, y: 100 }));
    const names = points.map(() => "Maple Grove");
    const labels = placeLabels(names, points, 400);
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.length).toBeLessThan(9);
  });

  it("find the nearest point within reach only", () => {
    const points = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ];
    expect(nearestPoint(points, { x: 7, y: 0 }, 14)).toBe(1);
    expect(nearestPoint(points, { x: 40, y: 0 }, 14)).toBeUndefined();
  });
});

describe("exports", () => {
  it("write a line for each page of a finding, with quotation marks doubled and formulas disarmed", () => {
    const data = generateData(8);
    const [finding] = data.findings;
    if (finding) Object.assign(finding, { message: '=SUM(1) "a", b', pages: [1, 7] });
    expect(findingsCsv(data).split("\r\n")).toEqual([
      "rule,group,severity,owner,page,place,message,fix,new",
      `title/rule-1,Titles,warning,record,/roofers-1,cities/7.yaml:3,"'=SUM(1) ""a"", b",Mend it.,true`,
      `title/rule-1,Titles,warning,record,/roofers-7,cities/7.yaml:3,"'=SUM(1) ""a"", b",Mend it.,true`,
      "",
    ]);
  });
});

it("packed values come back in order, whatever fills the last block", () => {
  const packer = new Packer<string>(2);
  expect(["a", "ü</script>", "c"].map((value) => packer.add(value))).toEqual([0, 1, 2]);
  expect(unpack(packer)).toEqual(["a", "ü</script>", "c"]);
});

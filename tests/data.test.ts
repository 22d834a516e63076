import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runSite } from "./support/cli.ts";
import { realData, temporaryFolder } from "./support/data-folder.ts";
import { characterLines, countWords, localTextOf } from "./support/local-text.ts";
import { check } from "./support/problems.ts";
import { datasetOf } from "./support/site.ts";
import { losAngelesCounty, orangeCounty } from "./support/specification.ts";

const dataset = datasetOf(realData);

describe("the data as a whole", () => {
  it("has no problem of any severity", () => expect(check(realData)).toEqual({ code: 0, found: [] }));

  it.each([
    ["orange-county", orangeCounty, 23],
    ["los-angeles-county", losAngelesCounty, 11],
  ] as const)("has the cities of the specification in %s", (county, names, count) => {
    const found = dataset.cities
      .filter(({ value }) => value.county === county)
      .map(({ value }) => value.city);
    expect(found.sort()).toEqual([...names].sort());
    expect(found).toHaveLength(count);
  });

  it("has no cities beside those 34", () => expect(dataset.cities).toHaveLength(34));

  it("lets no city be the nearby area of none", () => {
    const named = new Set(
      dataset.cities.flatMap(({ value }) =>
        value.nearbyAreas.flatMap((area) => ("city" in area ? area.city : [])),
      ),
    );
    expect(dataset.cities.filter(({ id }) => !named.has(id))).toEqual([]);
  });
});

describe.each(dataset.cities.map(({ id, value }) => ({ id, value })))("$id", ({ value }) => {
  it("has 6 neighborhoods, 4 landmarks and 250 words of its own", () => {
    expect(value.neighborhoods.length).toBeGreaterThanOrEqual(6);
    expect(value.landmarks.length).toBeGreaterThanOrEqual(4);
    expect(countWords(localTextOf(value))).toBeGreaterThanOrEqual(250);
  });

  it("shows two or three parts of what marks it", () => {
    const parts = Object.keys(value.character ?? {});
    expect(parts.length).toBeGreaterThanOrEqual(2);
    expect(parts.length).toBeLessThanOrEqual(3);
  });
});

describe("the texts of two cities", () => {
  const repeated = <T>(texts: T[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

  it("share no heading", () => {
    const headings = dataset.cities.flatMap(({ value }) => [
      ...value.localText.map(({ heading }) => heading),
      ...Object.values(value.character ?? {}).map(({ heading }) => heading),
    ]);
    expect(repeated(headings)).toEqual([]);
  });

  it("share no sentence and no color name in what marks them", () => {
    expect(repeated(dataset.cities.flatMap(({ value }) => characterLines(value.character ?? {})))).toEqual(
      [],
    );
  });

  it("open with different parts and follow different orders", () => {
    const orders = dataset.cities.map(({ value }) => Object.keys(value.character ?? {}));
    expect(new Set(orders.map(([first]) => first)).size).toBe(4);
    expect(new Set(orders.map((order) => order.join(" "))).size).toBeGreaterThan(orders.length / 2);
  });

  it("share no lead, meta description, answer or call to action, and each has one", () => {
    const texts = dataset.cities.flatMap(({ value }) => [
      value.lead,
      value.callToAction,
      value.customMeta,
      ...Object.values(value.faqs),
    ]);
    expect(texts).not.toContain(undefined);
    expect(repeated(texts)).toEqual([]);
  });
});

const allText = readdirSync(realData, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => readFileSync(join(realData, name), "utf8").replace(/(^|\s)#.*$/gm, ""))
  .join("\n");

describe("each constant of the specification stands in the data exactly once", () => {
  it.each([
    "phone: 562-555-0134",
    "562-555-0134",
    "562-555-0186",
    "estimates@citrusandcoast.example",
    "https://www.citrusandcoast.example\n",
    "Citrus & Coast",
    "founded: 1988",
    "copyrightYear: 2024",
    "35+",
    "1000+",
    "5-star",
    '"5.0"',
    '"150"',
    "CSLB",
    "536821",
    "07:30",
    "17:30",
    "1-year workmanship warranty",
    "within 24 hours",
    "3-7 days",
    "6-10 days",
    "$100",
    "$5,000",
    "5-7 business days",
    "Zelle or gift card",
    "6-mil",
    "6 sq ft",
    "20 sq ft",
    "$37,500",
    "low: 2.9",
    "noticeMs: 6000",
    "Oops! Page not found",
    "Unexpected Application Error!",
  ])("%s", (constant) => expect(allText.split(constant).length - 1).toBe(1));

  it.each(["2.90", "$4", "$3.", "$6.", "$5000", "37500", "7:30 AM", "5:30 PM", "(562)"])(
    "%s stands nowhere, because it is made from the data",
    (text) => expect(allText.includes(text)).toBe(false),
  );

  it("has the rates of the calculator", () => {
    expect(dataset.business.value.rates?.items.map(({ value, low, high }) => ({ value, low, high }))).toEqual(
      [
        { value: "exterior", low: 2.9, high: 4 },
        { value: "interior", low: 3, high: 6 },
      ],
    );
  });
});

describe("before a release", () => {
  const { code, found } = check(realData, { isRelease: true });
  const places = found.map((text) => text.split("  ")[0]);

  it("refuses the data while it holds samples", () => {
    expect(code).toBe(1);
    expect(found.every((text) => text.split("\n")[0]?.endsWith("  error  placeholder-value"))).toBe(true);
  });

  it("builds nothing of it, and says the same", () => {
    const out = join(temporaryFolder(), "dist");
    const built = runSite(["build", "--release", "--data", realData, "--out", out]);
    expect(built.code).toBe(1);
    expect(built.stdout).toBe(runSite(["validate", "--release", "--data", realData]).stdout);
    expect(existsSync(out)).toBe(false);
  });

  it("names every line that says sample: true", () => {
    const lines = linesOf(/^\s*sample: true$/);
    expect(lines.length).toBeGreaterThan(15);
    expect(places.map(lineOf)).toEqual(expect.arrayContaining(lines));
  });

  it("names every number and address that does not exist; those of a sample are named once, as the sample", () => {
    const samples = new Set(linesOf(/^\s*sample: true$/));
    const lines = linesOf(/555-01\d\d|\.example\b/).filter(
      (line) => !linesAfter(line).some((next) => samples.has(next)),
    );
    expect(lines.length).toBeGreaterThan(3);
    expect(places.map(lineOf)).toEqual(expect.arrayContaining(lines));
  });

  it("names every key of a service that is empty", () => {
    expect(places.map(lineOf)).toEqual(expect.arrayContaining(linesOf(/: ""$/)));
    expect(linesOf(/: ""$/)).toHaveLength(5);
  });

  it("names nothing else", () => {
    const lines = new Set(linesOf(/^\s*sample: true$|555-01\d\d|\.example\b|: ""$/));
    expect(places.map(lineOf).filter((line) => !lines.has(line))).toEqual([]);
  });
});

function lineOf(place: string | undefined): string {
  return place?.split(":").slice(0, 2).join(":") ?? "";
}

/** The next three lines: a sample says so at its end. */
function linesAfter(place: string): string[] {
  const [file, line] = place.split(":");
  return [1, 2, 3].map((step) => `${file}:${Number(line) + step}`);
}

function linesOf(pattern: RegExp): string[] {
  return readdirSync(realData, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .flatMap((name) =>
      readFileSync(join(realData, name), "utf8")
        .split("\n")
        .flatMap((line, index) => (pattern.test(line.replace(/^\s*#.*/, "")) ? `${name}:${index + 1}` : [])),
    );
}

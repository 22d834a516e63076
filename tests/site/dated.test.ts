import { describe, expect, it } from "vitest";
import { findPlaceholders } from "../../scripts/check/placeholders.ts";
import { AuditedSite } from "../support/audit.ts";
import type { DataFolder } from "../support/data-folder.ts";
import { datedPaths, days, withDates } from "../support/dated-site.ts";
import { fixedDay } from "../support/fixed-day.ts";
import { findProblems } from "../support/problems.ts";
import { datasetOf, pageAt, siteOf } from "../support/site.ts";

/** Severity, code, place, message and hint of what is said of the data on a day. */
function said(data: DataFolder, today: string = fixedDay): string[] {
  return findProblems(data, { today }).map(
    ({ severity, code, position, message, hint }) =>
      `${severity} ${code} ${position?.file}:${position?.line} ${message} ${hint}`,
  );
}

/** What is said of the data on a day, beside what it says unchanged. */
function saidAfter(change: (data: DataFolder) => void, today: string = fixedDay): string[] {
  const data = withDates();
  const before = new Set(said(data, today));
  change(data);
  return said(data, today).filter((line) => !before.has(line));
}

function nodesAt(data: DataFolder, path: string, type: string): unknown[] {
  const graph = pageAt(siteOf(data.dir), path).structuredData?.["@graph"] ?? [];
  return graph.filter((node) => node["@type"] === type);
}

describe("a site with jobs, offers and events", () => {
  it.each([
    [
      days[0],
      ["/jobs/roofer", "/events/open-yard"],
      ["jobs Slate roofer", "offers Gutters cleaned with every repair", "events Open yard"],
    ],
    [days[1], ["/jobs/foreman", "/events/open-yard"], ["jobs Slate roofer", "events Open yard"]],
    [days[2], ["/jobs/foreman"], ["jobs Slate roofer"]],
    ["2027-07-01", [], []],
  ])("shows on %s what is open then, with pages, links and nothing else", (today, paths, lists) => {
    const site = siteOf(withDates().dir, { today });
    expect(datedPaths.filter((path) => site.paths.has(path)).toSorted()).toEqual(paths.toSorted());
    const items = pageAt(site, "/about").props.sections.flatMap((section) =>
      section.kind === "jobs" || section.kind === "offers" || section.kind === "events"
        ? section.items.map(({ title, path }) => [`${section.kind} ${title}`, path] as const)
        : [],
    );
    expect(items.map(([name]) => name)).toEqual(lists);
    expect(items.flatMap(([, path]) => path ?? []).toSorted()).toEqual(paths.toSorted());
  });

  it("says of each file that is over or yet to come when that is, for information", () => {
    expect(said(withDates(), days[1])).toEqual([
      "info invalid-value jobs/roofer.yaml:18 jobs/roofer.yaml was over on 2026-12-31; no page shows it any more. Remove the file, or write a later day.",
      "info invalid-value offers/gutters.yaml:5 offers/gutters.yaml was over on 2026-12-31; no page shows it any more. Remove the file, or write a later day.",
    ]);
    expect(said(withDates())).toEqual([
      "info invalid-value jobs/foreman.yaml:17 jobs/foreman.yaml is shown from 2027-01-01 on; until then no page shows it. Write an earlier day to show it now.",
    ]);
  });

  it("tells search engines of the job of a page what Google asks for", () => {
    expect(nodesAt(withDates(), "/jobs/roofer", "JobPosting")).toMatchSnapshot();
  });

  it("tells search engines of the event of a page, with the zone of its times", () => {
    expect(nodesAt(withDates(), "/events/open-yard", "Event")).toMatchSnapshot();
  });

  it("tells search engines of offers with a price on pages that may sell, and of no list of jobs or events", () => {
    const data = withDates();
    data.append("pages/home.yaml", "  - kind: offers\n    heading: Now\n    throughLabel: Through {date}\n");
    expect(nodesAt(data, "/", "Offer")).toMatchSnapshot();
    for (const type of ["JobPosting", "Event", "Offer"]) expect(nodesAt(data, "/about", type)).toEqual([]);
    data.edit("offers/gutters.yaml", "price: 149", "saving: 15 % off");
    expect(nodesAt(data, "/", "Offer")).toEqual([]);
  });

  it("satisfies the audit's rules of structured data", () => {
    const audited = new AuditedSite({ dataDir: withDates().dir });
    for (const rule of [
      "ld/page-type",
      "ld/vocabulary",
      "ld/visible",
      "ld/lb-single-location",
      "ld/dangling",
      "ld/urls",
    ])
      for (const path of ["/jobs/roofer", "/events/open-yard", "/about"])
        expect(audited.judge(rule, path)).toEqual([]);
  });

  it("shows samples with a tag, hides them from machines and is not released with them", () => {
    const data = withDates();
    for (const file of ["jobs/roofer.yaml", "events/open-yard.yaml", "offers/gutters.yaml"])
      data.append(file, "sample: true\n");
    for (const [path, type] of [
      ["/jobs/roofer", "JobPosting"],
      ["/events/open-yard", "Event"],
    ] as const) {
      expect(nodesAt(data, path, type)).toEqual([]);
      expect(pageAt(siteOf(data.dir), path).props.sections).toContainEqual(
        expect.objectContaining({ sample: true }),
      );
    }
    const refused = findPlaceholders(datasetOf(data.dir)).map(({ place }) => place?.file);
    expect(refused).toEqual(
      expect.arrayContaining(["jobs/roofer.yaml", "events/open-yard.yaml", "offers/gutters.yaml"]),
    );
  });
});

describe("a link to what is over", () => {
  const link = (to: string) => (data: DataFolder) =>
    data.edit(
      "pages/home.yaml",
      "sections:\n",
      `sections:\n  - kind: prose\n    paragraphs: ["[Come](${to})."]\n`,
    );

  it("is broken, and says since when", () => {
    expect(saidAfter(link("/jobs/roofer"))).toEqual([]);
    expect(saidAfter(link("/jobs/roofer"), days[1])).toEqual([
      expect.stringMatching(
        /^error broken-internal-link pages\/home\.yaml:\d+ \/jobs\/roofer is linked here, but the job ended on 2026-12-31, so it has no page\. Remove the link\. To send visitors of old links on, add to redirects\.yaml "- from: \/jobs\/roofer"/,
      ),
    ]);
    expect(saidAfter(link("/jobs/foreman"))).toEqual([
      expect.stringContaining(
        "the job begins on 2027-01-01, so it has no page. Add the link when that day has come.",
      ),
    ]);
  });

  it("may be redirected, and stops no build where it was only published", () => {
    const published = (data: DataFolder) =>
      data.write(
        "releases.json",
        '{\n  "/jobs/roofer": {"hash":"0123456789abcdef","changedOn":"2026-10-02"}\n}\n',
      );
    expect(saidAfter(published, days[1])).toEqual([
      expect.stringContaining(
        "info lost-path releases.json:2 /jobs/roofer was published; the job ended on 2026-12-31",
      ),
    ]);
    const redirected = (data: DataFolder) =>
      published(data).write("redirects.yaml", "redirects:\n  - from: /jobs/roofer\n    to: /about\n");
    expect(saidAfter(redirected, days[1])).toEqual([]);
  });
});

it.each<[what: string, change: (data: DataFolder) => unknown, expected: RegExp]>([
  [
    "an offer without a last day",
    (data) => data.edit("offers/gutters.yaml", "through: 2026-12-31\n", ""),
    /^error missing-field offers\/gutters\.yaml.*through/,
  ],
  [
    "a last day before the first",
    (data) => data.edit("jobs/roofer.yaml", "validThrough: 2026-12-31", "validThrough: 2026-09-30"),
    /^error invalid-value jobs\/roofer\.yaml:18 The last day, 2026-09-30, is before the first, 2026-10-01\. Write the right day here, or under postedOn\.$/,
  ],
  [
    "a last day that is rather a slip",
    (data) => data.edit("jobs/roofer.yaml", "validThrough: 2026-12-31", "validThrough: 2062-12-31"),
    /^warning invalid-value jobs\/roofer\.yaml:18 2062-12-31 is more than 3 years ahead\./,
  ],
  [
    "an event without a time zone",
    (data) => data.edit("business.yaml", "timeZone: America/Chicago\n", ""),
    /^error missing-field events\/open-yard\.yaml:7 The time of an event needs a time zone.*timeZone: America\/Chicago\.$/,
  ],
  [
    "an event that ends before it starts",
    (data) => data.edit("events/open-yard.yaml", 'endsAt: "14:00"', 'endsAt: "09:00"'),
    /^error invalid-value events\/open-yard\.yaml:9 The event ends at 09:00, but starts at 10:00\. Write the right time here, or under startsAt\.$/,
  ],
  [
    "a section of jobs without any file",
    (data) => data.remove("jobs"),
    /^error invalid-value pages\/about\.yaml:\d+ A section of kind jobs lists the files of jobs, which holds none/,
  ],
])("says what is wrong with %s", (_, change, expected) => {
  expect(saidAfter(change)).toEqual([expect.stringMatching(expected)]);
});

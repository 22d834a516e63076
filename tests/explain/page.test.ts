import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { explainPage } from "../../scripts/explain/page/explain-page.ts";
import type { PageExplanation, Source } from "../../scripts/schemas/explanation.ts";
import { listMetaTags } from "../../src/seo/head.ts";
import { copyOfData, type DataFolder, fixtureSite, realData, root } from "../support/data-folder.ts";
import { fixedDay } from "../support/fixed-day.ts";
import { datasetOf, pageAt, siteOf } from "../support/site.ts";

type Explained = Omit<PageExplanation, "rendered">;

function explain(path: string, dataDir = fixtureSite("minimal"), cwd = join(dataDir, "..")): Explained {
  const explained = explainPage({ dataset: datasetOf(dataDir), today: fixedDay }, path, cwd);
  if (!explained) throw new Error(`No page ${path}`);
  return explained;
}

// Where the values and links of a city page come from, and its neighbors, is pinned as it is printed (cli/explain.test.ts).
const maple = "/roofers-maple-grove-lake-county";

function said({ file, line, written, note }: Source): string {
  return [`${file}${line === undefined ? "" : `:${line}`}`, written ?? note].filter(Boolean).join(" ");
}

const file = (name: string) => `minimal/${name}`;

describe("who links to a page", () => {
  it("is told once for the frame, and once for each place in the data with the pages it stands on", () => {
    const { referrers } = explain("/roof-repair");
    expect(referrers.map(({ where, label, source, from }) => [where, label, said(source), from])).toEqual([
      ["header and footer", "Roof repair", `${file("services/roof-repair.yaml")}:7 /roof-repair`, []],
      [
        "service-list",
        "Roof repair",
        `${file("pages/city.yaml")}:28 roof-repair`,
        [maple, "/roofers-otter-falls-lake-county", "/roofers-pine-bend-lake-county"],
      ],
      ["hero", "How we repair", `${file("pages/home.yaml")}:12 /roof-repair`, ["/"]],
    ]);
  });

  it("does not name the page itself", () => {
    for (const { from } of explain("/contact").referrers) expect(from).not.toContain("/contact");
  });

  it("includes redirects", () => {
    const data = copyOfData().write("redirects.yaml", "redirects:\n  - from: /quote\n    to: /contact\n");
    const { redirects } = explain("/contact", data.dir);
    expect(redirects.map(({ from, source }) => [from, said(source)])).toEqual([
      ["/quote", "data/redirects.yaml:2"],
    ]);
  });
});

describe("the neighbors of a city", () => {
  const listed = (data: DataFolder, path: string) =>
    explain(path, data.dir).neighbors.map(({ name, path: to, named, names }) => [
      name,
      to !== undefined,
      named && said(named),
      names && said(names),
    ]);

  it("are those it names and those that name it, each with its line", () => {
    const data = copyOfData();
    data.edit("cities/lake-county/pine-bend.yaml", "  - city: lake-county/maple-grove\n", "");
    const lines = (city: string, line: number) => `data/cities/lake-county/${city}.yaml:${line}`;
    expect(listed(data, maple)).toEqual([
      ["Pine Bend", true, lines("maple-grove", 10), undefined],
      ["Old Mill", false, lines("maple-grove", 11), undefined],
    ]);
    expect(listed(data, "/roofers-pine-bend-lake-county")).toEqual([
      ["Otter Falls", true, lines("pine-bend", 10), lines("otter-falls", 10)],
      ["Maple Grove", true, undefined, lines("maple-grove", 10)],
    ]);
  });

  it("are none for other pages", () => expect(explain("/").neighbors).toEqual([]));
});

it("does not explain a page that is not there", () => {
  expect(explainPage(siteOf(), "/nowhere", root)).toBeUndefined();
});

/** Every place that an explanation names with the text it claims to be written there. */
function* claims(page: Explained): Generator<Source> {
  const values = [
    ...page.head,
    ...page.openGraph,
    ...(page.heading ? [page.heading] : []),
    ...page.structuredData,
  ];
  for (const { sources, placeholders } of values) {
    yield* sources;
    for (const placeholder of placeholders) yield* placeholder.sources;
  }
  for (const { source } of [...page.links, ...page.frameLinks, ...page.referrers]) yield source;
  for (const { named, names } of page.neighbors)
    yield* [named, names].filter((source) => source !== undefined);
}

const realPages = [
  "/",
  "/painters-irvine-orange-county",
  "/painters-long-beach-los-angeles-county",
  "/projects/house-exterior-paint-long-beach",
  "/service-areas/orange-county",
  "/blog/epa-lead-safe-certified-practices",
  "/contact-us",
  "/404",
];

const real = siteOf(realData);

describe.each(realPages)("on the real page %s", (path) => {
  const page = explain(path, realData, root);
  const plain = pageAt(real, path);

  it("each place holds the text that is said to be written there", () => {
    const lines = new Map<string, string[]>();
    const claimed = [...claims(page)];
    expect(claimed.filter(({ written }) => written !== undefined).length).toBeGreaterThan(20);
    const wrong = claimed.filter(({ file: name, line, column, written }) => {
      if (written === undefined || line === undefined || column === undefined) return false;
      if (!lines.has(name)) lines.set(name, readFileSync(join(root, name), "utf8").split("\n"));
      const rest = (lines.get(name)?.[line - 1] ?? "").slice(column - 1).replace(/^["'[]/, "");
      // A folded text goes on in the next line; one in quotes or brackets ends before its line does.
      const held = rest.slice(0, written.length).trimEnd();
      return held === "" || !written.startsWith(held.replace(/["'\]]+$/, ""));
    });
    expect(wrong).toEqual([]);
  });

  it("each value is what the page says", () => {
    const { head } = plain.props;
    expect(page.head.map(({ value }) => value)).toEqual(
      [head.title, head.description, head.keywords, head.canonical].filter((value) => value !== undefined),
    );
    const tags = new Map(listMetaTags(head).map(({ property, content }) => [property, content]));
    for (const { name, value } of page.openGraph)
      expect(name === "og:image" || value === tags.get(name), `${name} is ${value}`).toBe(true);
    const graph = JSON.stringify(plain.structuredData ?? {});
    for (const { name, value } of page.structuredData)
      expect(
        value.startsWith("picture ") || graph.includes(JSON.stringify(value)),
        `${name} is ${value}`,
      ).toBe(true);
  });

  it("each value has a place, and each placeholder too", () => {
    const values = [...page.head, ...page.openGraph, ...page.structuredData];
    expect(values.filter(({ sources }) => sources.length === 0)).toEqual([]);
    const placeholders = values.flatMap((value) => value.placeholders);
    expect(placeholders.filter(({ sources }) => sources.length === 0)).toEqual([]);
  });

  it("each link that the data writes is explained", () => {
    const explained = new Set(page.links.map(({ to }) => to));
    const written = plain.links.map(({ to }) => to);
    const parent = (to: string) => plain.props.breadcrumbs.some((crumb) => crumb.path === to);
    expect(written.filter((to) => !explained.has(to) && !parent(to))).toEqual([]);
  });
});

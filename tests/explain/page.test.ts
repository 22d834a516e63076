import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { explainPage } from "../../scripts/explain/page/explain-page.ts";
import type { ExplainedValue, PageExplanation, Source } from "../../scripts/schemas/explanation.ts";
import { loadDataset } from "../../src/loader/load.ts";
import { listMetaTags } from "../../src/seo/head.ts";
import { copyOfData, type DataFolder, fixtureSite, realData, root } from "../support/data-folder.ts";
import { fixedDay } from "../support/fixed-day.ts";
import { pageAt, siteOf } from "../support/site.ts";

type Explained = Omit<PageExplanation, "rendered">;

function explain(path: string, dataDir = fixtureSite("minimal"), cwd = join(dataDir, "..")): Explained {
  const { dataset } = loadDataset(dataDir);
  const explained = dataset && explainPage({ dataset, today: fixedDay }, path, cwd);
  if (!explained) throw new Error(`No page ${path}`);
  return explained;
}

const maple = "/roofers-maple-grove-lake-county";

function said({ file, line, written, note }: Source): string {
  return [`${file}${line === undefined ? "" : `:${line}`}`, written ?? note].filter(Boolean).join(" ");
}

function find(values: ExplainedValue[], name: string): ExplainedValue {
  const found = values.find((value) => value.name === name);
  if (!found) throw new Error(`No value ${name} among ${values.map((value) => value.name).join(", ")}`);
  return found;
}

const file = (name: string) => `minimal/${name}`;
const mapleFile = file("cities/lake-county/maple-grove.yaml");

describe("the values of a city page", () => {
  const page = explain(maple);

  it("say by which text the title is made, and where each placeholder comes from", () => {
    const title = find(page.head, "title");
    expect(title.value).toBe("Roofers in Maple Grove, MN | Maple & Sons Roofing");
    expect(title.sources.map(said)).toEqual([
      `${file("pages/city.yaml")}:7 Roofers in {city}, {state} | {businessName}`,
    ]);
    expect(title.placeholders.map(({ name, value, sources }) => [name, value, ...sources.map(said)])).toEqual(
      [
        ["city", "Maple Grove", `${mapleFile}:2 Maple Grove`],
        ["state", "MN", `${file("counties/lake-county.yaml")}:3 MN`],
        ["businessName", "Maple & Sons Roofing", `${file("business.yaml")}:2 Maple & Sons Roofing`],
      ],
    );
  });

  it("name the city's own text where it stands in place of the pattern", () => {
    expect(find(page.head, "description").sources.map(said)).toEqual([
      `${mapleFile}:12 Old oaks drop limbs on Maple Grove roofs, and we mend what they break.`,
    ]);
  });

  it("make the address from the pattern, the names of the files and the origin", () => {
    const canonical = find(page.head, "canonical");
    expect(canonical.value).toBe(`https://www.maple-roofing.example${maple}`);
    expect(canonical.sources.map(said)).toEqual([
      `${file("pages/city.yaml")}:2 /roofers-{city}-{county}`,
      `${mapleFile} the names of file and folder`,
      `${file("business.yaml")}:5 https://www.maple-roofing.example`,
    ]);
  });

  it("name the usual picture of a page that has none of its own, and its file", () => {
    expect(find(page.openGraph, "og:image")).toMatchObject({ value: "picture default-picture" });
    expect(find(page.openGraph, "og:image").sources.map(said)).toEqual([
      `${file("business.yaml")}:30`,
      `${file("images/default-picture.svg")} the file`,
    ]);
  });

  it("find dates, times and numbers that are written in another form", () => {
    const source = (name: string) => find(page.structuredData, `RoofingContractor.${name}`).sources.map(said);
    expect(source("telephone")).toEqual([`${file("business.yaml")}:9`]);
    expect(source("foundingDate")).toEqual([`${file("business.yaml")}:27 1971`]);
    expect(source("openingHours")).toEqual([`${file("business.yaml")}:22`]);
    expect(source("openingHoursSpecification.opens")).toEqual([`${file("business.yaml")}:23`]);
    expect(source("@type")).toEqual([`${file("business.yaml")}:3`]);
  });
});

describe("the links of a page", () => {
  const page = explain(maple);
  const sourceOf = (to: string) =>
    page.links.filter((link) => link.to === to).map(({ where, source }) => `${where} ${said(source)}`);

  it("stand where they are written, referred to, or listed", () => {
    expect(sourceOf("#quote")).toEqual([`city-hero ${file("pages/city.yaml")}:19 #quote`]);
    expect(sourceOf("/roof-repair")).toEqual([`service-list ${file("pages/city.yaml")}:28 roof-repair`]);
    expect(sourceOf("/roofers-pine-bend-lake-county")).toEqual([
      `nearby-areas ${mapleFile}:10 lake-county/pine-bend`,
      `nearby-areas ${file("pages/city.yaml")}:29 listed with the others of its kind`,
    ]);
    expect(sourceOf("/service-areas")).toEqual([
      `breadcrumbs ${file("pages/service-areas.yaml")}:4 Service areas`,
    ]);
  });

  it("of header and footer are told apart from those of the page", () => {
    expect(page.frameLinks.map(({ to, source }) => `${to} ${said(source)}`)).toContain(
      `/contact ${file("navigation.yaml")}:20 /contact`,
    );
    expect(page.frameLinks.every(({ where }) => where === "header and footer")).toBe(true);
    expect(page.links.some(({ where }) => where === "header and footer")).toBe(false);
  });
});

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

describe.each(realPages)("on the real page %s", (path) => {
  const page = explain(path, realData, root);
  const plain = pageAt(siteOf(realData), path);

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

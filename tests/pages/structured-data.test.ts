import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { pageTypes } from "../../src/kinds/page/types.ts";
import type { Graph } from "../../src/seo/json-ld/nodes.ts";
import { realData } from "../support/data-folder.ts";
import { fullerData } from "../support/fuller-site.ts";
import { pageAt, pagesOf, siteOf } from "../support/site.ts";

type Node = Record<string, unknown> & { "@id"?: string; "@type": string };

const nodesOf = (graph: Graph | undefined) => (graph?.["@graph"] ?? []) as unknown as Node[];

/** Every `{ "@id": ... }` that stands alone, wherever it stands: a pointer to another node. */
function pointersIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pointersIn);
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value);
  if (entries.length === 1 && entries[0]?.[0] === "@id") return [String(entries[0][1])];
  return entries.flatMap(([, item]) => pointersIn(item));
}

function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [key, ...keysIn(item)]);
}

function leavesIn(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leavesIn) : [value];
}

/** How the business stands on pages that do not tell its facts. */
const reference = {
  "@type": "RoofingContractor",
  "@id": "https://www.maple-roofing.example/#business",
  name: "Maple & Sons Roofing",
  url: "https://www.maple-roofing.example/",
};

it.each([
  ["home", "/"],
  ["about", "/about"],
  ["contact", "/contact"],
  ["service", "/roof-repair"],
  ["projects", "/work"],
  ["project", "/work/barn-roof"],
  ["article", "/snow-and-roofs"],
  ["areas", "/service-areas"],
  ["county", "/service-areas/lake-county"],
  ["city", "/roofers-maple-grove-lake-county"],
])("the graph of each type of page is whole: %s", async (type, path) => {
  const site = siteOf(fullerData().dir);
  const { props, structuredData } = pageAt(site, path);
  expect(props.type).toBe(type);
  const [business, ...others] = nodesOf(structuredData);
  const shape = pageTypes[props.type]?.business;
  expect(business).toEqual(shape === "full" ? nodesOf(pageAt(site, "/").structuredData)[0] : reference);
  const shown = type === "home" ? [business, ...others] : others;
  await expect(stringify(shown, { lineWidth: 0 })).toMatchFileSnapshot(`graphs/${type}.snap`);
});

it("marks up photos of a job, and never the drawings that stand in for them", () => {
  const typesOf = (illustrated: boolean) => {
    const data = fullerData();
    data.edit("projects/barn-roof.yaml", "illustrated: false", `illustrated: ${illustrated}`);
    return nodesOf(pageAt(siteOf(data.dir), "/work/barn-roof").structuredData).map((node) => node["@type"]);
  };
  expect(typesOf(false)).toContain("ImageObject");
  expect(typesOf(true)).not.toContain("ImageObject");
});

it.each([
  ["Ann Lee", { "@type": "Person", name: "Ann Lee" }],
  ["Maple & Sons Roofing", { "@type": "Organization", name: "Maple & Sons Roofing" }],
])("credits a photo that says it was taken by %s, and no sample", (credit, creator) => {
  const photos = (sample: boolean) => {
    const data = fullerData()
      .edit(
        "pages/about.yaml",
        "sections:",
        "sections:\n  - kind: prose\n    paragraphs: [Hi.]\n    image: roof-repair",
      )
      .write(
        "images/roof-repair.yaml",
        `alt: A barn\ncaption: Our barn\ncredit: ${credit}\nplace: Pine Bend, MN\nsample: ${sample}\n`,
      );
    const nodes = nodesOf(pageAt(siteOf(data.dir), "/about").structuredData);
    return nodes.filter((node) => node["@type"] === "ImageObject");
  };
  expect(photos(false)).toEqual([
    expect.objectContaining({
      caption: "Our barn",
      creditText: credit,
      creator,
      contentLocation: { "@type": "Place", name: "Pine Bend, MN" },
    }),
  ]);
  expect(photos(true)).toEqual([]);
});

it("leaves out a photo whose credit the page does not show", () => {
  const data = fullerData()
    .edit("pages/about.yaml", "  - kind: hero", "  - kind: hero\n    image: roof-repair")
    .write("images/roof-repair.yaml", "alt: A barn\ncredit: Ann Lee\n");
  const nodes = nodesOf(pageAt(siteOf(data.dir), "/about").structuredData);
  expect(nodes.map((node) => node["@type"])).not.toContain("ImageObject");
});

it("tells machines the numbers and profiles of the business, and none that is only a sample", () => {
  const told = (sample: boolean) => {
    const data = fullerData().append(
      "business.yaml",
      `license: { authority: DLI, authorityName: Department of Labor, number: BC000123, sample: ${sample} }
certifications:
  - { name: Safe Roof, authority: Roof Board, number: RS-100, sample: ${sample} }
profiles:
  - { name: Guild, url: "https://guild.example/maple", sample: ${sample} }
`,
    );
    const [business] = nodesOf(pageAt(siteOf(data.dir), "/").structuredData);
    return leavesIn([business?.hasCredential, business?.sameAs]);
  };
  expect(told(false)).toEqual(expect.arrayContaining(["BC000123", "RS-100", "https://guild.example/maple"]));
  expect(told(true)).toEqual([undefined, undefined]);
});

const sites: [name: string, pages: ReturnType<typeof pagesOf>][] = [
  ["an invented business", pagesOf(siteOf())],
  ["the shipped data", pagesOf(siteOf(realData))],
];

describe.each(sites)("every graph of %s", (_, pages) => {
  const indexed = pages.filter(({ isIndexed }) => isIndexed);

  it("is there for each page that search engines may keep, and for no other", () => {
    expect(indexed.length).toBeGreaterThan(5);
    for (const { isIndexed, structuredData } of pages) expect(structuredData !== undefined).toBe(isIndexed);
  });

  it("points only at nodes that it holds itself", () => {
    for (const { structuredData } of indexed) {
      const ids = nodesOf(structuredData).map((node) => node["@id"]);
      expect(pointersIn(nodesOf(structuredData)).filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it("holds the business once, under one id", () => {
    const businesses = indexed.map(({ structuredData }) =>
      nodesOf(structuredData).flatMap((node) => (node["@id"]?.endsWith("#business") ? node["@id"] : [])),
    );
    expect(new Set(businesses.map((ids) => ids.join(" "))).size).toBe(1);
    expect(businesses[0]).toHaveLength(1);
  });

  it("says the same of the business wherever it says more than its name", () => {
    const full = indexed.flatMap(({ structuredData }) =>
      nodesOf(structuredData).filter((node) => node["@id"]?.endsWith("#business") && "telephone" in node),
    );
    expect(full.length).toBeGreaterThan(3);
    expect(new Set(full.map((node) => JSON.stringify(node))).size).toBe(1);
  });

  it("names no rating or review of its own, and leaves nothing empty or unfilled", () => {
    for (const { structuredData } of indexed) {
      expect(keysIn(structuredData).filter((key) => /rating|review/i.test(key))).toEqual([]);
      expect(leavesIn(structuredData).filter((leaf) => leaf === "" || /[{}]/.test(String(leaf)))).toEqual([]);
    }
  });

  it("has the URL of its page", () => {
    for (const { props, structuredData } of indexed) {
      const page = nodesOf(structuredData).find((node) => node["@id"]?.endsWith("#webpage"));
      expect(page?.["url"]).toBe(props.head.canonical);
    }
  });
});

import { describe, expect, it } from "vitest";
import type { AuditResult, BareAudit } from "../../../scripts/audit/audit.ts";
import type { Reported } from "../../../scripts/audit/finding.ts";
import { differencesOf } from "../../../scripts/audit/rendered/differences.ts";
import { withRendered } from "../../../scripts/audit/rendered/judge-rendered.ts";
import type { RenderedPage } from "../../../scripts/audit/rendered/rendered-page.ts";
import { samplesOf } from "../../../scripts/audit/rendered/samples.ts";
import { cumulativeShift, nameOf } from "../../../scripts/audit/rendered/watch-page.ts";
import { readDocument } from "../../../scripts/read-build/read-document.ts";
import { AuditedSite } from "../../support/audit.ts";

const maple = "/roofers-maple-grove-lake-county";
const pine = "/roofers-pine-bend-lake-county";
const { audit } = new AuditedSite();

const page = (changes: Partial<RenderedPage> = {}): RenderedPage => ({
  path: maple,
  type: "city",
  weight: { html: 10_000, css: 10_000, js: 1000, images: 90_000, fonts: 25_000, other: 1000 },
  largest: { element: "img", shows: "/roof.avif", isLazy: false, isCut: false },
  shift: 0.02,
  errors: [],
  failed: [],
  elsewhere: [],
  isCutOff: false,
  byScript: {
    tags: [],
    words: { raw: 900, added: 29, removed: 12 },
    texts: ["Open until 5 pm"],
    links: { added: ["/a", "/b"], removed: [] },
  },
  ...changes,
});

const judge = (pages: RenderedPage[], findings: Partial<Reported>[] = []) => {
  const result = { findings, audit, pages: 4 } as unknown as AuditResult<BareAudit>;
  return withRendered(result, pages).findings.filter(({ rule }) => rule.id.startsWith("rendered/"));
};
const said = (...changes: Partial<RenderedPage>[]) =>
  judge(changes.map(page)).map(({ rule, severity, message }) => `${severity} ${rule.id}: ${message}`);

const body = (main: string, head = "<title>Roofs</title>") =>
  readDocument(`<!doctype html><html><head>${head}</head><body><main>${main}</main></body></html>`);

describe("what script changes", () => {
  const differences = (raw: ReturnType<typeof body>, rendered: ReturnType<typeof body>) =>
    differencesOf(maple, raw, rendered, audit.internal);

  it("are tags, words and links that one of the two has", () => {
    const raw = body('<h1>Roofs</h1><p>Slate and slate.</p><a href="/contact">Call</a>');
    const rendered = body(
      '<h1>Roofs</h1><p>Slate.</p><p>Copper too.</p><a href="/about?a=1">Us</a> <a href="#top">Top</a>',
      '<title>Roofs!</title><meta name="robots" content="noindex">',
    );
    expect(differences(raw, rendered)).toEqual({
      tags: [
        { name: "title", raw: "Roofs", rendered: "Roofs!" },
        { name: "robots tag", raw: "", rendered: "noindex" },
      ],
      words: { raw: 5, added: 4, removed: 3 },
      texts: ["Slate.", "Copper too."],
      links: { added: ["/about"], removed: ["/contact"] },
    });
  });

  it("is nothing where the page in the browser says what its document says", () => {
    const raw = body("<h1>Roofs</h1><p>Slate.</p>");
    const { tags, words, links } = differences(raw, body("<h1>Roofs</h1>\n<p>Slate.</p><!-- live -->"));
    expect({ tags, words, links }).toEqual({
      tags: [],
      words: { raw: 2, added: 0, removed: 0 },
      links: { added: [], removed: [] },
    });
  });
});

describe("the rules of rendered pages", () => {
  const byScript = (changes: Partial<RenderedPage["byScript"]>) => ({
    byScript: { ...page().byScript, ...changes },
  });

  it("say nothing of a page that keeps its words, stands still and is light", () => {
    expect(said({})).toEqual([]);
  });

  it.each<[Partial<RenderedPage>, string]>([
    [
      byScript({ tags: [{ name: "robots tag", raw: "", rendered: "noindex" }] }),
      `error rendered/indexing-changed: Script changes the robots tag of ${maple} from nothing to "noindex".`,
    ],
    [
      byScript({ tags: [{ name: "title", raw: "Roofs", rendered: "Home" }] }),
      `warning rendered/head-changed: Script changes the title of ${maple} from "Roofs" to "Home".`,
    ],
    [
      byScript({ words: { raw: 100, added: 300, removed: 0 } }),
      `warning rendered/text-changed: 300 of 400 words of ${maple} are only there once script has run, such as "Open until 5 pm".`,
    ],
    [
      byScript({ words: { raw: 300, added: 0, removed: 40 } }),
      `warning rendered/text-changed: Script takes 40 of 300 words of ${maple} away.`,
    ],
    [
      byScript({ links: { added: ["/a", "/b", "/c", "/d", "/e", "/f"], removed: [] } }),
      `warning rendered/links-changed: ${maple} links to 6 pages only once script has run: /a, /b, /c, /d, /e and 1 more.`,
    ],
    [
      { largest: { element: "img.lead", shows: "/roof.avif", isLazy: true, isCut: false } },
      `warning rendered/largest-lazy: The largest element that a phone shows first on ${maple}, img.lead with /roof.avif, is loaded lazily.`,
    ],
    [
      { shift: 0.234, shifted: "div.banner" },
      `warning rendered/layout-shift: The layout of ${maple} shifts by 0.23, div.banner the most.`,
    ],
    [
      { errors: ["roof is not defined"] },
      `warning rendered/script-error: The console says on ${maple}: roof is not defined`,
    ],
    [
      { failed: [{ url: "https://www.maple-roofing.example/prices.json?a", status: 404 }] },
      `warning rendered/failed-request: ${maple} asks for /prices.json, and gets the code 404.`,
    ],
    [
      { weight: { ...page().weight, images: 3_000_000 } },
      `warning rendered/heavy: ${maple} weighs 2,976 KiB, of which 2,930 KiB images.`,
    ],
  ])("find a fault with its figures: %#", (changes, sentence) => expect(said(changes)).toEqual([sentence]));

  it("leave a lazy picture alone of which the first screen shows an edge", () => {
    expect(said({ largest: { element: "img", shows: "/roof.avif", isLazy: true, isCut: true } })).toEqual([]);
  });

  it("take no error for a fault of the site that may come of what another host was not asked for", () => {
    expect(said({ errors: ["$ is not defined"], isCutOff: true })).toEqual([]);
  });

  it("join what all opened pages have, and blame the template for what one of a type has", () => {
    const errors = ["roof is not defined"];
    const shared = judge([page({ errors }), page({ path: pine, errors }), page({ path: "/", errors })]);
    expect(shared).toMatchObject([{ owner: "layout", path: maple, related: [pine, "/"] }]);
    expect(shared[0]?.message).toBe(
      `The console says on ${maple}: roof is not defined The same on all 3 pages that were opened.`,
    );
    expect(judge([page({ errors }), page({ path: pine })])).toMatchObject([
      { owner: "template", path: maple },
    ]);
  });

  it("do not say again what the document has shown already", () => {
    const known = {
      rule: { id: "img/lead-lazy" },
      severity: "warning",
      path: maple,
      related: [],
      message: "",
    };
    const lazy = { largest: { element: "img", shows: "/roof.avif", isLazy: true, isCut: false } };
    expect(judge([page(lazy)], [known as unknown as Reported])).toEqual([]);
    const missing = { ...known, rule: { id: "file/missing" }, message: "/lost.png does not exist." };
    const failed = [{ url: "https://www.maple-roofing.example/lost.png", status: 404 }];
    expect(judge([page({ failed })], [missing as unknown as Reported])).toEqual([]);
  });
});

describe("the pages that are opened", () => {
  const indexable = (isIndexable: boolean) =>
    ({ isIndexable, obstacles: [] }) as unknown as ReturnType<BareAudit["indexing"]["get"]> & object;

  it("are one of each type, rather one for search engines, and those that are named", () => {
    const types = new Map([
      [maple, "city"],
      [pine, "city"],
      ["/", "home"],
      ["/404", "not-found"],
    ] as const);
    const indexing = new Map([
      [maple, indexable(false)],
      [pine, indexable(true)],
    ]);
    expect(samplesOf({ types, indexing }, []).map(({ path }) => path)).toEqual([pine, "/"]);
    expect(samplesOf({ types, indexing }, [maple, "/"])).toEqual([
      { path: pine, type: "city" },
      { path: "/", type: "home" },
      { path: maple, type: "city" },
    ]);
  });

  it("are one of each folder where nobody says the types", () => {
    const paths = ["/", "/about.html", "/blog/one/", "/blog/two/", "/contact/"];
    const types = new Map(paths.map((path) => [path, undefined]));
    const samples = samplesOf({ types, indexing: new Map() }, []);
    expect(samples.map(({ path }) => path)).toEqual(["/", "/about.html", "/blog/one/"]);
  });
});

describe("the layout shift", () => {
  const shift = (value: number, time: number) => ({ value, time, tag: "" });

  it("is the worst movement, not the sum of all", () => {
    expect(cumulativeShift([])).toBe(0);
    expect(cumulativeShift([shift(0.1, 0), shift(0.2, 900), shift(0.25, 3000)])).toBeCloseTo(0.3);
    const steady = Array.from({ length: 12 }, (_, at) => shift(0.1, at * 900));
    expect(cumulativeShift(steady)).toBeCloseTo(0.6);
  });

  it("names an element by its id or first class", () => {
    expect(nameOf('<img id="lead" class="a">')).toBe("img#lead");
    expect(nameOf('<div class="  banner wide">')).toBe("div.banner");
    expect(nameOf("<p>")).toBe("p");
  });
});

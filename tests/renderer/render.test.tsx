import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { beforeAll, describe, expect, it } from "vitest";
import { FloatingBar } from "../../src/layout/FloatingBar.tsx";
import { Footer } from "../../src/layout/Footer.tsx";
import { Header } from "../../src/layout/Header.tsx";
import { Notices } from "../../src/layout/Notices.tsx";
import { createLayout, type LayoutProps, pageWords } from "../../src/layout/view.ts";
import { loadDataset } from "../../src/loader/load.ts";
import type { Page, PageProps } from "../../src/pages/page.ts";
import { createPage } from "../../src/pages/pages.ts";
import { createRoutes, ShellProvider } from "../../src/renderer/app.tsx";
import { createRenderer, type Rendered } from "../../src/renderer/render.tsx";
import type { AnySectionView } from "../../src/sections/index.ts";
import type { PathEntry } from "../../src/site/paths.ts";
import { listPictures, unencoded } from "../../src/site/pictures.ts";
import { createSite, type Site } from "../../src/site/site.ts";
import { copyOfData, fixtureSite, realData } from "../support/data-folder.ts";
import { fixedDay } from "../support/fixed-day.ts";
import { few, isNight } from "../support/nightly.ts";
import { pagesOf, siteOf } from "../support/site.ts";

const sites: [name: string, dataDir: string][] = [
  ["the shipped data", realData],
  ["the minimal fixture", fixtureSite("minimal")],
];

/** Renders a whole page through React Router in one go, as its own documentation says: what `createRenderer` must equal. */
async function renderWhole(page: PageProps, layout: LayoutProps): Promise<Rendered> {
  const frame = {
    header: renderToStaticMarkup(<Header layout={layout} />),
    footer: renderToStaticMarkup(<Footer layout={layout} />),
    floating: renderToStaticMarkup(<FloatingBar layout={layout} />),
    notices: renderToStaticMarkup(<Notices layout={layout} />),
  };
  const routes = createRoutes(() => page);
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(`https://www.maple-roofing.example${page.path}`));
  if (context instanceof Response) throw new Error(`The router answered ${context.status}`);
  const html = renderToString(
    <ShellProvider value={{ frame, initialPage: page }}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </ShellProvider>,
  );
  // HTML has no slash in void elements.
  const start = html.indexOf('<header class="site-header"');
  const plain = (text: string) => text.replaceAll("/>", ">");
  return { head: plain(html.slice(0, start)), body: plain(html.slice(start)) };
}

describe.each(sites)("on every page of %s", (_, dataDir) => {
  let site: Site;
  let pages: Page[];
  /** Of each file one page at least; the others differ by names alone. */
  let some: Page[];
  let layout: LayoutProps;

  beforeAll(() => {
    site = siteOf(dataDir);
    pages = pagesOf(site);
    some = isNight ? pages : [...new Map(pages.map((page) => [fileOf(page).id, page])).values()];
    ({ layout } = createLayout(site));
  });

  const fileOf = ({ props }: Page) => (site.paths.get(props.path) as PathEntry).page;

  it("the HTML joined from parts is that of the whole tree, rendered through the router in one go", async () => {
    const render = createRenderer(layout);
    for (const { props, shared } of some)
      expect(render(props, undefined, shared), props.path).toEqual(await renderWhole(props, layout));
  });

  it("a page made with sections that are shared is the page made alone in a site of its own", () => {
    const { dataset } = site;
    const pictures = unencoded(listPictures(dataset));
    for (const page of some) {
      const alone = createSite(dataset, { pictures, today: site.today });
      const entry = alone.paths.get(page.props.path) as PathEntry;
      const { shared, ...rest } = createPage(alone, entry, pageWords(layout));
      expect({ ...rest, shared: shared.size }, page.props.path).toEqual({
        ...page,
        shared: page.shared.size,
      });
    }
  });

  it("shared sections are the same objects on all pages of a file, and only on those of a pattern", () => {
    const known = new Map<string, ReadonlySet<AnySectionView>>();
    for (const { props, shared } of pages) {
      const { page } = site.paths.get(props.path) as PathEntry;
      expect(known.get(page.id) ?? shared, props.path).toBe(shared);
      known.set(page.id, shared);
      expect(props.sections.filter((section) => shared.has(section))).toEqual([...shared]);
      if (!page.value.forEach) expect(shared.size).toBe(0);
    }
    expect(Math.max(...[...known.values()].map(({ size }) => size))).toBeGreaterThan(0);
  });
});

/** What joins documents, or once did, and what means something to JavaScript's own `replace`. */
const forgeries = [
  "@@page@@",
  "@@language@@ @@shared-head@@ @@head@@ @@body@@",
  '<wbr data-page="">',
  "<nav></nav>",
  "</body>",
  '<div id="root">',
  "<main></main><header>",
  "$& $` $' $1 $$",
  "/>",
  "{{page}} {county",
];

describe.each(few(forgeries, 4))("a business, a city and a button named %s", (name) => {
  it("are printed as they are, on every page", async () => {
    const data = copyOfData();
    const quoted = JSON.stringify(name);
    data.write(
      "business.yaml",
      data.read("business.yaml").replace(/^name: .*$/m, () => `name: ${quoted}`),
    );
    const county = "counties/lake-county.yaml";
    data.write(
      county,
      data.read(county).replace(/^county: .*$/m, () => `county: ${quoted}`),
    );
    const { dataset } = loadDataset(data.dir);
    if (!dataset) throw new Error("The folder is not valid");
    const site = createSite(dataset, { pictures: unencoded(listPictures(dataset)), today: fixedDay });
    const { layout } = createLayout(site);
    const render = createRenderer(layout);
    const printed = renderToStaticMarkup(<p>{name}</p>).slice(3, -4);
    for (const { props, shared } of pagesOf(site)) {
      const { head, body } = render(props, undefined, shared);
      expect({ head, body }, props.path).toEqual(await renderWhole(props, layout));
      expect(body.split("<main").length, props.path).toBe(2);
      expect(body, props.path).toContain(printed.replaceAll("/>", ">"));
    }
  });
});

it.each([
  [64, 64, 'width="40" height="40"/>Maple'],
  [60, 80, 'width="30" height="40"/>Maple'],
  [480, 120, 'width="160" height="40"/></a>'],
  [900, 100, 'width="160" height="18"/></a>'],
])(
  "a logo of %d by %d keeps its proportions, and a wide one, which holds the name, stands alone",
  (width, height, mark) => {
    const { layout } = createLayout(siteOf(fixtureSite("minimal")));
    const withLogo = { ...layout, logo: { ...layout.logo, width, height } };
    expect(renderToStaticMarkup(<Header layout={withLogo} />)).toContain(mark);
  },
);

describe("sections that are rendered once for all pages of a file", () => {
  /** Kinds of the sections that the pages of cities share, with a section of prose among them. */
  function sharedKinds(heading: string): string[] {
    const data = copyOfData();
    data.edit(
      "pages/city.yaml",
      "sections:\n",
      `sections:\n  - kind: prose\n    heading: "${heading}"\n    paragraphs:\n      - We sand first.\n`,
    );
    const { dataset } = loadDataset(data.dir);
    if (!dataset) throw new Error("The folder is not valid");
    const site = createSite(dataset, { pictures: unencoded(listPictures(dataset)), today: fixedDay });
    return pagesOf(site).flatMap(({ props, shared }) =>
      props.type === "city" ? [...shared].map(({ kind }) => kind) : [],
    );
  }

  it("are those that do not ask for the subject of the page", () => {
    const kinds = sharedKinds("The same everywhere");
    expect(kinds).toContain("prose");
    expect(
      kinds.filter((kind) => /^(city-|county-|project-(?!list|cards)|nearby|cities-map)/.test(kind)),
    ).toEqual([]);
  });

  it.each<[text: string, isShared: boolean]>([
    ["The same everywhere", true],
    ["By {businessName}", true],
    ["Roofs in {city}", false],
    ["{businessName} in {county}", false],
    ["No name: ( city )", true],
  ])("a text says whether it differs: %s", (heading, isShared) => {
    expect(sharedKinds(heading).includes("prose")).toBe(isShared);
  });
});

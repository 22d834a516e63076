import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { PictureSources } from "../../scripts/assets/picture-source.ts";
import { encodePictures } from "../../scripts/assets/pictures.ts";
import { type Bundle, ensureBundle, renderWithPlugin } from "../../scripts/build/bundle.ts";
import { checkData } from "../../scripts/check/check-data.ts";
import { createLayout, type LayoutProps, pageWords } from "../../src/layout/view.ts";
import type { Page } from "../../src/pages/page.ts";
import { listPages } from "../../src/pages/pages.ts";
import { createSite } from "../../src/site/site.ts";
import { realData, root } from "../support/data-folder.ts";
import { few } from "../support/nightly.ts";
import { builtFile, listRoutes, onePerType } from "../support/routes.ts";

const { url, dir } = inject("built");
const cache = join(root, "node_modules", ".cache", "site");
let bundle: Bundle;
/** A copy of the compiled application with the file that only vite-plugin-ssr reads in its own place. */
let copy: string;
let layout: LayoutProps;
let pages: Map<string, Page>;

beforeAll(async () => {
  bundle = await ensureBundle(root, "/");
  copy = join(cache, "bundle", `${bundle.key}.test-${process.pid}`);
  cpSync(join(cache, "bundle", bundle.key), copy, { recursive: true });
  cpSync(join(copy, "vite-plugin-ssr.json"), join(copy, "client", "vite-plugin-ssr.json"));
  const { site: checked } = checkData(realData);
  if (!checked) throw new Error("The data have errors");
  const sources = new PictureSources(checked.dataset);
  const { catalog, cards } = await encodePictures(sources, join(cache, "pictures"), { base: "/", jobs: 2 });
  const { dataset, today } = checked;
  const site = createSite(dataset, { pictures: catalog, cards, today, base: "/", origin: url });
  layout = createLayout(site).layout;
  pages = new Map([...listPages(site, pageWords(layout))].map((page) => [page.props.path, page]));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each(few([...onePerType(listRoutes()).map(({ path }) => path), "/404"], 3))(
  "our loop writes %s as vite-plugin-ssr itself renders it",
  async (path) => {
    const page = pages.get(path);
    const built = readFileSync(join(dir, builtFile(path)), "utf8");
    const sharedHead = /(?<=<meta name="viewport"[^>]*>\n).*?(?=<title>)/.exec(built)?.[0];
    expect(sharedHead).toMatch(/<link rel="stylesheet" href="\/assets\/theme\.\w+\.css">$/);
    const rendered = await renderWithPlugin(root, copy, {
      urlOriginal: path,
      language: layout.language,
      sharedHead,
      page: page?.props,
      structuredData: page?.structuredData,
      layout,
    });
    // The one thing that is mended: HTML forbids `defer` on a module script.
    expect(rendered.split(" defer></script>")).toHaveLength(2);
    expect(built).toBe(rendered.replace(" defer></script>", "></script>"));
  },
);

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import type { Problem } from "../../src/problem.ts";
import { createLayout, pageWords } from "../../src/routes/layout.ts";
import type { Page } from "../../src/routes/page.ts";
import { listPages } from "../../src/routes/pages.ts";
import { mainId } from "../../src/site/main-id.ts";
import { listPictures, unencoded } from "../../src/site/pictures.ts";
import { createSite, type Site } from "../../src/site/site.ts";
import { htmlFile } from "../build/pages.ts";
import { readHostRules } from "../preview/host-rules.ts";
import { placeOfBuild } from "./place-of-build.ts";
import { type PageFacts, readPage } from "./read-page.ts";

/** Compares the built files with the data: every link, canonical, sitemap entry and redirect must say the same in both. */
export function checkBuiltLinks(checked: Site, dist: string): Problem[] {
  const place = placeOfBuild(dist, checked);
  const site = createSite(checked.dataset, { pictures: unencoded(listPictures(checked.dataset)), ...place });
  const check = new BuiltCheck(site, dist);
  check.pages();
  check.sitemap();
  check.redirects();
  return check.problems;
}

class BuiltCheck {
  readonly problems: Problem[] = [];
  private readonly indexed = new Set<string>();
  private readonly idsByPath = new Map<string, Set<string>>();
  /** Fragments are proven when all pages have been read. */
  private readonly fragments: { from: string; file: string; path: string; fragment: string }[] = [];

  constructor(
    private readonly site: Site,
    private readonly dist: string,
  ) {}

  pages(): void {
    const { layout, links } = createLayout(this.site);
    const layoutTargets = new Set([`#${mainId}`, ...targetsIn(layout), ...links.map(({ to }) => to)]);
    const expectedFiles = new Set<string>();
    for (const page of listPages(this.site, pageWords(layout))) {
      const file = htmlFile(page.props.path);
      expectedFiles.add(file);
      if (page.isIndexed && page.props.head.canonical) this.indexed.add(page.props.head.canonical);
      if (!existsSync(join(this.dist, file)))
        this.report(
          file,
          page.props.path,
          `The page ${page.props.path} has no file in the built folder.`,
          "Build the site again.",
        );
      else this.page(page, file, layoutTargets);
    }
    this.strangers(expectedFiles);
    this.proveFragments();
  }

  private page(page: Page, file: string, layoutTargets: ReadonlySet<string>): void {
    const { path, head } = page.props;
    const facts = readPage(readFileSync(join(this.dist, file), "utf8"));
    this.idsByPath.set(path, facts.ids);
    for (const fault of facts.faults)
      this.report(file, path, `${path}: ${fault}.`, "Look at the builder of its structured data.");
    this.equal(file, path, "canonical", facts.canonical, head.canonical);
    this.equal(file, path, "og:url", facts.openGraphUrl, head.openGraph.url);
    const expected = targetsIn(page.props);
    const found = new Set<string>();
    for (const href of facts.anchors) this.anchor(href, page, file, found);
    for (const target of found) {
      if (!expected.has(target) && !layoutTargets.has(target))
        this.report(
          file,
          path,
          `${path} links ${target}, which the data does not link from there.`,
          "A template invents this link; take it from the data.",
        );
    }
    for (const { to } of page.links) {
      if (to.startsWith("/") && !found.has(to))
        this.report(
          file,
          path,
          `The data links ${to} on ${path}, but the built page does not.`,
          "Build the site again; if it stays, a template leaves the link out.",
        );
    }
    this.files(facts, file, path);
  }

  private anchor(href: string, page: Page, file: string, found: Set<string>): void {
    const { path } = page.props;
    if (/^(tel|sms|mailto):/.test(href)) return;
    const target = this.internal(href, path);
    if (target === undefined) return;
    found.add(href.startsWith("#") ? href : `${target.path}${target.fragment ? `#${target.fragment}` : ""}`);
    if (!this.site.paths.has(target.path) && !this.isFile(target.path))
      this.report(
        file,
        path,
        `${path} links ${href}, but there is no such page or file.`,
        "Link a page that exists.",
      );
    else if (target.fragment)
      this.fragments.push({ from: path, file, path: target.path, fragment: target.fragment });
  }

  /** An address on this site as path (without base) and fragment; undefined for other sites. */
  private internal(href: string, from: string): { path: string; fragment?: string } | undefined {
    const { origin, base } = this.site;
    const url = new URL(href, `${origin}${base.slice(0, -1)}${from}`);
    if (url.origin !== origin) return undefined;
    const path = url.pathname.startsWith(base) ? `/${url.pathname.slice(base.length)}` : url.pathname;
    return { path, ...(url.hash.length > 1 && { fragment: decodeURIComponent(url.hash.slice(1)) }) };
  }

  private isFile(path: string): boolean {
    return statSync(join(this.dist, decodeURIComponent(path)), { throwIfNoEntry: false })?.isFile() ?? false;
  }

  private files({ files, metaFiles, structuredUrls }: PageFacts, file: string, path: string): void {
    for (const reference of [...files, ...metaFiles]) {
      const target = this.internal(reference, path);
      if (target && !this.isFile(target.path))
        this.report(
          file,
          path,
          `${path} needs ${reference}, but there is no such file.`,
          "Build the site again.",
        );
    }
    for (const url of structuredUrls) {
      const target = this.internal(url, path);
      if (target && !this.site.paths.has(target.path) && !this.isFile(target.path))
        this.report(
          file,
          path,
          `The structured data of ${path} names ${url}, but there is no such page or file.`,
          "Look at the builder of its structured data.",
        );
    }
  }

  private proveFragments(): void {
    for (const { from, file, path, fragment } of this.fragments) {
      const ids = this.idsByPath.get(path);
      if (ids && !ids.has(fragment))
        this.report(
          file,
          from,
          `${from} links ${path}#${fragment}, but the built page has no such place.`,
          "Give a section that id.",
        );
    }
  }

  private equal(
    file: string,
    path: string,
    name: string,
    found: string | undefined,
    expected: string | undefined,
  ): void {
    if (found !== expected)
      this.report(
        file,
        path,
        `The ${name} of ${path} is ${found ?? "missing"}, but the data says ${expected ?? "none"}.`,
        "Build the site again.",
      );
  }

  /** Documents that no page or redirect accounts for. */
  private strangers(expected: ReadonlySet<string>): void {
    const redirectFiles = new Set([...this.site.redirects.keys()].map(htmlFile));
    for (const file of listHtml(this.dist)) {
      if (!expected.has(file) && !redirectFiles.has(file))
        this.report(
          file,
          undefined,
          `${file} is in the built folder, but no page of the data has that path.`,
          "Build the site again.",
        );
    }
  }

  sitemap(): void {
    const locations = new Set<string>();
    for (const file of readdirSync(this.dist).filter((name) => /^sitemap.*\.xml$/.test(name))) {
      for (const [, url = ""] of readFileSync(join(this.dist, file), "utf8").matchAll(
        /<url><loc>([^<]*)<\/loc>/g,
      ))
        locations.add(unescapeXml(url));
    }
    for (const url of locations)
      if (!this.indexed.has(url))
        this.report(
          "sitemap.xml",
          undefined,
          `The sitemap lists ${url}, which is no page for search engines.`,
          "Build the site again.",
        );
    for (const url of this.indexed)
      if (!locations.has(url))
        this.report("sitemap.xml", undefined, `The sitemap lacks ${url}.`, "Build the site again.");
  }

  redirects(): void {
    const base = this.site.base.slice(0, -1);
    const built = readHostRules(this.dist).redirects;
    for (const [from, to] of this.site.redirects) {
      const rule = built.get(`${base}${from}`);
      if (rule?.to !== `${base}${to}`)
        this.report(
          "_redirects",
          undefined,
          `The redirect from ${from} to ${to} is not in the built folder.`,
          "Build the site again.",
        );
    }
    for (const from of built.keys()) {
      if (!this.site.redirects.has(from.slice(base.length)))
        this.report(
          "_redirects",
          undefined,
          `${from} is redirected in the built folder, but not in the data.`,
          "Build the site again.",
        );
    }
  }

  private report(file: string, path: string | undefined, message: string, hint: string): void {
    this.problems.push({
      code: "links-disagree",
      severity: "error",
      message,
      hint,
      position: { file: join(this.dist, file) },
      ...(path !== undefined && { path }),
    });
  }
}

/** Every internal target in props: whatever stands under a key that holds a path or a link. */
function targetsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) targetsIn(item, found);
  else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (typeof item === "string") {
        if ((key === "to" || key === "path") && /^[/#]/.test(item)) found.add(item);
      } else targetsIn(item, found);
    }
  }
  return found;
}

function listHtml(dir: string, folder = dir): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "assets" ? [] : listHtml(dir, path);
    return entry.name.endsWith(".html") ? [relative(dir, path).replaceAll("\\", "/")] : [];
  });
}

function unescapeXml(text: string): string {
  return text.replace(
    /&(lt|gt|amp|apos|quot);/g,
    (_, name: string) => ({ lt: "<", gt: ">", amp: "&", apos: "'", quot: '"' })[name] ?? "",
  );
}

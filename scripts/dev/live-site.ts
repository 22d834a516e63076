import { existsSync } from "node:fs";
import { createEndpoints, type Endpoints } from "../../src/calls/endpoints.ts";
import { createLayout, type LayoutProps, pageWords } from "../../src/layout/view.ts";
import type { Gap } from "../../src/loader/draft.ts";
import type { Page } from "../../src/pages/page.ts";
import { createPage } from "../../src/pages/pages.ts";
import { asError, hasErrors, type Problem } from "../../src/problem.ts";
import { pageDataPath } from "../../src/renderer/page-data.ts";
import { notFoundPath } from "../../src/site/not-found-path.ts";
import { withoutSlash } from "../../src/site/redirects.ts";
import { createSite, type PictureCatalog, type Site } from "../../src/site/site.ts";
import { makeTheme, type ThemeFiles } from "../assets/theme.ts";
import { type Checked, checkData } from "../check/check-data.ts";
import { CheckMemory } from "../check/check-memory.ts";
import { newDraft } from "../check/drafts.ts";
import { describeFault } from "../start/world-fault.mjs";
import { cacheFolder } from "../tool-root.ts";
import { createTracedSite, type TracedSite } from "../trace/traced-site.ts";
import { DevPictures } from "./pictures.ts";

/** Marks that are kept from one state of the data to the next: those of some hundred pages that were looked at. */
const mostMarks = 1_000_000;

/** Data without errors, linked. */
interface GoodSite {
  site: Site;
  /** As it was checked, which knows no encodings of its pictures. */
  checked: Site;
  layout: LayoutProps;
  catalog: PictureCatalog;
  /** Made when they are first asked for. */
  theme?: Promise<ThemeFiles>;
  traced?: TracedSite;
}

/** A page with marks, and the site it is of. */
export interface MarkedPage {
  page: Page;
  traced: TracedSite;
  catalog: PictureCatalog;
  gaps: readonly Gap[];
}

/** The site as the data folder has it now, and the last good one while there are mistakes in it. */
export class LiveSite {
  problems: Problem[] = [];
  /** The values that are still to be written; pages show the place of each. */
  gaps: Gap[] = [];
  readonly pictures: DevPictures;
  readonly memory = new CheckMemory();
  private good: GoodSite | undefined;
  private lastTraced: TracedSite | undefined;

  constructor(
    private readonly root: string,
    private readonly dataDir: string,
  ) {
    this.pictures = new DevPictures(cacheFolder(root));
  }

  get layout(): LayoutProps | undefined {
    return this.good?.layout;
  }

  /** The services that pages call; undefined until the data is good. */
  get endpoints(): Endpoints | undefined {
    const site = this.good?.site;
    return site && createEndpoints(site.business, site.dataset.backend?.value);
  }

  /** Reads what has changed. Returns false where the data has errors; what was good before stays. */
  async refresh(): Promise<boolean> {
    const { site: checked, problems } = this.check();
    this.problems = problems;
    if (!checked || hasErrors(problems)) return false;
    if (checked === this.good?.checked) return true;
    const { dataset, today, places } = checked;
    const catalog = await this.pictures.list(dataset);
    const site = createSite(dataset, { pictures: catalog, today, places });
    this.good = { site, checked, layout: createLayout(site).layout, catalog };
    return true;
  }

  /** What is wrong with the disk is a problem of the data like any other: it may be mended while the server runs. */
  private check(): { site: Checked["site"]; problems: Problem[] } {
    if (!existsSync(this.dataDir)) return { site: undefined, problems: [missingFolder] };
    try {
      const draft = newDraft(this.root, this.dataDir);
      const checked = checkData(this.dataDir, { memory: this.memory, draft });
      this.gaps = draft.gaps;
      return checked;
    } catch (error) {
      const fault = describeFault(error, this.dataDir);
      if (!fault) throw error;
      const { message, fix: hint } = fault;
      return { site: undefined, problems: [{ code: "missing-file", severity: "error", message, hint }] };
    }
  }

  /** The page of a path, or of the path of a page's data file; the page for unknown paths where there is none. */
  findPage(pathname: string): Page | undefined {
    if (!this.good) return undefined;
    const { site, layout } = this.good;
    const entry = pathname.startsWith("/page-data/")
      ? [...site.paths.values()].find(({ path }) => pageDataPath(path) === pathname)
      : (site.paths.get(pathname) ?? site.paths.get(notFoundPath));
    return entry && createPage(site, entry, pageWords(layout));
  }

  /** A page with the marks of its texts; undefined for an unknown path. */
  findMarked(pathname: string): MarkedPage | undefined {
    const { good } = this;
    const traced = this.traced();
    const entry = traced?.site.paths.get(pathname);
    if (!good || !traced || !entry) return undefined;
    const page = createPage(traced.site, entry, pageWords(traced.layout));
    return { page, traced, catalog: good.catalog, gaps: this.gaps };
  }

  /** The site with the marks of its texts; made when it is first asked for. */
  traced(): TracedSite | undefined {
    const { good, lastTraced } = this;
    if (!good) return undefined;
    const former = lastTraced && lastTraced.marks.count < mostMarks ? lastTraced : undefined;
    good.traced ??= createTracedSite(good.site, good.catalog, former);
    this.lastTraced = good.traced;
    return good.traced;
  }

  /** The data that the pages show, as it was checked. */
  get site(): Site | undefined {
    return this.good?.checked;
  }

  /** Where an old path leads now. */
  findRedirect(pathname: string): string | undefined {
    return this.good?.site.redirects.get(withoutSlash(pathname));
  }

  /** The style sheet of the data. Fails where a font cannot be read. */
  async findTheme(): Promise<ThemeFiles | undefined> {
    const { good } = this;
    if (!good) return undefined;
    good.theme ??= makeTheme(good.site.dataset, good, this.root, "/");
    return good.theme;
  }
}

const missingFolder: Problem = asError({
  code: "missing-file",
  message: "The data folder is gone.",
  hint: "Put it back where it was, or start again with --data and its new name.",
});

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withoutBase } from "../../src/pages/addresses.ts";
import { pageDataPath } from "../../src/renderer/page-data.ts";
import { hashOf } from "../files/hash.ts";
import { requireBuiltDir } from "../publish/publish.ts";
import { BuiltFiles } from "../read-build/built-files.ts";
import { listDocuments, readPage } from "../read-build/documents.ts";
import { readHostRules } from "../read-build/host-rules.ts";
import type { PageFacts } from "../read-build/page-facts.ts";
import { htmlFile } from "../read-build/page-files.ts";
import { type Place, placeOfBuild } from "../read-build/place.ts";
import { UserError } from "../user-error.ts";
import { CrawlRules } from "./crawl-rules.ts";

const isComparedElsewhere =
  /^\/(assets\/|page-data\/|_redirects$|_headers$|robots\.txt$|sitemap[^/]*\.xml$)|\.html$/;

/** A built folder, told apart from the place it was built for: all addresses are paths from its own root. */
export class BuiltSite {
  /** Paths of its documents, sorted. */
  readonly paths: readonly string[];
  /** Where old paths lead, by rule or by a page that sends visitors on. */
  readonly redirects = new Map<string, string>();
  /** What lies beside the pages and tells crawlers about them. */
  readonly rules: CrawlRules;
  private readonly dir: string;
  private readonly files: BuiltFiles;
  private readonly place: Place;

  /** Throws a `UserError` where the folder is missing or holds no built site. */
  constructor(folder: string, cwd: string) {
    this.dir = requireBuiltDir(folder, cwd);
    if (!existsSync(join(this.dir, htmlFile("/"))))
      throw new UserError(
        `${folder} is not a built folder: it has no ${htmlFile("/")}.`,
        "Name a folder that site build has written.",
      );
    const place = placeOfBuild(readPage(this.dir, "/")) ?? { origin: "", base: "/" };
    // A canonical link of the home page that leads to another page says nothing of the base.
    this.place = place.base.endsWith("/") ? place : { ...place, base: "/" };
    this.files = new BuiltFiles(this.dir);
    this.rules = new CrawlRules(this.dir, this.place.base, (address) => this.relative(address));
    for (const [from, { to }] of readHostRules(this.dir).redirects)
      this.redirects.set(this.relative(from), this.relative(to));
    this.paths = [...listDocuments(this.dir)].sort();
  }

  /** The facts of a page; undefined for a document that only sends visitors on, which is then known as a redirect. */
  page(path: string): PageFacts | undefined {
    const facts = readPage(this.dir, path);
    const refresh = facts?.metas.find(({ key }) => key === "refresh");
    const [, to] = /url=(.+)/i.exec(refresh?.content ?? "") ?? [];
    if (to === undefined) return facts;
    this.redirects.set(path, this.relative(to));
    return undefined;
  }

  /** Files of this site that a page needs and the folder does not have, its data file included. */
  missingFiles(path: string, facts: PageFacts): string[] {
    const needed = [...facts.files, ...facts.hrefs].flatMap((address) => {
      const file = this.relative(address).replace(/[?#].*$/, "");
      return /^\/[^/].*\.[a-z\d]+$/i.test(file) ? file : [];
    });
    return [...new Set([...needed, pageDataPath(path)])].filter((file) => !this.files.has(file));
  }

  /** Files beside pages, their data, hashed files, and what is compared line by line; by path. */
  otherFiles(): Map<string, { hash: string; bytes: number }> {
    const found = new Map<string, { hash: string; bytes: number }>();
    const entries = readdirSync(this.dir, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const file = join(entry.parentPath, entry.name);
      const path = file.slice(this.dir.length).replaceAll("\\", "/");
      if (!entry.isFile() || isComparedElsewhere.test(path)) continue;
      const content = readFileSync(file);
      found.set(path, { hash: hashOf(content), bytes: content.length });
    }
    return found;
  }

  /** An address on this site as a path from its root; others as they are. */
  relative(address: string): string {
    const { origin } = this.place;
    const local = origin !== "" && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    return withoutBase(local, this.place);
  }
}

import { existsSync } from "node:fs";
import { join } from "node:path";
import { htmlFile } from "../build/pages.ts";
import { requireBuiltDir } from "../build/publish.ts";
import { listDocuments, readPage } from "../built/documents.ts";
import type { PageFacts } from "../built/page-facts.ts";
import { type Place, placeOfBuild } from "../built/place.ts";
import { readHostRules } from "../preview/host-rules.ts";
import { UserError } from "../user-error.ts";

/** A built folder, told apart from the place it was built for: all addresses are paths from its own root. */
export class BuiltSite {
  /** Paths of its documents, sorted. */
  readonly paths: readonly string[];
  /** Where old paths lead, by rule or by a page that sends visitors on. */
  readonly redirects = new Map<string, string>();
  private readonly dir: string;
  private readonly place: Place;

  /** Throws a `UserError` where the folder is missing or holds no built site. */
  constructor(folder: string, cwd: string) {
    this.dir = requireBuiltDir(folder, cwd);
    if (!existsSync(join(this.dir, htmlFile("/"))))
      throw new UserError(
        `${folder} is not a built folder: it has no ${htmlFile("/")}.`,
        "Name a folder that site build has written.",
      );
    this.place = placeOfBuild(readPage(this.dir, "/")) ?? { origin: "", base: "/" };
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

  /** An address on this site as a path from its root; others as they are. */
  relative(address: string): string {
    const { origin, base } = this.place;
    const local = origin !== "" && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    return local.startsWith(base) ? `/${local.slice(base.length)}` : local;
  }
}

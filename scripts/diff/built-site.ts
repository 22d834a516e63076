import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gatherPage } from "../audit/gather.ts";
import { canonicalsOf } from "../audit/head-values.ts";
import type { PageFacts } from "../audit/page-facts.ts";
import { htmlFile } from "../build/pages.ts";
import { requireBuiltDir } from "../build/publish.ts";
import { readHostRules } from "../preview/host-rules.ts";
import { UserError } from "../user-error.ts";

/** A built folder, told apart from the place it was built for: all addresses are paths from its own root. */
export class BuiltSite {
  /** Paths of its documents, sorted. */
  readonly paths: readonly string[];
  /** Where old paths lead, by rule or by a page that sends visitors on. */
  readonly redirects = new Map<string, string>();
  private readonly dir: string;
  private readonly origin: string;
  private readonly base: string;

  /** Throws a `UserError` where the folder is missing or holds no built site. */
  constructor(folder: string, cwd: string) {
    this.dir = requireBuiltDir(folder, cwd);
    if (!existsSync(join(this.dir, htmlFile("/"))))
      throw new UserError(
        `${folder} is not a built folder: it has no ${htmlFile("/")}.`,
        "Name a folder that site build has written.",
      );
    const [home] = canonicalsOf(this.gather("/"));
    const place = home && URL.canParse(home.href) ? new URL(home.href) : undefined;
    this.origin = place?.origin ?? "";
    this.base = place?.pathname ?? "/";
    for (const [from, { to }] of readHostRules(this.dir).redirects)
      this.redirects.set(this.relative(from), this.relative(to));
    this.paths = [...listDocuments(this.dir)].sort();
  }

  /** The facts of a page; undefined for a document that only sends visitors on, which is then known as a redirect. */
  page(path: string): PageFacts | undefined {
    const facts = this.gather(path);
    const refresh = facts.metas.find(({ key }) => key === "refresh");
    const [, to] = /url=(.+)/i.exec(refresh?.content ?? "") ?? [];
    if (to === undefined) return facts;
    this.redirects.set(path, this.relative(to));
    return undefined;
  }

  /** An address on this site as a path from its root; others as they are. */
  relative(address: string): string {
    const local =
      this.origin !== "" && address.startsWith(`${this.origin}/`)
        ? address.slice(this.origin.length)
        : address;
    return local.startsWith(this.base) ? `/${local.slice(this.base.length)}` : local;
  }

  private gather(path: string): PageFacts {
    return gatherPage(readFileSync(join(this.dir, htmlFile(path)), "utf8"));
  }
}

/** Paths of the documents in a folder; hashed files are none. */
function* listDocuments(dir: string, path = ""): Generator<string> {
  for (const entry of readdirSync(join(dir, path), { withFileTypes: true })) {
    const inner = `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* listDocuments(dir, inner);
    else if (inner === "/index.html") yield "/";
    else if (inner.endsWith(".html")) yield inner.slice(0, -".html".length);
  }
}

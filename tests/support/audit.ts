import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Audit } from "../../scripts/audit/audit.ts";
import { indexingOf } from "../../scripts/audit/indexing.ts";
import { LinkGraph } from "../../scripts/audit/link-graph.ts";
import { kindOfTarget } from "../../scripts/audit/link-targets.ts";
import { linksOf } from "../../scripts/audit/note-links.ts";
import type { AuditedPage, Found, Rule } from "../../scripts/audit/rule.ts";
import { rules } from "../../scripts/audit/rules/index.ts";
import { ComparedTexts, collectedOf } from "../../scripts/audit/similarity/collect.ts";
import { type DocumentParts, fillFrame } from "../../scripts/build/document.ts";
import { BuiltFiles } from "../../scripts/read-build/built-files.ts";
import { readHostRules } from "../../scripts/read-build/host-rules.ts";
import { readDocument } from "../../scripts/read-build/read-document.ts";
import { readRobots } from "../../scripts/read-build/robots-text.ts";
import { createFindTarget } from "../../scripts/read-build/targets.ts";
import { createLayout } from "../../src/layout/view.ts";
import { createRenderer } from "../../src/renderer/render.tsx";
import { limitsOf } from "../../src/site/audit-limits.ts";
import { once } from "../../src/site/once.ts";
import type { Site } from "../../src/site/site.ts";
import { temporaryFolder } from "./data-folder.ts";
import { pageAt, siteOf } from "./site.ts";

/** Files of a built folder by path from its root. */
export type Files = Record<string, string | Uint8Array>;

/** A change to a document; it must change something. */
export type Edit = (html: string) => string;

function ruleOf(id: string): Rule {
  const rule = rules.find((one) => one.id === id);
  if (!rule) throw new Error(`There is no rule ${id}.`);
  return rule;
}

/** What audits of one site share: its frame, and each document once. */
function open(dataDir?: string) {
  const site = siteOf(dataDir);
  const { layout } = createLayout(site);
  return { site, layout, render: createRenderer(layout), documents: new Map<string, string>() };
}

const minimal = once(() => open());

/** A site whose pages are rendered in memory, to be damaged and judged. */
export class AuditedSite {
  readonly site: Site;
  readonly audit: Audit;
  private readonly opened: ReturnType<typeof open>;

  /** `limits` change the thresholds of a group; `files` stand in the built folder. */
  constructor({
    dataDir,
    files = {},
    limits = {},
  }: {
    dataDir?: string;
    files?: Files;
    limits?: { [Group in keyof Audit["limits"]]?: Partial<Audit["limits"][Group]> };
  } = {}) {
    this.opened = dataDir === undefined ? minimal() : open(dataDir);
    const { site, layout } = this.opened;
    this.site = site;
    const dist = folderOf(files);
    const usual = limitsOf(this.site.dataset);
    const changed = Object.entries(limits).map(([group, values]) => [
      group,
      { ...(usual[group as keyof typeof usual] as object), ...(values as object) },
    ]);
    const paths = [...this.site.paths.values()];
    const built = new BuiltFiles(dist);
    this.audit = {
      site: this.site,
      layout,
      files: built,
      hostRules: readHostRules(dist),
      robots: readRobots(built.textOf("/robots.txt") ?? "", "Googlebot"),
      limits: { ...usual, ...Object.fromEntries(changed) },
      graph: new LinkGraph(),
      indexing: new Map(),
      types: new Map(paths.map(({ path, page }) => [path, page.value.type])),
      indexed: new Set(paths.flatMap(({ path }) => (pageAt(this.site, path).isIndexed ? path : []))),
      texts: new ComparedTexts(),
      internal: createFindTarget(this.site),
      kindOf: (path) => kindOfTarget(this.audit, path),
      whereIs: (path) => built.pathOf(path),
    };
  }

  /** The whole document of a page, as a build writes it; rendered once. */
  html(path: string): string {
    const { documents } = this.opened;
    const html = documents.get(path) ?? this.renderPage(path);
    documents.set(path, html);
    return html;
  }

  private renderPage(path: string): string {
    const page = pageAt(this.site, path);
    const { head, body } = this.opened.render(page.props, JSON.stringify(page.structuredData));
    const parts: DocumentParts = {
      frame: [
        '<!DOCTYPE html>\n<html lang="',
        '">\n<head><meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n',
        "",
        '\n</head>\n<body><div id="root">',
        "</div></body>\n</html>",
      ],
      language: this.site.business.locale,
      sharedHead: '<link rel="icon" href="/favicon.png" type="image/png" sizes="48x48">',
    };
    return fillFrame(parts, head, body);
  }

  /** A page with what its document says, after an edit. */
  page(path: string, edit?: Edit): AuditedPage {
    const good = this.html(path);
    const html = edit ? edit(good) : good;
    if (edit && html === good) throw new Error(`The edit changes nothing on ${path}.`);
    return { path, expected: pageAt(this.site, path), facts: readDocument(html) };
  }

  judge(id: string, path = "/", edit?: Edit): string[] {
    const rule = ruleOf(id);
    if (!("page" in rule)) throw new Error(`${id} does not judge single pages.`);
    return [...rule.page(this.page(path, edit), this.audit)].map(({ message }) => message);
  }

  judgeSet(id: string, edits: Record<string, Edit> = {}): string[] {
    return this.findInSet(id, edits).map(({ message }) => message);
  }

  findInSet(id: string, edits: Record<string, Edit> = {}): Found[] {
    const rule = ruleOf(id);
    const pages = [...this.site.paths.keys()].map((path) => this.page(path, edits[path]));
    for (const page of pages) {
      this.audit.graph.add(page.path, linksOf(this.audit, page.path, page.facts));
      const compared = collectedOf(page, this.audit);
      if (compared) this.audit.texts.add(compared);
      this.audit.indexing.set(page.path, indexingOf(page, this.audit));
    }
    if ("site" in rule) return [...rule.site(this.audit)];
    if (!("set" in rule)) throw new Error(`${id} does not judge the set.`);
    const notes = new Map<string, unknown>();
    for (const page of pages) {
      const note: unknown = rule.note(page, this.audit);
      if (note !== undefined) notes.set(page.path, note);
    }
    return [...rule.set(notes, this.audit)];
  }
}

/** A folder with these files; only tests that need files may ask for any. */
function folderOf(files: Files): string {
  const names = Object.keys(files);
  const dist = names.length > 0 ? temporaryFolder() : join(tmpdir(), "no-built-site");
  for (const file of names) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), files[file] ?? "");
  }
  return dist;
}

import { extname } from "node:path";
import { listCallers } from "../../src/calls/endpoints.ts";
import { endpointsFile } from "../../src/site/endpoints-file.ts";
import { once, oncePer } from "../../src/site/once.ts";
import {
  type Need,
  needsOfManifest,
  needsOfOthers,
  needsOfScript,
  needsOfSitemap,
  needsOfStyles,
  type Use,
} from "../read-build/needs.ts";
import { dataFile } from "../read-build/page-files.ts";
import { sitemapFile } from "../read-build/sitemap.ts";
import { remember } from "../remember.ts";
import type { BareAudit } from "./audit.ts";
import type { BarePage } from "./rule.ts";

/** A file that is needed and is not there, or not what its name says. */
export interface BrokenFile {
  /** Path from the root of the site. */
  file: string;
  use: Use;
  /** `does not exist`, `is empty`, `is cut off`. */
  fault: string;
  /** Path of the page or file that names it, and how it is written there. */
  from: string;
  address: string;
}

/** What hosts themselves answer on every site of theirs: Cloudflare, Netlify, Vercel. */
const ofHost = /^\/(?:cdn-cgi|\.netlify|_vercel)\//;

/** Links to what browsers show or save in place of a page. */
const isDownload = /\.(?:avif|gif|jpe?g|pdf|png|svg|webp)(?:[?#]|$)/i;

export const isGone = "does not exist";
export const hasOtherDigest = "has another checksum than its integrity attribute says";

/** Every file that pages load, or that such files load in turn. Each is looked at once. */
export class NeededFiles {
  /** Paths of all files that something needs. */
  readonly paths = new Set<string>();

  constructor(private readonly audit: BareAudit) {}

  /** What is broken of all that a page needs. */
  ofPage({ path, facts }: BarePage): BrokenFile[] {
    const needs = [
      ...facts.needs,
      ...needsOfOthers(facts),
      ...this.downloads(path, facts),
      ...this.ownNeeds(path, facts.forms),
    ];
    const broken = new Map<string, BrokenFile>();
    // Where a base tag moves relative addresses, they are not followed.
    const isMoved = facts.bases.length > 0;
    for (const { address, use, integrity } of needs)
      if (!isMoved || /^(\/|[a-z]+:)/i.test(address)) {
        for (const one of this.behind({ address, use }, path, path))
          if (!broken.has(one.file)) broken.set(one.file, one);
        const file = integrity && this.audit.internal(address, path)?.path;
        if (file && !broken.has(file) && this.audit.files.hasOtherDigest(file, integrity))
          broken.set(file, { file, use, fault: hasOtherDigest, from: path, address });
      }
    return [...broken.values()];
  }

  /** What is broken of all that the sitemap names beside pages. */
  ofSitemap(): BrokenFile[] {
    const { files, site } = this.audit;
    const name = sitemapFile(files);
    return name === undefined
      ? []
      : this.behind({ address: `${site.base}${name}`, use: "sitemap" }, "/", name);
  }

  /** Files that links lead to; where there is none, the link is for link/broken. */
  private downloads(path: string, { anchors }: BarePage["facts"]): Need[] {
    const addresses = anchors.flatMap(({ href }) => (href && isDownload.test(href) ? href : []));
    return addresses
      .filter((href) => this.audit.files.has(this.audit.internal(href, path)?.path ?? ""))
      .map((address) => ({ address, use: "download" }));
  }

  /** What the script of a live page reads: its data, and where forms are sent. */
  private ownNeeds(path: string, forms: number): Need[] {
    const { site } = this.audit;
    if (!site.paths?.has(path)) return [];
    const needs: Need[] = [{ address: `${site.base}${dataFile(path)}`, use: "page data" }];
    if (forms > 0 && this.hasCalls())
      needs.push({ address: `${site.base}${endpointsFile}`, use: "endpoints" });
    return needs;
  }

  private readonly hasCalls = once(() => {
    const { dataset } = this.audit.site;
    return dataset !== undefined && listCallers(dataset).length > 0;
  });

  private behind({ address, use }: Need, path: string, from: string): BrokenFile[] {
    const target = this.audit.internal(address, path);
    const broken = target ? this.broken(`${use} ${target.path}`) : [];
    return broken.map((one) => (one.from === "" ? { ...one, from, address } : one));
  }

  /** What is broken of a file, for a use, and of all that it loads. */
  private readonly broken = remember((key) => {
    const at = key.lastIndexOf(" ");
    const open = [{ file: key.slice(at + 1), use: key.slice(0, at) as Use, from: "", address: "" }];
    const seen = new Set<string>();
    const found: BrokenFile[] = [];
    for (let next = open.pop(); next; next = open.pop()) {
      const { file, use } = next;
      if (seen.has(file)) continue;
      seen.add(file);
      this.paths.add(file);
      const fault = this.faultOf(file, use);
      if (fault) found.push({ ...next, fault });
      else
        for (const inner of this.needsOfFile(file)) {
          const target = this.audit.internal(inner.address, file);
          if (target) open.push({ ...inner, file: target.path, from: file });
        }
    }
    return found;
  });

  private faultOf(file: string, use: Use): string | undefined {
    const { files, kindOf } = this.audit;
    if (ofHost.test(file)) return undefined;
    if (files.has(file)) return files.faultOf(file);
    // A frame, and whatever a page stands for, may be a page.
    return kindOf(file) === "nothing" || use === "page data" ? isGone : undefined;
  }

  private readonly needsOfFile = remember((file): Need[] => {
    const text = () => this.audit.files.textOf(file) ?? "";
    const ending = extname(file);
    if (ending === ".css") return [...needsOfStyles(text())];
    if (ending === ".js" || ending === ".mjs") return [...needsOfScript(text())];
    if (ending === ".xml") return [...needsOfSitemap(text())];
    return ending === ".webmanifest" ? [...needsOfManifest(text())] : [];
  });
}

/** The files that the pages of an audit need. */
export const neededFiles = oncePer((audit: BareAudit) => new NeededFiles(audit));

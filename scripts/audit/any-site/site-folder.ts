import { readdirSync } from "node:fs";
import { join } from "node:path";
import { decoded } from "../../../src/site/decoded.ts";
import { BuiltFiles } from "../../read-build/built-files.ts";
import { canonicalsOf } from "../../read-build/head-values.ts";
import { type HostRules, isRewritten, readHostRules } from "../../read-build/host-rules.ts";
import type { PageFacts } from "../../read-build/page-facts.ts";
import type { Place } from "../../read-build/place.ts";
import { readSitemap } from "../../read-build/sitemap.ts";
import { createFindTarget } from "../../read-build/targets.ts";
import { linkBroken } from "../rules/link/broken.ts";
import type { AnySite, SiteFault, SitePage } from "./any-site.ts";
import { noPage, trialAddress } from "./any-site-rules.ts";
import { isFeedOrJson, readAnyDocument, startOf, whyNoPage } from "./document.ts";
import { addressesOf, isTrialHost, placeOf } from "./find-place.ts";
import { forwardingOf } from "./forwarding.ts";
import { redirectFaults } from "./redirect-faults.ts";

/** Folders beside a site that hold no part of it. */
const notServed = /^(\.|node_modules$)/;
/** Files by which search engines and others know the owner of a site: one line of text under the name of a page. */
const proofOfOwner = /^\/(google[0-9a-f]{12,}|yandex_[0-9a-f]+|naver[0-9a-f]+|pinterest-[0-9a-z]+)\.html$/;

/** A document of the folder, by all paths that hosts serve it at. */
interface Document {
  file: string;
  /** The first is the usual one. */
  forms: string[];
  canonical: string | undefined;
  /** Address that it sends its visitors to, where it does nothing else. */
  forwardsTo: string | undefined;
}

interface FolderPage extends SitePage {
  forwardsTo: string | undefined;
}

/** Reads what a folder holds: its pages, the address it is for, and what each path leads to. */
export function openFolder(dir: string, origin?: string): AnySite {
  const files = new BuiltFiles(dir);
  const documents: Document[] = [];
  const faults: SiteFault[] = [];
  const addresses: string[] = [];
  for (const name of listHtml(dir)) {
    const file = join(dir, name);
    const start = startOf(file);
    if (proofOfOwner.test(name) || isFeedOrJson(start)) continue;
    const forms = formsOf(pathOfFile(name));
    const fault = whyNoPage(start);
    if (fault) faults.push({ rule: noPage, path: forms[0] ?? name, message: `${name.slice(1)} ${fault}.` });
    else {
      const facts = readAnyDocument(file, "without texts");
      documents.push({ file, forms, canonical: canonicalOf(facts), forwardsTo: forwardingOf(start) });
      addresses.push(...addressesOf(facts));
    }
  }
  addresses.push(...Array.from(readSitemap(files), ({ url }) => url));
  const place = placeOf(addresses, canonicalOfHome(documents), origin);
  const { hostname } = new URL(place.origin);
  if (origin === undefined && isTrialHost(hostname))
    faults.push({
      rule: trialAddress,
      path: "/",
      message: `The pages name ${place.origin} as their origin, which visitors cannot open.`,
    });
  documents.sort(({ forms: [a = ""] }, { forms: [b = ""] }) => (a < b ? -1 : 1));
  const pages = documents.map((document) => pageOf(document, place));
  const hostRules = readHostRules(dir);
  const found = findIn(documents, pages, place, files, hostRules);
  const redirects = new Map<string, string>();
  for (const { path, forwardsTo } of pages)
    if (forwardsTo) redirects.set(path, found.internal(forwardsTo, path)?.path ?? forwardsTo);
  return {
    place,
    files,
    hostRules,
    pages: pages.filter(({ forwardsTo }) => !forwardsTo),
    faults: [...faults, ...redirectFaults(redirects, String), ...deadEnds(redirects, found)],
    ...found,
  };
}

/** Redirects of this site that lead to nothing in it. */
function* deadEnds(
  redirects: ReadonlyMap<string, string>,
  { kindOf }: Pick<AnySite, "kindOf">,
): Generator<SiteFault> {
  for (const [path, to] of redirects)
    if (to.startsWith("/") && kindOf(to) === "nothing")
      yield {
        rule: linkBroken,
        path,
        message: `${path} sends its visitors to ${to}, which does not exist.`,
        fix: "Send them to a page that exists, or delete the file.",
      };
}

/** Files that end like pages, by path from the root, in the order of their names. */
function* listHtml(dir: string, path = ""): Generator<string> {
  const entries = readdirSync(join(dir, path), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inner = `${path}/${entry.name}`;
    if (entry.isDirectory() && !notServed.test(entry.name)) yield* listHtml(dir, inner);
    else if (entry.isFile() && /\.html?$/i.test(entry.name)) yield inner;
  }
}

/** A file name as an address has it. */
function pathOfFile(name: string): string {
  return new URL(`file://${name.replace(/[%?#]/g, encodeURIComponent)}`).pathname;
}

/** `/a/index.html` → `/a/`, `/a`, `/a/index.html`; `/a.html` → `/a.html`, `/a`. */
function formsOf(path: string): string[] {
  const [, folder] = /^(.*\/)index\.html?$/i.exec(path) ?? [];
  if (folder === undefined) return [path, path.replace(/\.html?$/i, "")];
  return [folder, ...(folder === "/" ? [] : [folder.slice(0, -1)]), path];
}

function canonicalOf(facts: PageFacts): string | undefined {
  const [first, ...others] = canonicalsOf(facts);
  return others.length === 0 ? first?.href : undefined;
}

function canonicalOfHome(documents: readonly Document[]): string | undefined {
  return documents.find(({ forms }) => forms[0] === "/")?.canonical;
}

/** The page of a document. Of the forms of its path, its canonical link knows which one the host serves. */
function pageOf({ file, forms, canonical, forwardsTo }: Document, place: Place): FolderPage {
  const said = canonical && createFindTarget(place)(canonical, "/")?.path;
  const path = forms.find((form) => form === said) ?? forms[0] ?? "/";
  return { path, file, forwardsTo, ...(/(^|\/)404(\.html|\/)?$/.test(path) && { isError: true }) };
}

/** Answers what a path of the folder leads to: hosts serve a folder's index and leave out endings. */
function findIn(
  documents: readonly Document[],
  pages: readonly FolderPage[],
  place: Place,
  files: BuiltFiles,
  hostRules: HostRules,
): Pick<AnySite, "internal" | "kindOf" | "whereIs"> {
  const byForm = new Map<string, FolderPage>();
  for (const [number, { forms }] of documents.entries())
    for (const form of forms) {
      const page = pages[number];
      // Where a.html and a/index.html are both there, each keeps its own usual form.
      if (page && (form === forms[0] || !byForm.has(decoded(form)))) byForm.set(decoded(form), page);
    }
  const findTarget = createFindTarget(place);
  return {
    internal(href, from) {
      const target = findTarget(href, from);
      return target && { ...target, path: byForm.get(decoded(target.path))?.path ?? target.path };
    },
    kindOf(path) {
      const page = byForm.get(decoded(path));
      if (page) return page.forwardsTo ? "redirect" : "page";
      const address = `${place.base.slice(0, -1)}${path}`;
      if (hostRules.redirects.has(address)) return "redirect";
      const isThere = files.has(path) || files.has(`${path.replace(/\/$/, "")}/index.html`);
      return isThere || isRewritten(hostRules, address) ? "file" : "nothing";
    },
    whereIs: (path) => byForm.get(decoded(path))?.file ?? files.pathOf(path),
  };
}

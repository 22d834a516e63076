import { readdirSync } from "node:fs";
import { join } from "node:path";
import { groupBy } from "../../src/loader/group-by.ts";
import { decoded } from "../../src/site/decoded.ts";
import { oncePer } from "../../src/site/once.ts";
import { iconSizes, isHashedAsset, ownFiles } from "../../src/site/own-files.ts";
import { redirectPageFiles } from "../../src/site/redirects.ts";
import { readPage } from "../read-build/documents.ts";
import { dataFile, htmlFile } from "../read-build/page-files.ts";
import type { Audit, BareAudit } from "./audit.ts";
import { addressOf, saidAt } from "./indexing.ts";
import { neededFiles } from "./needed-files.ts";

/** What a file that nothing explains is: a document that may be indexed, something private, or clutter. */
export type StrayKind = "page" | "private" | "clutter";

/** Files of a kind that no page, no redirect and no file of the data explains. */
export interface Strays {
  /** `old/a.html`, or `old/ (12 files)`. */
  name: string;
  /** From the root of the built folder, without a slash in front. */
  files: string[];
}

/** Beyond so many a folder that holds nothing else is told as a whole. */
const mostSingle = 3;

/** Strays of a kind, folder by folder where there are many and nothing else is in it: what is named may be deleted. */
export function straysOf(audit: Audit, kind: StrayKind): Strays[] {
  return [...listStrays(audit)].flatMap(([folder, all]) => {
    const strays = all.filter(({ isStray, file }) => isStray && kindOf(file, audit) === kind);
    const files = strays.map(({ file }) => file);
    return folder !== "" && files.length > mostSingle && files.length === all.length
      ? [{ name: `${folder} (${files.length} files)`, files }]
      : files.map((file) => ({ name: file, files: [file] }));
  });
}

/** All files by their first folder, and which of them are strays. */
const listStrays = oncePer((audit: Audit) => {
  const isStray = unexplained(audit);
  const all = Array.from(filesIn(audit.files.pathOf("/")), (file) => ({ file, isStray: isStray(file) }));
  return groupBy(all, ({ file }) => file.slice(0, file.indexOf("/") + 1));
});

/** All files, and a folder of version control as one. */
function* filesIn(dir: string, path = ""): Generator<string> {
  for (const entry of list(join(dir, path))) {
    const inner = `${path}${entry.name}`;
    if (!entry.isDirectory()) yield inner;
    else if (/^\.(git|svn|hg)$/.test(entry.name)) yield `${inner}/`;
    else yield* filesIn(dir, `${inner}/`);
  }
}

function list(dir: string) {
  try {
    return readdirSync(dir, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Files that hosts and services ask for, which are put beside a site by hand. */
const forOthers =
  /^(\.well-known\/.*|\.nojekyll|\.htaccess|CNAME|_worker\.js|(netlify|wrangler)\.toml|(vercel|staticwebapp\.config|firebase)\.json|google[\da-f]{16}\.html|BingSiteAuth\.xml|yandex_[\da-f]+\.(html|txt)|[A-Za-z\d-]{8,128}\.txt|(llms|llms-full|ads|app-ads|humans|security)\.txt)$/;

/** Files that every site of this tool has, and the script of a draft. */
const common = ["default-picture.svg", "to-be-written.js"];

/** Beside a file, for servers that send it compressed. */
const compressed = /\.(br|gz|zst)$/;

function unexplained(audit: Audit): (file: string) => boolean {
  const { site } = audit;
  const needed = neededFiles(audit);
  needed.ofSitemap();
  const explained = new Set<string>([
    ...common,
    ...Object.values(ownFiles),
    ...Object.keys(iconSizes),
    ...site.dataset.staticFiles,
    ...[...site.redirects.keys()].flatMap(redirectPageFiles),
  ]);
  // The second form is for host/file-for-route.
  for (const path of site.paths.keys())
    for (const file of [htmlFile(path), `${path.slice(1)}/index.html`, dataFile(path)]) explained.add(file);
  const sitemaps = audit.robots.sitemaps.flatMap((address) => audit.internal(address, "/")?.path ?? []);
  for (const path of [...needed.paths, ...sitemaps]) explained.add(decoded(path.slice(1)));
  return (file) => {
    const original = file.replace(compressed, "");
    return ![file, original].some((one) => explained.has(one) || forOthers.test(one) || isHashedAsset(one));
  };
}

const documents = /\.(html?|xhtml|shtml|php|aspx?)$/i;
const archives = /\.(7z|rar|tar|tar\.gz|tgz|zip)$/i;
const copies = /(^|\/)[^/]*(backup|dump)[^/]*$/i;
const secrets =
  /(^|\/)(\.env(\..*)?|\.git\/|\.svn\/|\.hg\/|\.htpasswd|\.npmrc|error_log|id_(rsa|ed25519)|[^/]*~|.*\.(bak|log|old|orig|pem|key|p12|pfx|save|swp|sql|sqlite|db)(\.gz)?)$/i;
/** What a page shows may speak of backups in its name. */
const shown = /\.(avif|css|gif|html?|jpe?g|js|m?ts|mp4|pdf|png|svg|webp|woff2?)$/i;

/** Files of a site without data that hold what only its owner should read. An archive may be there to be downloaded. */
export function privateFiles(audit: BareAudit): string[] {
  return [...filesIn(audit.files.pathOf("/"))].filter(
    (file) => isSecret(file) || (copies.test(file) && !shown.test(file)),
  );
}

/** A copy of what everybody may see is no secret. */
function isSecret(file: string): boolean {
  return secrets.test(file) && !shown.test(file.replace(/(\.(bak|old|orig|save|swp)|~)$/i, ""));
}

function kindOf(file: string, audit: Audit): StrayKind {
  if (isSecret(file) || archives.test(file) || copies.test(file)) return "private";
  return documents.test(file) && mayBeIndexed(file, audit) ? "page" : "clutter";
}

/** A host may serve it with its ending and without. */
function mayBeIndexed(file: string, audit: Audit): boolean {
  const path = `/${file.replace(/\.html$/, "")}`;
  const facts = file.endsWith(".html") ? readPage(audit.files.pathOf("/"), path, "without texts") : undefined;
  return [`/${file}`, path].some((form) => {
    const address = addressOf(audit.site, encodeURI(form));
    return saidAt(address, facts?.metas ?? [], audit).obstacles.length === 0;
  });
}

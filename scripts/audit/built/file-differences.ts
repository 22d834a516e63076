import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { once } from "../../../src/site/once.ts";
import { ownFiles } from "../../../src/site/own-files.ts";
import { sharedStart } from "../../edit/letters.ts";
import { hashOf } from "../../files/hash.ts";
import { dataFile } from "../../read-build/page-files.ts";
import { isNode } from "../../read-build/structured-nodes.ts";
import { siteTexts } from "../../site-texts.ts";
import { cacheFolder, toolRoot } from "../../tool-root.ts";
import type { Audit, BareAudit } from "../audit.ts";
import { addressOf } from "../indexing.ts";
import type { AuditedPage } from "../rule.ts";
import { normalOf, offsetInJson } from "./made.ts";
import { saidOf } from "./said.ts";
import { differencesFrom } from "./value-differences.ts";

/** A value of a file beside the documents that is not the one that the data make. */
export interface FileDifference {
  file: string;
  /** What is wrong, from the verb on. */
  says: string;
  /** Offset in the file, where it is a text. */
  at?: number;
}

/** What the page shows to visitors who come by a link of another. */
export function pageDataDifferences({ path, expected }: AuditedPage, audit: Audit): FileDifference[] {
  const file = dataFile(path);
  const data = audit.files.jsonOf(`/${file}`);
  return isNode(data) ? inJson(audit, file, data, { ...data, page: expected.props }) : [];
}

/** Files for the whole site. Lines that somebody added to the rules of the host are his to keep. */
export function siteFileDifferences(audit: Audit): FileDifference[] {
  const made = siteTexts(audit.site);
  return [
    ...redirectDifferences(audit),
    ...jsonDifferences(audit, made),
    ...codeDifferences(audit),
    ...pictureDifferences(audit),
  ];
}

/** The theme, and files of the compiled templates: their names say what they hold, so that browsers keep what was cut off. */
function codeDifferences({ files }: Audit): FileDifference[] {
  const compiled = compiledFiles();
  return namesIn(files.pathOf("/assets")).flatMap((name) => {
    const file = `assets/${name}`;
    const [, hash] = /^theme\.([\da-f]{8})\.css$/.exec(name) ?? [];
    const original = compiled.get(file);
    const text = hash === undefined && original === undefined ? undefined : files.textOf(`/${file}`);
    if (text === undefined || (hash !== undefined && hashOf(text).startsWith(hash))) return [];
    if (files.faultOf(`/${file}`) !== undefined) return [];
    const made = original === undefined ? undefined : orNothing(() => readFileSync(original, "utf8"));
    if (text === made || (hash === undefined && made === undefined)) return [];
    const says =
      made?.startsWith(text) === true
        ? `is cut off: it ends after ${text.length} of ${made.length} characters`
        : "is not what the build wrote under this name";
    return [
      { file, says, ...(made === undefined ? startOfAdded(text, hash) : { at: sharedStart(text, made) }) },
    ];
  });
}

/** Where rules begin that somebody wrote behind a text of which only the hash is known. */
function startOfAdded(text: string, hash = ""): { at?: number } {
  const ends = Array.from(text.matchAll(/\r?\n|(?<=\})/g), ({ 0: { length }, index }) => ({ index, length }));
  const end = ends.find(({ index }) => hashOf(text.slice(0, index)).startsWith(hash));
  return end ? { at: end.index + end.length } : {};
}

/** Pictures that somebody wrote over. Where most are others, they were encoded elsewhere; broken and heavy ones have rules of their own. */
function pictureDifferences(audit: Audit): FileDifference[] {
  const { files, limits } = audit;
  const pictures = namesIn(files.pathOf(`/${picturesFolder}`)).map((name) => `${picturesFolder}/${name}`);
  const others = pictures.filter((picture) => bytesBefore(`/${picture}`, audit) !== undefined);
  if (others.length * 2 > pictures.length) return [];
  return others.flatMap((file) => {
    const path = `/${file}`;
    const isOfOthers =
      files.faultOf(path) !== undefined ||
      (files.bytesOf(path) ?? 0) > limits.files.maxImageBytes ||
      !extname(file).startsWith(`.${files.pictureOf(path)?.format}`);
    return isOfOthers ? [] : [{ file, says: "is not the picture that the build wrote under this name" }];
  });
}

const picturesFolder = "assets/pictures";

/** Bytes of the picture that the build encoded under a name, where another stands there. */
export function bytesBefore(picture: string, { files, site }: BareAudit): number | undefined {
  if (!site.dataset) return undefined;
  const kept = join(cacheFolder(toolRoot(), "pictures"), basename(picture));
  const bytes = statSync(kept, { throwIfNoEntry: false })?.size;
  return bytes === files.bytesOf(picture) ? undefined : bytes;
}

/** Files of each kept compilation, by their path in a built folder. */
const compiledFiles = once(() => {
  const folder = cacheFolder(toolRoot(), "bundle");
  const clients = namesIn(folder, false).map((key) => join(folder, key, "client"));
  return new Map(
    clients.flatMap((client) =>
      namesIn(join(client, "assets")).map((name): [string, string] => [
        `assets/${name}`,
        join(client, "assets", name),
      ]),
    ),
  );
});

function namesIn(folder: string, recursive = true): string[] {
  return orNothing(() => readdirSync(folder, { recursive }).map(String)) ?? [];
}

/** A compilation is there until other commands have made some that are newer. */
function orNothing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function redirectDifferences({ site, files, hostRules }: Audit): FileDifference[] {
  const file = ownFiles.redirects;
  return [...site.redirects].flatMap(([path, right]) => {
    const rule = hostRules.redirects.get(addressOf(site, path));
    if (!rule || rule.to === addressOf(site, right)) return [];
    const before = (files.textOf(`/${file}`) ?? "").split("\n").slice(0, rule.line - 1);
    const says = `sends ${path} to ${rule.to}, but the data says ${right}`;
    return { file, says, at: before.map((line) => line.length + 1).reduce((sum, length) => sum + length, 0) };
  });
}

function jsonDifferences(audit: Audit, made: ReadonlyMap<string, string>): FileDifference[] {
  return [ownFiles.endpoints, ownFiles.manifest].flatMap((file) => {
    const value = audit.files.jsonOf(`/${file}`);
    const right: unknown = JSON.parse(made.get(file) ?? "null");
    return isNode(value) && isNode(right) ? inJson(audit, file, value, right) : [];
  });
}

function inJson({ site, files }: Audit, file: string, value: unknown, made: unknown): FileDifference[] {
  return Array.from(differencesFrom(made, value, normalOf(site)), (one) => ({
    file,
    says: saidOf(one),
    at: offsetInJson(files.textOf(`/${file}`) ?? "", one.path),
  }));
}

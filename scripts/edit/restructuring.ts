import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { createLocator } from "../../src/loader/locate.ts";
import { asError, type Problem } from "../../src/problem.ts";
import { UserError } from "../user-error.ts";
import { type Change, changeText, tryChangeText } from "./change.ts";
import { formatEntity, schemaLine } from "./entity-text.ts";
import type { FileChange } from "./journal.ts";
import { mentionsLeft, type OldName } from "./mentions.ts";
import { bytesOf, checkChanges, type Plan, type PlanContext, type TouchedFile, toChange } from "./plan.ts";
import type { Reference } from "./references.ts";
import { changesOfReference, type Fate } from "./unlink.ts";

/** What is to become of files that stand for things; nothing is written yet. */
export interface Restructuring {
  /** For people: `Remove the city Pine Bend`. */
  title: string;
  /** Other names of files; undefined for one that goes. */
  files: ReadonlyMap<string, string | undefined>;
  references: readonly Reference[];
  fate: Fate;
  /** Changes beside those of references. */
  changes: readonly (Change & { place: { file: string } })[];
  /** What changes in files that led to nothing; their name where it is left out. */
  about?: string;
  redirects: readonly { from: string; to: string }[];
  /** The name that texts may still say then. */
  oldName?: OldName | undefined;
  /** What stays, and only a person can decide on. */
  notes?: readonly Problem[];
}

const redirectsFile = "redirects.yaml";

export function planRestructuring(
  context: PlanContext,
  { title, files, references, fate, changes, redirects, about, oldName, notes = [] }: Restructuring,
): Plan {
  const { dataDir } = context.site.dataset;
  const kept = references.filter(({ file }) => !files.has(file) || files.get(file) !== undefined);
  const blocked: Reference[] = [];
  const texts = new Map<string, string>();
  const names = new Set([...changes.map(({ place }) => place.file), ...kept.map(({ file }) => file)]);
  for (const file of names) {
    const own = changes.filter(({ place }) => place.file === file);
    const leading = kept.filter((reference) => reference.file === file);
    const found = leading.map((reference) => changesOfReference(reference, fate));
    const text = found.includes(undefined)
      ? undefined
      : changed(dataDir, file, [...own, ...found.flatMap((one) => one ?? [])]);
    if (text !== undefined) texts.set(file, text);
    else if (leading.length === 0)
      throw new UserError(
        `${file} is written in a way that only a person can change.`,
        "Change it in a text editor.",
      );
    else
      blocked.push(...leading.filter((_, index) => found[index] === undefined || !found.includes(undefined)));
  }
  if (redirects.length > 0)
    texts.set(redirectsFile, withRedirects(context, texts.get(redirectsFile), redirects));
  const fileChanges = changesOfFiles(dataDir, files, texts);
  const touched = fileChanges.map((change) => describe(change, files, kept, about));
  const planned = { title, changes: fileChanges, touched };
  const nothing = { added: [], changed: [], removed: [], isLayoutChanged: false };
  if (blocked.length > 0)
    return { ...planned, errors: blocked.map(toProblem(dataDir)), warnings: [], pages: nothing };
  const { checked, errors, warnings, pages } = checkChanges(context, fileChanges);
  const textOf = (name: string) =>
    fileChanges.find(({ file }) => file === name)?.after?.toString() ?? read(dataDir, name);
  const mentions = oldName && checked.site ? mentionsLeft(checked.site.dataset, oldName, textOf) : [];
  return { ...planned, errors, warnings: [...warnings, ...notes, ...mentions], pages };
}

/** The place that keeps a thing where it is. */
function toProblem(dataDir: string) {
  return ({ file, way, text }: Reference): Problem =>
    asError({
      code: "broken-internal-link",
      message: `${text} is named here, and would be gone.`,
      hint: text.startsWith("/")
        ? "Name another page here first, or one that takes its place."
        : "Name another one here first, or remove what this file is about.",
      position: createLocator(read(dataDir, file), file)({ file, pointer: way.at(-1)?.pointer ?? "" }),
    });
}

/** The text of a file with changes made; undefined where a comment, an alias or the like stands in the way. */
function changed(dataDir: string, file: string, changes: readonly Change[]): string | undefined {
  return tryChangeText(read(dataDir, file), file, outermost(changes));
}

function read(dataDir: string, file: string): string {
  return readFileSync(join(dataDir, file), "utf8");
}

/** Without the changes of what goes as a whole. */
function outermost(changes: readonly Change[]): Change[] {
  const removed = new Set(changes.flatMap((one) => (one.kind === "remove" ? one.place.pointer : [])));
  const isWithin = (pointer: string) => [...removed].some((one) => pointer.startsWith(`${one}/`));
  const kept = changes.filter((one) => !("place" in one) || !isWithin(one.place.pointer));
  return kept.filter(
    (one, index) =>
      one.kind !== "remove" ||
      kept.findIndex((other) => other.kind === "remove" && other.place.pointer === one.place.pointer) ===
        index,
  );
}

/** Each redirect as the last one of the list; the file is made where there is none. */
function withRedirects(
  { root, site: { dataset } }: PlanContext,
  text: string | undefined,
  redirects: Restructuring["redirects"],
): string {
  const path = join(dataset.dataDir, redirectsFile);
  if (!existsSync(path))
    return formatEntity("redirects", { redirects }, schemaLine("redirects", path, undefined, root));
  return redirects.reduce((before, value) => {
    const { redirects: there = [] } = (parse(before) ?? {}) as { redirects?: unknown[] };
    const place = { file: redirectsFile, pointer: `/redirects/${there.length}` };
    return changeText(before, redirectsFile, [{ kind: "add", place, value }]);
  }, text ?? read(dataset.dataDir, redirectsFile));
}

function changesOfFiles(
  dataDir: string,
  files: Restructuring["files"],
  texts: ReadonlyMap<string, string>,
): FileChange[] {
  const stay = [...texts].filter(([file]) => !files.has(file));
  return [
    ...stay.map(([file, after]) => toChange(dataDir, file, after)),
    ...[...files].flatMap(([file, to]): FileChange[] => {
      const before = bytesOf(dataDir, file);
      const text = texts.get(file);
      const after = text === undefined ? before : Buffer.from(text);
      if (to === file) return [{ file, before, after }];
      const gone: FileChange = { file, before, after: undefined };
      return to === undefined ? [gone] : [gone, { file: to, before: undefined, after }];
    }),
  ];
}

function describe(
  { file, before, after }: FileChange,
  files: Restructuring["files"],
  references: readonly Reference[],
  own = "its name",
): TouchedFile {
  const from = [...files].find(([, to]) => to === file)?.[0];
  if (!after) {
    const to = files.get(file);
    return { file, state: "removed", about: to === undefined ? "goes" : `becomes ${to}` };
  }
  if (!before) return { file, state: "new", about: from === undefined ? "the redirects" : `was ${from}` };
  const count = references.filter((one) => one.file === file).length;
  const about =
    count === 0
      ? file === redirectsFile
        ? "sends old addresses on"
        : own
      : `led to it in ${count} ${count === 1 ? "place" : "places"}`;
  return { file, state: "changed", about };
}

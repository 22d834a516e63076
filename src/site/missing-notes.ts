import type { Dataset } from "../loader/load.ts";
import { type Suggestion, suggest, suggestReference } from "../loader/suggest.ts";
import { show } from "../loader/wording.ts";
import type { Place } from "../problem.ts";
import { entities } from "../schema/index.ts";
import { emptyFolder, misnamedFile, noPictures, sceneOf } from "./misnamed.ts";
import { andMore, lazily, type Mend, type MissingThings, question } from "./missing.ts";
import { meantTarget } from "./nearest-target.ts";
import { pathOf } from "./paths.ts";
import type { Site } from "./site.ts";
import { targetHint } from "./targets.ts";
import type { StrayBraces, TextValues } from "./text.ts";

type ReferenceKind = "city" | "county" | "service" | "project";

/** Notes a link whose target is of no form that a link may have, such as `javascript:`, with what was probably meant. */
export function noteBadTarget(site: Site, to: string, place: Place): void {
  const meant = lazily(() => meantTarget(to, site));
  site.missing.add(
    `target ${to}`,
    "invalid-value",
    { ...place, words: to },
    (others) =>
      `${show(to)} is linked here${andMore(others)}, but a link may not lead there.${question(meant()?.name)}`,
    () => (meant() ? `Write ${meant()?.name} instead of ${to}.` : targetHint),
    rewording(meant),
  );
}

/** Notes a reference to an entity that has no file. */
export function noteMissingReference(
  missing: MissingThings,
  dataset: Dataset,
  kind: ReferenceKind,
  id: string,
  place: Place,
): void {
  const folder = (entities[kind].location as { folder: string }).folder;
  const meant = lazily(() => suggestReference(id, [...dataset.knownIds[kind]]));
  // A page that is gone is one cause, whether it is referred to by name or linked by path.
  const path = kind === "service" ? undefined : pathOf(dataset, kind, id);
  const isNearby = kind === "city" && place.pointer.startsWith("/nearbyAreas/");
  const subject = isNearby ? "The nearby area" : `The ${kind}`;
  missing.add(
    path ? `path ${path}` : `${kind} ${id}`,
    isNearby ? "unknown-nearby-area" : "unknown-reference",
    place,
    (others) =>
      `${subject} ${id} is named here${andMore(others)}, but there is no file ${folder}/${id}.yaml.${question(meant()?.name)}`,
    () => referenceHint(kind, id, isNearby, meant()?.name),
    rewording(meant),
    dataset.knownIds[kind].size === 0 ? emptyFolder(kind) : misnamedFile(dataset, kind, id, meant),
  );
}

function referenceHint(kind: string, id: string, isNearby: boolean, meant: string | undefined): string {
  if (meant) return `Write ${meant} instead of ${id}.`;
  if (!isNearby) return `Add the file, or remove the reference. A ${kind} is named by its file.`;
  const name = (id.split("/").at(-1) ?? id)
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
  return `If ${name} has no page of its own, write place: ${name} instead of city: ${id}; else add its file.`;
}

/** Notes a picture that neither a photo nor a scene yields. */
export function noteMissingPicture(
  missing: MissingThings,
  dataset: Dataset,
  known: string[],
  name: string,
  place: Place,
): void {
  // People write the name of the file.
  const meant = lazily(() => suggest(name.replace(/^.*\/|\.[A-Za-z]+$/g, ""), known));
  const scene = lazily(() => {
    const found = meant();
    const isScene = found && dataset.knownIds.scene.has(sceneOf(found.name));
    return isScene ? { ...found, name: sceneOf(found.name) } : undefined;
  });
  missing.add(
    `picture ${name}`,
    "missing-image",
    place,
    (others) =>
      `The picture ${name} is used here${andMore(others)}, but does not exist.${question(meant()?.name)}`,
    () =>
      meant()
        ? `Write ${meant()?.name} instead of ${name}.`
        : `Put a photo named ${name}.jpg into images, or a scene ${name}.yaml into scenes.`,
    rewording(meant),
    meant() ? misnamedFile(dataset, "scene", sceneOf(name), scene) : noPictures(dataset),
  );
}

/** Names that have a value on some pages only, with what those pages are about. */
const valuesOfSubjects: Record<string, string> = {
  city: "a city",
  county: "a city or county",
  countySlug: "a city or county",
  state: "a city or county",
  stateName: "a city or county",
};

/** Notes a name in braces that has no value. */
export function noteUnknownPlaceholder(
  missing: MissingThings,
  name: string,
  place: Place,
  values: TextValues,
): void {
  const known = namesOf(values);
  const owner = Object.hasOwn(valuesOfSubjects, name) ? valuesOfSubjects[name] : undefined;
  const found = owner ? undefined : nearestName(name, known);
  const meant = found && { ...found, name: `{${found.name}}` };
  missing.add(
    `placeholder ${name} ${found?.name ?? ""}`,
    "unknown-placeholder",
    { ...place, words: `{${name}}` },
    (others) =>
      owner
        ? `The text uses {${name}}${others > 0 ? ` here${andMore(others)}` : ""}, which has a value on the pages of ${owner} only.`
        : `The text uses {${name}}${others > 0 ? ` here${andMore(others)}` : ""}, but no value has that name.${question(meant?.name)}`,
    () =>
      meant
        ? `Write ${meant.name} instead of {${name}}.`
        : owner
          ? `Write the words themselves in place of {${name}}.`
          : `Names that work here are ${known
              .sort()
              .map((key) => `{${key}}`)
              .join(" ")}.`,
    rewording(() => meant),
  );
}

/** Notes braces that would print: one without its other half, or two in place of one. */
export function noteStrayBraces(
  missing: MissingThings,
  { words, name }: StrayBraces,
  place: Place,
  values: TextValues,
): void {
  const found = nearestName(name, namesOf(values));
  const end = /[\])]$/.test(words) ? "" : (/[^\w{}$-]+$/.exec(words)?.[0] ?? "");
  const meant = found && { ...found, name: `{${found.name}}${end}` };
  missing.add(
    `braces ${words}`,
    "unknown-placeholder",
    { ...place, words },
    (others) =>
      `${words} is printed${others > 0 ? ` here${andMore(others)}` : ""} as it is: a name takes one brace on each side.${question(meant?.name)}`,
    () =>
      meant
        ? `Write ${meant.name} instead of ${words}.`
        : "Write a name in one pair of braces, such as {phone}, or remove the brace.",
  );
}

/** for-in, because the values of a page stand in front of those of the site by prototype. */
function namesOf(values: TextValues): string[] {
  const names: string[] = [];
  for (const key in values) if (typeof values[key] === "string") names.push(key);
  return names;
}

/** The name that was probably meant; of several words, only one of the same letters. */
function nearestName(name: string, known: string[]): Suggestion | undefined {
  const found = suggest(name.trim(), known);
  const bare = (text: string) => text.toLowerCase().replace(/[\s_-]/g, "");
  return /\s/.test(name.trim()) && found && bare(found.name) !== bare(name) ? undefined : found;
}

/** How each place is corrected, where something resembles what stands there. */
function rewording(meant: () => Suggestion | undefined): (place: Place) => Mend | undefined {
  return (place) => {
    const found = meant();
    return found && { correction: { kind: "reword", place, text: found.name }, isCertain: found.isCertain };
  };
}

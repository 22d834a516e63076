import { siteValueNames } from "../fields/value-names.ts";
import { entities } from "../kinds/index.ts";
import { countyMeant } from "../loader/county-name.ts";
import type { Dataset } from "../loader/load.ts";
import { toSlug } from "../loader/slug.ts";
import { isAlike, type Suggestion, suggest, suggestReference } from "../loader/suggest.ts";
import { show } from "../loader/wording.ts";
import type { DataPlace } from "../problem.ts";
import { isContactWord } from "./contact-ways.ts";
import { misspelledTemplate } from "./filled-links.ts";
import { leftOutField, leftOutNumber } from "./left-out.ts";
import { emptyFolder, misnamedFile, noPictures } from "./misnamed.ts";
import { misnamedValue, otherRenaming, rateOf, slugOf } from "./misnamed-value.ts";
import { andMore, type Mend, type MissingThings, question, type Root } from "./missing.ts";
import { meantTarget } from "./nearest-target.ts";
import { once } from "./once.ts";
import { pathOf } from "./paths.ts";
import type { LinkUse } from "./resolve.ts";
import type { Site } from "./site.ts";
import { targetHint } from "./targets.ts";
import type { StrayBraces, TextValues } from "./text.ts";

type ReferenceKind = "city" | "county" | "service" | "project";

/** Notes a link whose target is of no form that a link may have, such as `javascript:`, with what was probably meant. */
export function noteBadTarget(site: Site, link: LinkUse): void {
  const { to, place } = link;
  const meant = once(() => meantTarget(to, site));
  const [, number] = /^(?:call|text):([a-z][a-z0-9-]*)$/.exec(to) ?? [];
  // A business that has no such way has the word, but nothing behind it.
  const leftOut =
    number !== undefined && !meant()
      ? leftOutNumber(number)
      : isContactWord(to)
        ? leftOutField(to, site.business)
        : undefined;
  const template = leftOut ?? misspelledTemplate(link, meant);
  site.missing.add(
    `target ${to}`,
    "invalid-value",
    { ...place, words: to },
    (others) =>
      `${show(to)} is linked here${andMore(others)}, but a link may not lead there.${question(meant()?.name)}`,
    () => (meant() ? `Write ${meant()?.name} instead of ${to}.` : targetHint),
    rewording(meant),
    template ? [template] : [],
  );
}

/** Notes a reference to an entity that has no file. */
export function noteMissingReference(
  missing: MissingThings,
  dataset: Dataset,
  kind: ReferenceKind,
  id: string,
  place: DataPlace,
): void {
  const folder = (entities[kind].location as { folder: string }).folder;
  const ids = [...dataset.knownIds[kind]];
  const found = once(() => {
    const county = kind === "county" ? countyMeant(id, ids) : undefined;
    return county ? { name: county, isCertain: true } : suggestReference(id, ids);
  });
  const meant = unlessGone(id, found);
  // A page that is gone is one cause, whether it is referred to by name or linked by path.
  const path = kind === "service" ? undefined : pathOf(dataset, kind, id);
  const isNearby = kind === "city" && place.pointer.startsWith("/nearbyAreas/");
  const subject = isNearby ? "The nearby area" : `The ${kind}`;
  missing.add(
    path ? `path ${path}` : `${kind} ${id}`,
    isNearby ? "unknown-nearby-area" : "unknown-reference",
    place,
    (others) =>
      `${subject} ${id} is named here${andMore(others)}, but there is no file ${folder}/${id}.yaml.${question(meant(others)?.name)}`,
    (others) => {
      const name = meant(others)?.name;
      if (name !== undefined) return `Write ${name} instead of ${id}.`;
      if (isNearby) return nearbyHint(id);
      return others > 0
        ? `Bring back ${folder}/${id}.yaml, for example from Git, or remove these references.`
        : `Add the file, or remove the reference. A ${kind} is named by its file.`;
    },
    // Paths that hold the name, written out or made of it, are not the name.
    (at, others) => (at.words === undefined ? rewording(() => meant(others))(at) : undefined),
    [dataset.knownIds[kind].size === 0 ? emptyFolder(kind) : misnamedFile(dataset, kind, id)],
  );
}

/** What several places name alike is no slip, unless it is nearly the same; and one with another word in it is another thing. */
function unlessGone(
  word: string,
  found: () => Suggestion | undefined,
): (others: number) => Suggestion | undefined {
  return (others) => {
    const near = found();
    return near && (near.isCertain || (others === 0 && isAlike(word, near.name))) ? near : undefined;
  };
}

function nearbyHint(id: string): string {
  const name = (id.split("/").at(-1) ?? id)
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
  return `If ${name} has no page of its own, write place: ${name} instead of city: ${id}; else add its file.`;
}

/** Notes a file that is served as it is and is not there. */
export function noteMissingFile(
  missing: MissingThings,
  known: string[],
  name: string,
  place: DataPlace,
): void {
  // People write the path from the data folder.
  const found = once(() => suggest(name.replace(/^(data\/)?static\//, ""), known));
  const meant = unlessGone(name, found);
  missing.add(
    `file ${name}`,
    "missing-file",
    place,
    (others) =>
      `The file ${name} is used here${andMore(others)}, but there is no static/${name}.${question(meant(others)?.name)}`,
    (others) =>
      meant(others)
        ? `Write ${meant(others)?.name} instead of ${name}.`
        : `Put the file into the folder static, as static/${name}.`,
    (at, others) => rewording(() => meant(others))(at),
  );
}

/** Notes a picture that has no file. */
export function noteMissingPicture(
  missing: MissingThings,
  dataset: Dataset,
  known: string[],
  name: string,
  place: DataPlace,
): void {
  // People write the name of the file.
  const bare = name.replace(/^.*\/|\.[A-Za-z]+$/g, "");
  const called = toSlug(bare) || "picture";
  const found = once(() =>
    known.includes(called) ? { name: called, isCertain: true } : suggest(bare, known),
  );
  const meant = unlessGone(bare, found);
  const noneAtAll = noPictures(dataset);
  missing.add(
    `picture ${name}`,
    "missing-image",
    place,
    (others) =>
      `The picture ${name} is used here${andMore(others)}, but does not exist.${question(meant(others)?.name)}`,
    (others) =>
      meant(others)
        ? `Write ${meant(others)?.name} instead of ${name}.`
        : `Put a picture named ${called}, for example ${called}.jpg, into images${called === name ? "" : `, and write ${called} here`}.`,
    (at, others) => rewording(() => meant(others))(at),
    [noneAtAll && !found() ? noneAtAll : misnamedFile(dataset, "picture", name)],
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
  dataset: Dataset,
  name: string,
  place: DataPlace,
  values: TextValues,
): void {
  const known = namesOf(values);
  const owner = Object.hasOwn(valuesOfSubjects, name) ? valuesOfSubjects[name] : undefined;
  const isLeftOut =
    siteValueNames.some((one) => one === name) ||
    (rateOf(name) !== undefined && !dataset.business.value.rates);
  const leftOut = isLeftOut ? leftOutField(name, dataset.business.value) : undefined;
  const found = owner || leftOut ? undefined : nearestName(name, known);
  const other = once(() => found && otherRenaming(dataset, name, found.name));
  // What several places print was there once, unless it is a slip of the hand.
  const meant = (others: number) =>
    found && (found.isCertain || others === 0) ? { ...found, name: `{${found.name}}` } : undefined;
  missing.add(
    `placeholder ${name} ${found?.isCertain ? found.name : ""}`,
    "unknown-placeholder",
    { ...place, words: `{${name}}` },
    (others) => {
      const uses = `The text uses {${name}}${others > 0 ? ` here${andMore(others)}` : ""}`;
      if (owner) return `${uses}, which has a value on the pages of ${owner} only.`;
      return `${uses}, but no value has that name.${question(meant(others)?.name)}`;
    },
    (others) => {
      const right = meant(others);
      if (right) return `Write ${right.name} instead of {${name}}${other() ? `, or ${other()}` : ""}.`;
      if (owner) return `Write the words themselves in place of {${name}}.`;
      const names = known
        .sort()
        .map((key) => `{${key}}`)
        .join(" ");
      return `${others > 0 ? "Bring back" : "Add"} ${sourceOfValue(name)} in business.yaml, or take it out of the text. Names that work here are ${names}.`;
    },
    (at, others) => {
      const right = meant(others);
      return rewording(() => right && { ...right, isCertain: right.isCertain && !other() })(at);
    },
    owner ? [] : [leftOut ?? numberOf(name, found) ?? misnamedValue(dataset, name)],
  );
}

/** The further number that a name such as `outOfHoursPhone` prints, where no other name was meant. */
function numberOf(name: string, found: Suggestion | undefined): Root | undefined {
  const [, id] = /^([a-z]\w*)Phone$/.exec(name) ?? [];
  return id && !found ? leftOutNumber(slugOf(id)) : undefined;
}

/** Where business.yaml gives a name its value. */
function sourceOfValue(name: string): string {
  const rate = rateOf(name);
  return rate ? `the rate ${rate} under rates` : `the line ${name}: under facts`;
}

/** Notes braces that would print: one without its other half, or two in place of one. */
export function noteStrayBraces(
  missing: MissingThings,
  { words, name }: StrayBraces,
  place: DataPlace,
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
function rewording(meant: () => Suggestion | undefined): (place: DataPlace) => Mend | undefined {
  return (place) => {
    const found = meant();
    return found && { correction: { kind: "reword", place, text: found.name }, isCertain: found.isCertain };
  };
}

import type { Dataset } from "../loader/load.ts";
import { type Suggestion, suggest, suggestReference } from "../loader/suggest.ts";
import { show } from "../loader/wording.ts";
import type { Correction, Place } from "../problem.ts";
import { entities } from "../schema/index.ts";
import { andMore, lazily, type MissingThings, question } from "./missing.ts";
import { pathOf } from "./paths.ts";
import { targetHint } from "./targets.ts";
import type { TextValues } from "./text.ts";

type ReferenceKind = "city" | "county" | "service" | "project";

/** Notes a link in running text whose target is of no form that a link may have, such as `javascript:`. */
export function noteBadTarget(missing: MissingThings, to: string, place: Place): void {
  missing.add(
    `target ${to}`,
    "invalid-value",
    { ...place, words: to },
    (others) => `${show(to)} is linked here${andMore(others)}, but a link may not lead there.`,
    () => targetHint,
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
  known: string[],
  name: string,
  place: Place,
): void {
  // People write the name of the file.
  const meant = lazily(() => suggest(name.replace(/^.*\/|\.[A-Za-z]+$/g, ""), known));
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
  );
}

/** Notes a name in braces that has no value. */
export function noteUnknownPlaceholder(
  missing: MissingThings,
  name: string,
  place: Place,
  values: TextValues,
): void {
  const known: string[] = [];
  // for-in, because the values of a page stand in front of those of the site by prototype.
  for (const key in values) if (typeof values[key] === "string") known.push(key);
  const found = suggest(name, known);
  const meant = found && { ...found, name: `{${found.name}}` };
  missing.add(
    `placeholder ${name} ${found?.name ?? ""}`,
    "unknown-placeholder",
    { ...place, words: `{${name}}` },
    (others) =>
      `The text uses {${name}}${others > 0 ? ` here${andMore(others)}` : ""}, but no value has that name.${question(meant?.name)}`,
    () =>
      meant
        ? `Write ${meant.name} instead of {${name}}.`
        : `Names that work here are ${known
            .sort()
            .map((key) => `{${key}}`)
            .join(" ")}.`,
    rewording(() => meant),
  );
}

/** How each place is corrected, where what was meant is certain. */
function rewording(meant: () => Suggestion | undefined): (place: Place) => Correction | undefined {
  return (place) => {
    const { name, isCertain } = meant() ?? { name: "", isCertain: false };
    return isCertain ? { kind: "reword", place, text: name } : undefined;
  };
}

import { isScalar } from "yaml";
import { sectionFields } from "../../src/sections/index.ts";
import { type Names, type Slip, splice, typo } from "./mistake.ts";
import type { Random } from "./random.ts";
import type { Spot } from "./spots.ts";

export const keyTypo: Slip = (spot, random) => {
  const name = spot.key?.name ?? "";
  return misspelledKey("misspelled key", spot, typo(name, random));
};

export const keyCase: Slip = (spot, random) => {
  const name = spot.key?.name ?? "";
  const forms = [
    name.charAt(0).toUpperCase() + name.slice(1),
    name.toUpperCase(),
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    name.toLowerCase(),
  ].filter((form) => form !== name);
  return forms.length === 0 ? undefined : misspelledKey("key in another case", spot, random.pick(forms));
};

function misspelledKey(kind: string, spot: Spot, wrong: string | undefined) {
  const { key, owner } = spot;
  // Groups whose names are free (facts, questions) are definitions: see `definitions` in draw.ts.
  if (!key || wrong === undefined || typeof owner.additionalProperties === "object") return undefined;
  if (Object.hasOwn(owner.properties ?? {}, wrong)) return undefined;
  return {
    kind,
    file: spot.file,
    what: `${spot.pointer}: ${wrong}`,
    text: splice(spot.text, key.start, key.end, wrong),
    lines: [spot.line],
    correction: key.name,
  };
}

function misspelledValue(kind: string, spot: Spot, wrong: string, correction: string) {
  const { start, end } = spot.value;
  const source = spot.text.slice(start, end);
  const at = start + source.indexOf(correction);
  return {
    kind,
    file: spot.file,
    what: `${spot.pointer}: ${correction} → ${wrong}`,
    text: splice(spot.text, at, at + correction.length, wrong),
    lines: [spot.text.slice(0, at).split("\n").length],
    correction,
  };
}

function scalarText({ value: { node } }: Spot): string | undefined {
  return isScalar(node) && typeof node.value === "string" ? node.value : undefined;
}

export const referenceTypo: Slip = (spot, random, names) => {
  const value = scalarText(spot);
  const { role } = spot.schema;
  if (value === undefined || value.includes("{") || !role || ["line", "prose", "target"].includes(role))
    return undefined;
  const slug = value.slice(value.lastIndexOf("/") + 1);
  const wrongSlug = typo(slug, random);
  if (wrongSlug === undefined || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(wrongSlug)) return undefined;
  const wrong = value.slice(0, value.length - slug.length) + wrongSlug;
  const known = role === "image" ? names.pictures : names.dataset.knownIds[role as "city"];
  return known.has(wrong) ? undefined : misspelledValue("misspelled reference", spot, wrong, value);
};

/** References in capitals, with blanks or underscores, as people write names. */
export const referenceCase: Slip = (spot, random) => {
  const value = scalarText(spot);
  const { role } = spot.schema;
  if (value === undefined || value.includes("{") || !role || ["line", "prose", "target"].includes(role))
    return undefined;
  const forms = [
    value.toUpperCase(),
    value.charAt(0).toUpperCase() + value.slice(1),
    value.replaceAll("-", "_"),
  ].filter((form) => form !== value);
  return forms.length === 0
    ? undefined
    : misspelledValue("reference in another case", spot, random.pick(forms), value);
};

export const enumTypo: Slip = (spot, random) => {
  const value = scalarText(spot);
  if (value === undefined || !spot.schema.enum) return undefined;
  const wrong = random.below(3) === 0 ? value.toUpperCase() : typo(value, random);
  if (wrong === undefined || wrong === value || spot.schema.enum.includes(wrong)) return undefined;
  return misspelledValue("misspelled choice", spot, wrong, value);
};

/** Slips in the word that decides which fields a group has: the kind of a section, the part of a drawing. */
export const kindTypo: Slip = (spot, random) => {
  const value = scalarText(spot);
  if (value === undefined || spot.schema.const === undefined) return undefined;
  const wrong = typo(value, random);
  const isKind = sectionFields.some((schema) => schema.properties.kind.const === wrong);
  return wrong === undefined || isKind ? undefined : misspelledValue("misspelled kind", spot, wrong, value);
};

const pathInText = /\((\/[a-z0-9/-]+)[)#]/g;

/** Slips in the path of a page, in a field that is a link or in a link within a text. */
export const linkTypo: Slip = (spot, random, names) => {
  const value = scalarText(spot);
  if (value === undefined) return undefined;
  const found =
    spot.schema.role === "target" && /^\/[a-z]/.test(value)
      ? [value.replace(/#.*/, "")]
      : spot.schema.role === "prose"
        ? [...value.matchAll(pathInText)].map(([, path]) => path ?? "")
        : [];
  const paths = found.filter((path) => !path.includes("{"));
  if (paths.length === 0) return undefined;
  const path = random.pick(paths);
  const wrong = wrongPath(path, random);
  if (wrong === undefined || wrong === path || names.paths.has(wrong)) return undefined;
  const { start, end } = spot.value;
  return spot.text.slice(start, end).includes(path)
    ? misspelledValue("misspelled path", spot, wrong, path)
    : undefined;
};

function wrongPath(path: string, random: Random): string | undefined {
  switch (random.below(5)) {
    case 0:
      return `${path}/`;
    case 1:
      return path.charAt(0) + path.charAt(1).toUpperCase() + path.slice(2);
    default: {
      const wrong = typo(path.slice(1), random);
      return wrong && `/${wrong}`;
    }
  }
}

const placeholder = /\{([A-Za-z][A-Za-z0-9]*)\}/g;

export const placeholderTypo: Slip = (spot, random, names: Names) => {
  const value = scalarText(spot);
  if (value === undefined || (spot.schema.role !== "line" && spot.schema.role !== "prose")) return undefined;
  const found = [...value.matchAll(placeholder)].map(([, name]) => name ?? "");
  if (found.length === 0) return undefined;
  const name = random.pick(found);
  const wrong = random.below(4) === 0 ? name.toLowerCase() : typo(name, random);
  if (wrong === undefined || wrong === name || names.values.has(wrong)) return undefined;
  return misspelledValue("misspelled placeholder", spot, `{${wrong}}`, `{${name}}`);
};

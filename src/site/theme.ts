import type { Theme } from "../kinds/theme/fields.ts";
import type { Entity } from "../loader/entity.ts";
import type { Dataset } from "../loader/load.ts";
import { suggest } from "../loader/suggest.ts";
import { asError, invalidValue, type Problem } from "../problem.ts";
import { focusClass, paintClass, toneClass } from "./picture-classes.ts";
import type { Paint } from "./pictures.ts";

export type FontFace = NonNullable<Theme["fonts"]["faces"]>[number];

/** A font as it is published. */
export interface PublishedFont {
  face: FontFace;
  /** Path of the file, with the base of the site. */
  src: string;
}

/** What of the pictures becomes style rules, because the pages carry no styles of their own. */
export interface PictureStyles {
  /** Colors that stand where a picture will be. */
  colors: Iterable<string>;
  /** Paint by the name of its picture. */
  paints: Iterable<[name: string, paint: Paint]>;
  /** Spots that crops keep, in percent from the left and from the top. */
  focuses?: Iterable<readonly number[]>;
}

/** The colors, fonts and shapes of the data as style rules: `inkSoft` → `--ink-soft`. */
export function renderTheme(theme: Theme, fonts: PublishedFont[] = [], pictures?: PictureStyles): string {
  const colors = Object.entries(theme.colors).map(
    ([role, color]) => `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${color}`,
  );
  const faces = fonts.map(({ face }) => face);
  const rest = [
    `--font-display:${withFallbacks(theme.fonts.display, faces)}`,
    `--font-text:${withFallbacks(theme.fonts.text, faces)}`,
    `--radius:${theme.radius}px`,
  ];
  return `${fonts.map(renderFont).join("")}:root{${[...colors, ...rest].join(";")}}${pictures ? renderPictures(pictures) : ""}\n`;
}

/** In a layer, so that every style sheet may say otherwise; but no sheet knows better what of a picture is kept. */
function renderPictures({ colors, paints, focuses = [] }: PictureStyles): string {
  const tones = [...new Set(colors)].sort().map((color) => `.${toneClass(color)}{background:${color}}`);
  const chips = [...paints].map(
    ([name, { body, trim, door }]) => `.${paintClass(name)}{--body:${body};--trim:${trim};--door:${door}}`,
  );
  const spots = new Map(
    [...focuses].map((focus) => [focusClass(focus), focus.map((percent) => `${percent}%`).join(" ")]),
  );
  const crops = [...spots].sort().map(([name, spot]) => `img.${name}{object-position:${spot}}`);
  return `@layer base{${[...tones, ...chips].join("")}}${crops.join("")}`;
}

function renderFont({ face, src }: PublishedFont): string {
  const { family, weights, fallback } = face;
  const weight = weights.from === weights.to ? weights.from : `${weights.from} ${weights.to}`;
  const own = `@font-face{font-family:"${family}";src:url(${src}) format("woff2");font-weight:${weight};font-display:swap}`;
  if (!fallback) return own;
  const local = fallback.local.map((name) => `local("${name}")`).join(",");
  return `${own}@font-face{font-family:"${fallbackName(family)}";src:${local};size-adjust:${fallback.sizeAdjust}%;ascent-override:${fallback.ascent}%;descent-override:${fallback.descent}%;line-gap-override:0%}`;
}

function fallbackName(family: string): string {
  return `${family} Fallback`;
}

/** Puts the scaled fallback of each published font behind it in a list of families. */
function withFallbacks(families: string, faces: FontFace[]): string {
  return families
    .split(/\s*,\s*/)
    .flatMap((family) => {
      const face = faces.find((known) => known.family === family.replace(/^["']|["']$/g, ""));
      return face?.fallback ? [family, `"${fallbackName(face.family)}"`] : [family];
    })
    .join(",");
}

/** Font files that the theme names and that are not there. */
export function fontProblems({ theme, fontFiles }: Pick<Dataset, "theme" | "fontFiles">): Problem[] {
  const faces = theme.value.fonts.faces ?? [];
  return [
    ...misspelledGeneric(theme),
    ...faces.flatMap((face, index) =>
      fontFiles.has(face.file) ? unusedFont(theme, face, index) : missingFont(theme, face, index, fontFiles),
    ),
  ];
}

/** A font that no list of families names: visitors see another one in its place. */
function unusedFont({ file, value }: Entity<Theme>, { family }: FontFace, index: number): Problem[] {
  const { display, text } = value.fonts;
  const families = familiesOf(`${display},${text}`);
  if (families.includes(family)) return [];
  const meant = suggest(family, families)?.name;
  return [
    invalidValue(
      `The font ${family} is used nowhere: display and text name other families.`,
      meant
        ? `Write ${family} instead of ${meant} in display or text, or ${meant} here.`
        : `Write ${family} first in display or text, or remove this entry.`,
      { file, pointer: `/fonts/faces/${index}/family` },
    ),
  ];
}

/** Families that every browser has one font for (CSS Fonts 4). */
const generic = [
  "serif",
  "sans-serif",
  "monospace",
  "cursive",
  "fantasy",
  "system-ui",
  "ui-serif",
  "ui-sans-serif",
  "ui-monospace",
  "ui-rounded",
];

/** The last family of a list, by which something is always shown, in other letters than CSS has. */
function misspelledGeneric({ file, value }: Entity<Theme>): Problem[] {
  return (["display", "text"] as const).flatMap((field) => {
    const last = familiesOf(value.fonts[field]).at(-1) ?? "";
    const isKnown = [...generic, ...(value.fonts.faces ?? []).map(({ family }) => family)].includes(last);
    const meant = isKnown ? undefined : suggest(last, generic);
    if (!meant) return [];
    const place = { file, pointer: `/fonts/${field}` };
    return asError({
      code: "invalid-value",
      message: `No browser knows the family ${last}, with which the list of ${field} ends.`,
      hint: `Write ${meant.name} instead of ${last}.`,
      place: { ...place, words: last },
      proposal: [{ kind: "reword", place: { ...place, words: last }, text: meant.name }],
    });
  });
}

function familiesOf(list: string): string[] {
  return list.split(/\s*,\s*/).map((family) => family.replace(/^["']|["']$/g, ""));
}

function missingFont(
  { file }: Entity<Theme>,
  face: FontFace,
  index: number,
  fontFiles: Set<string>,
): Problem {
  const found = suggest(face.file, [...fontFiles]);
  const meant = found?.name;
  const place = { file, pointer: `/fonts/faces/${index}/file` };
  return asError({
    code: "missing-file",
    message: `There is no file fonts/${face.file}, which the font ${face.family} is read from.${meant ? ` Did you mean ${meant}?` : ""}`,
    hint: meant
      ? `Write ${meant} instead of ${face.file}.`
      : `Put the file into fonts, or remove this entry: the pages then show the other families.`,
    place,
    ...(found?.isCertain && { corrections: [{ kind: "reword", place, text: found.name }] }),
  });
}

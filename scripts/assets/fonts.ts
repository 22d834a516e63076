import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type EntityKind, entityKinds } from "../../src/kinds/index.ts";
import { lettersOf } from "../../src/loader/city-facts.ts";
import type { Entity } from "../../src/loader/entity.ts";
import type { Dataset } from "../../src/loader/load.ts";
import type { FontFace, PublishedFont } from "../../src/site/theme.ts";
import { hashOf } from "../files/hash.ts";
import { writeAtomically } from "../files/write-atomically.ts";
import { UserError } from "../user-error.ts";

/** The fonts of a site, cut to what its pages use, and the files to publish. */
export interface SubsetFonts {
  fonts: PublishedFont[];
  /** Files by their path in the built folder → where they lie now. */
  files: Map<string, string>;
}

const folder = "assets/fonts";
/** Raise when the cutting below changes, so that nothing old is taken from the cache. */
const recipe = "1";
/** What templates, dates and amounts of money may print beyond the words of the data. */
const typography = "\u00a0\u202f\u2009‘’“”–—…·•×−°©®™½€£→✓";
/** Kerning, composed letters, forms of a language, ligatures, and figures of one width for tables. */
const keepFeatures = ["kern", "ccmp", "locl", "mark", "mkmk", "liga", "tnum"];

/** Cuts every font of the theme that is not in the cache yet to the characters of the data. */
export async function subsetFonts(dataset: Dataset, cacheDir: string, base: string): Promise<SubsetFonts> {
  const { faces = [] } = dataset.theme.value.fonts;
  const files = new Map<string, string>();
  if (faces.length === 0) return { fonts: [], files };
  mkdirSync(cacheDir, { recursive: true });
  const characters = charactersOf(dataset);
  const fonts: PublishedFont[] = [];
  for (const face of faces) {
    const name = await subsetOnce(face, join(dataset.dataDir, "fonts", face.file), characters, cacheDir);
    const file = `${folder}/${name}`;
    files.set(file, join(cacheDir, name));
    fonts.push({ face, src: `${base}${file}` });
  }
  return { fonts, files };
}

/** Tags that fetch the fonts before the styles are read. */
export function fontPreloads({ fonts }: SubsetFonts): string {
  return fonts
    .map(({ src }) => `<link rel="preload" href="${src}" as="font" type="font/woff2" crossorigin>`)
    .join("");
}

async function subsetOnce(
  face: FontFace,
  source: string,
  characters: string,
  cacheDir: string,
): Promise<string> {
  const bytes = readFileSync(source);
  const { from, to } = face.weights;
  const name = `${face.file.replace(/\.\w+$/, "")}.${hashOf(recipe, bytes, characters, `${from} ${to}`).slice(0, 8)}.woff2`;
  const cached = join(cacheDir, name);
  if (existsSync(cached)) return name;
  const { default: subset } = await import("subset-font");
  const wght = from === to ? from : { min: from, max: to };
  const font = await subset(bytes, characters, {
    targetFormat: "woff2",
    variationAxes: { wght },
    keepFeatures,
    noHinting: true,
  }).catch((error: unknown) => {
    throw new UserError(
      `fonts/${face.file} cannot be read as a font (${(error as Error).message}).`,
      "Put a WOFF2, WOFF, TrueType or OpenType file in its place.",
    );
  });
  writeAtomically(cached, font);
  return name;
}

/** Every character that a page may show: ASCII, typographic marks, and what else the texts of the data hold. */
function charactersOf(dataset: Dataset): string {
  const characters = new Set(typography);
  for (let code = 0x20; code < 0x7f; code++) characters.add(String.fromCharCode(code));
  for (const { value } of textEntities(dataset)) add(lettersOf(value), characters);
  for (const { facts } of dataset.cities) add(facts.letters, characters);
  return [...characters].sort().join("");
}

/** Kinds whose words no page shows; those of cities are facts already. */
const silentKinds: ReadonlySet<EntityKind> = new Set(["theme", "redirects", "audit", "backend", "city"]);

/** Everything with words beside the cities. */
function textEntities({ all }: Dataset): Entity<unknown>[] {
  return entityKinds.flatMap((kind) => (silentKinds.has(kind) ? [] : all[kind]));
}

function add(letters: string, characters: Set<string>): void {
  for (const letter of letters) characters.add(letter);
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Dataset } from "../../src/loader/load.ts";
import { decorationOf } from "../../src/site/decoration.ts";
import { listPictures } from "../../src/site/pictures.ts";
import { renderTheme } from "../../src/site/theme.ts";
import { hashOf } from "../files/hash.ts";
import { cacheFolder } from "../tool-root.ts";
import { fontPreloads, subsetFonts } from "./fonts.ts";
import type { EncodedPictures } from "./pictures.ts";

/** The style sheet with the colors and fonts of the data, and the fonts it names. */
export interface ThemeFiles {
  /** Path in the built folder; its hash lets it be kept forever. */
  file: string;
  text: string;
  /** Tags of the head that fetch the fonts early. */
  preloads: string;
  /** Files by their path in the built folder → where they lie now. */
  fontFiles: Map<string, string>;
}

/** Makes the style sheet of the data; fonts are cut once and kept beside the other caches of the tool in `root`. */
export async function makeTheme(
  dataset: Dataset,
  pictures: Pick<EncodedPictures, "catalog">,
  root: string,
  base: string,
): Promise<ThemeFiles> {
  const subset = await subsetFonts(dataset, cacheFolder(root, "fonts"), base);
  const colors = [...pictures.catalog.values()].flatMap(({ color }) => color ?? []);
  const paints = [...listPictures(dataset).values()].flatMap(
    ({ name, paint }): [string, typeof paint & {}][] => (paint ? [[name, paint]] : []),
  );
  const focuses = [...pictures.catalog.values()].flatMap(({ focus }) => (focus ? [focus] : []));
  const theme = dataset.theme.value;
  const text =
    renderTheme(theme, subset.fonts, { colors, paints, focuses }) + readDecoration(root, decorationOf(theme));
  return {
    file: `assets/theme.${hashOf(text).slice(0, 8)}.css`,
    text,
    preloads: fontPreloads(subset),
    fontFiles: subset.files,
  };
}

/** The style of one decoration: a site carries no other. */
function readDecoration(root: string, name: string): string {
  return readFileSync(join(root, "src", "parts", "decorations", `${name}.css`), "utf8")
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\s*\n\s*/g, " ")
    .replace(/ ?([{};]) ?/g, "$1")
    .replace(/([:,]) /g, "$1")
    .trim();
}

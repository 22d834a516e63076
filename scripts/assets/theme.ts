import type { Dataset } from "../../src/loader/load.ts";
import { listPictures } from "../../src/site/pictures.ts";
import { renderTheme } from "../../src/site/theme.ts";
import { hashOf } from "../files/hash.ts";
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

/** Makes the style sheet of the data; fonts are cut once and kept in `cacheDir`. */
export async function makeTheme(
  dataset: Dataset,
  pictures: Pick<EncodedPictures, "catalog">,
  cacheDir: string,
  base: string,
): Promise<ThemeFiles> {
  const subset = await subsetFonts(dataset, cacheDir, base);
  const colors = [...pictures.catalog.values()].flatMap(({ color }) => color ?? []);
  const paints = [...listPictures(dataset).values()].flatMap(
    ({ name, paint }): [string, typeof paint & {}][] => (paint ? [[name, paint]] : []),
  );
  const focuses = [...pictures.catalog.values()].flatMap(({ focus }) => (focus ? [focus] : []));
  const text = renderTheme(dataset.theme.value, subset.fonts, { colors, paints, focuses });
  return {
    file: `assets/theme.${hashOf(text).slice(0, 8)}.css`,
    text,
    preloads: fontPreloads(subset),
    fontFiles: subset.files,
  };
}

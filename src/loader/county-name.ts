import { toSlug } from "./slug.ts";

/** What counties are called in one state or another. */
const designations = ["county", "parish", "borough"];

/** The county that is meant by `Waldo`, `Waldo Co.` or `Waldo County, ME`, of counties named by their files. */
export function countyMeant(written: string, slugs: readonly string[]): string | undefined {
  const slug = toSlug(written.replace(/,.*$/, "").replace(/\bco\.?$/i, "county"));
  return slugs.find(
    (one) =>
      one === slug || designations.some((word) => `${slug}-${word}` === one || slug === `${one}-${word}`),
  );
}

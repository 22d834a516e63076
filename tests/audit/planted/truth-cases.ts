import type { Planted } from "./planted.ts";

/** The page of a city, its record, and a text in that. */
export const maple = "roofers-maple-grove-lake-county.html";
export const record = "cities/lake-county/maple-grove.yaml";
export const permits = "The town asks for a permit when more than one square is replaced.";

/** A fault in that text, which is mended by `mended`. */
export const inText = (fault: string, rule: string, to: string, mended: string): Planted => ({
  fault,
  file: record,
  from: permits,
  to,
  mended,
  rule,
});

import { toSlug } from "../../loader/slug.ts";

/** A name without what people write in different ways: accents, capitals, apostrophes, hyphens, St. for Saint. */
export function foldName(name: string): string {
  return toSlug(name).replaceAll("-", " ").replace(/^st /, "saint ");
}

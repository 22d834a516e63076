import type { City } from "../../src/kinds/city/fields.ts";

/** All that a city says in its own words: lead, local text with its headings, answers. Markup is left out. */
export function localTextOf({ lead, localText, character = {}, faqs }: City): string {
  return [
    lead,
    ...localText.flatMap(({ heading, text }) => [heading, text]),
    ...characterLines(character),
    ...Object.values(faqs),
  ]
    .join("\n")
    .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .replaceAll("**", "");
}

/** Headings, sentences and names of colors of what marks a city. */
export function characterLines({
  eras,
  palette,
  checklist,
  exposure,
}: NonNullable<City["character"]>): string[] {
  const lines = [
    eras?.heading,
    ...(eras?.items.map(({ text }) => text) ?? []),
    palette?.heading,
    palette?.text,
    ...(palette?.colors.map(({ name }) => name) ?? []),
    checklist?.heading,
    checklist?.text,
    ...(checklist?.items ?? []),
    exposure?.heading,
    ...(exposure?.items.map(({ text }) => text) ?? []),
  ];
  return lines.filter((line) => line !== undefined);
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** Every run of five words, with the names that differ from city to city masked, so that only the sentences count. */
export function maskedShingles(city: City, county: string): Set<string> {
  const names = [city.city, county, ...city.neighborhoods, ...city.landmarks];
  const masked = names
    .sort((a, b) => b.length - a.length)
    .reduce((text, name) => text.replaceAll(name.toLowerCase(), "_"), localTextOf(city).toLowerCase());
  const words = masked.match(/[\p{L}\p{N}_{}$'’-]+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(" ")));
}

/** What two sets share, of all they hold: 0 for nothing, 1 for the same. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const item of a) if (b.has(item)) shared++;
  return shared / (a.size + b.size - shared);
}

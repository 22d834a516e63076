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

import { group, line, type Resolved, section } from "../../fields/index.ts";
import type { CityProps } from "../../kinds/city/fields.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section(
  "city-character",
  "What marks the city: its eras of building, usual colors, points to settle and exposure, in the city's own order. Left out where a city has none.",
  {
    levels: group("Words for how strong sun, wind, salt and damp are.", {
      low: line("Little of it.", "Mild"),
      medium: line("Some of it.", "Fair"),
      high: line("Much of it.", "Strong"),
    }),
  },
  { needs: "city" },
);

type Character = NonNullable<CityProps["character"]>;
/** A part of what marks a city, with its name. */
export type CharacterPart = {
  [K in keyof Character]-?: { name: K } & NonNullable<Character[K]>;
}[keyof Character];

export function view(_: Resolved<typeof fields>, { city }: PageContext) {
  return city?.props.character && { parts: characterParts(city.props.character) };
}

/** The parts in the order in which the city's file holds them. */
function characterParts(character: Character): CharacterPart[] {
  return Object.entries(character).map(([name, part]) => ({ name, ...part }) as CharacterPart);
}

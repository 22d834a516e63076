import type { Resolved } from "../../fields/index.ts";
import type { CityProps } from "../../kinds/city/fields.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

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

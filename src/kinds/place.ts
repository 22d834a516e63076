import { group, optional, type Static, text } from "../fields/index.ts";

export const placeFields = group("A place in the country of the firm.", {
  name: optional(text("What the place is called.", "Grange Hall")),
  street: optional(text("Street and number.", "3 Lake Road")),
  locality: text("City.", "Maple Grove"),
  region: text("State, two letters.", "MN"),
  postalCode: optional(text("ZIP code.", "55311")),
});

export type Place = Static<typeof placeFields>;

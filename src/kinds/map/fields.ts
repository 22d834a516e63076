import { choice, group, list, optional, type Static, text } from "../../fields/index.ts";
import { point } from "../../fields/places.ts";

export const mapFields = group(
  "Water, borders, main roads and names of the region, drawn on the maps of cities.",
  {
    waters: optional(
      list(
        "Seas and lakes.",
        group("A sea or a lake.", {
          name: text("What it is, for people who edit this file.", "Lake Michigan"),
          outline: list(
            "Its shore, point after point, closed from the last to the first. A sea that goes on beyond the maps is closed far outside of them.",
            point,
            { minItems: 3, mayRepeat: true },
          ),
        }),
        { mayRepeat: true },
      ),
    ),
    borders: optional(
      list(
        "Lines between the counties, dotted on the maps.",
        group("A border.", {
          name: text("What it parts, for people who edit this file.", "Cook County and Lake County"),
          line: list("The line, point after point.", point, { minItems: 2, mayRepeat: true }),
        }),
        { mayRepeat: true },
      ),
    ),
    roads: optional(
      list(
        "Main roads, each with its number.",
        group("A main road.", {
          name: text("Its number or short name, printed on the maps.", "35W", { maxLength: 6 }),
          line: list("The line, point after point.", point, { minItems: 2, mayRepeat: true }),
        }),
        { mayRepeat: true },
      ),
    ),
    names: optional(
      list(
        "Names of hills and waters. A name may stand at several points; a map prints it at the first that it has room for.",
        group("A name.", {
          text: text("Printed on the maps.", "Lake Superior", { maxLength: 40 }),
          kind: choice(["hills", "water"], "What it names.", "water"),
          at: list("Where its middle may be, the best point first.", point, { minItems: 1, mayRepeat: true }),
        }),
        { mayRepeat: true },
      ),
    ),
  },
);

export type Region = Static<typeof mapFields>;

import { color, flag, group, integer, list, optional, type Static, text } from "../../fields/index.ts";

export const pictureFields = group(
  "What is to be said of one picture. The file lies in data/images beside the picture and has its name: van.yaml speaks of van.jpg.",
  {
    alt: text(
      "What is seen, in plain English, at most 100 characters: screen readers say it, and browsers show it where the picture is missing.",
      "One-story ranch house in sage green with a coral door",
      { minLength: 4, maxLength: 100 },
    ),
    focus: optional(
      list(
        "The spot that no crop may cut away, such as a face: percent of the width from the left, then percent of the height from the top. Without it, the middle is kept.",
        integer("Percent from the left, then from the top.", 30, {
          minimum: 0,
          maximum: 100,
          unit: "percent",
          mistake: "Write two whole percents from 0 to 100, from the left and from the top: focus: [30, 20].",
        }),
        {
          mayRepeat: true,
          minItems: 2,
          maxItems: 2,
          mistake: "Write two whole percents, from the left and from the top: focus: [30, 20].",
          examples: [[30, 20]],
        },
      ),
    ),
    caption: optional(text("Line under the picture where it is shown large.", "The crew on a barn of 1912")),
    credit: optional(
      text(
        "Who took it: the name of a person, or that of the business as business.yaml has it. Shown under the picture, and told to search engines.",
        "Ann Lee",
      ),
    ),
    place: optional(
      text(
        "Where it was taken, without a street that is nobody's business. Shown with the credit.",
        "Maple Grove, MN",
      ),
    ),
    sample: optional(flag("The picture stands for a real job and is marked as a sample.", true)),
    paint: optional(
      group("Three colors of what the picture shows, as chips under it.", {
        body: color("Color of the walls.", "#2b7286"),
        trim: color("Color of casings and boards.", "#fffdf6"),
        door: color("Color of the door.", "#f08a24"),
      }),
    ),
  },
);

export type PictureDetails = Static<typeof pictureFields>;

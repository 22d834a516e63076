import { color, flag, group, optional, type Static, text } from "../../fields/index.ts";

export const pictureFields = group(
  "What is to be said of one picture. The file lies in data/images beside the picture and has its name: van.yaml speaks of van.jpg.",
  {
    alt: text(
      "What is seen, in plain English, at most 100 characters: screen readers say it, and browsers show it where the picture is missing.",
      "One-story ranch house in sage green with a coral door",
      { minLength: 4, maxLength: 100 },
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

import {
  choice,
  color,
  group,
  integer,
  list,
  number,
  optional,
  type Static,
  text,
} from "../../fields/index.ts";

/** How far letters of a fallback font reach from the base line. */
const reach = { minimum: 0, maximum: 300, unit: "percent" };

/** Names of fonts, the first of which a visitor has is shown. */
const families = {
  pattern:
    "^([\\p{L}_][\\p{L}\\p{N}_-]*( [\\p{L}\\p{N}_-]+)*|\"[\\p{L}\\p{N}][\\p{L}\\p{N} ._-]*\"|'[\\p{L}\\p{N}][\\p{L}\\p{N} ._-]*')(, ?([\\p{L}_][\\p{L}\\p{N}_-]*( [\\p{L}\\p{N}_-]+)*|\"[\\p{L}\\p{N}][\\p{L}\\p{N} ._-]*\"|'[\\p{L}\\p{N}][\\p{L}\\p{N} ._-]*'))*$",
  mistake:
    "Write names of fonts separated by commas; one with more than letters, digits and hyphens in quotation marks.",
};

const family = {
  pattern: "^[\\p{L}\\p{N}][\\p{L}\\p{N} ._-]*$",
  mistake: "Write the name of a font: letters, digits, blanks, points and hyphens.",
};

export const themeFields = group("Colors, fonts and shapes.", {
  colors: group("Color roles.", {
    ink: color("Text.", "#1c1f26"),
    inkSoft: color("Secondary text.", "#4d5361"),
    paper: color("Page background.", "#ffffff"),
    tintCool: color("Cool section background.", "#eef1f6"),
    tintWarm: color("Warm section background.", "#f8f1e7"),
    dark: color("Dark section background.", "#26324a"),
    darkest: color("Footer background.", "#172033"),
    accent: color("Primary buttons and the accent section.", "#ffc53d"),
    accentBright: color("Accent on dark backgrounds.", "#ffd166"),
    accentEdge: color("Lower edge of primary buttons.", "#b8860b"),
    accentText: color("Accent as text on light backgrounds.", "#7a4b00"),
    link: color("Links.", "#1f4fa3"),
    onDark: color("Text on dark backgrounds.", "#ffffff"),
    onDarkSoft: color("Secondary text on dark backgrounds.", "#c9d2e3"),
    line: color("Decorative lines.", "#d3d8e0"),
    field: color("Borders of fields and rules.", "#6a7280"),
    success: color("Success text.", "#1d6b3a"),
    successTint: color("Success background.", "#e4f3e9"),
    error: color("Error text.", "#a82a20"),
    errorTint: color("Error background.", "#fcebe9"),
    seal: color("Round seal.", "#ffd166"),
    focus: color("Focus ring on light backgrounds.", "#26324a"),
    focusOnDark: color("Focus ring on dark backgrounds.", "#ffe08a"),
  }),
  fonts: group("Font families, with fallbacks.", {
    display: text("Headings.", "Rockwell, Georgia, serif", families),
    text: text("Everything else.", "Arial, sans-serif", families),
    faces: optional(
      list(
        "Font files of this business; without them visitors see fonts that they have.",
        group("A font file.", {
          family: text("Name of the family, as display or text names it.", "Barlow", family),
          file: text("File in data/fonts, with its ending.", "barlow.woff2", {
            pattern: "^[a-z0-9]+([-.][a-z0-9]+)*\\.(woff2|woff|ttf|otf)$",
            mistake: "Name a file in fonts that ends in .woff2, .woff, .ttf or .otf, in small letters.",
          }),
          weights: group("Weights that are used: what lies outside is left out of the published file.", {
            from: integer("Lightest weight used.", 400, { minimum: 1, maximum: 1000 }),
            to: integer("Heaviest weight used.", 700, { minimum: 1, maximum: 1000 }),
          }),
          fallback: optional(
            group(
              "A font that visitors have, scaled to the size of this one, so that nothing moves when the file arrives.",
              {
                local: list(
                  "Names of that font on the systems of visitors, the best first.",
                  text("A full font name.", "Arial Bold", family),
                  { minItems: 1, mayRepeat: true },
                ),
                sizeAdjust: number("Its width against this font.", 107, {
                  minimum: 50,
                  maximum: 200,
                  unit: "percent",
                }),
                ascent: number("Height above the base line.", 92, reach),
                descent: number("Depth below the base line.", 24, reach),
              },
            ),
          ),
        }),
        { minItems: 1, mayRepeat: true },
      ),
    ),
  }),
  radius: number("Corner radius of buttons, fields and pictures.", 4, {
    minimum: 0,
    maximum: 32,
    unit: "px",
  }),
  decoration: optional(
    choice(
      ["roller", "plain", "wave"],
      "Edges of sections and pictures, marks of steps and facts: laps of a paint roller, straight lines, or waves. Without it, roller.",
      "plain",
    ),
  ),
});

export type Theme = Static<typeof themeFields>;

import type { CatalogEntry } from "./entry.ts";

/** Colors and fonts. */
export const themeEntries = {
  "low-contrast": {
    summary: "Two colors of the theme are too alike to be read on each other.",
    meaning:
      "Text must stand out from what is behind it, also for people who see poorly and on a phone in the sun (WCAG 2.2, level AA).",
    fix: "Write the color that the message proposes: it is the nearest of the same hue that can be read.",
    stage: "theme",
    example: {
      story: "The color of small print was made lighter.",
      edits: [{ file: "theme.yaml", before: 'inkSoft: "#4d5361"', after: 'inkSoft: "#7d8391"' }],
    },
  },
} satisfies Record<string, CatalogEntry>;

import { group, line, section } from "../../fields/index.ts";

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

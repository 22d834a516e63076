import { expect, it } from "vitest";
import { findFiller } from "../../src/loader/words/filler.ts";

it("finds the blanks of a template, and no links and notes in brackets", () => {
  expect(findFiller("Roofs in [City], [Your State]: <Service> by [Company Name], [Phone Number]")).toEqual([
    "[Your State]",
    "[City]",
    "<Service>",
    "[Company Name]",
    "[Phone Number]",
  ]);
  expect(findFiller("The [city](/city) says [sic] that [the town] pays, [Smith] wrote.")).toEqual([]);
});

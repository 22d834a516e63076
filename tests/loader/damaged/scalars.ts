import { type Damages, withEach } from "../../support/damages.ts";
import { append, edit } from "../../support/data-folder.ts";
import { city, county } from "./damaged.ts";

const ambiguousNumbers = "012 0x1F 0o17 1e2 +1 2. .inf .nan 1_000 1,000 1,5 1:30".split(" ");

const warranty = "warranty: 5-year guarantee";

/** Scalars that programs read differently. As text they keep what is written; as numbers they are refused. */
export const scalarDamages: Damages = {
  "a ZIP code with a leading zero, kept": (data) => {
    // Only in the United States is it asked where the number lies.
    data.edit("business.yaml", "country: US", "country: CA");
    data.edit(city, '"55311"', "02142");
  },
  "1.10 as text, kept": edit("business.yaml", warranty, "warranty: 1.10"),
  "12e4 as text, kept": edit("business.yaml", warranty, "warranty: 12e4"),
  "true as text, kept": edit("business.yaml", warranty, "warranty: true"),
  "no as text, which YAML 1.2 does not change": edit("business.yaml", warranty, "warranty: no"),
  "a date as text, which YAML 1.2 does not change": append(city, "updatedOn: 2024-03-12\n"),
  "a time as text, which YAML 1.2 does not change": edit("business.yaml", 'closes: "16:30"', "closes: 16:30"),
  ...withEach(ambiguousNumbers, (scalar) => [
    `${scalar} where a number belongs`,
    edit(county, "order: 1", `order: ${scalar}`),
  ]),
  ...withEach(["yes", "On", "no", "Off"], (scalar) => [
    `${scalar} where true or false belongs`,
    edit(county, "order: 1", `order: 1\nprimary: ${scalar}`),
  ]),
};

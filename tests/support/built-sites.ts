import { inject } from "vitest";

/** Every site that is built once, for checks that hold whatever the business: `$name` is fit for the title of a test. */
export const builtSites = [
  { name: "the first business", ...inject("built") },
  { name: "another business", ...inject("another") },
  ...inject("others"),
];

import type { SiteRule } from "../../rule.ts";
import { nameStrays, straysOf } from "../../strays.ts";

export const fileStray: SiteRule = {
  id: "file/stray",
  severity: "info",
  checks: "Every file of the built folder comes from the build or from the data.",
  why: "What lies there by chance is published as well, and a build does not replace a folder that holds what it did not write.",
  fix: "Delete it. A file that should be there belongs into the folder static of the data.",
  source: "product",
  *site(audit) {
    for (const strays of straysOf(audit, "clutter")) {
      const [file = ""] = strays.files;
      const name = nameStrays(strays);
      yield { message: `Neither the build nor the data explains ${name}.`, cause: name, file };
    }
  },
};

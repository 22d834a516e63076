import type { SiteRule } from "../../rule.ts";
import { straysOf } from "../../strays.ts";

export const fileStray: SiteRule = {
  id: "file/stray",
  severity: "info",
  checks: "Every file of the built folder comes from the build or from the data.",
  why: "What lies there by chance is published as well, and a build does not replace a folder that holds what it did not write.",
  fix: "Delete it. A file that should be there belongs into the folder static of the data.",
  source: "product",
  *site(audit) {
    for (const { name, files } of straysOf(audit, "clutter")) {
      const [file = ""] = files;
      yield { message: `Neither the build nor the data explains ${name}.`, cause: name, file };
    }
  },
};

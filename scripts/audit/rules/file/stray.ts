import type { SiteRule } from "../../rule.ts";
import { straysOf } from "../../strays.ts";

export const fileStray: SiteRule = {
  id: "file/stray",
  severity: "info",
  checks: "Every file in the built folder comes from the build or from the data.",
  why: "Leftover files are published too, and a build does not replace a folder that contains files it did not write.",
  fix: "Delete it. A file that should be there belongs in the static folder of the data.",
  source: "product",
  *site(audit) {
    for (const { name, files } of straysOf(audit, "clutter")) {
      const [file = ""] = files;
      yield { message: `Neither the build nor the data explains ${name}.`, cause: name, file };
    }
  },
};

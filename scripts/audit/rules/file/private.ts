import { hasData } from "../../has-data.ts";
import type { BareSiteRule } from "../../rule.ts";
import { privateFiles, straysOf } from "../../strays.ts";

export const filePrivate: BareSiteRule = {
  id: "file/private",
  needs: "pages",
  severity: "error",
  checks: "The built folder contains no keys, passwords, databases, logs, backups or source history.",
  why: "Bots request these names on every site, and anyone who finds such a file can read it.",
  fix: "Delete it before anything is uploaded. Anything that was online counts as exposed: change its keys and passwords.",
  source: "product",
  *site(audit) {
    const found = hasData(audit)
      ? straysOf(audit, "private")
      : privateFiles(audit).map((file) => ({ name: file, files: [file] }));
    for (const { name, files } of found) {
      const [file = ""] = files;
      yield { message: `${name} is private, and would be published.`, cause: name, file };
    }
  },
};

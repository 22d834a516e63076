import type { SiteRule } from "../../rule.ts";
import { straysOf } from "../../strays.ts";

export const filePrivate: SiteRule = {
  id: "file/private",
  severity: "error",
  checks:
    "The built folder holds no keys, no passwords, no databases, no backups and no history of its sources.",
  why: "Programs ask every site for these names, and whoever finds such a file can read it.",
  fix: "Delete it before anything is uploaded. What was online already counts as known: change its keys and passwords.",
  source: "product",
  *site(audit) {
    for (const { name, files } of straysOf(audit, "private")) {
      const [file = ""] = files;
      yield { message: `${name} is private, and would be published.`, cause: name, file };
    }
  },
};

import { neededFiles } from "../../needed-files.ts";
import type { BareSiteRule } from "../../rule.ts";

const imports = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/g;

export const fileCssImport: BareSiteRule = {
  id: "file/css-import",
  needs: "pages",
  severity: "warning",
  checks: "No style sheet loads another one.",
  why: "Browsers hear of the second when they have read the first, and show nothing before both are there.",
  fix: "Put its styles into the first, or name it in the head of the pages.",
  source: "lighthouse",
  *site(audit) {
    for (const path of neededFiles(audit).paths) {
      if (!path.endsWith(".css")) continue;
      const css = audit.files.textOf(path) ?? "";
      for (const { 1: address = "", index } of css.matchAll(imports))
        yield {
          message: `${path} loads ${address} by @import.`,
          cause: `${path} ${address}`,
          file: path.slice(1),
          at: index,
        };
    }
  },
};

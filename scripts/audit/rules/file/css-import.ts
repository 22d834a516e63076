import { neededFiles } from "../../needed-files.ts";
import type { BareSiteRule } from "../../rule.ts";

const imports = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/g;

export const fileCssImport: BareSiteRule = {
  id: "file/css-import",
  needs: "pages",
  severity: "warning",
  checks: "No stylesheet imports another one.",
  why: "Browsers discover the second one only after they have read the first, and show nothing until both have loaded.",
  fix: "Merge its styles into the first, or link it in the head of the pages.",
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

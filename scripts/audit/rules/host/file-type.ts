import { extname } from "node:path";
import { deletionOf } from "../../header-lines.ts";
import { addressOf } from "../../indexing.ts";
import { neededFiles } from "../../needed-files.ts";
import { andOthers } from "../../page-names.ts";
import type { BareSiteRule } from "../../rule.ts";

/** Types without which browsers do not take a file for what its ending says. */
const types: Readonly<Record<string, { of: string; type: RegExp }>> = {
  ".css": { of: "style sheets", type: /^text\/css\b/i },
  ".js": { of: "scripts", type: /^(?:application|text)\/(?:x-)?(?:java|ecma)script\b/i },
  ".mjs": { of: "scripts", type: /^(?:application|text)\/(?:x-)?(?:java|ecma)script\b/i },
  ".svg": { of: "drawings", type: /^image\/svg\+xml\b/i },
};

export const hostFileType: BareSiteRule = {
  id: "host/file-type",
  needs: "pages",
  severity: "error",
  checks: "No header gives a stylesheet, script or SVG image the content type of another kind of file.",
  why: "Browsers refuse the file: the page appears without styles, or its forms and menus do not work.",
  fix: "Delete the line.",
  source: "html-standard",
  *site(audit) {
    const paths = [...neededFiles(audit).paths];
    for (const header of audit.hostRules.headers) {
      // A line that reaches pages, too, is for host/page-headers.
      const isOfPages = [...audit.indexed].some((path) => header.pattern.test(addressOf(audit.site, path)));
      if (header.name.toLowerCase() !== "content-type" || isOfPages) continue;
      const refused = paths.filter((path) => {
        const right = types[extname(path)];
        return right && !right.type.test(header.value) && header.pattern.test(path);
      });
      const [first, ...others] = refused;
      if (first === undefined) continue;
      const files = andOthers(first, others, "file");
      yield {
        message: `Line ${header.line} of _headers sends ${files} as ${header.value}, which browsers take for no ${types[extname(first)]?.of}.`,
        cause: `${header.name}: ${header.value}`,
        fix: deletionOf(header),
        file: "_headers",
        line: header.line,
      };
    }
  },
};

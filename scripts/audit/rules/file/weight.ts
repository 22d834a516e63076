import { neededFiles } from "../../needed-files.ts";
import type { BareSiteRule } from "../../rule.ts";

/** Bytes from which on a file is much, before it is compressed: frameworks of which a page needs a tenth. */
const most = [
  { end: ".css", bytes: 200_000, name: "a style sheet", fix: "Leave out the styles that no page uses." },
  {
    end: ".js",
    bytes: 500_000,
    name: "a script",
    fix: "Leave out what no page needs at once, and load it when it is used.",
  },
];

export const fileWeight: BareSiteRule = {
  id: "file/weight",
  needs: "pages",
  severity: "warning",
  checks: "No stylesheet or script that a page uses is too large.",
  why: "A phone shows nothing until it has read the styles, and cannot respond while it reads a script.",
  fix: "Make the file smaller.",
  source: "lighthouse",
  *site(audit) {
    for (const path of neededFiles(audit).paths) {
      const bytes = audit.files.bytesOf(path) ?? 0;
      const limit = most.find(({ end }) => path.endsWith(end));
      if (limit && bytes > limit.bytes)
        yield {
          message: `${path} has ${bytes} bytes; ${limit.bytes} are much for ${limit.name}.`,
          cause: path,
          file: path.slice(1),
          fix: limit.fix,
        };
    }
  },
};

import { existsSync, readdirSync } from "node:fs";
import type { SiteRule } from "../../rule.ts";

export const fileIndexnow: SiteRule = {
  id: "file/indexnow",
  severity: "info",
  checks: "Where there is a key file of IndexNow, it holds the key that its name says.",
  why: "Otherwise search engines refuse what is sent to them.",
  fix: "Write the name of the file, without .txt, into the file.",
  source: "index-now",
  *site({ files }) {
    const folder = files.pathOf("/");
    for (const file of existsSync(folder) ? readdirSync(folder) : []) {
      // A key is 8 to 128 letters, digits and hyphens; with a digit in it, it is no word such as `security`.
      const key = /^((?=[^.]*\d)[A-Za-z0-9-]{8,128})\.txt$/.exec(file)?.[1];
      if (key && files.textOf(`/${file}`)?.trim() !== key)
        yield { message: `The key file ${file} does not hold its own name.`, file };
    }
  },
};

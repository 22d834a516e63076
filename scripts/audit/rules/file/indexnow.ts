import { existsSync, readdirSync } from "node:fs";
import type { SiteRule } from "../../rule.ts";

export const fileIndexnow: SiteRule = {
  id: "file/indexnow",
  severity: "info",
  checks: "An IndexNow key file, if there is one, contains the key that its name states.",
  why: "Otherwise search engines reject what is submitted to them.",
  fix: "Put the name of the file, without .txt, into the file.",
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

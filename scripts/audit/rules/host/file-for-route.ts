import { htmlFile } from "../../../read-build/page-files.ts";
import type { SiteRule } from "../../rule.ts";

export const hostFileForRoute: SiteRule = {
  id: "host/file-for-route",
  severity: "error",
  checks: "Each page is stored in one file: /x in x.html.",
  why: "With x/index.html next to it, hosts answer both URLs, or redirect to the one with a trailing slash.",
  fix: "Remove the other file, and build the site again.",
  source: "static-hosts",
  *site({ files, types }) {
    for (const path of types.keys()) {
      const file = `${path.slice(1)}/index.html`;
      if (path !== "/" && files.has(`/${file}`))
        yield { message: `${path} stands in ${htmlFile(path)} and in ${file} too.`, path, file };
    }
  },
};

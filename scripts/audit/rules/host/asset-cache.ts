import { isAskedAgain, maxAgeIn } from "../../header-lines.ts";
import { neededFiles } from "../../needed-files.ts";
import type { BareSiteRule } from "../../rule.ts";

/** A name that changes with the content. */
const hashed = /\.[\da-f]{8}\.\w+$/;
/** A day. */
const shortest = 86_400;

export const hostAssetCache: BareSiteRule = {
  id: "host/asset-cache",
  needs: "pages",
  severity: "warning",
  checks: "Browsers may cache files whose names change with their content.",
  why: "Otherwise every page downloads them again, although the content behind such a name never changes.",
  fix: "Set Cache-Control: public, max-age=31536000, immutable.",
  source: "lighthouse",
  *site(audit) {
    const caches = audit.hostRules.headers.filter(({ name }) => name.toLowerCase() === "cache-control");
    const isKept = (path: string) =>
      caches.some(({ pattern, value }) => pattern.test(path) && mayBeKept(value));
    const files = [...neededFiles(audit).paths].filter((path) => hashed.test(path) && !isKept(path));
    for (const { name, value, line, pattern } of caches) {
      const covered = files.filter((file) => pattern.test(file)).length;
      if (covered === 0) continue;
      yield {
        message: `Line ${line} of _headers makes browsers ask for ${covered} files again whose names change with their content: ${name}: ${value}`,
        file: "_headers",
        line,
      };
    }
  },
};

function mayBeKept(value: string): boolean {
  return (maxAgeIn(value) ?? shortest) >= shortest && !isAskedAgain(value);
}

import { faultyLines, type HeaderLine } from "../../header-lines.ts";
import type { BareSiteRule } from "../../rule.ts";

export const hostPageHeaders: BareSiteRule = {
  id: "host/page-headers",
  needs: "pages",
  severity: "error",
  checks:
    "No header makes browsers treat a page as another kind of file, download it, or navigate away from it.",
  why: "Visitors see source code, a download or another site instead of the page, and search engines drop it.",
  fix: "Delete the line.",
  source: "html-standard",
  site: (audit) => faultyLines(audit, faultOf),
};

function faultOf({ name, value }: HeaderLine): string | undefined {
  const header = name.toLowerCase();
  if (header === "content-type" && !/^(text\/html|application\/xhtml\+xml)\b/i.test(value))
    return "makes browsers take {pages} for another kind of file";
  if (header === "content-disposition" && /^attachment\b/i.test(value))
    return "makes browsers save {pages} in place of showing it";
  return header === "refresh" ? "sends visitors of {pages} elsewhere" : undefined;
}

import { sortedIn } from "../../../read-build/script-redirect.ts";
import { remember } from "../../../remember.ts";
import type { BarePageRule } from "../../rule.ts";
import { sharedTexts } from "../../shared-texts.ts";

/** Most pages have the same scripts. */
const sortedBy = remember(sortedIn, 50);

export const linkVisitorRedirect: BarePageRule = {
  id: "link/visitor-redirect",
  needs: "pages",
  severity: "warning",
  checks: "No script sends visitors of one device, language, or origin to another page of the site.",
  why: "Search engines then index a page that some visitors never see, and treat a redirect of phones alone as spam.",
  fix: "Remove the script: show the same page to everyone, and link the other version.",
  source: "google-spam",
  *page({ path, facts }, audit) {
    for (const { src, code, start } of facts.scripts) {
      const file = src === undefined ? undefined : audit.internal(src, path)?.path;
      const script = src === undefined ? code : file && sharedTexts(audit)(file);
      for (const { address, tells, at } of sortedBy(script ?? "")) {
        const target = audit.internal(address, path)?.path;
        if (target === undefined || target === path) continue;
        yield {
          message: `${file ?? "A script"} sends some visitors of ${path} to ${target}, by ${tells}.`,
          cause: `${file} ${target}`,
          at: start,
          ...(file !== undefined && { file: file.slice(1), at }),
        };
      }
    }
  },
};

import { didYouMean } from "../../../../src/loader/suggest.ts";
import type { BarePageRule } from "../../rule.ts";

/** Where Cloudflare leads the mail addresses that it takes out of a page. */
const mailDecoder = "/cdn-cgi/l/email-protection";

export const linkBroken: BarePageRule = {
  id: "link/broken",
  needs: "pages",
  severity: "error",
  checks: "Every link within the site leads to a page or a file.",
  why: "A visitor ends on an error page, and a crawler loses its way.",
  fix: "Link a page that exists; `site routes` lists them.",
  source: "docusaurus",
  *page({ path, facts }, { internal, kindOf, site }) {
    // What the page shows as well, such as a picture behind a smaller one, is for file/missing.
    const isShown = (href: string) => facts.needs.some(({ address }) => address === href);
    for (const href of new Set(facts.anchors.flatMap(({ href }) => href || []))) {
      const target = internal(href, path);
      const isHiddenMail = target?.path.startsWith(mailDecoder) === true;
      if (isHiddenMail && facts.scripts.some(({ src }) => src?.includes("email-decode"))) continue;
      if (!target || kindOf(target.path) !== "nothing" || isShown(href)) continue;
      const meant = site.paths && didYouMean(target.path.toLowerCase(), [...site.paths.keys()]);
      yield {
        message: isHiddenMail
          ? `${path} hides a mail address behind ${href}, but lacks the script of Cloudflare that shows it.`
          : `${path} links ${href}, where nothing is.`,
        cause: href,
        words: href,
        ...(isHiddenMail && { fix: "Write the address itself, with mailto:." }),
        ...(meant && !isHiddenMail && { fix: `Link ${meant}, or another page that \`site routes\` lists.` }),
      };
    }
  },
};

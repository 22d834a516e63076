import { didYouMean } from "../../../../src/loader/suggest.ts";
import type { PageFacts } from "../../../read-build/page-facts.ts";
import type { BareAudit } from "../../audit.ts";
import { hiddenMail, mailDecoder, showsHiddenMail } from "../../hidden-mail.ts";
import { inOtherCase } from "../../link-targets.ts";
import { meantAddress } from "../../meant-address.ts";
import type { BarePageRule, Found } from "../../rule.ts";

const versions = /^(amphtml|next|prev)$/i;
const writeAddress = "Write out the email address, with mailto: before it.";

export const linkBroken: BarePageRule = {
  id: "link/broken",
  needs: "pages",
  severity: "error",
  checks: "Every internal link leads to a page or a file, and email addresses are readable.",
  why: "Visitors land on an error page, and crawlers hit a dead end.",
  fix: "Link to a page that exists; `npx site routes` lists them.",
  source: "docusaurus",
  *page({ path, facts }, audit) {
    const { internal, kindOf } = audit;
    const isDecoded = showsHiddenMail(facts);
    // What the page shows as well, such as a picture behind a smaller one, is for file/missing.
    const isShown = (href: string) => facts.needs.some(({ address }) => address === href);
    for (const href of new Set(facts.anchors.flatMap(({ href }) => href || []))) {
      const target = internal(href, path);
      const isHiddenMail = target?.path.startsWith(mailDecoder) === true;
      if (isHiddenMail && isDecoded) continue;
      if (!target || kindOf(target.path) !== "nothing" || isShown(href) || meantAddress(href)) continue;
      yield {
        ...(isHiddenMail
          ? {
              message: `${path} hides an email address behind ${href}, but lacks the script of Cloudflare that shows it.`,
              fix: writeAddress,
            }
          : leadsNowhere(`${path} links to ${href}`, target.path, audit)),
        cause: href,
        words: href,
      };
    }
    yield* brokenVersions(path, facts, audit);
    yield* brokenThanks(path, facts, audit);
    if (isDecoded || facts.anchors.some(({ href }) => href?.includes(mailDecoder))) return;
    const [hidden] = [facts.text.all, ...facts.noscripts].flatMap((text) => hiddenMail.exec(text) ?? []);
    if (hidden)
      yield {
        message: `${path} shows "${hidden}" where an email address was, but lacks the script of Cloudflare that shows it.`,
        cause: "hidden mail",
        words: "data-cfemail",
        fix: writeAddress,
      };
  },
};

/** Pages that the head names, and that are not there. */
function* brokenVersions(path: string, { linkTags }: PageFacts, audit: BareAudit): Generator<Found> {
  for (const { rel, href } of linkTags) {
    const target = versions.test(rel) ? audit.internal(href, path)?.path : undefined;
    if (target === undefined || audit.kindOf(target) !== "nothing") continue;
    const role = /amp/i.test(rel) ? "as its AMP page" : `as the ${rel.toLowerCase()} page`;
    yield { ...leadsNowhere(`${path} names ${href} ${role}`, target, audit), cause: href, words: href };
  }
}

/** Pages that a form shows when it was sent: those of a host that takes forms itself, and files, programs in PHP included; behind other addresses a program may answer. */
function* brokenThanks(path: string, facts: PageFacts, audit: BareAudit): Generator<Found> {
  const hosted = new Set(
    facts.fields.flatMap(({ form }) =>
      form && ["data-netlify", "netlify"].some((name) => name in form.attributes) ? form.start : [],
    ),
  );
  for (const { address, start } of facts.actions) {
    const target = audit.internal(address, path)?.path;
    if (target === undefined || audit.kindOf(target) !== "nothing") continue;
    if (hosted.has(start) || /\.(?:html?|php)$/i.test(target))
      yield {
        ...leadsNowhere(`A form on ${path} leads to ${address}`, target, audit),
        cause: address,
        words: address,
      };
  }
}

/** Says of a link what is there in place of its page, and what was meant. */
function leadsNowhere(links: string, target: string, audit: BareAudit): Pick<Found, "message" | "fix"> {
  const { files, site } = audit;
  const other = inOtherCase(target, audit);
  const stray =
    site.paths && [".html", "/index.html"].map((end) => target + end).find((file) => files.has(file));
  const meant = other?.right ?? (site.paths && didYouMean(target.toLowerCase(), [...site.paths.keys()]));
  const more = site.paths ? ", or another page that `npx site routes` lists" : "";
  return {
    message: stray
      ? `${links}, which is no page of the data, although ${stray.slice(1)} lies in the folder.`
      : `${links}, which does not exist${other ? `: ${other.says}` : ""}.`,
    ...(meant && { fix: `Link to ${meant}${more}.` }),
  };
}

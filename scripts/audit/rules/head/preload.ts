import { posix } from "node:path";
import type { LinkTag } from "../../../read-build/page-facts.ts";
import type { BareAudit } from "../../audit.ts";
import { hasData } from "../../has-data.ts";
import type { BarePage, BarePageRule } from "../../rule.ts";
import { sharedTexts } from "../../shared-texts.ts";

export const headPreload: BarePageRule = {
  id: "head/preload",
  needs: "pages",
  severity: "warning",
  checks: "Preloaded files are loaded once and used.",
  why: "A preload that the browser cannot match to its use is downloaded twice or for nothing, which hurts most on phones.",
  fix: "Set as= to the type of the file, and add crossorigin for fonts; remove the preload of what the page does not use.",
  source: "html-standard",
  *page(page, audit) {
    const { path, facts } = page;
    for (const tag of facts.linkTags) {
      const { rel, href, attributes, start } = tag;
      if (rel.trim().toLowerCase() !== "preload" || attributes.href === undefined) continue;
      const isFont = attributes.as?.toLowerCase() === "font";
      const fault = !attributes.as
        ? "does not say what for (as), so that browsers leave it"
        : isFont && attributes.crossorigin === undefined
          ? "lacks crossorigin, so that the font is loaded twice"
          : isUnused(tag, page, audit)
            ? "is of a file that the page does not use"
            : undefined;
      if (fault) yield { message: `The preload of ${href} on ${path} ${fault}.`, cause: href, at: start };
    }
  },
};

/** What a file loads in turn may name more. */
const loadsMore = /@import|\bimport\b|\brequire\b/;

/** True for a picture or font of the folder that neither the page nor its styles and scripts name; false where some of these cannot be read. */
function isUnused({ href, attributes }: LinkTag, { path, facts }: BarePage, audit: BareAudit): boolean {
  const pathOf = (address: string) => audit.internal(address, path)?.path;
  const target = pathOf(href);
  if (!/^(?:font|image)$/i.test(attributes.as ?? "") || target === undefined) return false;
  if (!audit.files.has(target)) return false;
  if (facts.needs.filter(({ address }) => pathOf(address) === target).length > 1) return false;
  const sheets = facts.linkTags.filter(({ rel }) => /\bstylesheet\b/i.test(rel)).map((link) => link.href);
  // What the program itself loads shows no picture of its own.
  const scripts = hasData(audit) ? [] : facts.scripts;
  const files = [...sheets, ...scripts.flatMap(({ src }) => src ?? [])];
  const texts = [
    ...files.map((address) => sharedTexts(audit)(pathOf(address) ?? "")),
    ...facts.styleSheets,
    ...scripts.map(({ code }) => code),
  ];
  const name = posix.basename(target);
  return texts.every((text) => text !== undefined && !text.includes(name) && !loadsMore.test(text));
}

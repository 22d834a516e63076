import { looseAmpersand, xmlFault } from "../../../read-build/sitemap.ts";
import { defineBareSetRule } from "../../rule.ts";

/** Elements of RSS and Atom that hold the address of a page. */
const addresses = /<(?:link|guid isPermaLink="true")>\s*([^<\s]+)|<link\b[^>]*?\shref="([^"]+)"/g;

export const fileFeed = defineBareSetRule<string[]>({
  id: "file/feed",
  needs: "pages",
  severity: "error",
  checks: "The feed is well-formed XML, and every address in it leads to a page.",
  why: "Feed readers stop at the first slip, and crawlers follow the addresses in it.",
  fix: "Build the site again: npx site build",
  source: "product",
  note({ path, facts }, { internal }) {
    const feeds = facts.needs.flatMap(({ address, use }) =>
      use === "feed" ? (internal(address, path)?.path ?? []) : [],
    );
    return feeds.length > 0 ? feeds : undefined;
  },
  *set(notes, { files, internal, kindOf }) {
    for (const feed of new Set([...notes.values()].flat())) {
      // A file that is missing has its own finding.
      const text = files.textOf(feed);
      if (text === undefined) continue;
      const file = feed.slice(1);
      const loose = looseAmpersand(text);
      const fault = text.trim() === "" ? "is empty" : xmlFault(text);
      if (fault) yield { message: `${file} ${fault}.`, file };
      else if (loose >= 0)
        yield { message: `${file} holds an & that is not written as &amp;.`, file, at: loose };
      const seen = new Set<string>();
      for (const { index, 0: element, 1: inText, 2: inAttribute } of text.matchAll(addresses)) {
        const address = (inText ?? inAttribute ?? "").replaceAll("&amp;", "&");
        const target = internal(address, "/")?.path;
        if (target === undefined || kindOf(target) !== "nothing" || seen.has(address)) continue;
        seen.add(address);
        yield {
          message: `${file} leads to ${address}, where nothing is.`,
          file,
          at: index + element.lastIndexOf(inText ?? inAttribute ?? ""),
        };
      }
    }
  },
});

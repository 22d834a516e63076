import type { BarePageRule } from "../../rule.ts";

export const headPreload: BarePageRule = {
  id: "head/preload",
  needs: "pages",
  severity: "warning",
  checks: "Preloaded files are loaded once and used.",
  why: "A preload that the browser cannot match to its use is downloaded twice, which hurts most on phones.",
  fix: "Set as= to the type of the file, and add crossorigin for fonts.",
  source: "html-standard",
  *page({ path, facts }) {
    for (const { rel, href, attributes, start } of facts.linkTags) {
      if (rel.trim().toLowerCase() !== "preload" || attributes.href === undefined) continue;
      const isFont = attributes.as?.toLowerCase() === "font";
      const fault = !attributes.as
        ? "does not say what for (as), so that browsers leave it"
        : isFont && attributes.crossorigin === undefined
          ? "lacks crossorigin, so that the font is loaded twice"
          : undefined;
      if (fault) yield { message: `The preload of ${href} on ${path} ${fault}.`, cause: href, at: start };
    }
  },
};

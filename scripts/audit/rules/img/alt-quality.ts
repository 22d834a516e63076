import type { BarePageRule } from "../../rule.ts";

export const imgAltQuality: BarePageRule = {
  id: "img/alt-quality",
  needs: "pages",
  severity: "warning",
  checks: "Alternative texts are short sentences, and different pictures have different ones.",
  why: "Chains of keywords and repeated texts say nothing to people who listen.",
  fix: "Say in a short sentence what this picture shows.",
  source: "google-images",
  *page({ path, facts }, { limits }) {
    const most = limits.text.maxAltChars;
    const pictures = new Map<string, string>();
    for (const { src, alt } of facts.images) {
      if (!alt) continue;
      const commas = alt.split(",").length - 1;
      if (alt.length > most)
        yield {
          message: `An alternative text on ${path} has ${alt.length} characters, more than ${most}: "${alt}".`,
          cause: alt,
          words: alt,
        };
      else if (commas > 3)
        yield {
          message: `An alternative text on ${path} is a list of words: "${alt}".`,
          cause: alt,
          words: alt,
        };
      const known = pictures.get(alt);
      if (known !== undefined && known !== src)
        yield {
          message: `Two pictures on ${path} have the alternative text "${alt}".`,
          cause: alt,
          words: alt,
        };
      pictures.set(alt, src);
    }
  },
};

import type { BarePageRule } from "../../rule.ts";
import { stemOf, subjectWords } from "../../words.ts";

export const imgAltQuality: BarePageRule = {
  id: "img/alt-quality",
  needs: "pages",
  severity: "warning",
  checks: "Alternative texts are short sentences, and different pictures have different ones.",
  why: "Chains of keywords and repeated texts say nothing to people who listen.",
  fix: "Say in a short sentence what this picture shows.",
  source: "google-images",
  limits: ["text.maxAltChars"],
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
      else if (isFileName(alt, src))
        yield {
          message: `An alternative text on ${path} is the name of its file: "${alt}".`,
          cause: alt,
          words: alt,
        };
      else if (repeatsWord(alt))
        yield {
          message: `An alternative text on ${path} says one word three times: "${alt}".`,
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

function isFileName(alt: string, src: string): boolean {
  const name = src.split("/").at(-1)?.split(".")[0];
  return /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(alt) || (/[-_]/.test(alt) && alt === name);
}

function repeatsWord(alt: string): boolean {
  const stems = subjectWords(alt).map(stemOf);
  return stems.some((stem) => stem.length > 2 && stems.filter((other) => other === stem).length > 2);
}

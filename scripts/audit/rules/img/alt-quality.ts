import type { BarePageRule } from "../../rule.ts";
import { stemOf, subjectWords } from "../../words.ts";

export const imgAltQuality: BarePageRule = {
  id: "img/alt-quality",
  needs: "pages",
  severity: "warning",
  checks: "Alt texts are short sentences, and different images have different ones.",
  why: "Keyword lists and repeated texts tell screen reader users nothing.",
  fix: "Say in a short sentence what this image shows.",
  source: "google-images",
  limits: ["text.maxAltChars"],
  *page({ path, facts }, { limits }) {
    const most = limits.text.maxAltChars;
    const pictures = new Map<string, string>();
    for (const { src, alt } of facts.images) {
      if (!alt) continue;
      const fault = faultOf(alt, src, most);
      if (fault) yield { message: `An alt text on ${path} ${fault}: "${alt}".`, cause: alt, words: alt };
      const known = pictures.get(alt);
      if (known !== undefined && known !== src)
        yield {
          message: `Two pictures on ${path} have the alt text "${alt}".`,
          cause: alt,
          words: alt,
        };
      pictures.set(alt, src);
    }
    for (const { key, content: alt } of facts.metas)
      if (key === "og:image:alt" && !pictures.has(alt) && isFileName(alt, ""))
        yield {
          message: `The alt text of the picture of link previews of ${path} is the name of its file: "${alt}".`,
          cause: alt,
          words: alt,
        };
  },
};

/** How cameras, phones and programs begin the names of files. */
const cameraName =
  /^(?:dscf?|dscn|gopr|img|mvimg|pxl|screen ?shot|whatsapp (?:image|video))[ _-]?(?:at )?\d{3}/i;

/** What is wrong with a text by itself, as the end of a sentence. */
function faultOf(alt: string, src: string, most: number): string | undefined {
  if (alt.length > most) return `has ${alt.length} characters, more than ${most}`;
  if (alt.split(",").length > 4) return "is a list of words";
  if (isFileName(alt, src)) return "is the name of its file";
  if (/^(?:banner|hero|image|img|photo|picture|untitled) ?\d*$/i.test(alt) || cameraName.test(alt))
    return "does not say what it shows";
  return repeatsWord(alt) ? "says one word three times" : undefined;
}

function isFileName(alt: string, src: string): boolean {
  const name = src.split("/").at(-1)?.split(".")[0];
  if (/\.(avif|gif|jpe?g|png|svg|webp)$/i.test(alt)) return true;
  if (/[-_]/.test(alt) && alt === name) return true;
  return /^[\p{L}\p{N}_-]+(?: ?\(\d+\))?$/u.test(alt) && (alt.includes("_") || partsOfName(alt) > 2);
}

/** `house-front-hero` has three; words that belong together in a sentence are none: `before-and-after`. */
function partsOfName(alt: string): number {
  return /\b(?:and|in|of|the|to)\b/.test(alt) ? 0 : alt.split("-").length;
}

function repeatsWord(alt: string): boolean {
  const stems = subjectWords(alt).map(stemOf);
  return stems.some((stem) => stem.length > 2 && stems.filter((other) => other === stem).length > 2);
}

import { neededFiles } from "../../needed-files.ts";
import type { BareSiteRule } from "../../rule.ts";

const faces = /@font-face\s*\{([^}]*)\}/gi;
const comments = /\/\*[\s\S]*?\*\//g;
/** What stands in the style sheet itself is there when the text is. */
const loaded = /url\(\s*["']?(?!data:)[^\s"')]/i;
/** With the other values browsers hide the text. */
const shownAtOnce = /font-display\s*:\s*(?:swap|fallback|optional)\b/i;

export const fileFontDisplay: BareSiteRule = {
  id: "file/font-display",
  needs: "pages",
  severity: "warning",
  checks: "Text in a web font is readable before the font has loaded.",
  why: "Without font-display, most browsers hide such text for up to three seconds.",
  fix: "Add font-display: swap to the @font-face rule.",
  source: "lighthouse",
  *site(audit) {
    for (const path of neededFiles(audit).paths) {
      if (!path.endsWith(".css")) continue;
      const css = (audit.files.textOf(path) ?? "").replace(comments, (comment) => " ".repeat(comment.length));
      for (const { 1: face = "", index } of css.matchAll(faces)) {
        if (!loaded.test(face) || shownAtOnce.test(face)) continue;
        const [, family = "a font"] = /font-family\s*:\s*["']?([^"';]+)/i.exec(face) ?? [];
        yield {
          message: `${path} loads ${family} without font-display: swap, so browsers may hide text in it for up to three seconds.`,
          cause: `${path} ${family}`,
          file: path.slice(1),
          at: index,
        };
      }
    }
  },
};

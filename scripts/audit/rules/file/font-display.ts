import { neededFiles } from "../../needed-files.ts";
import type { BareSiteRule } from "../../rule.ts";

const faces = /@font-face\s*\{([^}]*)\}/gi;

export const fileFontDisplay: BareSiteRule = {
  id: "file/font-display",
  needs: "pages",
  severity: "warning",
  checks: "A font that is loaded says what readers see until it is there.",
  why: "Without font-display most browsers show no text at all for up to three seconds.",
  fix: "Write font-display: swap into the rule.",
  source: "lighthouse",
  *site(audit) {
    for (const path of neededFiles(audit).paths) {
      if (!path.endsWith(".css")) continue;
      for (const { 1: face = "", index } of (audit.files.textOf(path) ?? "").matchAll(faces)) {
        if (!/url\(/i.test(face) || /font-display\s*:/i.test(face)) continue;
        const [, family = "a font"] = /font-family\s*:\s*["']?([^"';]+)/i.exec(face) ?? [];
        yield {
          message: `${path} loads ${family} without font-display, so that no text shows until it is there.`,
          cause: `${path} ${family}`,
          file: path.slice(1),
          at: index,
        };
      }
    }
  },
};

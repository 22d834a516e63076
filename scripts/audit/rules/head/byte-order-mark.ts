import type { BarePageRule } from "../../rule.ts";

export const headByteOrderMark: BarePageRule = {
  id: "head/byte-order-mark",
  needs: "pages",
  severity: "warning",
  checks: "No document starts with a byte order mark.",
  why: "UTF-8 needs none, and programs that join or compare files mistake it for a character.",
  fix: "Save the file as UTF-8 without a byte order mark; a build never writes one.",
  source: "html-standard",
  *page({ path, facts }) {
    if (facts.encoding.name === "UTF-8" && facts.encoding.hasMark)
      yield { message: `${path} begins with a byte order mark.`, cause: "mark", at: 0 };
  },
};

import type { Heading } from "../../../read-build/page-facts.ts";
import type { BarePageRule } from "../../rule.ts";

export const headingRepeated: BarePageRule = {
  id: "heading/repeated",
  needs: "pages",
  severity: "warning",
  checks: "No two headings under the same heading are identical.",
  why: "Screen reader users cannot tell the two sections apart, and one of them is usually an unfinished copy.",
  fix: "Make each heading say what only its section is about.",
  source: "product",
  *page({ path, facts }) {
    const said = new Set<string>();
    const around: string[] = [];
    for (const heading of facts.headings.filter(({ region }) => region === "main")) {
      const { level, text } = heading;
      around.length = level - 1;
      const place = keyOf(around, heading);
      around[level - 1] = text;
      // Two main headings are for h1/one.
      if (level > 1 && text !== "" && said.has(place))
        yield { message: `${path} has the heading "${text}" twice.`, cause: text, words: text };
      said.add(place);
    }
  },
};

/** The heading with those that it stands under. */
function keyOf(around: readonly string[], { level, text }: Heading): string {
  return [...around, `${level} ${text.toLowerCase()}`].join("\n");
}

import { around, type ElementNode, type Heading } from "../../../read-build/page-facts.ts";
import { withHeading } from "../../built/made.ts";
import { hasData } from "../../has-data.ts";
import { hidingOfPage } from "../../hidden-text/page-styles.ts";
import type { BarePage, BarePageRule } from "../../rule.ts";
import { isScripted } from "../../scripted.ts";
import { stemOf, subjectWords } from "../../words.ts";

export const h1One: BarePageRule = {
  id: "h1/one",
  needs: "pages",
  severity: "error",
  checks: "Every page has exactly one main heading, with text that everyone can see.",
  why: "It tells people and screen readers what the page is about, and Google may use it to write the title itself.",
  fix: "Start the page with one section that has the main heading: a hero or an article header.",
  source: "screaming-frog",
  *page(page, audit) {
    const { path, facts } = page;
    const all = facts.headings.filter(({ level }) => level === 1);
    const [first, ...others] = all.filter(({ text }) => text !== "");
    if (!first && !page.expected.isIndexed && !hasData(audit)) return;
    if (!first)
      yield {
        message: `${path} has ${all.length > 0 ? "an empty" : "no"} main heading; one with words is right.`,
        cause: "0",
        ...(all[0] && {
          at: all[0].node.start,
          fix: "Write into it what the page is about; for a picture in it, as its alt text.",
        }),
      };
    else if (others.length > 0)
      yield {
        message: `${path} has ${others.length + 1} main headings; one is right.`,
        cause: String(others.length + 1),
        words: others[0]?.text ?? "",
        fix: fixOf(page, [first, ...others]),
      };
    else {
      const silent = around(first.node, isSilent);
      if (silent)
        yield {
          message: `The main heading of ${path}, "${first.text}", is kept from people who listen: <${silent.name}> around it has ${silent.attributes.inert === undefined ? 'aria-hidden="true"' : "inert, so that nothing within it can be used"}.`,
          cause: "silent",
          fix: "Remove the attribute.",
          at: silent.start,
        };
      const hidden = hidingOfPage(page, audit)(first.node);
      if (hidden && !isScripted(first.node, page, audit, hidden.by))
        yield {
          message: `The main heading of ${path}, "${first.text}", is hidden by ${hidden.by}.`,
          cause: hidden.by,
          words: first.text,
          fix: "Show the heading, or make the visible one the main heading.",
        };
    }
  },
};

/** What programs that read a page aloud leave out. */
function isSilent({ attributes }: ElementNode): boolean {
  return attributes["aria-hidden"] === "true" || attributes.inert !== undefined;
}

/** The one that shares most words with the title stays. */
function fixOf({ facts, expected }: BarePage, headings: readonly Heading[]): string {
  const title = new Set(subjectWords(facts.titles[0]?.text ?? "").map(stemOf));
  const shared = ({ text }: Heading) => subjectWords(text).filter((word) => title.has(stemOf(word))).length;
  const [right, ...wrong] = headings.toSorted((a, b) => shared(b) - shared(a));
  const cure = `Keep "${right?.text}" as the only h1, and make ${wrong.map(({ text }) => `"${text}"`).join(" and ")} an h2.`;
  if (!expected.props) return cure;
  const sections = expected.props.sections.filter(({ kind }) => withHeading.test(kind)).length;
  return sections > 1
    ? `${cure} In the data, leave one hero (or article header) on the page.`
    : `${cure} The data has one main heading: build the site again, and if it stays, look at the template.`;
}

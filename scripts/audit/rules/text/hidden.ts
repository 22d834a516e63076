import { countsOf } from "../../../../src/loader/group-by.ts";
import { oncePer } from "../../../../src/site/once.ts";
import { around, type ElementNode, type PageFacts } from "../../../read-build/page-facts.ts";
import { brokenInto } from "../../broken-into.ts";
import { hidingOfPage } from "../../hidden-text/page-styles.ts";
import type { Hidden } from "../../hidden-text/styles.ts";
import type { BarePageRule } from "../../rule.ts";
import { isNamedByScript, isScripted } from "../../scripted.ts";
import { stemOf, subjectWords, wordsOf } from "../../words.ts";

/** Fewer words are a label that a script shows. */
const fewestWords = 4;
/** As many words, hidden the way one hides texts for people who listen, are no help to them. */
const mostForReaders = 30;

/** Times that a help for people who listen may say a word. */
const mostRepeated = 3;

/** What opens when somebody asks for it, and what forms and messages hold ready. */
const openable = new Set(["dialog", "form", "fieldset", "menu", "h1"]);
const openableRoles = /^(alert|alertdialog|dialog|listbox|menu|status|tabpanel|tooltip|log|region)$/;

export const textHidden: BarePageRule = {
  id: "text/hidden",
  needs: "pages",
  severity: "error",
  checks:
    "No text or link to another site is hidden from visitors by an attribute, a style, a class, or a color.",
  why: "Text meant only for search engines violates Google's spam policies.",
  fix: "Show the text, or remove it.",
  source: "google-spam",
  *page(page, audit) {
    const { path, facts } = page;
    const hiddenBy = hidingOfPage(page, audit);
    const shown = new Set(
      facts.texts.flatMap(({ node }) => (hiddenBy(node) ? [] : (linkAround(node)?.attributes.href ?? []))),
    );
    for (const [node, { text, hidden, links, isAllLinked }] of hiddenTexts(facts, hiddenBy)) {
      // The menu for phones: a second copy of links that all can see.
      if (isAllLinked && links.every((href) => shown.has(href))) continue;
      const count = wordsOf(text).length;
      // Scripts that nobody can read, such as counters of visitors, are on most pages: they may show a notice, not any text.
      const mayShow = count <= mostForReaders && !isStuffed(text) ? isScripted : isNamedByScript;
      const opens = () => isOpenable(node, facts) || mayShow(node, page, audit, hidden.by);
      const isInline = hidden.by.startsWith("style=");
      const fewest = hidden.isForReaders && !isStuffed(text) ? mostForReaders : isInline ? 1 : fewestWords;
      const leadsAway = links.find((href) => /^(https?:)?\/\//i.test(href) && !audit.internal(href, path));
      if (leadsAway && !isOpenable(node, facts))
        yield {
          message: `A link of ${path} to ${leadsAway} is hidden by ${hidden.by}: "${shortened(text)}".`,
          cause: leadsAway,
          fix: `Remove the link. ${brokenInto}`,
          at: node.start,
        };
      else if (count >= fewest && !opens())
        yield {
          message: `A <${node.name}> of ${path} is hidden by ${hidden.by}: "${shortened(text)}".`,
          cause: `${hidden.by} ${text}`,
          words: text,
        };
    }
  },
};

interface HiddenText {
  text: string;
  hidden: Hidden;
  /** Addresses of the links in it. */
  links: string[];
  /** True where it holds links and nothing else. */
  isAllLinked: boolean;
}

/** Hidden texts by the outermost element that is hidden. */
function hiddenTexts(
  { texts }: PageFacts,
  hiddenBy: (node: ElementNode) => Hidden | undefined,
): Map<ElementNode, HiddenText> {
  const found = new Map<ElementNode, HiddenText>();
  for (const { text, node } of texts) {
    let outermost = node;
    const links: string[] = [];
    const by = hiddenBy(node)?.by;
    for (let at: ElementNode | undefined = node; at && by && hiddenBy(at)?.by === by; at = at.parent) {
      outermost = at;
      if (at.attributes.href !== undefined) links.push(at.attributes.href);
    }
    const hidden = hiddenBy(outermost);
    if (!hidden) continue;
    const before = found.get(outermost);
    found.set(outermost, {
      text: `${before?.text ?? ""} ${text}`.replace(/\s+/g, " ").trim(),
      hidden,
      links: [...(before?.links ?? []), ...links],
      isAllLinked: before?.isAllLinked !== false && links.length > 0,
    });
  }
  return found;
}

function linkAround(node: ElementNode): ElementNode | undefined {
  return around(node, ({ name }) => name === "a");
}

function isOpenable(node: ElementNode, facts: PageFacts): boolean {
  for (let at: ElementNode | undefined = node; at; at = at.parent) {
    const { role = "", popover, "aria-live": live } = at.attributes;
    if (openable.has(at.name) || openableRoles.test(role) || popover !== undefined || live !== undefined)
      return true;
  }
  const { id } = node.attributes;
  return (
    partsOfOpeners(facts).has(node.parent) ||
    (id !== undefined && facts.texts.some((text) => controls(text.node.attributes).includes(id)))
  );
}

/** What holds something that opens a neighbor. */
const partsOfOpeners = oncePer(
  ({ texts }: PageFacts) =>
    new Set<ElementNode | undefined>(texts.flatMap(({ node }) => around(node, isOpener)?.parent ?? [])),
);

/** What shows a neighbor: a form its answer, and what tells people who listen whether it is open. */
function isOpener({ name, attributes }: ElementNode): boolean {
  return name === "form" || attributes["aria-expanded"] !== undefined;
}

/** Ids of what a button opens. */
function controls(attributes: ElementNode["attributes"]): string[] {
  const { "aria-controls": controlled = "", popovertarget = "", "data-target": target = "" } = attributes;
  return [...controlled.split(/\s+/), popovertarget, target.replace(/^#/, "")];
}

/** Words for search engines say one thing again and again. */
function isStuffed(text: string): boolean {
  return Math.max(0, ...countsOf(subjectWords(text).map(stemOf)).values()) >= mostRepeated;
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

import { canonicalsOf, metaContents } from "../read-build/head-values.ts";
import type { PageFacts } from "../read-build/page-facts.ts";
import { readDocument } from "../read-build/read-document.ts";
import type { TracedPage } from "../trace/traced-page.ts";

/** A part of a page that a group of rules judges: its words in the document, and the texts of the data that make it. */
interface Part {
  words(facts: PageFacts): string | undefined;
  /** The tag behind which they seldom stand; by default that which ends the head. */
  until?: string;
  texts(page: TracedPage): TracedPage["all"];
  /** True where its words only say where it begins. */
  isWhole?: true;
}

const title: Part = { words: ({ titles }) => titles[0]?.text, texts: (page) => [page.title] };
const description: Part = {
  words: (facts) => metaContents(facts, "description")[0],
  texts: (page) => [page.description],
};
const heading: Part = {
  words: ({ headings }) => headings.find(({ level }) => level === 1)?.text,
  until: "</h1>",
  texts: ({ all }) => all,
};

/** What no value of the data is: the document itself has it. */
const head: Part = { words: () => "<head", texts: () => [], isWhole: true };

/** What findings of a group are about that name no words, by the first part of a rule's id. */
const parts: Record<string, Part> = {
  canon: { words: (facts) => canonicalsOf(facts)[0]?.href, texts: () => [] },
  desc: description,
  h1: heading,
  head,
  icon: head,
  index: head,
  ld: { words: () => "application/ld+json", texts: () => [], isWhole: true },
  meta: {
    words: (facts) => metaContents(facts, "keywords")[0],
    texts: ({ keywords }) => [keywords],
  },
  og: head,
  title,
  tw: head,
};

export function partOf(ruleId: string): Part | undefined {
  return parts[ruleId.split("/")[0] ?? ""];
}

/** Tags behind which the words of findings stand first, by the first part of a rule's id: those of a heading are in the title, too. */
const starts: Record<string, RegExp> = {
  canon: /<link[^>]*rel=["']?canonical/i,
  desc: /<meta[^>]*name=["']?description/i,
  h1: /<h1/i,
  heading: /<h[1-6]/i,
  img: /<body/i,
  ld: /<script[^>]*ld\+json/i,
  link: /<body/i,
  meta: /<meta[^>]*name=["']?keywords/i,
  og: /<meta[^>]*["']og:/i,
  text: /<body/i,
  title: /<title/i,
  tw: /<meta[^>]*["']twitter:/i,
};

/** The offset in a document at which one begins to look for the words of a finding. */
export function startOfPart(ruleId: string, html: string): number {
  const tag = starts[ruleId.split("/")[0] ?? ""];
  return tag ? Math.max(html.search(tag), 0) : 0;
}

/** The words of a part in a document, most of which need not be read to its end. */
export function wordsOfPart({ words, until = "</head>" }: Part, html: string): string | undefined {
  const end = html.indexOf(until);
  const start = end < 0 ? undefined : words(readDocument(html.slice(0, end + until.length)));
  return start ?? words(readDocument(html));
}

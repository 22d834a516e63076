import type { LayoutProps } from "../../../src/layout/view.ts";
import { metaContents } from "../../read-build/head-values.ts";
import type { PageFacts, Region } from "../../read-build/page-facts.ts";
import { oncePerPage } from "../once-per-page.ts";
import type { AuditedPage } from "../rule.ts";
import { isKind, placedNodes, textsOf } from "../structured-data/placed-nodes.ts";
import { counterpartOf } from "./counterpart.ts";
import { type Wording, wordingOf } from "./wording.ts";

/** A text that a page says to visitors, search engines or those who share it. */
export interface Statement {
  /** Where it stands, as in messages: `The description`. */
  where: string;
  text: string;
  /** The question that it answers, which stands in front of it: only both together say what an answer means. */
  asked?: string;
  region: Region;
  /** Name of its element; "" where it is no element's whole text. */
  element: string;
  /** True where the data says it, too; else somebody wrote it into the built file. */
  isFromData: boolean;
  /** What the data says in its place, where something like it is missing on the page. */
  instead?: string;
}

type Said = Omit<Statement, "isFromData" | "instead">;

/** What a page says and what the data lets it say. */
export interface Statements {
  list: readonly Statement[];
  wording: Wording;
}

/** Everything a page says, each text once, in the order of the document. */
export const statementsOf = oncePerPage(readStatements);

/** What `find` finds in a statement, read behind the question that it answers, as far as it stands in the statement. */
export function foundIn<One>(
  { text, asked }: Pick<Statement, "text" | "asked">,
  find: (text: string) => readonly One[],
  wordsOf: (one: One) => string,
): readonly One[] {
  return asked === undefined
    ? find(text)
    : find(`${asked} ${text}`).filter((one) => text.includes(wordsOf(one)));
}

/** Texts that somebody wrote into the built file. */
export function writtenInto(page: AuditedPage, layout: LayoutProps): string[] {
  return statementsOf(page, layout).list.flatMap(({ text, isFromData }) => (isFromData ? [] : text));
}

function readStatements({ expected, facts }: AuditedPage, layout: LayoutProps): Statements {
  const wording = wordingOf(expected, layout);
  const { head } = expected.props;
  const byKey: Record<string, string> = { title: head.title, description: head.description };
  const seen = new Set<string>();
  // What visitors read is told at that, and not at the structured data that repeats it.
  const all = [...inHead(facts), ...inBody(facts), ...inStructuredData(facts)];
  // What is said of a picture on the page is said there, and again in the preview.
  const isOfPreview = ({ where }: Said) => where.endsWith(":image:alt");
  const inOrder = [...all.filter((one) => !isOfPreview(one)), ...all.filter(isOfPreview)];
  const list = inOrder.flatMap((said) => {
    if (seen.has(said.text)) return [];
    seen.add(said.text);
    if (wording.holds(said.text)) return { ...said, isFromData: true };
    // What stands between blocks may be of several elements, which are not told apart.
    if (said.region !== "head" && said.element === "") return { ...said, isFromData: false };
    const key = /\w+$/.exec(said.where)?.[0] ?? "";
    const texts = said.region === "head" && byKey[key] ? [byKey[key]] : wording;
    const instead = counterpartOf(said.text, texts, said.region === "head" ? "" : facts.text.all);
    return { ...said, isFromData: false, ...(instead !== undefined && { instead }) };
  });
  return { list, wording };
}

/** Meta tags with words for people. */
const spokenTags = ["description", "og:title", "og:description", "og:image:alt", "twitter:title"].concat(
  "twitter:description",
  "twitter:image:alt",
);

function* inHead(facts: PageFacts): Generator<Said> {
  const said = { region: "head", element: "" } as const;
  for (const { text } of facts.titles) yield { ...said, where: "The title", text };
  for (const key of spokenTags)
    for (const text of metaContents(facts, key))
      yield { ...said, where: key === "description" ? "The description" : key, text };
}

/** Properties of structured data with words of the page's own. What must be visible besides is for ld/visible. */
const spokenProperties = ["description", "slogan", "award", "disambiguatingDescription"];

function* inStructuredData(facts: PageFacts): Generator<Said> {
  for (const placed of placedNodes(facts)) {
    if (isKind(placed, "Organization")) continue;
    const isNamed = isKind(placed, "WebPage") || isKind(placed, "Service");
    for (const property of isNamed ? ["name", ...spokenProperties] : spokenProperties)
      for (const text of textsOf(placed.node, property))
        yield { where: "The structured data", text, region: "head", element: "" };
  }
}

/** Names of elements in messages; all others are "A text". */
const names: Readonly<Record<string, string>> = {
  h1: "The main heading",
  li: "A list item",
  summary: "A question",
};

/** Blocks in their order, the text between them, what is said of pictures, and what shows where the pointer rests. */
function* inBody({ blocks, text, images, remarkable }: PageFacts): Generator<Said> {
  let read = 0;
  let region: Region = "other";
  let asked: string | undefined;
  for (const block of blocks) {
    if (block.region === "head") continue;
    const at = text.all.indexOf(block.text, read);
    region = block.region;
    if (at > read) yield* between(text.all.slice(read, at), region);
    if (at >= 0) read = at + block.text.length;
    const { element } = block;
    const where = names[element] ?? (/^h\d$/.test(element) ? "A heading" : "A text");
    yield { where, text: block.text, region, element, ...(asked !== undefined && { asked }) };
    asked = element === "summary" && block.text.endsWith("?") ? block.text : undefined;
  }
  yield* between(text.all.slice(read), region);
  for (const { alt = "", region: around } of images)
    if (alt !== "") yield { where: "The alt text of a picture", text: alt, region: around, element: "img" };
  for (const { attributes, region: around, name } of remarkable)
    if (attributes.title?.trim())
      yield { where: "The title of an element", text: attributes.title, region: around, element: name };
}

function* between(text: string, region: Region): Generator<Said> {
  const words = text.trim();
  if (words !== "") yield { where: "A text", text: words, region, element: "" };
}

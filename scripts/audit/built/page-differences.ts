import { listMetaTags } from "../../../src/seo/head.ts";
import { oncePer } from "../../../src/site/once.ts";
import { canonicalsOf } from "../../read-build/head-values.ts";
import type { PageFacts, StructuredDataBlock } from "../../read-build/page-facts.ts";
import { htmlFile } from "../../read-build/page-files.ts";
import { oneLine } from "../../read-build/text-reader.ts";
import type { Audit } from "../audit.ts";
import { textsWithin } from "../business-text/wording.ts";
import { oncePerPage } from "../once-per-page.ts";
import type { AuditedPage } from "../rule.ts";
import { bodyDifferences } from "./body-differences.ts";
import { madeHeading, normalOf, offsetInJson } from "./made.ts";
import { saidOf, shown } from "./said.ts";
import { differencesFrom, type ValueDifference, withValue } from "./value-differences.ts";

/** A value of a built document that is not the one that the data make. */
export interface Difference {
  /** What is wrong, from the verb on: `says that "item" of a ListItem is "a", but the data says "b"`. */
  says: string;
  /** Offset in the document; undefined where the value is gone. */
  at: number | undefined;
  /** The facts of the document with the value that the data make. */
  mend(facts: PageFacts): PageFacts;
}

/** All of a page, those of its head first. */
export const pageDifferences = oncePerPage((page: AuditedPage, audit: Audit): Difference[] => {
  const html = () => audit.files.textOf(`/${htmlFile(page.path)}`) ?? "";
  return [
    ...inHead(page, audit),
    ...inHeading(page, html),
    ...inStructuredData(page, audit, html),
    ...addedBlocks(page, audit),
    ...addedVersions(page),
    ...inAddresses(page, audit),
    ...inPictures(page, audit),
    ...bodyDifferences(page, audit),
  ];
});

/** What an encoder decides of a preview. */
export const ofEncoding = new Set(["og:image:width", "og:image:height"]);

function* inHead({ expected, facts }: AuditedPage, { site }: Audit): Generator<Difference> {
  const { head } = expected.props;
  const normal = normalOf(site);
  const [title] = facts.titles;
  if (title && title.text !== oneLine(head.title))
    yield {
      says: `has the title ${shown(title.text)}, but the data says ${shown(head.title)}`,
      at: title.start,
      mend: (given) => ({ ...given, titles: [{ ...title, text: head.title }] }),
    };
  for (const { name, property = name ?? "", content } of listMetaTags(head)) {
    const tags = facts.metas.filter(({ key }) => key === property);
    const [first] = tags;
    if (!first || ofEncoding.has(property)) continue;
    if (tags.some((tag) => normal(tag.content) === normal(content))) continue;
    yield {
      says: `has the ${property} ${shown(first.content)}, but the data says ${shown(content)}`,
      at: first.start,
      mend: (given) => ({
        ...given,
        metas: given.metas.map((tag) => (tags.includes(tag) ? { ...tag, content } : tag)),
      }),
    };
  }
  const [canonical] = canonicalsOf(facts);
  const { canonical: href } = head;
  if (canonical && href !== undefined && normal(canonical.href) !== normal(href))
    yield {
      says: `has the canonical URL ${shown(canonical.href)}, but the data says ${shown(href)}`,
      at: canonical.start,
      mend: (given) => ({
        ...given,
        linkTags: given.linkTags.map((tag) =>
          tag === canonical ? { ...tag, href, attributes: { ...tag.attributes, href } } : tag,
        ),
      }),
    };
}

/** The words of the main heading that stand in another element, or nowhere. */
function* inHeading({ expected, facts }: AuditedPage, html: () => string): Generator<Difference> {
  const text = madeHeading(expected.props);
  if (text === undefined) return;
  const all = facts.headings.filter(({ level }) => level === 1);
  if (all.some((heading) => heading.text === oneLine(text))) return;
  const [first] = all;
  const node = first?.node ?? { name: "h1", attributes: {}, parent: undefined, start: 0 };
  yield {
    says: first
      ? `has the main heading ${shown(first.text)}, but the data says ${shown(text)}`
      : `has no main heading, but the data says ${shown(text)}`,
    at: first?.node.start ?? offsetOf(html(), text, 0),
    mend: (given) => ({
      ...given,
      headings: [
        { level: 1, text, region: "main", node },
        ...given.headings.filter((heading) => heading !== first),
      ],
    }),
  };
}

/** Texts of the frame around all pages; of addresses in one way of writing. */
const textsOfLayout = oncePer(({ layout, site }: Audit) => new Set(textsWithin(layout).map(normalOf(site))));

/** Pictures of the site that the data of the page do not show. */
function* inPictures({ expected, facts }: AuditedPage, audit: Audit): Generator<Difference> {
  const normal = normalOf(audit.site);
  const foreign = facts.images.filter(({ src, region }) => region === "main" && src && normal(src) !== src);
  if (foreign.length === 0) return;
  const own = new Set(textsWithin(expected.props).map(normal));
  for (const image of foreign) {
    const { src, node } = image;
    if (own.has(normal(src))) continue;
    yield {
      says: `shows the picture ${src}, which the data give to no part of it`,
      at: node.start,
      mend: (given) => ({ ...given, images: given.images.filter((one) => one.node.start !== node.start) }),
    };
  }
}

/** Where forms are sent, and links that have another question in their address than the data give them: a place, a subject. */
function* inAddresses({ expected, facts }: AuditedPage, audit: Audit): Generator<Difference> {
  const normal = normalOf(audit.site);
  const isPlain = ({ href = "" }: PageFacts["anchors"][number]) => !href.includes("?");
  if (facts.actions.length === 0 && facts.anchors.every(isPlain)) return;
  const own = new Set(textsWithin(expected.props).map(normal));
  const ofLayout = textsOfLayout(audit);
  const isMade = (address: string) => ofLayout.has(address) || own.has(address);
  const made = () => [...own, ...ofLayout];
  const bare = (address: string) => address.split("?")[0] ?? "";
  for (const { address, start } of facts.actions) {
    if (isMade(normal(bare(address)))) continue;
    const right = made().find((one) => one.startsWith("mailto:"));
    yield {
      says: `sends a form to ${bare(address)}${right ? `, but the data says ${right}` : ", which the data does not say"}`,
      at: start,
      mend: (given) => ({
        ...given,
        actions: given.actions.map((one) => (one.start === start ? { ...one, address: right ?? "" } : one)),
      }),
    };
  }
  const written = new Set(facts.anchors.map(({ href = "" }) => href));
  for (const anchor of facts.anchors) {
    const { href = "", start } = anchor;
    if (isPlain(anchor) || isMade(normal(href))) continue;
    const right = made().find((one) => one.includes("?") && bare(one) === bare(href) && !written.has(one));
    if (right === undefined) continue;
    yield {
      says: `leads to ${href}, but the data says ${right}`,
      at: start,
      mend: (given) => ({
        ...given,
        anchors: given.anchors.map((one) => (one.start === start ? { ...one, href: right } : one)),
      }),
    };
  }
}

/** Structured data of one block; others, and those that cannot be read, have rules of their own. */
function* inStructuredData(
  { expected, facts }: AuditedPage,
  { site }: Audit,
  html: () => string,
): Generator<Difference> {
  const [block, ...others] = facts.structuredData;
  if (!block || !("value" in block) || !expected.structuredData || others.length > 0) return;
  for (const one of differencesFrom(expected.structuredData, block.value, normalOf(site)))
    yield {
      says: saidOf(one, " in its structured data"),
      at: block.start + offsetInBlock(block, one, html()),
      mend: (given) => ({
        ...given,
        structuredData: given.structuredData.map((own) =>
          "value" in own ? { ...own, value: withValue(own.value, one.cure.path, one.cure.value) } : own,
        ),
      }),
    };
}

/** Blocks of structured data beside that of the data. */
function* addedBlocks({ expected, facts }: AuditedPage, { site }: Audit): Generator<Difference> {
  const { structuredData: blocks } = facts;
  if (blocks.length < 2) return;
  const isMade = (block: StructuredDataBlock) =>
    "value" in block &&
    expected.structuredData !== undefined &&
    differencesFrom(expected.structuredData, block.value, normalOf(site)).length === 0;
  const made = blocks.find(isMade) ?? blocks[0];
  for (const { start } of blocks.filter((block) => block !== made))
    yield {
      says: "has another block of structured data, which the data does not make",
      at: start,
      mend: (given) => ({
        ...given,
        structuredData: given.structuredData.filter((block) => block.start !== start),
      }),
    };
}

/** Versions in other languages, of which the data has none. */
function* addedVersions({ facts }: AuditedPage): Generator<Difference> {
  for (const tag of facts.linkTags) {
    const { hreflang } = tag.attributes;
    if (hreflang === undefined) continue;
    yield {
      says: `has hreflang="${hreflang}" with ${shown(tag.href)}, which the data does not say`,
      at: tag.start,
      mend: (given) => ({ ...given, linkTags: given.linkTags.filter((one) => one !== tag) }),
    };
  }
}

function offsetInBlock({ start, raw }: StructuredDataBlock, { path }: ValueDifference, html: string): number {
  return Math.max(0, html.indexOf(raw, start) - start) + offsetInJson(raw, path);
}

/** Where words begin in a document; undefined where they are not there. */
function offsetOf(html: string, words: string, from: number): number | undefined {
  const at = html.indexOf(words, Math.max(from, html.indexOf("<body")));
  return at < 0 ? undefined : at;
}

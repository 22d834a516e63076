import { DomUtils, parseDocument } from "htmlparser2";
import type { PageFacts, PageImage, Region, StructuredDataBlock } from "./page-facts.ts";

type Node = Parameters<typeof DomUtils.textContent>[0] extends infer T ? Exclude<T, unknown[]> : never;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Elements whose text is one block for a reader. */
const blockElements = new Set(
  "p li dt dd td th caption figcaption blockquote address summary label legend h1 h2 h3 h4 h5 h6 option button".split(
    " ",
  ),
);
/** Elements that stand within a line; all others begin a new one. */
const inline = new Set("a abbr b bdi cite code em i mark small span strong sub sup time wbr".split(" "));
/** Elements whose content is not read. */
const unread = new Set(["script", "style", "template", "svg", "noscript"]);
const regions: Record<string, Region> = { head: "head", header: "header", main: "main", footer: "footer" };

/** Where the walk is: inherited by everything below. */
interface Around {
  region: Region;
  isCrumb: boolean;
  isNavigation: boolean;
  candidates: string[];
}

/** Reads the facts of a built document in one walk. */
export function gatherPage(html: string): PageFacts {
  const facts: PageFacts = {
    bytes: Buffer.byteLength(html),
    language: undefined,
    charsetAt: positionOfCharset(html),
    headElements: [],
    headCount: 0,
    bodyCount: 0,
    titles: [],
    metas: [],
    linkTags: [],
    headings: [],
    anchors: [],
    images: [],
    structuredData: [],
    scripts: [],
    text: { all: "", main: "" },
    blocks: [],
    crumbs: [],
    times: [],
    ids: new Set(),
    forms: 0,
    inlineHandlers: [],
    styles: [],
  };
  const around: Around = { region: "other", isCrumb: false, isNavigation: false, candidates: [] };
  for (const node of parseDocument(html).children) walk(node as Node, around, facts);
  return facts;
}

function positionOfCharset(html: string): number | undefined {
  const at = html.search(/<meta\s+charset=/i);
  return at === -1 ? undefined : Buffer.byteLength(html.slice(0, at));
}

function walk(node: Node, around: Around, facts: PageFacts): void {
  if (!("attribs" in node)) return;
  const { name, attribs } = node;
  const here = placeOf(node, around);
  if (around.region === "head") facts.headElements.push(name);
  if (attribs.id) facts.ids.add(attribs.id);
  for (const attribute of Object.keys(attribs))
    if (attribute.startsWith("on")) facts.inlineHandlers.push(`${name} ${attribute}`);
  if (attribs.style) facts.styles.push({ element: name, style: attribs.style });
  readers[name]?.(node, here, facts);
  if (blockElements.has(name) && !hasBlockWithin(node)) {
    const text = visibleText(node);
    if (text !== "") facts.blocks.push({ text, region: here.region, element: name });
  }
  if (unread.has(name)) return;
  for (const child of node.children) walk(child as Node, here, facts);
}

function placeOf({ name, attribs, children }: Element, around: Around): Around {
  const isTrail = name === "nav" && (attribs.class ?? "").split(" ").includes("breadcrumbs");
  return {
    region: around.region === "other" ? (regions[name] ?? "other") : around.region,
    isCrumb: around.isCrumb || isTrail,
    isNavigation: around.isNavigation || name === "nav",
    candidates:
      name === "picture"
        ? children.flatMap((child) => ("attribs" in child ? addressesIn(child.attribs.srcset) : []))
        : around.candidates,
  };
}

/** What is read from an element, by its name. */
const readers: Record<string, (element: Element, around: Around, facts: PageFacts) => void> = {
  html: ({ attribs }, _, facts) => {
    facts.language = attribs.lang;
  },
  head: (_, __, facts) => {
    facts.headCount++;
  },
  body: (element, _, facts) => {
    facts.bodyCount++;
    facts.text.all = visibleText(element);
  },
  main: (element, _, facts) => {
    facts.text.main = visibleText(element);
  },
  title: (element, { region }, facts) => {
    facts.titles.push({ text: oneLine(DomUtils.textContent(element)), region });
  },
  meta: ({ attribs }, { region }, facts) => {
    const key = (attribs.name ?? attribs.property ?? attribs["http-equiv"] ?? "").toLowerCase();
    facts.metas.push({ key, content: attribs.content ?? attribs.charset ?? "", region });
  },
  link: ({ attribs }, { region }, facts) => {
    facts.linkTags.push({ rel: attribs.rel ?? "", href: attribs.href ?? "", attributes: attribs, region });
  },
  a: (element, { region, isCrumb, isNavigation }, facts) => {
    const { href, rel = "" } = element.attribs;
    facts.anchors.push({ href, text: spokenText(element), rel, region, isCrumb, isNavigation });
  },
  li: (element, { isCrumb }, facts) => {
    if (isCrumb) facts.crumbs.push(visibleText(element));
  },
  img: ({ attribs }, { region, candidates }, facts) => {
    facts.images.push(imageOf(attribs, region, candidates));
  },
  script: (element, _, facts) => {
    const { src, type = "", integrity } = element.attribs;
    const text = DomUtils.textContent(element);
    if (type === "application/ld+json") facts.structuredData.push(parseBlock(text));
    else facts.scripts.push({ src, type, integrity, bytes: Buffer.byteLength(text) });
  },
  time: (element, { region }, facts) => {
    facts.times.push({ dateTime: element.attribs.datetime ?? "", text: visibleText(element), region });
  },
  noscript: (element, { region }, facts) => {
    // A parser without scripting reads its content as part of the head, which a picture ends.
    if (region === "head" && DomUtils.existsOne(({ name }) => name === "img", element.children))
      facts.headElements.push("img");
  },
  form: (_, __, facts) => {
    facts.forms++;
  },
};
for (let level = 1; level <= 6; level++)
  readers[`h${level}`] = (element, { region }, facts) => {
    facts.headings.push({ level, text: spokenText(element), region });
  };

function imageOf(attribs: Record<string, string>, region: Region, candidates: string[]): PageImage {
  return {
    src: attribs.src ?? "",
    candidates: [...candidates, ...addressesIn(attribs.srcset)],
    alt: attribs.alt,
    width: numberOf(attribs.width),
    height: numberOf(attribs.height),
    region,
  };
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined || text === "" ? undefined : Number(text);
}

function addressesIn(srcset: string | undefined): string[] {
  return (srcset ?? "").split(",").flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
}

function parseBlock(raw: string): StructuredDataBlock {
  try {
    return { raw, value: JSON.parse(raw) };
  } catch (error) {
    return { raw, error: (error as Error).message };
  }
}

function hasBlockWithin(element: Element): boolean {
  return DomUtils.existsOne(({ name }) => blockElements.has(name), element.children);
}

/** The text that one sees, on one line: what is only for screen readers is left out. */
function visibleText(node: Node): string {
  return oneLine(textWithin(node, (element) => isHidden(element)));
}

/** The text that is read out: a label in place of the content, and the alternative texts of pictures. */
function spokenText(element: Element): string {
  const label = element.attribs["aria-label"];
  return oneLine(label ?? textWithin(element, () => false));
}

function textWithin(node: Node, isLeftOut: (element: Element) => boolean): string {
  if (!("attribs" in node)) return "data" in node && node.type === "text" ? String(node.data) : "";
  if (unread.has(node.name) || isLeftOut(node)) return "";
  if (node.name === "img") return ` ${node.attribs.alt ?? ""} `;
  if (node.name === "br") return " ";
  const text = node.children.map((child) => textWithin(child as Node, isLeftOut)).join("");
  return inline.has(node.name) ? text : ` ${text} `;
}

function isHidden({ name, attribs }: Element): boolean {
  const isForReaders = (attribs.class ?? "").split(" ").includes("visually-hidden");
  return isForReaders || attribs.hidden !== undefined || name === "img";
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

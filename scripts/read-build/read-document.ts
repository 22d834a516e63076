import { Parser } from "htmlparser2";
import { shared } from "./detached.ts";
import { elementReaders } from "./element-readers.ts";
import { type Encoding, utf8 } from "./encoding.ts";
import { needsOfElement } from "./needs.ts";
import {
  addressesIn,
  isMisplaced,
  isRemarkable,
  type OpenElement,
  openElement,
  widthsIn,
} from "./open-element.ts";
import { around, type ElementNode, type PageFacts } from "./page-facts.ts";
import { TextReader, unread, type Voice } from "./text-reader.ts";

/** Elements whose text is one block for a reader. */
const blockElements = new Set(
  "p li dt dd td th caption figcaption blockquote address summary label legend h1 h2 h3 h4 h5 h6 option button".split(
    " ",
  ),
);

/** What opens no body: a head without its own tag holds such elements as well. */
const mayPrecedeHead = new Set(
  "html head body base link meta noscript script style template title".split(" "),
);

/** How much is read: without texts, which cost half of the time, those that one sees or hears are empty. */
export type Extent = "everything" | "without texts";

/** Reads the facts of a built document in one pass. */
export function readDocument(
  html: string,
  extent: Extent = "everything",
  encoding: Encoding = utf8,
): PageFacts {
  const reader = new DocumentReader(html, extent, encoding);
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes, parser.startIndex),
    ontext: (text) => reader.text(text),
    onclosetag: (_, isImplied) => reader.close(isImplied),
    oncomment: (text) => reader.facts.comments.push({ text, start: parser.startIndex }),
    onprocessinginstruction: (_, text) => reader.declaration(text),
  });
  parser.write(html);
  reader.judgeEnd(html);
  parser.end();
  reader.dropClosed(html);
  return reader.facts;
}

class DocumentReader {
  readonly facts: PageFacts;
  private readonly elements: OpenElement[] = [];
  /** Texts of elements that are open. */
  private readonly texts: TextReader[] = [];
  /** The link that what opens next has ended. */
  private cut: OpenElement | undefined;

  constructor(
    html: string,
    private readonly extent: Extent,
    encoding: Encoding,
  ) {
    this.facts = emptyFacts(html, encoding);
  }

  open(name: string, attributes: Record<string, string>, start: number): void {
    for (const key in attributes) attributes[key] = shared(attributes[key] ?? "");
    const above = this.elements.at(-1);
    const element = openElement(name, attributes, above, start);
    const outer = this.cut ?? above?.control;
    if (outer && element.control === element) this.facts.nested.push({ outer, inner: element });
    this.cut = undefined;
    this.elements.push(element);
    this.facts.elements++;
    for (const text of this.texts) text.open(element);
    this.readAddresses(element, above);
    if (blockElements.has(name))
      for (const around of this.elements) if (around !== element) around.isLeaf = false;
    if (element.isUnread) this.readUnread(element);
    else this.readElement(element);
  }

  text(text: string): void {
    this.cut = undefined;
    for (const reader of this.texts) reader.add(text);
    this.noteSwallowed(text);
    this.keepText(text);
  }

  /** What browsers read as mere text runs to its own end tag: without it, through the page behind. */
  private noteSwallowed(text: string): void {
    const element = this.elements.at(-1);
    if (!element || !mereText.has(element.name) || !endsOfOthers.test(text)) return;
    if (!this.facts.unclosed.includes(element)) this.facts.unclosed.push(element);
  }

  declaration(text: string): void {
    if (/^!doctype/i.test(text)) this.facts.doctype ??= text.slice(1);
  }

  /** A text is handed over in pieces: each entity is one of its own. */
  private keepText(text: string): void {
    const node = this.elements.at(-1);
    if (!node || this.extent === "without texts") return;
    if (node.region === "head" || node.isUnread || unread.has(node.name)) return;
    const last = this.facts.texts.at(-1);
    if (last?.node === node) last.text += text;
    else if (text.trim() !== "") this.facts.texts.push({ text, node });
  }

  close(isImplied: boolean): void {
    const element = this.elements.pop();
    if (!element) return;
    this.cut = isImplied && element.name === "a" && element.control ? element : undefined;
    if (isImplied && goesOn.has(element.name) && !element.isUnread) this.facts.unclosed.push(element);
    for (const text of this.texts) text.close(element);
    this.texts.length -= element.texts.length;
    for (const { reader, done } of element.texts) done(reader);
    if (element.name === "picture" && element.picture)
      for (const image of element.picture.images) image.candidates.unshift(...element.picture.candidates);
  }

  /** Optimizers leave the last end tags out: what was cut off leaves an element open that needs its own. */
  judgeEnd(html: string): void {
    const { facts } = this;
    if (facts.hasEnd || facts.bodyCount === 0 || html.lastIndexOf("<") > html.lastIndexOf(">")) return;
    facts.hasEnd = this.elements.every(({ name }) => mayStayOpen.has(name));
  }

  /** Where tags only cross each other, browsers end each at its own end tag. */
  dropClosed(html: string): void {
    if (this.facts.unclosed.length === 0) return;
    const count = (tag: string) => html.match(new RegExp(`${tag}(?![\\w-])`, "gi"))?.length ?? 0;
    this.facts.unclosed = this.facts.unclosed.filter(({ name }) => count(`</${name}`) < count(`<${name}`));
    this.facts.nested = this.facts.nested.filter(({ outer }) => !this.facts.unclosed.includes(outer));
  }

  /** What leads elsewhere and can be led to, wherever it stands. */
  private readAddresses(element: OpenElement, above: OpenElement | undefined): void {
    const { name, attributes, isUnread, start } = element;
    const { id, href, rel, sizes, src, srcset, type } = attributes;
    const { facts } = this;
    if (id && facts.ids.has(id) && !isUnread) facts.repeatedIds.push({ id, start });
    if (id) facts.ids.add(id);
    if (isUnread && around(element, isPattern) && isFilledIn(attributes)) return;
    facts.needs.push(...needsOfElement(name, attributes));
    if (name === "a" && href !== undefined) facts.hrefs.push(href);
    if (name === "link" && rel !== "canonical" && href !== undefined) facts.files.push(href);
    if (src) facts.files.push(src);
    if (srcset === undefined) return;
    const addresses = addressesIn(srcset);
    const hasSizes = sizes !== undefined;
    facts.candidateWidths.push(...widthsIn(srcset).map((one) => ({ ...one, hasSizes, start })));
    facts.files.push(...addresses);
    if (name === "source" && type)
      facts.typedSources.push(...addresses.map((address) => ({ address, type, start })));
    if (above?.name === "picture") above.picture?.candidates.push(...addresses);
  }

  /** A parser without scripting reads what `noscript` holds as part of the head, which a picture or a frame ends. */
  private readUnread({ name }: OpenElement): void {
    const around = this.elements.find((element) => element.name === "noscript" && element.region === "head");
    if (around && !headNoscript.has(name)) this.facts.headElements.push(name);
  }

  private readElement(element: OpenElement): void {
    const { name, attributes, around, region } = element;
    const { facts } = this;
    if (around === "head") facts.headElements.push(name);
    if (facts.headCount === 0 && facts.bodyCount === 0 && !mayPrecedeHead.has(name))
      facts.beforeHead ??= element;
    if ((name === "main" || attributes.role === "main") && attributes.hidden === undefined)
      facts.mains.push(element);
    let isSpoken = attributes.role !== undefined || attributes.tabindex !== undefined;
    for (const attribute in attributes) {
      isSpoken ||= attribute.startsWith("aria-");
      if (!attribute.startsWith("on")) continue;
      const script = attributes[attribute] ?? "";
      const [leading, address = ""] = leads.exec(script) ?? [];
      const isLink = attribute === "onclick" && leading && (attributes.href ?? "#") === "#";
      facts.inlineHandlers.push({
        handler: `${name} ${attribute}`,
        script,
        ...(isLink && { leadsTo: address }),
        start: element.start,
      });
    }
    if (isSpoken) facts.spoken.push(element);
    if (isMisplaced(element)) facts.misplaced.push(element);
    if (isRemarkable(element)) facts.remarkable.push(element);
    if (attributes.style) facts.styles.push({ element: name, style: attributes.style });
    elementReaders.get(name)?.(element, facts, (voice, done) => this.readText(element, voice, done));
    if (!blockElements.has(name)) return;
    this.readText(element, "visible", (reader) => {
      const text = element.isLeaf ? reader.line() : "";
      if (text !== "") facts.blocks.push({ text, region, element: name });
    });
  }

  private readText(element: OpenElement, voice: Voice, done: (reader: TextReader) => void): void {
    if (voice !== "written" && this.extent === "without texts") return;
    const reader = new TextReader(voice);
    reader.open(element);
    this.texts.push(reader);
    element.texts.push({ reader, done });
  }
}

/** What a script copies into the page; that of a shadow root is shown as it stands. */
function isPattern({ name, attributes }: ElementNode): boolean {
  return name === "template" && attributes.shadowrootmode === undefined;
}

/** True for the address of a pattern, which names what a script will write there. */
function isFilledIn({ href, src, srcset }: ElementNode["attributes"]): boolean {
  return /[{}]/.test(`${href} ${src} ${srcset}`);
}

/** What goes on behind the block it was opened in until it is closed. */
const goesOn = new Set(["a", "b", "button", "em", "font", "i", "strong", "u"]);
/** Whose end tag a document may leave out at its end. */
const mayStayOpen = new Set(["html", "body", "p", "li"]);
const mereText = new Set(["script", "style", "textarea", "title"]);
const endsOfOthers = /<\/(?:body|footer|form|head|main)\s*>/i;
/** What `noscript` may hold in a head. */
const headNoscript = new Set(["noscript", "link", "style", "meta"]);
/** A script that leads to another page, and the address where it is written out. */
const leads =
  /\b(?:location(?:\.href(?:\s*=)?|\.(?:assign|replace)\s*\(|\s*=)|window\.open\s*\()(?:\s*["']([^"']*)["'])?/;

function emptyFacts(html: string, encoding: Encoding): PageFacts {
  return {
    hasEnd: /<\/html\s*>\s*(?:<!--[^>]*-->\s*)*$/i.test(html.slice(-1000)),
    bytes: Buffer.byteLength(html),
    encoding,
    doctype: undefined,
    language: undefined,
    charsetAt: positionOfCharset(html),
    elements: 0,
    headElements: [],
    headCount: 0,
    bodyCount: 0,
    mains: [],
    beforeHead: undefined,
    spoken: [],
    misplaced: [],
    titles: [],
    metas: [],
    linkTags: [],
    headings: [],
    anchors: [],
    hrefs: [],
    files: [],
    needs: [],
    images: [],
    candidateWidths: [],
    structuredData: [],
    scripts: [],
    text: { all: "", main: "" },
    blocks: [],
    crumbs: [],
    times: [],
    texts: [],
    ids: new Set(),
    repeatedIds: [],
    forms: 0,
    actions: [],
    unclosed: [],
    nested: [],
    typedSources: [],
    fields: [],
    buttons: [],
    labels: [],
    bases: [],
    frames: [],
    remarkable: [],
    comments: [],
    noscripts: [],
    inlineHandlers: [],
    styleSheets: [],
    styles: [],
  };
}

function positionOfCharset(html: string): number | undefined {
  const at = html.search(/<meta\s[^>]*?charset=/i);
  return at === -1 ? undefined : Buffer.byteLength(html.slice(0, at));
}

import type { Encoding } from "./encoding.ts";
import type { Need } from "./needs.ts";

/** Part of a document that an element stands in. */
export type Region = "head" | "header" | "main" | "footer" | "other";

export interface MetaTag extends Placed {
  /** Value of `name`, `property` or `http-equiv`, in lower case; "" for a charset. */
  key: string;
  content: string;
}

export interface LinkTag extends Placed {
  rel: string;
  href: string;
  attributes: Record<string, string>;
}

export interface Heading {
  /** 1 to 6. */
  level: number;
  text: string;
  region: Region;
  /** The element that it is, with those around it. */
  node: ElementNode;
}

export interface Anchor extends Placed {
  /** As written; undefined where the element has none. */
  href: string | undefined;
  /** Text that is read out: content, `aria-label`, alternative texts of pictures within. */
  text: string;
  rel: string;
  region: Region;
  /** True within the trail of breadcrumbs. */
  isCrumb: boolean;
  /** True within a `nav` element. */
  isNavigation: boolean;
}

export interface PageImage {
  src: string;
  /** Addresses of `srcset`, those of the `source` elements around it included. */
  candidates: string[];
  /** Undefined where the attribute is missing. */
  alt: string | undefined;
  width: number | undefined;
  height: number | undefined;
  /** True where it is loaded only when it comes near. */
  isLazy: boolean;
  /** How many pieces of text of the page stand before it. */
  textsBefore: number;
  /** The element that it is, with those around it. */
  node: ElementNode;
  region: Region;
}

/** An element, and the one around it. */
export interface ElementNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  parent: ElementNode | undefined;
  /** Offset of its tag in the document. */
  start: number;
}

/** The element itself, or the nearest around it, that is of a kind. */
export function around(node: ElementNode, isMeant: (node: ElementNode) => boolean): ElementNode | undefined {
  for (let at: ElementNode | undefined = node; at; at = at.parent) if (isMeant(at)) return at;
  return undefined;
}

/** Where something begins in the document. */
export interface Placed {
  start: number;
}

/** A control of a form that asks for something. */
export interface FormField extends Placed {
  element: string;
  attributes: Readonly<Record<string, string>>;
  /** True within a `label`. */
  isWrapped: boolean;
  /** The form around it. */
  form: ElementNode | undefined;
}

/** One block of structured data: its value, or why it cannot be read. */
export type StructuredDataBlock = Placed & ({ raw: string; value: unknown } | { raw: string; error: string });

export interface PageScript extends Placed {
  src: string | undefined;
  type: string;
  integrity: string | undefined;
  /** What stands in the element. */
  code: string;
  bytes: number;
  /** True in the head without a word that lets browsers go on meanwhile. */
  isAhead: boolean;
  /** Whole addresses that what it holds sends visitors to. */
  redirects: string[];
  /** Whole addresses that what it holds names. */
  addresses: string[];
}

/** What a built document says, read in one pass and without judgment. No part of the document itself is kept. */
export interface PageFacts {
  /** Bytes of the document. */
  bytes: number;
  /** True where it ends as a document does. */
  hasEnd: boolean;
  encoding: Encoding;
  /** What stands behind `<!`; undefined where there is no such line. */
  doctype: string | undefined;
  language: string | undefined;
  /** Offset in bytes at which the character set is declared; undefined where it is not. */
  charsetAt: number | undefined;
  /** How many elements it has. */
  elements: number;
  /** Names of the elements in the head, in order, with those that do not belong there. */
  headElements: string[];
  headCount: number;
  bodyCount: number;
  /** Elements that are marked as the main part. */
  mains: ElementNode[];
  /** What stands in front of the head, and so moves all of it into the body. */
  beforeHead: ElementNode | undefined;
  titles: ({ text: string; region: Region } & Placed)[];
  metas: (MetaTag & { region: Region })[];
  linkTags: (LinkTag & { region: Region })[];
  headings: Heading[];
  anchors: Anchor[];
  /** Addresses of all links, those within drawings included, in order. */
  hrefs: string[];
  /** Addresses of every other file it needs: src, srcset, and link elements but the canonical one. */
  files: string[];
  /** What it loads, with what for. */
  needs: Need[];
  images: PageImage[];
  /** Widths that `srcset` attributes declare, and whether `sizes` beside them says which is needed. */
  candidateWidths: ({ address: string; width: number; hasSizes: boolean } & Placed)[];
  structuredData: StructuredDataBlock[];
  scripts: PageScript[];
  /** Text that can be seen, on one line: of the whole page and of its `main`. */
  text: { all: string; main: string };
  /** Texts of paragraphs, list items, cells and the like that can be seen, in order. */
  blocks: { text: string; region: Region; element: string }[];
  /** Names of the visible trail, in order. */
  crumbs: string[];
  times: { dateTime: string; text: string; region: Region }[];
  /** Pieces of text within `body`, seen or not, in order. */
  texts: { text: string; node: ElementNode }[];
  ids: Set<string>;
  /** Ids that stand there twice, drawings aside. */
  repeatedIds: ({ id: string } & Placed)[];
  forms: number;
  /** Where forms and their buttons send what was written. */
  actions: ({ address: string } & Placed)[];
  fields: FormField[];
  /** Elements without the end tag that they need. */
  unclosed: ElementNode[];
  /** Links and buttons within another: browsers, as the parser, end a link where the next begins. */
  nested: { outer: ElementNode; inner: ElementNode }[];
  /** Pictures that `source` elements offer, with the type that these declare. */
  typedSources: ({ address: string; type: string } & Placed)[];
  /** What buttons say to those who listen. */
  buttons: ({ text: string; region: Region; node: ElementNode } & Placed)[];
  /** Labels with the id that they are for. */
  labels: ({ id: string; text: string } & Placed)[];
  bases: string[];
  frames: ElementNode[];
  /** Elements with a role, an attribute of ARIA or a place in the order of the tab key. */
  spoken: ElementNode[];
  /** Parts of lists outside of one, and what stands between the parts of one. */
  misplaced: ElementNode[];
  /** Elements of kinds of which most pages have none or few: `isRemarkable` says which. */
  remarkable: (ElementNode & { region: Region })[];
  comments: ({ text: string } & Placed)[];
  /** Texts for browsers without scripts. */
  noscripts: string[];
  /** Event handlers written into the document, which a strict policy refuses: element and attribute, and what it says. */
  inlineHandlers: ({
    handler: string;
    script: string;
    /** The address where it does what a link is for; "" where a program makes that. */
    leadsTo?: string;
  } & Placed)[];
  /** Style sheets written into the document. */
  styleSheets: string[];
  /** `style` attributes. */
  styles: { element: string; style: string }[];
}

/** Kinds of files by which the weight of a page is told. */
export const kinds = ["html", "css", "js", "images", "fonts", "other"] as const;
export type Kind = (typeof kinds)[number];

/** A page as a browser shows it: what its script makes of its document, and what it takes to show it. */
export interface RenderedPage {
  path: string;
  type: string;
  /** Bytes that travel before anybody scrolls, texts compressed. */
  weight: Record<Kind, number>;
  /** What takes the most room of the first screen (largest contentful paint); absent where nothing does. */
  largest?: LargestElement;
  /** Cumulative layout shift, while it loads and while it is scrolled to its end. */
  shift: number;
  /** Element that moves the most: `div.banner`. */
  shifted?: string;
  /** What the console says of errors, each once. */
  errors: string[];
  /** Files of the site that it asks for in vain. */
  failed: { url: string; status: number }[];
  /** Other hosts that it wants something of; none of them is asked. */
  elsewhere: string[];
  /** True where script, or what script asks for, is among it: without that its own may fail. */
  isCutOff: boolean;
  byScript: Differences;
}

export interface LargestElement {
  /** `img.hero` */
  element: string;
  /** Path of its picture, or the first words of its text. */
  shows: string;
  /** True for a picture that is loaded only when it comes near. */
  isLazy: boolean;
  /** True where less than half of it is on the first screen. */
  isCut: boolean;
}

/** What the document that is sent has not, and the page in the browser has, or the other way round. */
export interface Differences {
  /** Tags by name with what the document says, and what stands there in the end; "" where there is none. */
  tags: { name: string; raw: string; rendered: string }[];
  /** Words of the document, those that only script makes, and those that it takes away. */
  words: { raw: number; added: number; removed: number };
  /** First texts that only script makes. */
  texts: string[];
  /** Pages of the site that only script links, and those that it links no more. */
  links: { added: string[]; removed: string[] };
}

export function totalOf(weight: RenderedPage["weight"]): number {
  return kinds.reduce((sum, kind) => sum + weight[kind], 0);
}

/** The first letters of a text that is quoted, with a mark where some are missing. */
export function beginningOf(text: string, letters: number): string {
  return text.length > letters ? `${text.slice(0, letters)} …` : text;
}

import { remember } from "../remember.ts";
import type { ElementNode, PageImage, Region } from "./page-facts.ts";
import { type ElementAt, type TextReader, unread } from "./text-reader.ts";

const regions: Record<string, Region> = { head: "head", header: "header", main: "main", footer: "footer" };
/** The same parts of a page where makers of sites write a `div` with a role. */
const landmarks: Record<string, Region> = { banner: "header", contentinfo: "footer" };

/** A picture element: what its children offer belongs to every picture within. */
interface PictureElement {
  candidates: string[];
  images: PageImage[];
}

/** An element that has not ended yet, and what it takes over from those around it. */
export interface OpenElement extends ElementAt, ElementNode {
  attributes: Readonly<Record<string, string>>;
  parent: OpenElement | undefined;
  /** Region of the element itself, and the one around it. */
  region: Region;
  around: Region;
  isCrumb: boolean;
  isNavigation: boolean;
  /** True below an element whose content is not read. */
  isUnread: boolean;
  picture: PictureElement | undefined;
  /** The link or button that it stands in, or is. */
  control: OpenElement | undefined;
  /** True while no block of text has opened within. */
  isLeaf: boolean;
  /** Texts that end with it, and who waits for them. */
  texts: { reader: TextReader; done: (reader: TextReader) => void }[];
}

export function openElement(
  name: string,
  attributes: Record<string, string>,
  parent: OpenElement | undefined,
  start: number,
): OpenElement {
  const around = parent?.region ?? "other";
  const isTrail = name === "nav" && (attributes.class ?? "").split(" ").includes("breadcrumbs");
  const { role = "" } = attributes;
  const element: OpenElement = {
    name,
    attributes,
    parent,
    start,
    depth: (parent?.depth ?? 0) + 1,
    region: around === "other" ? (regions[name] ?? landmarks[role] ?? "other") : around,
    around,
    isCrumb: (parent?.isCrumb ?? false) || isTrail,
    isNavigation: (parent?.isNavigation ?? false) || name === "nav" || role === "navigation",
    isUnread: parent !== undefined && (parent.isUnread || unread.has(parent.name)),
    picture: name === "picture" ? { candidates: [], images: [] } : parent?.picture,
    control: parent?.control,
    isLeaf: true,
    texts: [],
  };
  if (isControl(element)) element.control = element;
  return element;
}

function isControl({ name, attributes }: ElementNode): boolean {
  return name === "button" || (name === "a" && attributes.href !== undefined);
}

const rareElements = new Set("applet blink frame frameset marquee noframes option".split(" "));

/** True for an element that is out of use, is a choice of a list, or has a title, a language or a direction of its own. */
export function isRemarkable({ name, attributes: { title, lang, dir } }: OpenElement): boolean {
  return title !== undefined || lang !== undefined || dir !== undefined || rareElements.has(name);
}

const partsOf: Readonly<Record<string, readonly string[]>> = {
  ul: ["li"],
  ol: ["li"],
  menu: ["li"],
  dl: ["dt", "dd", "div"],
};
const anywhere = new Set(["script", "template", "style"]);

/** True for a part of a list outside of one, and for what is none and stands in one; of groups in a `dl` any `div` may be one. */
export function isMisplaced({ name, parent }: OpenElement): boolean {
  if (!parent || parent.attributes.role !== undefined) return false;
  const parts = partsOf[parent.name];
  if (parts) return !parts.includes(name) && !anywhere.has(name);
  if (name === "li") return parent.name !== "template";
  return (name === "dt" || name === "dd") && !(parent.name === "div" && parent.parent?.name === "dl");
}

/** Addresses of a `srcset`. */
export function addressesIn(srcset = ""): readonly string[] {
  return srcset === "" ? [] : knownAddresses(srcset);
}

/** The pictures of a site come on many pages. */
const knownAddresses = remember((srcset) => {
  // A comma within an address has no space behind it, and does not end it.
  const candidates = srcset.matchAll(/[\s,]*([^\s,](?:\S*[^\s,])?)(?:\s+[^,]*)?(?:,|$)/g);
  return Array.from(candidates, ([, address = ""]) => address);
}, 1000);

/** Widths in pixels that a `srcset` declares, by address. */
export const widthsIn = remember(
  (srcset) =>
    Array.from(srcset.matchAll(/([^\s,]\S*)\s+(\d+)w(?=\s*(?:,|$))/g), ([, address = "", width]) => ({
      address,
      width: Number(width),
    })),
  1000,
);

import { isNode, parseDocument } from "yaml";
import { escapeForPattern } from "../../../src/loader/locate.ts";
import type { PageProps } from "../../../src/pages/page.ts";
import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import type { ValueDifference } from "./value-differences.ts";

/** Makes the address of an encoded picture the one that a picture has before it is encoded, and two ways of writing an address one. */
export const normalOf = oncePer(({ base }: Pick<Site, "base">) => {
  const encoded = new RegExp(
    `${escapeForPattern(base)}assets/pictures/([^/\\s]+?)(?:-(?:\\d+|card|pair))?\\.[\\da-f]{8}\\.\\w+$`,
  );
  return (text: string) => {
    const address = /^https?:/i.test(text) && URL.canParse(text) ? new URL(text).href : text;
    return address.replace(encoded, "/$1");
  };
});

/** Sections that begin with the main heading. */
export const withHeading = /hero$|^article-header$/;

/** The main heading that the data make; undefined for a page without. */
export function madeHeading({ sections }: PageProps): string | undefined {
  const section: Record<string, unknown> | undefined = sections.find(({ kind }) => withHeading.test(kind)) as
    | Record<string, unknown>
    | undefined;
  const text = section?.headline ?? section?.title ?? section?.heading;
  return typeof text === "string" ? text : undefined;
}

/** Offset of a value in JSON; of what holds it where it is gone. */
export function offsetInJson(json: string, path: ValueDifference["path"]): number {
  const document = parseDocument(json);
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

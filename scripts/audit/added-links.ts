import { pageWords } from "../../src/layout/view.ts";
import { createPage } from "../../src/pages/pages.ts";
import { readPage } from "../read-build/documents.ts";
import { oneLine } from "../read-build/text-reader.ts";
import type { Audit } from "./audit.ts";
import { textsWithin } from "./business-text/wording.ts";

/** Offset of a link in the document of a page that no data make; undefined for one of the data, whose line its words tell. */
export function addedLinkAt(audit: Audit, path: string, text: string, to: string): number | undefined {
  const { site, layout, internal, files } = audit;
  const entry = site.paths.get(path);
  if (!entry) return undefined;
  const leadsThere = (address: string) =>
    /^(?:\/|https?:)/.test(address) && internal(address, path)?.path === to;
  const made = [createPage(site, entry, pageWords(layout)).props, layout];
  if (made.some((value) => holdsLink(value, text, leadsThere))) return undefined;
  const anchors = readPage(files.pathOf("/"), path)?.anchors ?? [];
  return anchors.find(({ text: own, href }) => own === text && href !== undefined && leadsThere(href))?.start;
}

/** True where one part of a value has an address and the words of the link beside it. */
function holdsLink(value: unknown, text: string, leadsThere: (address: string) => boolean): boolean {
  if (typeof value !== "object" || value === null) return false;
  const inner = Object.values(value);
  const isLink = inner.some((one) => typeof one === "string" && leadsThere(one));
  if (isLink && textsWithin(value).some((words) => words !== "" && text.includes(oneLine(words))))
    return true;
  return inner.some((one) => holdsLink(one, text, leadsThere));
}

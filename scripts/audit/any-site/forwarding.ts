import { decodeDocument } from "../../read-build/encoding.ts";
import { metaContents } from "../../read-build/head-values.ts";
import { readDocument } from "../../read-build/read-document.ts";
import { readRefresh } from "../../read-build/refresh.ts";
import { startBytes } from "./document.ts";

/** Words of "You are being redirected. If nothing happens, follow this link." and the like. */
const mostWords = 30;

/**
 * Where a document, by its first bytes, sends its visitors at once that does nothing else: Astro, Hugo, Jekyll, Docusaurus and others write it at
 * an old address in place of a redirect, and Google follows it as one. Undefined for a page.
 */
export function forwardingOf(start: Buffer): string | undefined {
  if (start.length === startBytes || !/refresh/i.test(start.toString("latin1"))) return undefined;
  const facts = readDocument(decodeDocument(start).text);
  const [content] = metaContents(facts, "refresh");
  const { seconds, target } = readRefresh(content ?? "");
  const words = facts.text.all.split(/\s+/).length;
  const isPage = words > mostWords || facts.anchors.length > 1 || facts.images.length > 0;
  return isPage || seconds > 0 ? undefined : target;
}

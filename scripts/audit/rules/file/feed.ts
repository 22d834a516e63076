import { isLoopback } from "../../../read-build/host-headers.ts";
import { looseAmpersand, xmlFault } from "../../../read-build/sitemap.ts";
import type { BareAudit } from "../../audit.ts";
import type { TargetKind } from "../../link-targets.ts";
import { defineBareSetRule, type Found } from "../../rule.ts";

/** Elements of RSS and Atom that hold the address of a page. */
const addresses = /<(?:link|guid isPermaLink="true")>\s*([^<\s]+)|<link\b[^>]*?\shref="([^"]+)"/g;

/** Dates of RSS and Atom, and the forms that they have (RFC 822, RFC 3339). */
const dates = /<(pubDate|lastBuildDate|updated|published)>\s*([^<]*?)\s*</g;
const rssDate = /^([A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d(:\d\d)? ([+-]\d{4}|[A-Z]{1,3})$/;
const atomDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

export const fileFeed = defineBareSetRule<string[]>({
  id: "file/feed",
  needs: "pages",
  severity: "error",
  checks: "The feed is well-formed XML, and every URL in it leads to a page.",
  why: "Feed readers stop at the first error, and crawlers follow the URLs in it.",
  fix: "Build the site again: npx site build",
  source: "product",
  note({ path, facts }, { internal }) {
    const feeds = facts.needs.flatMap(({ address, use }) =>
      use === "feed" ? (internal(address, path)?.path ?? []) : [],
    );
    return feeds.length > 0 ? feeds : undefined;
  },
  *set(notes, audit) {
    for (const feed of new Set([...notes.values()].flat())) {
      // A file that is missing has its own finding.
      const text = audit.files.textOf(feed);
      const file = feed.slice(1);
      if (text === undefined) continue;
      for (const found of [...formFaults(text), ...dateFaults(text), ...addressFaults(text, audit)])
        yield { ...found, message: `${file} ${found.message}.`, file };
    }
  },
});

function* formFaults(text: string): Generator<Found> {
  const loose = looseAmpersand(text);
  const fault = text.trim() === "" ? { message: "is empty" } : xmlFault(text);
  if (fault) yield fault;
  else if (loose >= 0) yield { message: "holds an & that is not written as &amp;", at: loose };
}

function* dateFaults(text: string): Generator<Found> {
  for (const { index, 0: element, 1: name = "", 2: date = "" } of text.matchAll(dates)) {
    const isAtom = name === "updated" || name === "published";
    if ((isAtom ? atomDate : rssDate).test(date)) continue;
    const time = new Date(date);
    const right = Number.isNaN(time.getTime()) ? "" : isAtom ? time.toISOString() : time.toUTCString();
    yield {
      message: `gives the ${name} "${date}", which feed readers do not understand`,
      at: index + element.indexOf(">") + 1,
      ...(right && { fix: `Write ${right}.` }),
    };
  }
}

const faults: Partial<Record<TargetKind, string>> = {
  nothing: "which does not exist",
  redirect: "which is redirected: readers take what has another URL for new",
};

function* addressFaults(text: string, { internal, kindOf }: BareAudit): Generator<Found> {
  const seen = new Set<string>();
  for (const { index, 0: element, 1: inText, 2: inAttribute } of text.matchAll(addresses)) {
    const address = (inText ?? inAttribute ?? "").replaceAll("&amp;", "&");
    const target = internal(address, "/")?.path;
    const isOfMaker = target === undefined && isLoopback(address);
    // The address of a machine stands before every path in the same way.
    const key = isOfMaker ? new URL(address).origin : address;
    const fault = isOfMaker ? "a URL on its maker's own machine" : target && faults[kindOf(target)];
    if (!fault || seen.has(key)) continue;
    seen.add(key);
    yield {
      message: `leads to ${address}, ${fault}`,
      at: index + element.lastIndexOf(inText ?? inAttribute ?? ""),
    };
  }
}

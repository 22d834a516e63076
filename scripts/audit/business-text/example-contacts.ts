import type { PageFacts } from "../../read-build/page-facts.ts";
import { placedNodes, textsOf } from "../structured-data/placed-nodes.ts";

/** Mail to a host that templates name where the own one belongs. */
export const templateMail =
  /\b[\w.+-]+@(?:(?:my|your)-?(?:business|company|domain|email|firm|site|website)\.(?:com|net|org)|(?:company|domain|email|website|yoursite)\.com)\b/i;

/** What forms, themes and lessons write in place of a number, an address or a street: none of it is anybody's. */
const exampleContacts: readonly RegExp[] = [
  // No area code is 555, 000 or 123, and no number counts up.
  /(?<![\d-])\(?(?:555|000|123)\)?[-. ]{1,2}(?:555|456|000|123)[-. ]\d{4}\b/,
  /\b(?:123|999)[-. ]?456[-. ]?7890\b/,
  /\b\d{1,5} [\p{L}. ]{3,30}[,|\s]+Any ?[Tt]own\b|^any ?town$/u,
  /\bYour ?(?:City|Town),? +(?:ST|State|USA|[A-Z]{2} \d{5})\b/,
  /\b\d{3,4} (?:any|demo|example|sample|street|your)(?: street| st\.?)? (?:address|lane|name|road|street|st|avenue|ave)\b/i,
  /\b500 Terry (?:A\.? )?Francine (?:Street|St)\b/i,
  /\bstreet address, city,? (?:state|ST)\b/i,
  /\b(?:jane|john)(?:[._]?doe)?@(?:doe|[a-z]+mail|company|domain|example|site|website)\.(?:com|net|org)\b/i,
  /\b[\w.+-]+@example\.(?:com|net|org)\b/i,
  templateMail,
];

/** Before what shows how such a thing is written. */
const isExample = /\be\.g\.|\b(?:example|format|imagine|instead of|looks? like|means|such as|type in)\b/i;
const contactProperties = [
  "addressLocality",
  "email",
  "faxNumber",
  "postalCode",
  "streetAddress",
  "telephone",
];

/** Contacts that stand for others: in links and structured data always, in texts where they show no form. */
export function exampleContactsOf(facts: PageFacts): Set<string> {
  const links = facts.anchors.flatMap(({ href = "" }) => (/^(?:mailto|sms|tel):/i.test(href) ? href : []));
  const texts = facts.blocks.flatMap(({ text }) => (isExample.test(text) ? [] : text));
  const said = placedNodes(facts).flatMap(({ node }) =>
    contactProperties.flatMap((property) => textsOf(node, property)),
  );
  const all = [...texts, ...links.map((href) => href.replace(/^\w+:|\?.*/g, "")), ...said];
  return new Set(all.flatMap((text) => exampleContacts.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])));
}

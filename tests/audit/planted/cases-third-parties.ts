import { inMain } from "../../support/audit-edits.ts";
import type { Planted, Trap } from "./planted.ts";
import { rightIn, spots } from "./record-cases.ts";

const onRemoval = { in: "removal.html" };
const added = (text: string) => inMain(`\n<p>${text}</p>`);

const found = (rule: string, text: string): Planted => ({
  fault: text,
  ...onRemoval,
  edit: added(text),
  rule,
});

/** Contacts and notes that are no better for what stands beside them, on the site of the tree firm. */
export const ownContacts: readonly Planted[] = [
  found("biz/nap", "Tree work for the whole county: 505-555-0145."),
  found("biz/nap", "For a permit or an estimate call 505-555-0145."),
  found("biz/nap", "Send pictures to treeguy505@yahoo.com."),
  found("biz/nap", 'Ask the city, or call <a href="tel:+15059556949">our crew of the city</a>.'),
  found("text/placeholder", "TODO: write about stumps."),
  found("text/placeholder", "A stump costs NaN dollars."),
];

const permitsOfOthers = [
  "Call the city hall at (505) 955-6949 for the permit.",
  "The building department of Santa Fe answers at 505-955-6646.",
  "The HOA office (Rancho Viejo, 505-555-0199) approves removals.",
  "Santa Fe City Hall, 505-555-0145.",
  "The city asks $150 for a permit.",
  "Permits cost $240 and take two weeks.",
  "The HOA asks a refundable deposit of $500.",
];

/** On the same site. */
export const thirdParties: readonly Trap[] = [
  ...rightIn(spots.removal, "numbers and fees of others in texts of the data", permitsOfOthers),
  {
    trap: "numbers, addresses and fees of others in the built file",
    ...onRemoval,
    edit: added(
      [
        ...permitsOfOthers,
        "For poison control, dial 1-800-222-1222.",
        '<a href="tel:+15059556225">(505) 955-6225</a> is the number of the county.',
        'Ask the city at <a href="mailto:permits@santafenm.example">permits@santafenm.example</a>.',
        "The city arborist reads trees.santafe@gmail.com.",
      ].join(" "),
    ),
  },
  {
    trap: "a word of Spanish, a name and a list",
    ...onRemoval,
    edit: added("Hacemos de todo. Todo incluido. TODO LO QUE NECESITA. Ask Nan for the TODO list."),
  },
];

import { both, inMain, swap, withMeta, withTitle } from "../../support/audit-edits.ts";
import { withNode } from "../../support/audit-graph.ts";
import type { DataFolder } from "../../support/data-folder.ts";
import { truthData } from "../../support/truth-data.ts";
import { faultsIn, type Planted, type Trap } from "./planted.ts";
import { maple, permits, record } from "./truth-cases.ts";

const rule = "city/wrong-place";
const answer = "Steep roofs by the pond cost more, because the crew works from ropes.";
const lead = "Old oaks stand over Maple Grove, and their limbs come down in every storm.";

/** The site with a second county, whose only city is as far away as another state. */
export function twoCounties(copy: DataFolder): void {
  const data = truthData(copy);
  data.write(
    "counties/elm-county.yaml",
    data
      .read("counties/lake-county.yaml")
      .replaceAll("Lake County", "Elm County")
      .replace("order: 1", "order: 2")
      .replace("Three towns around one lake.", "One town on the river Elm.")
      .replace("Snow loads decide the roofs here.", "Hail decides the roofs along the river."),
  );
  data.write("cities/elm-county/clarks-ferry.yaml", clarksFerry);
}

const clarksFerry = `city: Clarks Ferry
county: elm-county
coordinates:
  latitude: 45.2
  longitude: -93.3
zipCodes:
  - "55304"
nearbyAreas:
  - city: lake-county/pine-bend
customMeta: Hail from the west dents the barns of Clarks Ferry every other summer.
lead: Hail crosses the river at Clarks Ferry and finds the softest shingle first.
neighborhoods: [Landing, West Bank, Ropewalk, Chapel Row, Barge End, Clay Pits]
landmarks: [Ferry House, Grain Tower, Iron Chapel, Toll Gate]
localText:
  - heading: Dents that let water in
    text: Clarks Ferry barns have soft steel that opens at the seam after three bad storms.
  - heading: Slate along the Ropewalk
    text: Row houses by the river were roofed with Welsh slate that came upstream on barges.
  - heading: Claims and adjusters
    text: We chalk every dent and photograph it before the adjuster of your insurer climbs up.
faqs:
  cost: Hail guards and heavier steel raise the price of a barn and lower that of its policy.
`;

export const places: readonly Planted[] = [
  {
    fault: "an answer that speaks of the next city",
    in: maple,
    edit: swap(answer, answer.replace("by the pond", "in Pine Bend")),
    rule,
  },
  {
    fault: "link preview of another city",
    in: maple,
    edit: both(
      withMeta("og:title", "Roofers in Otter Falls, MN | Maple &amp; Sons Roofing"),
      withMeta("twitter:title", "Roofers in Otter Falls, MN | Maple &amp; Sons Roofing"),
    ),
    rule,
  },
  {
    fault: "preview text of another city",
    in: maple,
    edit: withMeta(
      "og:description",
      "Old oaks drop limbs on Otter Falls roofs, and we mend what they break.",
    ),
    rule,
  },
  {
    fault: "a heading of another city",
    in: maple,
    edit: swap("Why us in Maple Grove", "Why us in Pine Bend"),
    rule,
  },
  {
    fault: "a question of another city",
    in: maple,
    edit: swap("What does a roof cost in Maple Grove?", "What does a roof cost in Clarks Ferry?"),
    rule,
  },
  {
    fault: "another county in the lead",
    in: maple,
    edit: swap(lead, lead.replace("Maple Grove", "Elm County")),
    rule,
  },
  {
    fault: "a service of another city in structured data",
    in: maple,
    edit: withNode("Service", { description: "Roof repair for every house in Otter Falls." }),
    rule,
  },
  {
    fault: "a paragraph that was pasted in",
    in: maple,
    edit: inMain("<p>Every roof in Otter Falls has met our ladders by now.</p>"),
    rule,
  },
  ...faultsIn("service-areas/lake-county.html", {
    "title/page-fact": {
      "a title with the city of another page": withTitle(
        "Roofers in Elm County, MN | Maple &amp; Sons Roofing",
      ),
    },
  }),
  {
    fault: "the description of a county that is of another, which no record knows",
    file: "counties/lake-county.yaml",
    from: "Roofers in {cityCount} towns of Lake County.",
    to: "A roofer for {cityCount} towns in Cook County, with slate, cedar and steel in the yard.",
    mended: "A roofer for {cityCount} towns in Lake County, with slate, cedar and steel in the yard.",
    rule,
  },
  {
    fault: "an answer copied with its city",
    file: record,
    from: permits,
    to: "Clarks Ferry barns have soft steel that opens at the seam after three bad storms.",
    mended: "The clerk at Town Hall stamps the permit while you wait.",
    rule,
  },
  {
    fault: "a text that calls itself roofers of another city",
    file: record,
    from: permits,
    to: "As roofers in Otter Falls we bring the permit along.",
    mended: "As roofers in Maple Grove we bring the permit along.",
    rule,
  },
  {
    fault: "an answer for homeowners of another city",
    file: record,
    from: `cost: ${answer}`,
    to: "cost: Most Pine Bend homeowners pay for a steep roof by the pond.",
    mended: "cost: Most Maple Grove homeowners pay for a steep roof by the pond.",
    rule,
  },
  {
    fault: "a description of another city",
    file: record,
    from: "customMeta: Old oaks drop limbs on Maple Grove roofs",
    to: "customMeta: Old oaks drop limbs on Clarks Ferry roofs",
    mended: "customMeta: Old oaks drop limbs on many Maple Grove roofs",
    rule,
  },
  {
    fault: "a city in another county",
    file: record,
    from: permits,
    to: "Your Elm County home needs a permit for more than one square.",
    mended: "Your Lake County home needs a permit for more than one square.",
    rule,
  },
];

const said = (trap: string, to: string): Trap => ({ trap, file: record, from: permits, to });

export const placeTraps: readonly Trap[] = [
  said("a neighbor at a distance", "Pine Bend is twenty minutes away, and its clerk stamps our permits."),
  said("a comparison", "Unlike Pine Bend homeowners, yours needs a permit for one square."),
  said("a street named after a city", "Roofers in Pine Bend Road houses bring the permit along."),
  said("work in both cities", "As roofers in Maple Grove and Otter Falls we bring the permit along."),
  said("a county line", "The Elm County line runs two streets east of the pond."),
  said("a job elsewhere", "The slate for it came from a barn in Otter Falls that was torn down."),
  {
    trap: "a county that no record knows, beside the own or in a longer name",
    file: "counties/lake-county.yaml",
    from: "Roofers in {cityCount} towns of Lake County.",
    to: "Roofers for {cityCount} towns, with help for those burned out in Cook County Hospital, near the Lake County line.",
  },
  {
    trap: "a neighbor in the description",
    file: record,
    from: "and we mend what they break.",
    to: "ten minutes away from Pine Bend.",
  },
];

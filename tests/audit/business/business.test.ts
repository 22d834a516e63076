import { describe, expect, it } from "vitest";
import { businessRules } from "../../../scripts/audit/rules/business-rules.ts";
import { AuditedSite } from "../../support/audit.ts";
import { swap, withMeta } from "../../support/audit-edits.ts";
import { type Fault, fault, siteOnce, testFaultsOfGroup } from "../../support/audit-faults.ts";
import { withGraph, withNode } from "../../support/audit-graph.ts";
import { copyOfData } from "../../support/data-folder.ts";
import { fullerData } from "../../support/fuller-site.ts";
import { truthData } from "../../support/truth-data.ts";
import { recordFaults } from "../planted/cases-records.ts";
import { placeFaults } from "../planted/cases-said-places.ts";

const city = "/roofers-maple-grove-lake-county";
const county = "/service-areas/lake-county";

const faults: Fault[] = [
  fault("biz/nap", "/", swap('href="tel:+16125550100"', 'href="tel:+16125550199"'))`
    A link on / leads to tel:+16125550199, but the data says tel:+16125550100.`,
  fault("biz/nap", "/", swap("Call 612-555-0100", "Call 612-555-0109"))`
    / shows the phone number 612-555-0109, but the data says 612-555-0100 and, for texts, 612-555-0101.`,
  fault("biz/nap", "/", swap("We have climbed", "Write to hello@maple-roofing.test, we have climbed"))`
    / shows the e-mail address hello@maple-roofing.test, but the data says hello@maple-roofing.example.`,
  fault("biz/nap", "/", swap("We have climbed", "From Maple Grove, MN 55999 we have climbed"))`
    / shows the postal code 55999, but the data says 55311.`,
  fault("biz/nap", "/", withMeta("og:site_name", "Maple Roofs"))`
    og:site_name of / is "Maple Roofs", but the data says "Maple & Sons Roofing".`,
  fault("biz/license-visible", city, swap("State License BC123456", "Licensed"))`
    /roofers-maple-grove-lake-county does not show the license number BC123456.`,
  fault("biz/credential", city, swap("State License BC123456", "State License BC654321"))`
    /roofers-maple-grove-lake-county shows the State number BC654321, but the data says BC123456.`,
  fault("biz/name-exact", "/", swap("We have climbed", "At Maple and Sons Roofing we have climbed"))`
    / writes the name of the business as "Maple and Sons Roofing" instead of "Maple & Sons Roofing".`,
  fault("biz/no-bonded", "/", swap("We have climbed", "Insured and bonded, we have climbed"))`
    / advertises with the word "bonded".`,
  fault("biz/scope", "/", swap("We have climbed", "Besides plumbing, we have climbed"))`
    / speaks of "plumbing", which is work of another trade.`,
  fault("biz/hours", "/about", swap("8:00 AM to 4:30 PM", "9:00 AM to 4:30 PM"))`
    /about shows "9:00 AM to 4:30 PM" for Monday to Thursday, but the data says "8:00 AM to 4:30 PM".`,
  fault(
    "biz/area",
    "/",
    withNode("RoofingContractor", {
      areaServed: [{ "@type": "AdministrativeArea", name: "Elm County, MN" }],
    }),
  )`
    In the structured data of /, areaServed of the business lacks Lake County and has Elm County, which the data does not.`,
  fault(
    "biz/area",
    city,
    swap(
      '"areaServed":[{"@type":"City","name":"Maple Grove"',
      '"areaServed":[{"@type":"City","name":"Pine Bend"',
    ),
  )`
    In the structured data of /roofers-maple-grove-lake-county, areaServed of the service lacks Maple Grove and has Pine Bend, which the data does not.`,
  fault(
    "biz/area",
    county,
    withGraph((graph) => {
      for (const node of graph)
        if (node["@type"] === "ItemList") node.itemListElement = (node.itemListElement as unknown[]).slice(1);
    }),
  )`
    In the structured data of /service-areas/lake-county, the list of cities lacks https://www.maple-roofing.example/roofers-maple-grove-lake-county.`,
  fault("biz/price", "/calculator", swap("$4.50 to $7.00 a square foot", "$4.50 to $9.00 a square foot"))`
    /calculator says "$4.50 to $9.00 a square foot", but the data says "$4.50 to $7.00 a square foot" or "$3.00 to $5.25 a square foot".`,
  fault("biz/claims", city, swap("5-year guarantee", "9-year guarantee"))`
    /roofers-maple-grove-lake-county says "9-year guarantee", but the data says "5-year guarantee".`,
  fault("biz/claims", "/", swap("climbed roofs since 1971", "climbed roofs since 1961"))`
    / says "We have climbed roofs since 1961. How we repair.", but the data says "We have climbed roofs since 1971. How we repair.".`,
  fault("biz/claim-without-record", "/", swap("We have climbed", "An award-winning crew, we have climbed"))`
    / says "An award-winning": an award or rank that no data has.`,
  fault("biz/other-state", "/", swap("We have climbed", "Texas homes are hot. We have climbed"))`
    / says "Texas homes", but the business works in no city of that state.`,
  fault("biz/past-date", "/", swap("We have climbed", "Our Fall 2024 special: we have climbed"))`
    / says "Fall 2024 special", but 2024 is past: today is 2026-12-09.`,
];

const audited = siteOnce(
  () => truthData(copyOfData()).edit("business.yaml", "copyrightYear: 2024", "copyrightYear: 2026").dir,
);

describe("rules over what pages say of the business", () => {
  testFaultsOfGroup(businessRules, audited, faults, [
    "biz/copyright-year",
    "biz/two-accounts",
    "biz/sameas",
    ...[...recordFaults, ...placeFaults].map(({ rule }) => rule),
  ]);

  it("biz/nap reads the name in the manifest", () => {
    const files = { "manifest.webmanifest": '{"name":"Maple Roofs"}' };
    const judged = new AuditedSite({ files });
    expect(judged.judgeSet("biz/nap")).toEqual([
      `The name in manifest.webmanifest is "Maple Roofs", but the data says "${judged.site.business.name}".`,
    ]);
  });

  it("biz/claims counts the years from the foundation", () => {
    const data = fullerData().edit("business.yaml", "  warranty:", "  yearsInBusiness: 60+\n  warranty:");
    expect(new AuditedSite({ dataDir: data.dir }).findInSet("biz/claims")).toEqual([
      {
        message: "The data claims 60 years, but from 1971 to 2024 there are 53.",
        fix: "Claim at most 53 years, or correct the year of foundation.",
        place: { file: "business.yaml", pointer: "/facts/yearsInBusiness" },
      },
    ]);
  });

  it("biz/copyright-year knows the day", () => {
    expect(new AuditedSite().judgeSet("biz/copyright-year")).toEqual([
      "The copyright line says 2024, but it is 2026.",
    ]);
  });

  it("biz/sameas finds addresses that are no profiles", () => {
    const data = fullerData();
    const urls = [
      "https://guild.example/",
      "https://social.example/sharer.php?u=x",
      "https://www.maple-roofing.example/us",
    ];
    const profiles = [...urls, "https://guild.example/maple", "https://guild.example/maple"];
    data.append(
      "business.yaml",
      `profiles:\n${profiles.map((url, at) => `  - name: Guild ${at + 1}\n    url: ${url}\n`).join("")}`,
    );
    expect(new AuditedSite({ dataDir: data.dir }).judgeSet("biz/sameas")).toEqual([
      "The profile https://guild.example/ is the home page of another site, not a profile.",
      "The profile https://social.example/sharer.php?u=x is a link to share or search, not a profile.",
      "The profile https://www.maple-roofing.example/us is a page of this site.",
      "The profile https://guild.example/maple is listed twice.",
    ]);
  });
});

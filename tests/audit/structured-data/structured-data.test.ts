import { describe, expect, it } from "vitest";
import { structuredDataRules } from "../../../scripts/audit/rules/structured-data-rules.ts";
import { AuditedSite } from "../../support/audit.ts";
import { swap } from "../../support/audit-edits.ts";
import { newFindings, siteOnce, testFaults, testFaultsOfGroup } from "../../support/audit-faults.ts";
import { addNode, withNode } from "../../support/audit-graph.ts";
import { fullerData } from "../../support/fuller-site.ts";
import { featureFaults, hiddenAddressFaults } from "./feature-faults.ts";
import { graphFaults } from "./graph-faults.ts";

const city = "/roofers-maple-grove-lake-county";
const business = "RoofingContractor";
const origin = "https://www.maple-roofing.example";

const dataDir = () => {
  const data = fullerData();
  data.edit("projects/barn-roof.yaml", "Rotten boards", "The barn from the road had rotten boards");
  data.edit(
    "navigation.yaml",
    "© {copyrightYear} {businessName}",
    "© {copyrightYear} {businessName}, {postalCode}",
  );
  return data.dir;
};

const audited = siteOnce(dataDir);

describe("rules over structured data", () => {
  const elsewhere = ["ld/ids", "ld/lb-hidden-address"];
  testFaultsOfGroup(structuredDataRules, audited, [...graphFaults, ...featureFaults], elsewhere);
  testFaults(new AuditedSite(), hiddenAddressFaults);

  it("ld/ids finds ids that are no addresses, that stand twice, and that have other facts elsewhere", () => {
    expect(audited().judgeSet("ld/ids", { [city]: withNode("Service", { "@id": "#service" }) })).toEqual([
      `The @id "#service" on ${city} is not a whole address.`,
    ]);
    const twice = addNode({ "@type": "Service", "@id": `${origin}${city}#service` });
    expect(audited().judgeSet("ld/ids", { [city]: twice })).toEqual([
      `Two nodes on ${city} have the @id ${origin}${city}#service.`,
    ]);
    const slogan = withNode(business, { slogan: "Roofs that last" });
    const other = withNode(business, { slogan: "Roofs" });
    expect(audited().judgeSet("ld/ids", { "/": slogan, [city]: other, "/contact": slogan })).toEqual([
      `The slogan of ${origin}/#business is another on ${city} than on /contact.`,
    ]);
    const phone = withNode(business, { telephone: "+16125550199" });
    expect(audited().judgeSet("ld/ids", { [city]: phone })).toEqual([]);
  });

  it("say nothing more where a block cannot be read", () => {
    expect(Object.keys(newFindings(audited(), city, swap('"@graph":[', '"@graph":')))).toEqual(["ld/parse"]);
  });
});

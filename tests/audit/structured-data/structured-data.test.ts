import { describe, expect, it } from "vitest";
import type { Rule } from "../../../scripts/audit/rule.ts";
import { structuredDataRules } from "../../../scripts/audit/rules/structured-data-rules.ts";
import { AuditedSite } from "../../support/audit.ts";
import { swap } from "../../support/audit-edits.ts";
import { newFindings } from "../../support/audit-faults.ts";
import { addNode, pictureFiles, withNode } from "../../support/audit-graph.ts";
import { fullerData } from "../../support/fuller-site.ts";
import { featureFaults } from "./feature-faults.ts";
import { graphFaults } from "./graph-faults.ts";

const city = "/roofers-maple-grove-lake-county";
const business = "RoofingContractor";
const origin = "https://www.maple-roofing.example";

const faults = [...graphFaults, ...featureFaults];

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

let site: AuditedSite | undefined;

/** Rendered once for all tests of this file. */
function audited(): AuditedSite {
  if (!site) {
    const dir = dataDir();
    const files = pictureFiles(new AuditedSite({ dataDir: dir }));
    site = new AuditedSite({ dataDir: dir, files });
    // The folders go with the first test; what is in them is known from then on.
    for (const file of Object.keys(files)) site.audit.files.pictureOf(`/${file}`);
    for (const path of site.site.paths.keys()) site.html(path);
  }
  return site;
}

/** Rules that need several pages or files, tested by themselves. */
const overTheSet = ["ld/ids"];

describe("rules over structured data", () => {
  for (const [id, path, edit, messages] of faults)
    it(`${id} alone finds: ${messages.join(" ")}`, () => {
      expect(newFindings(audited(), path, edit)).toEqual({ [id]: messages });
    });

  it("say nothing of a good site, whatever the page", () => {
    for (const rule of structuredDataRules) {
      if ("page" in rule)
        for (const path of audited().site.paths.keys())
          expect(audited().judge(rule, path), rule.id).toEqual([]);
      if (!("page" in rule) || "site" in rule) expect(audited().judgeSet(rule), rule.id).toEqual([]);
    }
  });

  it("each have a damaged page here", () => {
    const found = new Set([...faults.map(([id]) => id), ...overTheSet]);
    expect(structuredDataRules.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([]);
  });

  it("ld/ids finds ids that are no addresses, that stand twice, and that have other facts elsewhere", () => {
    const rule = structuredDataRules.find(({ id }) => id === "ld/ids") as Rule;
    expect(audited().judgeSet(rule, { [city]: withNode("Service", { "@id": "#service" }) })).toEqual([
      `The @id "#service" on ${city} is not a whole address.`,
    ]);
    const twice = addNode({ "@type": "Service", "@id": `${origin}${city}#service` });
    expect(audited().judgeSet(rule, { [city]: twice })).toEqual([
      `Two nodes on ${city} have the @id ${origin}${city}#service.`,
    ]);
    const slogan = withNode(business, { slogan: "Roofs that last" });
    const other = withNode(business, { slogan: "Roofs" });
    expect(audited().judgeSet(rule, { "/": slogan, [city]: other, "/contact": slogan })).toEqual([
      `The slogan of ${origin}/#business is another on ${city} than on /contact.`,
    ]);
    const phone = withNode(business, { telephone: "+16125550199" });
    expect(audited().judgeSet(rule, { [city]: phone })).toEqual([]);
  });

  it("say nothing more where a block cannot be read", () => {
    expect(Object.keys(newFindings(audited(), city, swap('"@graph":[', '"@graph":')))).toEqual(["ld/parse"]);
  });
});

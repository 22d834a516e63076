import { describe, expect, it } from "vitest";
import { businessRules } from "../../../scripts/audit/rules/business-rules.ts";
import { AuditedSite } from "../../support/audit.ts";
import { swap } from "../../support/audit-edits.ts";
import { type Fault, fault, siteOnce, testFaultsOfGroup } from "../../support/audit-faults.ts";
import { withGraph } from "../../support/audit-graph.ts";
import { copyOfData } from "../../support/data-folder.ts";
import { fullerData } from "../../support/fuller-site.ts";
import { truthData } from "../../support/truth-data.ts";

const county = "/service-areas/lake-county";

const faults: Fault[] = [
  fault(
    "biz/area",
    county,
    withGraph((graph) => {
      for (const node of graph)
        if (node["@type"] === "ItemList") node.itemListElement = (node.itemListElement as unknown[]).slice(1);
    }),
  )`
    In the structured data of /service-areas/lake-county, the list of cities lacks https://www.maple-roofing.example/roofers-maple-grove-lake-county.`,
  fault("biz/claims", "/", swap("climbed roofs since 1971", "climbed roofs since 1961"))`
    / says "We have climbed roofs since 1961. How we repair.", but the data says "We have climbed roofs since 1971. How we repair.".`,
  fault("biz/claim-without-record", "/", swap("We have climbed", "An award-winning crew, we have climbed"))`
    / says "An award-winning": an award or rank that no data has.`,
  fault("biz/past-date", "/", swap("We have climbed", "Our Fall 2024 special: we have climbed"))`
    / says "Fall 2024 special", but 2024 is past: today is 2026-12-09.`,
];

const audited = siteOnce(
  () => truthData(copyOfData()).edit("business.yaml", "copyrightYear: 2024", "copyrightYear: 2026").dir,
);

describe("rules over what pages say of the business", () => {
  testFaultsOfGroup(businessRules, audited, faults);

  it("biz/nap reads the name in the manifest", () => {
    const files = { "manifest.webmanifest": '{"name":"Maple Roofs"}' };
    const judged = new AuditedSite({ files });
    expect(judged.judgeSet("biz/nap")).toEqual([
      `The name in manifest.webmanifest is "Maple Roofs", but the data says "${judged.site.business.name}".`,
    ]);
  });

  it.each<[text: string, recorded: string]>([
    ["We were {award}.", "award: voted Best Roofer in Lake County 2024"],
    ["We were voted {award}.", "award: Best Roofer in Lake County 2024"],
    ["Our award-winning crew comes by.", "award: voted Best Roofer in Lake County 2024"],
  ])("an award that is recorded may be said: %s", (text, recorded) => {
    const data = fullerData()
      .edit("business.yaml", "  warranty:", `  ${recorded}\n  warranty:`)
      .edit("pages/home.yaml", "lead: We have climbed", `lead: ${text} We have climbed`);
    const site = new AuditedSite({ dataDir: data.dir });
    expect([...site.judge("biz/claims"), ...site.judge("biz/claim-without-record")]).toEqual([]);
  });

  it.each([
    "We answer {replyTime}.",
    "Call {nightPhone} 24 hours a day.",
    "Our phone is answered around the clock, every day.",
  ])("a number that is answered day and night may be named so, whenever the office is open: %s", (text) => {
    const phones =
      "phones:\n  - id: night\n    purpose: Day and night\n    number: 612-555-0198\n    hours: 24 hours, every day\n";
    const data = fullerData()
      .edit("business.yaml", "  warranty:", "  replyTime: within the hour, day or night\n  warranty:")
      .edit("pages/home.yaml", "lead: We have climbed", `lead: ${text} We have climbed`);
    data.write("business.yaml", data.read("business.yaml").replace(/^phones:\n(?: .*\n)+/m, "") + phones);
    const site = new AuditedSite({ dataDir: data.dir });
    const ids = ["biz/nap", "biz/hours", "biz/claims"];
    expect(ids.flatMap((id) => site.judge(id))).toEqual([]);
  });

  it("biz/claims counts the years from the foundation", () => {
    const data = fullerData().edit("business.yaml", "  warranty:", "  yearsInBusiness: 60+\n  warranty:");
    expect(new AuditedSite({ dataDir: data.dir }).findInSet("biz/claims")).toEqual([
      {
        message: '"yearsInBusiness" is 60+, but the firm began in 1971.',
        fix: "Claim at most 55 years, or correct the year of foundation.",
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

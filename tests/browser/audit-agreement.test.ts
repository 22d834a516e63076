import { readFileSync } from "node:fs";
import { join } from "node:path";
import Validator from "@adobe/structured-data-validator";
import { describe, expect, inject, it } from "vitest";
import { listDocuments } from "../../scripts/read-build/documents.ts";
import { htmlFile } from "../../scripts/read-build/page-files.ts";
import { groupBy } from "../../src/loader/group-by.ts";
import { builtSites } from "../support/built-sites.ts";
import { runSite } from "../support/cli.ts";
import { few } from "../support/nightly.ts";

const { dir } = inject("built");

/**
 * Fields of jobs that are done from home or applied for in the search results, and of videos that are live, in chapters,
 * counted, or shown for a time or in some countries only.
 */
const ofOthers =
  /"(applicantLocationRequirements|jobLocationType|directApply|publication|hasPart|interactionStatistic|expires|ineligibleRegion)" \(optional\)/;

/** What another tool says of the structured data of a document, as `type: fault`. */
async function judge(html: string): Promise<string[]> {
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const { "@graph": nodes } = JSON.parse(json) as { "@graph": { "@type": string }[] };
  const jsonld = Object.fromEntries(groupBy(nodes, (node) => node["@type"]));
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
  return issues.flatMap(({ rootType, issueMessage }) =>
    ofOthers.test(issueMessage) ? [] : `${rootType}: ${issueMessage}`,
  );
}

describe("other checkers agree with the audit", () => {
  it.each(few(builtSites, 1))(
    "the audit has no error and no warning on the site of $name",
    ({ data, dir, env }) => {
      const args = ["audit", "--data", data, "--dist", dir, "--format", "json"];
      const { code, stdout } = runSite(args, { env });
      const { problems } = JSON.parse(stdout) as { problems: { severity: string; message: string }[] };
      expect(problems.filter(({ severity }) => severity !== "info").map(({ message }) => message)).toEqual(
        [],
      );
      expect(code).toBe(0);
    },
  );

  it.each(builtSites)("structured-data-validator finds nothing on the site of $name", async (site) => {
    for (const path of listDocuments(site.dir)) {
      const html = readFileSync(join(site.dir, htmlFile(path)), "utf8");
      if (html.includes("application/ld+json")) expect(await judge(html), path).toEqual([]);
    }
  });

  it("structured-data-validator finds a fault where there is one", async () => {
    const html = readFileSync(join(dir, "about-us.html"), "utf8");
    expect(await judge(html.replaceAll('"position":2', '"place":2'))).toEqual([
      'BreadcrumbList: Required attribute "position" is missing',
    ]);
  });
});

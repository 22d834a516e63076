import { readFileSync } from "node:fs";
import { join } from "node:path";
import Validator from "@adobe/structured-data-validator";
import { describe, expect, inject, it } from "vitest";
import { groupBy } from "../../scripts/group-by.ts";
import { builtSites } from "../support/built-sites.ts";
import { runSite } from "../support/cli.ts";
import { builtFile, listRoutes } from "../support/routes.ts";

const { dir } = inject("built");

/** What another tool says of the structured data of a document, as `type: fault`. */
async function judge(html: string): Promise<string[]> {
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const { "@graph": nodes } = JSON.parse(json) as { "@graph": { "@type": string }[] };
  const jsonld = Object.fromEntries(groupBy(nodes, (node) => node["@type"]));
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
  return issues.map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

describe("other checkers agree with the audit", () => {
  it.each(builtSites)("the audit has no error and no warning on the site of $name", ({ data, dir }) => {
    const { code, stdout } = runSite(["audit", "--data", data, "--dist", dir, "--format", "json"]);
    const { problems } = JSON.parse(stdout) as { problems: { severity: string; message: string }[] };
    expect(problems.filter(({ severity }) => severity !== "info").map(({ message }) => message)).toEqual([]);
    expect(code).toBe(0);
  });

  it("structured-data-validator finds nothing", async () => {
    for (const { path } of listRoutes().filter((route) => route.type !== "not-found"))
      expect(await judge(readFileSync(join(dir, builtFile(path)), "utf8")), path).toEqual([]);
  });

  it("structured-data-validator finds a fault where there is one", async () => {
    const html = readFileSync(join(dir, "about-us.html"), "utf8");
    expect(await judge(html.replaceAll('"position":2', '"place":2'))).toEqual([
      'BreadcrumbList: Required attribute "position" is missing',
    ]);
  });
});

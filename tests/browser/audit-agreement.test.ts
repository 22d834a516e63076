import { readFileSync } from "node:fs";
import { join } from "node:path";
import { structuredDataTest, type TestOutcome } from "structured-data-testing-tool";
import { Facebook, Google, Twitter } from "structured-data-testing-tool/presets";
import { describe, expect, inject, it } from "vitest";
import { builtSites } from "../support/built-sites.ts";
import { runSite } from "../support/cli.ts";
import { builtFile, listRoutes } from "../support/routes.ts";

const { dir } = inject("built");

/** What another tool says of a document, as `group: test`. */
async function judge(html: string): Promise<string[]> {
  const outcome = await structuredDataTest(html, { presets: [Google, Twitter, Facebook] }).catch(
    ({ res }: { res: TestOutcome }) => res,
  );
  return [...outcome.failed, ...outcome.warnings].map(({ group, test }) => `${group}: ${test}`);
}

/** The tool does not look into `@graph`, so each node gets a block of its own. */
function withoutGraph(html: string): string {
  return html.replace(/<script type="application\/ld\+json">(.*?)<\/script>/, (_, json: string) => {
    const { "@graph": nodes } = JSON.parse(json) as { "@graph": object[] };
    return nodes
      .map((node) => JSON.stringify({ "@context": "https://schema.org", ...node }).replaceAll("<", "\\u003c"))
      .map((block) => `<script type="application/ld+json">${block}</script>`)
      .join("");
  });
}

/** What the tool finds though the audit calls it clean, and why the page is right all the same. */
const disagreements: Record<string, string> = {
  'Twitter: "twitter:site"': "names an account of the firm; it has none, and the card needs none",
  'Twitter: "twitter:creator"': "the same",
  'undefined: BlogPosting[0].publisher."@type"':
    "the publisher is the business node of the same graph, named by its @id, which the tool does not follow",
  "undefined: BlogPosting[0].publisher.name": "the same",
  "undefined: BlogPosting[0].publisher.logo":
    "the same; Google no longer asks for it (article document, 2026)",
  "undefined: BlogPosting[0].publisher.logo.url": "the same",
};

describe("other checkers agree with the audit", () => {
  it.each(builtSites)("the audit has no error and no warning on the site of $name", ({ data, dir }) => {
    const { code, stdout } = runSite(["audit", "--data", data, "--dist", dir, "--format", "json"]);
    const { problems } = JSON.parse(stdout) as { problems: { severity: string; message: string }[] };
    expect(problems.filter(({ severity }) => severity !== "info").map(({ message }) => message)).toEqual([]);
    expect(code).toBe(0);
  });

  it("structured-data-testing-tool finds nothing but what is explained here", async () => {
    const found = new Map<string, string[]>();
    for (const { path } of listRoutes().filter((route) => route.type !== "not-found")) {
      const html = readFileSync(join(dir, builtFile(path)), "utf8");
      for (const fault of await judge(withoutGraph(html)))
        found.set(fault, [...(found.get(fault) ?? []), path]);
    }
    expect([...found.keys()].filter((fault) => !(fault in disagreements))).toEqual([]);
    expect(Object.keys(disagreements).filter((fault) => !found.has(fault))).toEqual([]);
  });

  it("structured-data-testing-tool finds a fault where there is one", async () => {
    const html = readFileSync(join(dir, "index.html"), "utf8");
    expect(await judge(html.replace(/<meta property="og:image" [^>]*>/, ""))).toContain(
      'Facebook: "og:image" || "og:image:src"',
    );
  });
});

import { execFile, spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type ConfigData, HtmlValidate } from "html-validate";
import { describe, expect, test } from "vitest";
import { openTab } from "../support/browser.ts";
import { builtSites } from "../support/built-sites.ts";
import { root } from "../support/data-folder.ts";
import { isNight } from "../support/nightly.ts";
import { builtFile, listRoutes, onePerType } from "../support/routes.ts";

/** Every page at night, by day one of each type: they are made of the same parts. */
const files = builtSites.flatMap(({ dir, data }) => {
  const routes = isNight ? listRoutes(data) : onePerType(listRoutes(data));
  return [...routes.map(({ path }) => path), "/404"].map((path) => join(dir, builtFile(path)));
});

interface Finding {
  rule: string;
  message: string;
  pages: string;
}

/** The same fault on many pages is one finding. */
function summarize(found: { rule: string; message: string; file: string }[]): Finding[] {
  const pages = new Map<string, string[]>();
  for (const { rule, message, file } of found) {
    const key = JSON.stringify([rule, message]);
    pages.set(key, [...(pages.get(key) ?? []), file]);
  }
  return [...pages].map(([key, list]) => {
    const [rule, message] = JSON.parse(key) as [string, string];
    const names = [...new Set(list)];
    return { rule, message, pages: `${names.slice(0, 3).join(", ")} (${names.length} of ${files.length})` };
  });
}

/**
 * What the checker guesses of the policy in a page: read from disk, no address is 'self', and it takes structured data
 * for a script, which a browser never runs (HTML standard: data block). A browser decides this in tests/hosting.
 */
const guessOfPolicy = /^(Resource|Inline script) violates Content Security Policy \(meta tag\)/;

/** Compiled once and simply: it ends too soon to gain from more, which takes twice the CPU. */
const quickly = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss4m"];

describe("the Nu HTML checker", () => {
  const hasJava = spawnSync("java", ["-version"]).status === 0;
  test.skipIf(!hasJava)(
    `finds nothing in any page${hasJava ? "" : " (skipped: it needs Java, which is not installed)"}`,
    async () => {
      const jar = join(root, "node_modules", "vnu-jar", "build", "dist", "vnu.jar");
      const { stdout } = await promisify(execFile)(
        "java",
        [...quickly, "-jar", jar, "--format", "json", "--stdout", "--exit-zero-always", ...files],
        { maxBuffer: 64_000_000 },
      );
      const { messages } = JSON.parse(stdout) as {
        messages: { type: string; message: string; url: string; extract?: string }[];
      };
      const found = messages.flatMap(({ type, message, url, extract = "" }) =>
        type === "info" && guessOfPolicy.test(message)
          ? []
          : { rule: type, message: `${message} ${extract.slice(0, 200)}`, file: fileURLToPath(url) },
      );
      expect(summarize(found)).toEqual([]);
    },
  );
});

describe("html-validate", () => {
  /** The recommended rules, but for these (README says why). */
  const config: ConfigData = {
    root: true,
    extends: ["html-validate:recommended"],
    rules: {
      // React writes some attributes as their property is called (srcSet); HTML takes either.
      "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
      // React writes boolean attributes as empty ones.
      "attribute-boolean-style": ["error", { style: "empty" }],
      // React writes hidden="", our own head writes crossorigin: HTML takes both for the same.
      "attribute-empty-style": "off",
      // Checkboxes of one question have one name, as radio buttons do.
      "form-dup-name": ["error", { shared: ["radio", "checkbox"] }],
      // Style sheets keep numbers on one line; the test below measures it.
      "tel-non-breaking": "off",
    },
  };

  test("finds nothing in any page", async () => {
    const checker = new HtmlValidate(config);
    const found: { rule: string; message: string; file: string }[] = [];
    for (const file of files) {
      const report = await checker.validateFile(file);
      for (const { messages } of report.results)
        for (const { ruleId, message, selector } of messages)
          found.push({ rule: ruleId, message: `${message} ${selector ?? ""}`, file });
    }
    expect(summarize(found)).toEqual([]);
  });
});

describe.each(builtSites)("in the site of $name", ({ url, data }) =>
  test.each([360, 1280])(
    "no phone number is broken over two lines at %d pixels",
    { tags: "nightly" },
    async (width) => {
      const page = await openTab({ baseURL: url, viewport: { width, height: 800 } });
      const broken: string[] = [];
      for (const { path } of onePerType(listRoutes(data))) {
        await page.goto(path);
        const texts = await page.evaluate(() => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          for (let node = walker.nextNode(); node; node = walker.nextNode())
            for (const match of node.nodeValue?.matchAll(/\(?\d{3}\)?[-\s]\d{3}-\d{4}/g) ?? []) {
              const range = document.createRange();
              range.setStart(node, match.index);
              range.setEnd(node, match.index + match[0].length);
              if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
                found.push(node.parentElement?.outerHTML.slice(0, 160) ?? match[0]);
            }
          return found;
        });
        broken.push(...texts.map((text) => `${path}: ${text}`));
      }
      expect(broken).toEqual([]);
    },
  ),
);

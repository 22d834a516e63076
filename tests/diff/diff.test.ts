import pc from "picocolors";
import { describe, expect, it } from "vitest";
import { BuiltSite } from "../../scripts/diff/built-site.ts";
import { diffSites } from "../../scripts/diff/diff.ts";
import { formatMarkdown } from "../../scripts/diff/format-markdown.ts";
import { formatDifference } from "../../scripts/diff/format-text.ts";
import type { Difference } from "../../scripts/schemas/difference.ts";
import { UserError } from "../../scripts/user-error.ts";
import { DataFolder, temporaryFolder } from "../support/data-folder.ts";

interface Shown {
  title?: string;
  h1?: string;
  description?: string;
  robots?: string;
  links?: string[];
  graph?: unknown[];
}

const place = "https://maple.example/";

function page(path: string, shown: Shown, at = place): string {
  const { title = `Page ${path}`, h1 = title, description = "Roofs.", robots, links = [], graph } = shown;
  const data = graph && JSON.stringify({ "@graph": graph });
  return [
    `<!DOCTYPE html><html lang="en"><head><title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    robots === undefined ? "" : `<meta name="robots" content="${robots}">`,
    `<link rel="canonical" href="${at}${path.slice(1)}">`,
    data === undefined ? "" : `<script type="application/ld+json">${data}</script>`,
    `</head><body><main><h1>${h1}</h1>`,
    ...links.map((href) => `<a href="${href}">Link</a>`),
    "</main></body></html>",
  ].join("");
}

function build(pages: Record<string, Shown>, files: Record<string, string> = {}, at = place): BuiltSite {
  const folder = new DataFolder(temporaryFolder());
  for (const [path, shown] of Object.entries({ "/": {}, ...pages }))
    folder.write(path === "/" ? "index.html" : `${path.slice(1)}.html`, page(path, shown, at));
  for (const [file, text] of Object.entries(files)) folder.write(file, text);
  return new BuiltSite(folder.dir, "/");
}

const text = (difference: Difference) => formatDifference(difference, pc.createColors(false));

describe("the difference of two builds", () => {
  it("is nothing for the same pages, wherever they were built for", () => {
    const shown = (origin: string, base: string): Record<string, Shown> => ({
      "/repair": {
        links: [`${base}`, `${base}repair`, "tel:+1", "https://other.example/repair"],
        graph: [
          { "@type": "Service", "@id": `${origin}${base}repair#service`, url: `${origin}${base}repair` },
        ],
      },
    });
    const before = build(shown("https://maple.example", "/"), { _redirects: "/old /repair 301\n" });
    const after = build(
      shown("http://localhost:4173", "/sub/"),
      { _redirects: "/sub/old /sub/repair 301\n" },
      "http://localhost:4173/sub/",
    );
    expect(text(diffSites(before, after))).toBe("0 of 2 pages changed.");
    expect(after.redirects).toEqual(new Map([["/old", "/repair"]]));
  });

  it("collapses what changed the same way, whatever name a page has", () => {
    const towns = ["Pine Bend", "Otter Falls", "Eden"];
    const pagesSaying = (describe: (town: string) => string) =>
      Object.fromEntries(
        towns.map((town) => [
          `/roofers-${town.toLowerCase().replace(" ", "-")}`,
          { title: town, description: describe(town) },
        ]),
      );
    const before = build(pagesSaying((town) => `Roofers in ${town}.`));
    const after = build(pagesSaying((town) => `Roofers in ${town}, call ${town} now.`));
    expect(text(diffSites(before, after))).toMatchInlineSnapshot(`
      "3 of 4 pages changed.

      3 descriptions changed the same way, for example on /roofers-eden
        - Roofers in Eden.
        + Roofers in Eden, call Eden now.
        also on /roofers-otter-falls, /roofers-pine-bend"
    `);
  });

  it("takes the same words for the same change, at the start of a text and in the middle", () => {
    const before = build({ "/eden": { description: "In Eden." }, "/pine": { description: "Pine." } });
    const after = build({
      "/eden": { description: "In sunny Eden." },
      "/pine": { description: "sunny Pine." },
    });
    expect(diffSites(before, after).changes.map(({ paths }) => paths)).toEqual([["/eden", "/pine"]]);
  });

  it("keeps apart what changed in different ways, and does not mistake another page's name for the own", () => {
    const before = build({ "/eden": { description: "In Eden." }, "/pine": { description: "In Pine." } });
    const after = build({ "/eden": { description: "In Pine." }, "/pine": { description: "In Pine, now." } });
    expect(text(diffSites(before, after))).toMatchInlineSnapshot(`
      "2 of 3 pages changed.

      1 description changed on /eden
        - In Eden.
        + In Pine.

      1 description changed on /pine
        - In Pine.
        + In Pine, now."
    `);
  });

  it("speaks of titles, robots, headings, structured data and links", () => {
    const before = build({
      "/a": {
        title: "Old",
        links: ["/b"],
        graph: [{ "@type": "Service", areaServed: [{ name: "Eden" }], offers: 2 }],
      },
    });
    const after = build({
      "/a": {
        title: "New",
        robots: "noindex",
        links: ["/c"],
        graph: [{ "@type": "Service", areaServed: [{ name: "Pine Bend" }], url: `${place}a` }],
      },
    });
    expect(text(diffSites(before, after))).toMatchInlineSnapshot(`
      "1 of 2 pages changed.

      1 title changed on /a
        - Old
        + New

      1 robots rule added on /a
        + noindex

      1 heading changed on /a
        - h1 Old
        + h1 New

      1 value of structured data at Service.areaServed[1].name changed on /a
        - Eden
        + Pine Bend

      1 value of structured data at Service.offers removed on /a
        - 2

      1 value of structured data at Service.url added on /a
        + /a

      1 link removed on /a
        - /b

      1 link added on /a
        + /c"
    `);
  });

  it("tells moved pages from lost ones, with and without redirects", () => {
    const before = build({
      "/gone": { title: "Gone" },
      "/old-name": { title: "Named" },
      "/renamed": { title: "Same", h1: "Same heading" },
      "/sent-on": { title: "Sent" },
    });
    const refresh = '<meta http-equiv="refresh" content="0; url=/contact">';
    const after = build(
      {
        "/contact": { title: "Contact" },
        "/fresh": { title: "Fresh" },
        "/new-name": { title: "Named anew" },
        "/name": { title: "Same", h1: "Same heading" },
      },
      { _redirects: "/old-name /new-name 301\n", "sent-on.html": `<html><head>${refresh}</head></html>` },
    );
    const difference = diffSites(before, after);
    expect(text(difference)).toMatchInlineSnapshot(`
      "0 of 1 pages changed, 1 added, 3 moved, 1 lost without a redirect.

      Added
        /fresh

      Moved
        /old-name → /new-name (redirected)
        /renamed → /name (NOT redirected: the old address finds nothing)
        /sent-on → /contact (redirected)

      Lost without a redirect
        /gone"
    `);
    expect(formatMarkdown(difference)).toMatchInlineSnapshot(`
      "### What changes on the site

      0 of 1 pages changed, 1 added, 3 moved, 1 lost without a redirect.

      **Lost without a redirect**

      - \`/gone\`

      **Moved**

      - \`/old-name\` → \`/new-name\` (redirected)
      - \`/renamed\` → \`/name\` (NOT redirected: the old address finds nothing)
      - \`/sent-on\` → \`/contact\` (redirected)

      **Added**

      - \`/fresh\`
      "
    `);
  });

  it("writes Markdown that no text of a page breaks out of", () => {
    const before = build({ "/a": { description: "Old" } });
    const after = build({ "/a": { description: "``` &lt;b> | &quot;new&quot;" } });
    expect(formatMarkdown(diffSites(before, after))).toMatchInlineSnapshot(`
      "### What changes on the site

      1 of 2 pages changed.

      <details><summary>1 description changed</summary>

      On \`/a\`:

      \`\`\`\`diff
      - Old
      + \`\`\` <b> | "new"
      \`\`\`\`

      </details>
      "
    `);
  });

  it("refuses a folder that is missing or was not built", () => {
    expect(() => new BuiltSite("nowhere", temporaryFolder())).toThrow("There is no built folder nowhere.");
    const empty = temporaryFolder();
    expect(() => new BuiltSite(empty, "/")).toThrow(
      new UserError(
        `${empty} is not a built folder: it has no index.html.`,
        "Name a folder that site build has written.",
      ),
    );
  });
});

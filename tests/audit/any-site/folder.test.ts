import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bareRules } from "../../../scripts/audit/any-site/audit-any-site.ts";
import { rules } from "../../../scripts/audit/rules/index.ts";
import { refused } from "../../support/cli.ts";
import { root, temporaryFolder } from "../../support/data-folder.ts";
import { runHere } from "../../support/run-here.ts";

const fixtures = join(root, "tests", "fixtures", "any-sites");

/** A copy of one of the sites, alone in its folder. */
function copyOf(site: "astro" | "broken" | "wordpress"): string {
  const folder = temporaryFolder();
  cpSync(join(fixtures, site), join(folder, "old"), { recursive: true });
  return folder;
}

interface Finding {
  code: string;
  message: string;
  path?: string;
  file?: string;
  related?: { path: string }[];
}

async function findings(folder: string, ...options: string[]): Promise<Finding[]> {
  const { stdout } = await runHere(["audit", "--dist", "old", "--format", "json", ...options], folder);
  return (JSON.parse(stdout) as { problems: Finding[] }).problems;
}

/** What one rule says. */
async function said(folder: string, rule: string): Promise<string[]> {
  return (await findings(folder)).flatMap(({ code, message }) => (code === rule ? message : []));
}

const count = `Judged without data: ${bareRules(rules).length} of ${rules.length} rules apply.`;

test("A site of Astro without faults has none, and no data folder is needed", async () => {
  const { code, stdout, stderr } = await runHere(["audit", "--dist", "old"], copyOf("astro"));
  expect(stdout).not.toMatch(/ {2}(error|warning) {2}/);
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: `${count}\n4 pages judged by ${bareRules(rules).length} rules.\n`,
  });
});

test("Faults of an export of WordPress are found on their pages", async () => {
  const folder = copyOf("wordpress");
  const all = await findings(folder);
  expect(all.filter(({ code }) => /^(title|link|desc|map|robots|canon|h1)\//.test(code))).toMatchObject([
    {
      code: "title/unique",
      path: "/category/tips/",
      related: [{ path: "/category/tips/page/2/", file: "old/category/tips/page/2/index.html" }],
    },
    {
      code: "link/broken",
      message: "/services/drain-cleaning/ links to ../old-offers/, which does not exist.",
      path: "/services/drain-cleaning/",
      file: "old/services/drain-cleaning/index.html",
    },
    {
      code: "desc/one",
      path: "/category/tips/",
      related: [{ path: "/category/tips/page/2/" }, { path: "/services/" }],
    },
    { code: "h1/length-unique", path: "/category/tips/" },
    { code: "link/relative", path: "/services/drain-cleaning/" },
  ]);
});

test("Tags that no page has are one finding", async () => {
  const [preview, ...others] = await said(copyOf("wordpress"), "og/required");
  expect(others).toEqual([]);
  expect(preview).toMatch(
    /^\/ lacks og:title, og:type, .*The same on all 6 pages: the layout has the fault\. Mend it first: og\/optional, tw\/card may follow from it\.$/,
  );
});

test("A fault that is mended is gone", async () => {
  const folder = copyOf("wordpress");
  const file = join(folder, "old", "services", "drain-cleaning", "index.html");
  writeFileSync(file, readFileSync(file, "utf8").replace("../old-offers/", "/services/"));
  expect(await said(folder, "link/broken")).toEqual([]);
});

test("Each file of a broken site that is no page is named with what it is, and the rest is judged", async () => {
  const folder = copyOf("broken");
  expect(await said(folder, "audit/no-page")).toEqual([
    "archive.html is no HTML, but a ZIP archive.",
    "empty.html is empty.",
    "notes.html holds no HTML, only text.",
  ]);
  expect(await said(folder, "link/broken")).toEqual([
    "/ links to %zz.html, which does not exist.",
    "/ links to no-such-page.html, which does not exist.",
  ]);
  expect(await said(folder, "head/encoding")).toHaveLength(1);
  expect(await said(folder, "link/crawlable")).toEqual([
    'The link "Worse" on / has no URL that can be followed.',
  ]);
});

test("A document of 3 MB is read, and named as too large", async () => {
  const folder = copyOf("astro");
  const file = join(folder, "old", "about", "index.html");
  appendFileSync(file, "<p>One more sentence about wires.</p>\n".repeat(90_000));
  expect(await said(folder, "head/size")).toEqual(["/about/ has 3422019 bytes, more than 2000000."]);
});

test("A page has the path that its canonical link says, where the file can be served there, and links are to have it", async () => {
  const folder = copyOf("astro");
  const file = join(folder, "old", "about", "index.html");
  const html = readFileSync(file, "utf8");
  writeFileSync(file, html.replaceAll("birchline.example/about/", "birchline.example/about"));
  const sitemap = join(folder, "old", "sitemap-0.xml");
  writeFileSync(sitemap, readFileSync(sitemap, "utf8").replace("/about/<", "/about<"));
  const found = (await findings(folder)).filter(({ code }) => code !== "text/low");
  expect(found).toMatchObject([
    { code: "url/slash", message: expect.stringContaining("the page is /about.") },
  ]);
});

test("A canonical URL that is missing is asked for beside the title", async () => {
  const folder = copyOf("astro");
  const file = join(folder, "old", "about", "index.html");
  const html = readFileSync(file, "utf8").replace("<title>", "\n<title>");
  writeFileSync(file, html.replace(/<link rel="canonical"[^>]*>/, ""));
  expect((await findings(folder)).filter(({ code }) => code === "canon/one")).toMatchObject([
    { path: "/about/", file: "old/about/index.html", line: 2, column: 1 },
  ]);
});

test("The address of the site is the one that most pages name, or the one given", async () => {
  const folder = copyOf("astro");
  const file = join(folder, "old", "about", "index.html");
  const html = readFileSync(file, "utf8");
  writeFileSync(
    file,
    html.replace('rel="canonical" href="https://birchline', 'rel="canonical" href="https://elm'),
  );
  expect(await said(folder, "canon/absolute")).toEqual([
    "The canonical URL of /about/ is on https://elm.example, not on https://birchline.example.",
  ]);
  const other = await findings(folder, "--url", "https://elm.example");
  expect(other.filter(({ code }) => code === "canon/absolute").map(({ path }) => path)).toEqual([
    "/",
    "/services/rewiring/",
  ]);
});

test("SARIF and GitHub name the document of a page", async () => {
  const folder = copyOf("wordpress");
  const args = ["audit", "--dist", "old", "--format"];
  const { stdout: sarif } = await runHere([...args, "sarif"], folder);
  expect(sarif).toContain('"uri": "old/services/drain-cleaning/index.html"');
  const { stdout: github } = await runHere([...args, "github"], folder);
  expect(github).toContain(
    "::error file=old/services/drain-cleaning/index.html,line=20,col=13,title=link/broken::",
  );
});

test("The report of a site without data is written", async () => {
  const folder = copyOf("astro");
  const { stderr } = await runHere(["audit", "--dist", "old", "--report", "report"], folder);
  expect(stderr).toContain("The report is report/index.html");
  expect(readFileSync(join(folder, "report", "index.html"), "utf8")).toContain('"name":"birchline.example"');
});

test("No fix speaks of files that only our sites have", () => {
  const ours = bareRules(rules).filter(({ fix }) =>
    /npx|\.yaml|\bdata\b(?<!structured data)|builder|site routes/.test(fix),
  );
  expect(ours.map(({ id, fix }) => `${id}: ${fix}`)).toEqual([]);
});

test("What cannot be read is refused with what to do", async () => {
  const folder = copyOf("broken");
  const audit = (dist: string) => runHere(["audit", "--dist", dist], folder);
  cpSync(join(folder, "old", "archive.html"), join(folder, "export.zip"));
  expect(await audit("export.zip")).toEqual(
    refused(
      "export.zip is an archive, and only folders are read.\n  Fix: Unpack it, and name the folder that holds index.html.\n",
    ),
  );
  expect(await audit("old/about.html")).toEqual(
    refused("old/about.html is a file, and only folders are read.\n  Fix: Name the folder it lies in.\n"),
  );
  expect((await audit("older")).stderr).toContain("There is no built folder older.");
  const source = temporaryFolder();
  writeFileSync(join(source, "astro.config.mjs"), "");
  const { stderr } = await runHere(["audit", "--dist", "."], source);
  expect(stderr).toContain("It looks like the source of a site.");
  cpSync(join(fixtures, "astro"), join(source, "dist"), { recursive: true });
  rmSync(join(source, "dist", "404.html"));
  expect((await runHere(["audit", "--dist", "dist"], source)).stderr).toContain("3 pages judged");
  expect((await runHere(["audit", "--dist", "."], source)).stderr).toBe(
    ". holds no home page.\n  Fix: Name dist, which holds one.\n",
  );
  mkdirSync(join(source, "dist", "_layouts"));
  expect((await runHere(["audit", "--dist", "dist"], source)).stderr).toContain(
    "dist holds the templates of a site, not its pages.\n  Fix: It looks like the source of a site.",
  );
});

test("A list of posts by their writer that nobody links or describes is one finding", async () => {
  const folder = copyOf("astro");
  const html = readFileSync(join(folder, "old", "about", "index.html"), "utf8")
    .replaceAll("/about/", "/author/jo/")
    .replace(/<title>[^<]*/, "<title>jo, Author at Birchline Electric")
    .replace(/<meta name="description"[^>]*>/, "")
    .replace(/<h1>[^<]*/, "<h1>Author: jo");
  mkdirSync(join(folder, "old", "author", "jo"), { recursive: true });
  writeFileSync(join(folder, "old", "author", "jo", "index.html"), html);
  const all = await findings(folder);
  expect(all.filter(({ path }) => path === "/author/jo/").map(({ code }) => code)).toEqual(["map/set"]);
});

test("A link in another case, and a page that names another language than its text or all other pages, are found", async () => {
  const folder = copyOf("astro");
  const file = join(folder, "old", "about", "index.html");
  const html = readFileSync(file, "utf8").replace('lang="en"', 'lang="es"');
  writeFileSync(file, html.replace("</main>", '<a href="/Services/rewiring/">Rewiring</a></main>'));
  expect(await said(folder, "link/broken")).toEqual([
    "/about/ links to /Services/rewiring/, which does not exist: /services/rewiring/ is there, and most servers tell upper from lower case.",
  ]);
  expect(await said(folder, "text/other-language")).toEqual([
    '/about/ says lang="es", but its text is English.',
  ]);
  const address =
    "Birchline Electric, Hill Street, Saint Paul, Minnesota, telephone, e-mail, Monday, Tuesday, Friday";
  writeFileSync(
    file,
    html.replace(/<main>.*<\/main>/s, `<main><h1>Contact details</h1><p>${address}</p></main>`),
  );
  expect(await said(folder, "text/other-language")).toEqual([
    '/about/ says lang="es", but its text has no word of Spanish, and all other pages say lang="en".',
  ]);
});

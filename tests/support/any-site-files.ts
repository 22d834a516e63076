import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root, temporaryFolder } from "./data-folder.ts";
import { few } from "./nightly.ts";
import { runHere } from "./run-here.ts";

export const about = "about/index.html";
export const feed = '<link rel="alternate" type="application/rss+xml" href="/feed.xml">';
export const rss = (item: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Wires</title>\n${item}\n</channel></rss>`;

/** Structured data of a page, in its head. */
const ld = (json: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org",${json}}</script>`;
export const priced = (price: string) =>
  ld(
    `"@type":"Product","name":"Lamp","image":"https://birchline.example/card.png","offers":{"@type":"Offer","price":"${price}","priceCurrency":"USD","availability":"https://schema.org/InStock"}`,
  );
export const openTo = (closes: string) =>
  ld(
    `"@type":"Electrician","name":"Birchline Electric","telephone":"651-555-0177","address":{"@type":"PostalAddress","streetAddress":"4 Hill Street","addressLocality":"Saint Paul","addressRegion":"MN","postalCode":"55102","addressCountry":"US"},"url":"https://birchline.example/","image":"https://birchline.example/card.png","openingHoursSpecification":[{"@type":"OpeningHoursSpecification","dayOfWeek":["Monday","Tuesday"],"opens":"07:00","closes":"${closes}"}]`,
  );

export type Files = Record<string, string | ((html: string) => string) | undefined>;

/** A problem as it is printed. */
interface Said {
  code: string;
  severity: string;
  line?: number;
  message: string;
  hint: string;
}

/** All findings of a good site in whose folder these files are others. */
async function allFound(files: Files, encoding: BufferEncoding = "utf8"): Promise<Said[]> {
  const folder = temporaryFolder();
  cpSync(join(root, "tests", "fixtures", "any-sites", "astro"), join(folder, "old"), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, "old", name);
    if (text === undefined) rmSync(file);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, typeof text === "string" ? text : text(readFileSync(file, "utf8")), encoding);
    }
  }
  const { stdout } = await runHere(["audit", "--dist", "old", "--format", "json"], folder);
  return (JSON.parse(stdout) as { problems: Said[] }).problems;
}

/** Those above information: `rule line: message fix`. */
export async function found(files: Files, encoding?: BufferEncoding): Promise<string[]> {
  return (await allFound(files, encoding))
    .filter(({ severity }) => severity !== "info")
    .map(({ code, line, message, hint }) => `${code} ${line}: ${message} ${hint}`);
}

/** What one rule says. */
export async function noted(files: Files, rule: string): Promise<string[]> {
  return (await allFound(files)).flatMap(({ code, message }) => (code === rule ? message : []));
}

/** The same without the missing files of the site. */
export async function foundIn(files: Files, encoding?: BufferEncoding): Promise<string[]> {
  return (await found(files, encoding)).filter((one) => !one.startsWith("file/missing"));
}

/** Rows of a table: each is an audit of a site. */
const mostByDay = 12;

/** Each fault is found once, and nothing else. */
export function testFaults(name: string, faults: [rule: string, says: string, files: Files][]): void {
  describe(name, () => {
    it.each(few(faults, mostByDay))("%s: %s", async (rule, says, files) => {
      const all = await foundIn(files);
      expect(all).toEqual([expect.stringContaining(says)]);
      expect(all[0]).toMatch(new RegExp(`^${rule}: `));
    });
  });
}

/** Nothing is found. */
export function testTraps(
  name: string,
  traps: [what: string, files: Files, encoding?: BufferEncoding][],
): void {
  describe(name, () => {
    it.each(few(traps, mostByDay))("%s", async (_, files, encoding) => {
      expect(await foundIn(files, encoding)).toEqual([]);
    });
  });
}

export const swap = (from: string | RegExp, to: string) => (html: string) => {
  if (html.search(from) < 0) throw new Error(`The page does not hold ${from}.`);
  return html.replace(from, to);
};
export const inMain = (html: string) => ({ [about]: swap("</main>", `\n${html}</main>`) });
export const inHead = (html: string) => ({ [about]: swap("</head>", `\n${html}</head>`) });

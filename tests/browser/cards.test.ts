import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { builtSites } from "../support/built-sites.ts";
import { builtFile, listRoutes } from "../support/routes.ts";

// That cards are there, of their declared size and large enough, the audit finds (audit-agreement.test.ts).
describe.each(builtSites)("in the site of $name", ({ url, dir, data }) => {
  const pages = [...listRoutes(data), { path: "/404", type: "not-found" }].map(({ path, type }) => {
    const html = readFileSync(join(dir, builtFile(path)), "utf8");
    const [, card = ""] = /"og:image" content="([^"]*)"/.exec(html) ?? [];
    return { path, type, bytes: Buffer.byteLength(html), card: card.replace(`${url}/`, "") };
  });

  test("cards are JPEGs, and none is published that no page names", async () => {
    const named = new Set(pages.map(({ card }) => card));
    for (const card of named) expect((await sharp(join(dir, card)).metadata()).format, card).toBe("jpeg");
    const published = readdirSync(join(dir, "assets", "pictures")).filter((name) => name.endsWith(".jpg"));
    expect(published.filter((name) => !named.has(`assets/pictures/${name}`))).toEqual([]);
  });

  test("a project with a pair shows both states", () => {
    const projects = pages.filter(({ type }) => type === "project");
    expect(projects.some(({ card }) => /-pair\.\w+\.jpg$/.test(card))).toBe(projects.length > 0);
  });

  test("a city page is at most 60 kB of HTML", () => {
    const heavy = pages.filter(({ type, bytes }) => type === "city" && bytes > 60_000);
    expect(heavy).toEqual([]);
  });
});

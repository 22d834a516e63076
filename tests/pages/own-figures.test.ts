import { expect, it } from "vitest";
import { ownFigures } from "../../src/pages/shown-pictures.ts";
import { realData } from "../support/data-folder.ts";
import { pageAt, siteOf } from "../support/site.ts";

const site = siteOf(realData);
const figuresAt = (path: string) => ownFigures(pageAt(site, path).props.sections);

it("are the pictures that a page shows of itself, each once", () => {
  expect(figuresAt("/projects/house-exterior-paint-long-beach")).toEqual([
    "/long-beach-house-front-before",
    "/long-beach-house-front-after",
    "/crew-kit-cutout",
  ]);
  expect(figuresAt("/painters-irvine-orange-county")).toEqual(["/city-irvine"]);
});

it("are neither cards of other pages nor signs", () => {
  expect(figuresAt("/projects").join()).not.toContain("front");
  expect(figuresAt("/").join()).not.toContain("certificate");
});

it("are at most a thousand", () => {
  const picture = (number: number) => ({ alt: "", sources: [], src: `/${number}` });
  const gallery = { kind: "gallery", pictures: Array.from({ length: 1200 }, (_, number) => picture(number)) };
  const sections = [gallery] as unknown as Parameters<typeof ownFigures>[0];
  expect(ownFigures(sections)).toHaveLength(1000);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { inject } from "vitest";
import { builtFile } from "./routes.ts";

export type Tag = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Tree = Parameters<typeof DomUtils.textContent>[0];
type Within = ReturnType<typeof parseDocument> | Tag;

/** A page of the built real site as its file holds it, without a browser. */
export function openBuilt(path: string): Tag {
  const document = parseDocument(readFileSync(join(inject("built").dir, builtFile(path)), "utf8"));
  return oneIn(document, "html");
}

/** The elements within, in order, with that name and that class; a class alone is written `.class`. */
export function allIn(within: Within, selector: string): Tag[] {
  const [name = "", className] = selector.split(".");
  return DomUtils.filter(
    (node) =>
      "attribs" in node &&
      (name === "" || node.name === name) &&
      (!className || (node.attribs.class ?? "").split(" ").includes(className)),
    within.children,
  ) as Tag[];
}

/** The first of them; there must be one. */
export function oneIn(within: Within, selector: string): Tag {
  const [first] = allIn(within, selector);
  if (!first) throw new Error(`There is no ${selector}.`);
  return first;
}

/** The main content of a page of the built real site. */
export const mainOf = (path: string) => oneIn(openBuilt(path), "main");

/** A section's kind is its last class; a hero has more classes after it. */
export const kindOf = (section: Tag) => {
  const classes = (section.attribs.class ?? "").split(" ");
  return classes[0] === "hero" ? "hero" : classes.at(-1);
};

/** The text that one sees, on one line: what only a screen reader says is left out. */
export function textOf(node: Tree): string {
  return raw(node).replace(/\s+/g, " ").trim();
}

function raw(node: Tree): string {
  if (Array.isArray(node)) return node.map(raw).join("");
  if ("attribs" in node && node.name === "svg") return "";
  if (!("children" in node)) return DomUtils.textContent(node);
  return node.children
    .filter((child) => !("attribs" in child && (child.attribs.class ?? "").includes("visually-hidden")))
    .map(raw)
    .join("");
}

export function textsIn(within: Within, selector: string): string[] {
  return allIn(within, selector).map(textOf);
}

export function linksIn(within: Within): [text: string, to: string][] {
  return allIn(within, "a").map((link) => [textOf(link), link.attribs.href ?? ""]);
}

export function targetsIn(within: Within): string[] {
  return linksIn(within).map(([, to]) => to);
}

export function childrenOf(within: Within): Tag[] {
  return within.children.filter((child): child is Tag => "attribs" in child);
}

export function structuredData(page: Within, type: string): Record<string, unknown>[] {
  const [block] = allIn(page, "script").filter(({ attribs }) => attribs.type === "application/ld+json");
  const { "@graph": graph } = JSON.parse(block ? DomUtils.textContent(block) : "{}");
  return (graph as Record<string, unknown>[]).filter((node) => node["@type"] === type);
}

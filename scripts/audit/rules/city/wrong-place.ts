import { metaContents } from "../../../read-build/head-values.ts";
import type { AuditedPage, PageRule } from "../../rule.ts";
import { citiesNamed, cityOf } from "../../similarity/city-names.ts";
import { wordsOf } from "../../words.ts";

/** A shorter paragraph is a label. */
const fewestWords = 8;

export const cityWrongPlace: PageRule = {
  id: "city/wrong-place",
  severity: "error",
  checks:
    "Title, main heading, description, first paragraph, pictures and structured data of a city page name no other city.",
  why: "A city page that speaks of another city was copied, and visitors see it.",
  fix: "Write the name of this city.",
  source: "google-spam",
  *page(page, { site }) {
    const own = cityOf(site, page.path);
    if (!own) return;
    const said = new Set<string>();
    for (const [where, text] of spots(page))
      for (const city of citiesNamed(site, text)) {
        if (city === own.city || said.has(city)) continue;
        said.add(city);
        yield { message: `${where} of ${page.path} names ${city} instead of ${own.city}: "${text}".` };
      }
  },
};

/** Where only the city of the page may be named. Lists of nearby cities are not among them, and areas served have a rule of their own. */
function* spots({ facts }: AuditedPage): Generator<[where: string, text: string]> {
  for (const { text } of facts.titles) yield ["The title", text];
  for (const { text, level } of facts.headings) if (level === 1) yield ["The main heading", text];
  for (const text of metaContents(facts, "description")) yield ["The description", text];
  const paragraph = facts.blocks.find(
    ({ region, element, text }) =>
      region === "main" && element === "p" && wordsOf(text).length >= fewestWords,
  );
  if (paragraph) yield ["The first paragraph", paragraph.text];
  for (const { alt = "", region } of facts.images)
    if (region === "main") yield ["The alternative text of a picture", alt];
  for (const text of facts.structuredData.flatMap((block) => ("value" in block ? ownTexts(block.value) : [])))
    yield ["The structured data", text];
}

/** Names and descriptions of the page and of its service, in a graph. */
function ownTexts(value: unknown): string[] {
  const { "@graph": graph } = (value ?? {}) as { "@graph"?: unknown };
  return (Array.isArray(graph) ? graph : []).flatMap((node: Record<string, unknown>) =>
    ["WebPage", "Service"].includes(String(node["@type"]))
      ? [node.name, node.description].filter((text) => typeof text === "string")
      : [],
  );
}

import { didYouMean } from "../../../src/loader/suggest.ts";
import type { PageFacts } from "../../read-build/page-facts.ts";
import { type DataNode, isNode, nodesOf } from "../../read-build/structured-nodes.ts";
import { oncePerDocument } from "../once-per-page.ts";
import { isA, isProperty, isType } from "../vocabulary/vocabulary.ts";

/** A node of structured data and where it stands. */
export interface PlacedNode {
  node: DataNode;
  /** Names of its types, without the address of schema.org. */
  types: string[];
  /** Node it is a value of, and the property that holds it; both undefined for nodes of the graph. */
  parent?: PlacedNode;
  property?: string;
  /** True where it only names another node by `@id`. */
  isReference: boolean;
}

/** Every node of a page, each before the nodes within it. */
export const placedNodes = oncePerDocument((facts: PageFacts): PlacedNode[] => {
  const all: PlacedNode[] = [];
  for (const node of nodesOf(facts)) addWithInner(all, node);
  return all;
});

function addWithInner(all: PlacedNode[], node: DataNode, parent?: PlacedNode, property?: string): void {
  const placed: PlacedNode = {
    node,
    types: typesOf(node),
    ...(parent && { parent }),
    ...(property !== undefined && { property }),
    isReference: Object.keys(node).join() === "@id",
  };
  all.push(placed);
  for (const [name, value] of propertiesOf(node))
    for (const inner of valuesOf(value)) if (isNode(inner)) addWithInner(all, inner, placed, name);
}

/** Properties of a node, without the keywords of JSON-LD. */
export function propertiesOf(node: DataNode): [name: string, value: unknown][] {
  return Object.entries(node).filter(([name]) => !name.startsWith("@"));
}

/** One value or a list of them, as a list. */
export function valuesOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

/** The texts and numbers among the values of a property, as texts. */
export function textsOf(node: DataNode, property: string): string[] {
  return valuesOf(node[property]).flatMap((value) =>
    typeof value === "string" || typeof value === "number" ? String(value) : [],
  );
}

/** Names of the types of a node: `https://schema.org/Person` and `Person` are one. */
export function typesOf(node: DataNode): string[] {
  return valuesOf(node["@type"]).map((type) => bareName(String(type)));
}

/** `a Person`, `an Article and NewsArticle`: what a message calls a node. */
export function nameOfKind(types: readonly string[]): string {
  const name = types.join(" and ");
  return `${/^[AEIO]/.test(name) ? "an" : "a"} ${name}`;
}

/** A name of schema.org without its address. */
export function bareName(name: string): string {
  return name.replace(/^https?:\/\/schema\.org\//, "");
}

/** True where a node has the type, or one of its subtypes. */
export function isKind({ types }: PlacedNode, type: string): boolean {
  return types.some((own) => isA(own, type));
}

/** Nodes of the graph itself. */
export function graphNodes(facts: PageFacts): PlacedNode[] {
  return placedNodes(facts).filter(({ parent }) => !parent);
}

/** The first node of the graph with a type, or one of its subtypes. */
export function firstOfKind(facts: PageFacts, type: string): PlacedNode | undefined {
  return graphNodes(facts).find((placed) => isKind(placed, type));
}

/** False where a block cannot be read or names an unknown type: which nodes are missing cannot be said then. */
export function isComplete(facts: PageFacts): boolean {
  const isReadable = facts.structuredData.every((block) => "value" in block);
  return isReadable && graphNodes(facts).every(({ types }) => types.length > 0 && types.every(isType));
}

/** True where a node has no value for a property, and no misspelled one that is meant for it. */
export function lacks(node: DataNode, property: string): boolean {
  const isEmpty = valuesOf(node[property]).every((value) => value === "");
  return isEmpty && !propertiesOf(node).some(([name]) => !isProperty(name) && didYouMean(name, [property]));
}

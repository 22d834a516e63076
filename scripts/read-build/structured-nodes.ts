import type { PageFacts } from "./page-facts.ts";

/** A node of structured data: its properties by name. */
export type DataNode = Record<string, unknown>;

/** Top-level nodes of all blocks of a page: the members of each `@graph`, or the block itself. */
export function nodesOf({ structuredData }: PageFacts): DataNode[] {
  return structuredData.flatMap((block) => ("value" in block ? topNodes(block.value) : []));
}

function topNodes(value: unknown): DataNode[] {
  if (Array.isArray(value)) return value.flatMap(topNodes);
  if (!isNode(value)) return [];
  const graph = value["@graph"];
  return Array.isArray(graph) ? graph.filter(isNode) : [value];
}

export function isNode(value: unknown): value is DataNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import type { Thing } from "schema-dts";

/** Every node that a page of ours may carry. */
export type GraphNode = Exclude<Thing, string>;

/** One `@graph` of all nodes of a page. */
export interface Graph {
  "@context": "https://schema.org";
  "@graph": readonly GraphNode[];
}

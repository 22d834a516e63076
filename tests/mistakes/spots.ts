import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import type { Schema } from "../../src/fields/schema.ts";
import { type EntityKind, entities } from "../../src/kinds/index.ts";

/** A field or a list entry of a data file: where it stands and what its schema allows. Offsets count from 0. */
export interface Spot {
  file: string;
  text: string;
  pointer: string;
  /** Schema of the value, references followed and alternatives decided. */
  schema: Schema;
  /** Schema of the group or list around it. */
  owner: Schema;
  key?: { name: string; start: number; end: number };
  value: { start: number; end: number; node: Node | null };
  /** Line of the key, or of the entry. */
  line: number;
  /** Line where the group or list around it starts: that of its own key. */
  ownerLine: number;
  isRequired: boolean;
  isInFlow: boolean;
  /** Neighbors in the same group or list. */
  siblings: string[];
  depth: number;
}

export function listSpots(file: string, kind: EntityKind, text: string): Spot[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const spots: Spot[] = [];
  const lineOf = (offset: number) => lines.linePos(offset).line;

  const visit = (node: Node | null, schema: Schema, at: Omit<Walk, "owner">) => {
    if (isMap(node)) visitGroup(node, schema, at);
    if (isSeq(node)) visitList(node, schema, at);
  };
  const visitGroup = (node: YAMLMap, schema: Schema, at: Omit<Walk, "owner">) => {
    const siblings = node.items.map(({ key }) => String((key as Scalar).value));
    const owner = branchOf(schema, node);
    for (const pair of node.items) {
      const [key, value] = [pair.key as Scalar & Node, pair.value as Node | null];
      const name = String(key.value);
      const [start = 0, end = 0] = key.range ?? [];
      const field = owner.properties?.[name] ?? owner.additionalProperties;
      if (typeof field !== "object") continue;
      const spot = add(value, field, {
        ...at,
        owner,
        pointer: `${at.pointer}/${name}`,
        key: { name, start, end },
        line: lineOf(start),
        isRequired: owner.required?.includes(name) ?? false,
        siblings,
        isInFlow: at.isInFlow || node.flow === true,
      });
      visit(value, spot.schema, inside(spot, value));
    }
  };
  const visitList = (node: YAMLSeq, schema: Schema, at: Omit<Walk, "owner">) => {
    for (const [index, item] of (node.items as Node[]).entries()) {
      const spot = add(item, schema.items ?? {}, {
        ...at,
        owner: schema,
        pointer: `${at.pointer}/${index}`,
        key: undefined,
        line: lineOf(item.range?.[0] ?? 0),
        isRequired: false,
        siblings: node.items.map((_, other) => String(other)),
        isInFlow: at.isInFlow || node.flow === true,
      });
      visit(item, spot.schema, inside(spot, item));
    }
  };
  const inside = (spot: Spot, node: Node | null): Omit<Walk, "owner"> => ({
    pointer: spot.pointer,
    line: spot.line,
    ownerLine: spot.line,
    isRequired: false,
    isInFlow: spot.isInFlow || ((isMap(node) || isSeq(node)) && node.flow === true),
    siblings: [],
    depth: spot.depth + 1,
    key: undefined,
  });
  const add = (node: Node | null, schema: Schema, walk: Walk): Spot => {
    const [start = 0, end = 0] = node?.range ?? [];
    const spot = {
      file,
      text,
      ...walk,
      key: walk.key as Spot["key"] & {},
      schema: isMap(node) ? branchOf(schema, node) : schema,
      value: { start, end, node },
    };
    spots.push(spot);
    return spot;
  };
  visit(document.contents, entities[kind].schema, {
    pointer: "",
    line: 1,
    ownerLine: lineOf(document.contents?.range?.[0] ?? 0),
    isRequired: false,
    isInFlow: false,
    siblings: [],
    depth: 0,
    key: undefined,
  });
  return spots;
}

type Walk = Pick<
  Spot,
  "owner" | "pointer" | "line" | "ownerLine" | "isRequired" | "isInFlow" | "siblings" | "depth"
> & { key: Spot["key"] | undefined };

/** Of alternatives, the one whose constants and fields fit the map. */
function branchOf(schema: Schema, node: Node): Schema {
  if (!schema.oneOf || !isMap(node)) return schema;
  const branches = schema.oneOf;
  const fits = (branch: Schema) =>
    node.items.every(({ key, value }) => {
      const field = branch.properties?.[String((key as Scalar).value)];
      if (!field) return false;
      return field.const === undefined || (isScalar(value) && value.value === field.const);
    });
  return branches.find(fits) ?? schema;
}

import { type Child, h } from "./dom.ts";

/** Levels that are open at first. */
const openLevels = 2;

/** A JSON value as a tree that opens and closes. */
export function valueTree(value: unknown, level = 0): Child {
  if (typeof value !== "object" || value === null) return h("span", { class: "leaf" }, String(value));
  return h(
    "ul",
    { class: "tree" },
    Object.entries(value).map(([name, item]) =>
      h("li", {}, entry(Array.isArray(value) ? undefined : name, item, level)),
    ),
  );
}

function entry(name: string | undefined, value: unknown, level: number): Child {
  const label = name !== undefined && h("span", { class: "key" }, name);
  if (typeof value !== "object" || value === null) return [label, label && " ", valueTree(value)];
  return h(
    "details",
    { open: level < openLevels },
    h("summary", {}, label, label && " ", h("span", { class: "type" }, describe(value))),
    valueTree(value, level + 1),
  );
}

/** Type and name of a node, or how many entries a list has. */
function describe(value: object): string {
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? "entry" : "entries"}`;
  const { "@type": type, name } = value as Record<string, unknown>;
  const words = [type, name].flatMap((part) => (typeof part === "string" ? part : []));
  return words.length > 0 ? words.join(" · ") : "object";
}

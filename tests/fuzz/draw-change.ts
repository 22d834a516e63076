import type { Change } from "../../scripts/edit/change.ts";
import { escapePointer } from "../../src/loader/pointer.ts";

export const kinds = ["set", "insert", "remove", "addField", "removeField", "move"] as const;

/** Random numbers and values, of which one change of any file can be made. */
export interface Draw {
  kind: (typeof kinds)[number];
  target: number;
  index: number;
  name: string;
  scalar: string | number | boolean;
  /** Where a text is set: the word that alone becomes another. */
  word: number | null;
  value: unknown;
}

/** A change, what the file says after it, and what was written there before: the path of what is touched. */
export interface DrawnChange {
  change: Change;
  expected: unknown;
  path: string[];
}

/** A change of a file that says `value`; undefined where it has nothing of that kind. */
export function drawChange(value: unknown, draw: Draw): DrawnChange | undefined {
  const root = structuredClone(value);
  const holders = holdersIn(root, []).filter(({ holder }) => suits(holder, draw));
  const found = holders[draw.target % holders.length];
  if (!found) return undefined;
  const { holder, path } = found;
  const drawn = Array.isArray(holder) ? changeList(holder, draw) : changeGroup(holder, draw);
  const place = {
    file: "a.yaml",
    pointer: [...path, drawn.step].map((step) => `/${escapePointer(step)}`).join(""),
  };
  return { change: { ...drawn.change, place }, expected: root, path: [...path, drawn.step] };
}

type Group = Record<string, unknown>;
type Placeless = { [Kind in Change["kind"]]: Omit<Extract<Change, { kind: Kind }>, "place"> }[
  | "add"
  | "set"
  | "move"
  | "remove"];

function changeList(list: unknown[], draw: Draw): { step: string; change: Placeless } {
  const index = draw.index % (list.length + (draw.kind === "insert" ? 1 : 0));
  const step = String(index);
  if (draw.kind === "insert") {
    list.splice(index, 0, draw.value);
    return { step, change: { kind: "add", value: draw.value } };
  }
  if (draw.kind === "move") {
    const to = (index + 1 + (draw.target % (list.length - 1))) % list.length;
    list.splice(to, 0, ...list.splice(index, 1));
    return { step, change: { kind: "move", to } };
  }
  if (draw.kind === "remove") {
    list.splice(index, 1);
    return { step, change: { kind: "remove" } };
  }
  const scalars = list.flatMap((entry, at) => (isScalar(entry) ? [at] : []));
  const at = scalars[draw.index % scalars.length] ?? 0;
  const value = reworded(list[at], draw);
  list[at] = value;
  return { step: String(at), change: { kind: "set", value } };
}

function changeGroup(group: Group, draw: Draw): { step: string; change: Placeless } {
  if (draw.kind === "addField") {
    group[draw.name] = draw.value;
    return { step: draw.name, change: { kind: "add", value: draw.value } };
  }
  const fields = Object.keys(group).filter((name) => draw.kind === "removeField" || isScalar(group[name]));
  const step = fields[draw.index % fields.length] ?? "";
  if (draw.kind === "removeField") {
    delete group[step];
    return { step, change: { kind: "remove" } };
  }
  const value = reworded(group[step], draw);
  group[step] = value;
  return { step, change: { kind: "set", value } };
}

/** The scalar that was drawn, or the text that is there with it in place of one word. */
function reworded(before: unknown, { scalar, word }: Draw): Draw["scalar"] {
  if (word === null || typeof before !== "string" || typeof scalar !== "string") return scalar;
  const words = before.split(" ");
  return words.with(word % words.length, scalar).join(" ");
}

/** True for a list or group in which a change of that kind can be made. */
function suits(holder: unknown[] | Group, { kind, name }: Draw): boolean {
  const values = Object.values(holder);
  if (kind === "set") return values.some(isScalar);
  if (!Array.isArray(holder))
    return kind === "addField" ? !Object.hasOwn(holder, name) : kind === "removeField" && values.length > 0;
  return (
    kind === "insert" || (kind === "remove" && values.length > 0) || (kind === "move" && values.length > 1)
  );
}

/** Every list and group of a value with its path, from outside in. */
function holdersIn(value: unknown, path: string[]): { holder: unknown[] | Group; path: string[] }[] {
  if (!isHolder(value)) return [];
  const within = Object.entries(value).flatMap(([step, inner]) => holdersIn(inner, [...path, step]));
  return [{ holder: value, path }, ...within];
}

function isHolder(value: unknown): value is unknown[] | Group {
  return typeof value === "object" && value !== null;
}

function isScalar(value: unknown): boolean {
  return !isHolder(value);
}

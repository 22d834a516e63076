import type { Step } from "../../src/loader/schema-walk.ts";
import type { Change } from "./change.ts";
import { pathIn, type Reference, withLinks } from "./references.ts";

/** What became of a thing that texts lead to. */
export interface Fate {
  isLinked(path: string): boolean;
  /** Where links to a path of it lead from now on; undefined where they go. */
  newPath(path: string): string | undefined;
  /** What files name instead; undefined where they name nothing. */
  newId(id: string): string | undefined;
  /** What people call it, for lists that also take places without a page. */
  name: string;
}

/** The changes of a file that make a reference true again; undefined where only a person can say what is to stand there. */
export function changesOfReference({ file, form, way, text }: Reference, fate: Fate): Change[] | undefined {
  const pointer = way.at(-1)?.pointer ?? "";
  const place = { file, pointer };
  const say = (value: string): Change[] => [{ kind: "set", place, value }];
  if (form === "links-in-text") return say(withLinks(text, fate.isLinked, fate.newPath));
  if (form === "old-path") return cut(file, way);
  if (form === "link") {
    const path = pathIn(text);
    const to = fate.newPath(path);
    return to === undefined ? cut(file, way) : say(to + text.slice(path.length));
  }
  const id = fate.newId(text);
  if (id !== undefined) return say(id);
  const plain = plainAlternative(way);
  if (plain === undefined) return cut(file, way);
  return [...say(fate.name), { kind: "reword", place: { ...place, isKey: true }, text: plain }];
}

/** Of the shapes of an entry, the one that is a plain text: a nearby place that has no page. */
function plainAlternative(way: readonly Step[]): string | undefined {
  const list = way.at(-3);
  const plain = list?.schema.items?.oneOf?.find(({ properties = {}, required = [] }) => {
    const [only] = required;
    return required.length === 1 && only !== undefined && properties[only]?.role === undefined;
  });
  return plain?.required?.[0];
}

/** Takes the least out that can go: the entry of a list, or a field that may be left out. Nothing that says more than a link does. */
function cut(file: string, way: readonly Step[]): Change[] | undefined {
  for (let at = way.length - 1; at > 0; at--) {
    const [step, around] = [way[at], way[at - 1]];
    if (!step || !around || saysMore(step)) return undefined;
    const name = step.pointer.slice(around.pointer.length + 1);
    const isNeeded = around.schema.required?.includes(name) || isLabeled(around);
    if (Array.isArray(around.value) || !isNeeded)
      return [{ kind: "remove", place: { file, pointer: step.pointer } }];
  }
  return undefined;
}

/** True for a link with its label, which is nothing without where it leads. */
function isLabeled({ schema: { properties = {} } }: Step): boolean {
  return properties.label?.role === "line" && properties.to !== undefined;
}

/** True for what holds running text or parts of its own, which would be lost with the link. */
function saysMore({ value, schema }: Step): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(
    ([name, inner]) => typeof inner === "object" || schema.properties?.[name]?.role === "prose",
  );
}

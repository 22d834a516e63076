import type { ElementNode } from "../../read-build/page-facts.ts";

interface Compound {
  tag: string | undefined;
  classes: string[];
  ids: string[];
}

/** A selector of names, classes and ids, from the element to those around it. */
export interface SimpleSelector {
  last: Compound;
  around: { compound: Compound; isParent: boolean }[];
  /** As CSS weighs it: ids before classes before tags. */
  specificity: number;
}

/** A selector without states, attributes and neighbors; undefined for others. */
export function simpleSelector(selector: string): SimpleSelector | undefined {
  const parts = selector
    .replace(/\s*>\s*/g, " > ")
    .split(/\s+/)
    .reverse();
  const [last, ...others] = parts;
  const compound = compoundOf(last ?? "");
  if (!compound) return undefined;
  const around: SimpleSelector["around"] = [];
  let isParent = false;
  for (const part of others) {
    if (part === ">") {
      isParent = true;
      continue;
    }
    const outer = compoundOf(part);
    if (!outer) return undefined;
    around.push({ compound: outer, isParent });
    isParent = false;
  }
  const compounds = [compound, ...around.map((one) => one.compound)];
  return { last: compound, around, specificity: compounds.map(weightOf).reduce((sum, one) => sum + one) };
}

function weightOf({ ids, classes, tag }: Compound): number {
  return ids.length * 10_000 + classes.length * 100 + (tag === undefined ? 0 : 1);
}

function compoundOf(text: string): Compound | undefined {
  if (!/^(?:[a-z][a-z\d-]*|\*)?(?:[.#](?:[\w-]|\\.)+)*$/i.test(text) || text === "") return undefined;
  return {
    tag: /^[a-z][a-z\d-]*/i.exec(text)?.[0].toLowerCase(),
    classes: namesIn(text).flatMap((name) => (name.startsWith(".") ? name.slice(1) : [])),
    ids: namesIn(text).flatMap((name) => (name.startsWith("#") ? name.slice(1) : [])),
  };
}

/** Classes and ids with their signs, as attributes have them: `.lg\:flex` → `.lg:flex`. */
export function namesIn(text: string): string[] {
  return (text.match(/[.#](?:[\w-]|\\.)+/g) ?? []).map((name) => name.replace(/\\(.)/g, "$1"));
}

/** Classes and ids of the element that any selector is for, states and all: `.open > .panel:hover` → panel. */
export function namesOf(selector: string): string[] {
  const last =
    selector
      .replace(/\s*[>+~]\s*/g, " ")
      .trim()
      .split(/\s+(?![^([]*[)\]])/)
      .at(-1) ?? "";
  return namesIn(last).map((name) => name.slice(1));
}

export function matches({ last, around }: SimpleSelector, node: ElementNode): boolean {
  if (!fits(last, node)) return false;
  let at = node.parent;
  for (const { compound, isParent } of around) {
    while (!isParent && at && !fits(compound, at)) at = at.parent;
    if (!at || !fits(compound, at)) return false;
    at = at.parent;
  }
  return true;
}

function fits({ tag, classes, ids }: Compound, { name, attributes }: ElementNode): boolean {
  if (tag !== undefined && tag !== name) return false;
  if (ids.some((id) => id !== attributes.id)) return false;
  if (classes.length === 0) return true;
  const own = (attributes.class ?? "").split(/\s+/);
  return classes.every((one) => own.includes(one));
}

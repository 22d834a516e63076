import type { ElementNode } from "../../read-build/page-facts.ts";
import {
  declarationsIn,
  type Screen,
  type StyleRule,
  type StyleSheet,
} from "../../read-build/style-rules.ts";
import { isSameColor } from "./colors.ts";
import { type Hiding, hidingOf, isForReadersAlone } from "./hiding.ts";
import { matches, namesOf, type SimpleSelector, simpleSelector } from "./selectors.ts";

/** How an element is hidden, in the words of a report. */
export interface Hidden {
  by: string;
  isForReaders: boolean;
}

interface State {
  id: number;
  hidden: Hidden | undefined;
  /** What hides all that is within, too: a color hides the words that have it alone. */
  covered: Hidden | undefined;
  color: string | undefined;
  background: string | undefined;
}

interface CertainRule {
  simple: SimpleSelector;
  rule: StyleRule;
  order: number;
}

const backgrounds = ["background-color", "background", "background-image"];
/** A selector of one name. */
const plain = /^[.#]?[\w-]+$/;
const layers = ["position", "z-index", "grid-area", "isolation", "inset"];

/** What the style sheets of a page do to its elements. The pages of a template have the same answers. */
export class Styles {
  /** Rules that hold in every state, by one of the names in their selector. */
  private readonly certain = new Map<string, CertainRule[]>();
  /** What other rules may do to elements with a class or an id, in some state or on some screens. */
  private readonly possible = new Map<string, StyleRule[]>();
  private rules = 0;
  private readonly values = new Map<string, string>();
  private readonly states = new Map<string, State>();
  private readonly outside: State;

  /** Of one screen it is known which rules hold: a plain one that comes before the one that hides does not show again. */
  constructor(sheets: readonly StyleSheet[], screen: Screen = "any") {
    for (const { always, sometimes } of sheets) {
      const known = screen === "any" ? always : always.filter(({ selector }) => !plain.test(selector));
      for (const rule of [...known, ...sometimes])
        for (const name of namesOf(rule.selector)) add(this.possible, name, rule);
      for (const rule of always) this.addCertain(rule);
    }
    this.outside = { id: 0, hidden: undefined, covered: undefined, color: undefined, background: "#fff" };
  }

  private addCertain(rule: StyleRule): void {
    if (/^(:root|html)$/.test(rule.selector))
      for (const [name, value] of rule.declarations) if (name.startsWith("--")) this.values.set(name, value);
    const simple = simpleSelector(rule.selector);
    if (!simple) return;
    const [name = simple.last.ids[0] ?? simple.last.tag ?? "*"] = simple.last.classes;
    add(this.certain, name, { simple, rule, order: this.rules++ });
  }

  /** Tells of the elements of one page how they, or ones around them, are hidden. */
  ofPage(): (node: ElementNode) => Hidden | undefined {
    const known = new Map<ElementNode, State>();
    const stateOf = (node: ElementNode | undefined): State => {
      if (!node) return this.outside;
      const before = known.get(node);
      if (before) return before;
      const state = this.sharedState(node, stateOf(node.parent));
      known.set(node, state);
      return state;
    };
    return (node) => stateOf(node).hidden;
  }

  /** The state that all elements alike in like surroundings have. */
  private sharedState(node: ElementNode, around: State): State {
    const { class: classes = "", id = "", style = "", hidden, color = "", bgcolor = "" } = node.attributes;
    const key = `${around.id} ${node.name}.${classes}#${this.possible.has(id) ? id : ""} ${hidden ?? "-"} ${color} ${bgcolor} ${style}`;
    const known = this.states.get(key) ?? this.newState(node, around);
    this.states.set(key, known);
    return known;
  }

  private newState(node: ElementNode, around: State): State {
    const found = this.rulesFor(node);
    const rules = found.map(({ rule }) => rule);
    const inline = declarationsIn(node.attributes.style ?? "");
    const style = new Map([...presented(node), ...declared(rules), ...inline]);
    // Which rule wins is told by layers that nobody reads here, so both orders must say the same.
    const bySpecificity = found.toSorted((a, b) => a.simple.specificity - b.simple.specificity);
    const other = new Map([...declared(bySpecificity.map(({ rule }) => rule)), ...inline]);
    for (const name of ["color", ...backgrounds])
      if (other.has(name) && other.get(name) !== style.get(name)) style.set(name, "unknown");
    const color =
      this.valueOf(style.get("color")) ?? (this.mayChange(node, ["color"]) ? "unknown" : around.color);
    const own = this.valueOf(backgrounds.map((name) => style.get(name)).find((value) => value !== undefined));
    // What is laid over something else has the background of that.
    const isUnknown = this.mayChange(node, backgrounds) || layers.some((name) => style.has(name));
    const background = own ?? (isUnknown ? "unknown" : around.background);
    const isShown = hidingOf(style) !== undefined && hidingOf(other) === undefined;
    const covered = around.covered ?? this.hiddenBy(node, isShown ? inline : style, inline, rules);
    const isOneColor = color !== undefined && background !== undefined && isSameColor(color, background);
    const faded = isOneColor ? { by: `its color ${color} on ${background}`, isForReaders: false } : undefined;
    return { id: this.states.size + 1, hidden: covered ?? faded, covered, color, background };
  }

  private hiddenBy(
    node: ElementNode,
    style: ReadonlyMap<string, string>,
    inline: ReadonlyMap<string, string>,
    rules: readonly StyleRule[],
  ): Hidden | undefined {
    if (node.attributes.hidden !== undefined && node.attributes.hidden !== "until-found")
      return { by: "the attribute hidden", isForReaders: false };
    if (hidingOf(inline))
      return { by: `style="${node.attributes.style}"`, isForReaders: isForReadersAlone(inline) };
    const hiding = hidingOf(style);
    const rule = hiding && rules.findLast(({ declarations }) => declarations.has(hiding.property));
    if (!rule || this.mayShow(node, hiding, rule)) return undefined;
    return { by: `${rule.selector}{${hiding.declaration}}`, isForReaders: hiding.isForReaders };
  }

  private rulesFor(node: ElementNode): CertainRule[] {
    const { class: classes = "", id } = node.attributes;
    const names = new Set(["*", node.name, ...classes.split(/\s+/), ...(id ? [id] : [])]);
    return [...names]
      .flatMap((name) => this.certain.get(name) ?? [])
      .filter(({ simple }) => matches(simple, node))
      .sort((a, b) => a.order - b.order);
  }

  /** True where some rule shows what another hides, on wider screens or when it is opened, or where it is hidden only within something else. */
  private mayShow(node: ElementNode, { property, isForReaders }: Hiding, hiding: StyleRule): boolean {
    const isOfState = /\s/.test(hiding.selector);
    return this.possibleFor(node).some(({ selector, declarations }) => {
      if (isOfState && selector !== hiding.selector) return true;
      const value = declarations.get(property);
      return (
        value !== undefined &&
        !isForReaders &&
        hidingOf(new Map([...hiding.declarations, ...declarations])) === undefined
      );
    });
  }

  private mayChange(node: ElementNode, properties: readonly string[]): boolean {
    return this.possibleFor(node).some(({ declarations }) =>
      properties.some((name) => declarations.has(name)),
    );
  }

  private possibleFor({ attributes: { class: classes = "", id = "" } }: ElementNode): StyleRule[] {
    return [...classes.split(/\s+/), id].flatMap((name) => this.possible.get(name) ?? []);
  }

  /** A value with its custom property filled in. */
  private valueOf(value: string | undefined): string | undefined {
    const name = /^var\((--[\w-]+)\)$/.exec(value ?? "")?.[1];
    return name === undefined ? value : (this.valueOf(this.values.get(name)) ?? "unknown");
  }
}

function declared(rules: readonly StyleRule[]): [string, string][] {
  return rules.flatMap(({ declarations }) => [...declarations]);
}

/** What attributes of the nineties say in place of styles. */
function presented({ name, attributes: { color, bgcolor, text } }: ElementNode): Map<string, string> {
  const foreground = name === "font" ? color : name === "body" ? text : undefined;
  return declarationsIn(
    `${foreground ? `color:${foreground};` : ""}${bgcolor ? `background-color:${bgcolor}` : ""}`,
  );
}

function add<Value>(lists: Map<string, Value[]>, name: string, value: Value): void {
  const list = lists.get(name) ?? [];
  list.push(value);
  lists.set(name, list);
}

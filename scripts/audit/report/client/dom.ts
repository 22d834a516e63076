export type Child = Node | string | number | false | undefined | readonly Child[];

type Value = string | number | boolean | undefined | ((event: Event) => void);
export type Attributes = Record<string, Value>;

/** Makes an element. Functions listen to the event after `on`; texts become text, never markup. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  return fill(document.createElement(tag), attributes, children);
}

/** The same for drawings. */
export function s<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): SVGElementTagNameMap[Tag] {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

function fill<T extends Element>(element: T, attributes: Attributes, children: readonly Child[]): T {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false)
      element.setAttribute(name, value === true ? "" : `${value}`);
  }
  element.append(...nodesOf(children));
  return element;
}

function nodesOf(children: readonly Child[]): (Node | string)[] {
  return children.flatMap((child): (Node | string)[] => {
    if (child === false || child === undefined) return [];
    if (child instanceof Node || typeof child === "string") return [child];
    return typeof child === "number" ? [`${child}`] : nodesOf(child);
  });
}

/** A bar of a share from 0 to 1. */
export function bar(share: number): HTMLElement {
  const filled = h("span");
  filled.style.width = `${share * 100}%`;
  return h("span", { class: "bar", "aria-hidden": "true" }, filled);
}

/** A labeled choice. */
export function select(
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen: string,
  onChange: (value: string) => void,
): HTMLLabelElement {
  const field = h(
    "select",
    { onchange: () => onChange(field.value) },
    options.map(([value, text]) => h("option", { value, selected: value === chosen }, text)),
  );
  return h("label", { class: "field" }, h("span", {}, label), field);
}

/** A labeled search field; `onInput` hears every change. */
export function searchField(
  label: string,
  value: string,
  onInput: (value: string) => void,
): HTMLLabelElement {
  const field = h("input", { type: "search", value, oninput: () => onInput(field.value) });
  return h("label", { class: "field search" }, h("span", {}, label), field);
}

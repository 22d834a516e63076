import type { ValuePlace } from "../../editing/messages.ts";
import { help } from "./panel.ts";
import { attributeValuesOf, isSame, valueOfAttribute, valueShownBy } from "./shown-page.ts";

/** What can be edited. */
export const editable =
  "[data-site-value]:not([data-site-value] [data-site-value]), img[data-site-values], select, :is(input, textarea)[data-site-values], svg :has(> title[data-site-values])";
/** What a text fills or is a part of. */
export const blocks =
  "p, li, dd, dt, td, th, h1, h2, h3, h4, h5, h6, figcaption, summary, label, legend, button, a, div, address";

/** What the focus reaches by itself. */
export const pressable = "a, button, summary";

/** The value that has the focus, or is all that a link or a button says. */
export function placeOfFocus(): ValuePlace | undefined {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return undefined;
  return placeOf(activeElement) ?? placeOf(activeElement.querySelector(editable) ?? activeElement);
}

export function placeOf(element: Element): ValuePlace | undefined {
  return (
    valueShownBy(element) ??
    valueOfAttribute(element, "alt") ??
    (element.matches(editable) ? attributeValuesOf(element)[0] : undefined)
  );
}

/** A value, and which of the elements that show it is meant. */
export type Spot = ValuePlace & { nth?: number };

export function spotOf(element: Element): Spot | undefined {
  const place = placeOf(element);
  return place && { ...place, nth: elementsOf(place).findIndex((one) => one.isSameNode(element)) };
}

export function elementAt(spot: Spot): HTMLElement | undefined {
  const elements = elementsOf(spot);
  return elements[spot.nth ?? -1] ?? elements.find((one) => one.checkVisibility()) ?? elements[0];
}

/** What is pressed to edit a value, though it be where a link leads or which picture is shown. */
export function elementWith(place: ValuePlace): Element | undefined {
  return [...document.querySelectorAll(editable)].find((one) =>
    [valueShownBy(one), ...attributeValuesOf(one.closest("a") ?? one)].some((value) => isSame(value, place)),
  );
}

function elementsOf(place: ValuePlace): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(editable)].filter((one) => isSame(placeOf(one), place));
}

/** What was pressed, where the page has something to edit there; a picture also under what is laid over it. */
export function pressed(event: Event): Element | undefined {
  const under = event instanceof MouseEvent ? document.elementsFromPoint(event.clientX, event.clientY) : [];
  const found = under.filter((one) => one.matches(editable));
  const target = event.target instanceof Element ? event.target : undefined;
  return (
    found.find((one) => !one.matches("input")) ??
    found[0] ??
    target?.closest(editable) ??
    target?.querySelector(editable) ??
    undefined
  );
}

/** A text that leads to no value of its own is made of others, which stand beside it. */
export function whyNot(target: Element): string {
  if (!target.closest(blocks)?.textContent?.trim()) return help;
  const beside = target.parentElement?.closest(`:has([data-site-value])`)?.querySelector("[data-site-value]");
  const value = beside ? valueShownBy(beside) : undefined;
  const where = value ? ` What stands beside it is in ${value.file}.` : "";
  return `This is worked out from other values.${where}`;
}

/** Everything that can be edited can be reached by keyboard, and nothing is folded away. */
export function makeReachable(): void {
  for (const details of document.querySelectorAll("#root details")) details.setAttribute("open", "");
  document.getElementById("root")?.append(...document.querySelectorAll("#root [popover]"));
  for (const one of document.querySelectorAll(editable))
    if (!one.closest(`${pressable}, [aria-hidden="true"]`)) one.setAttribute("tabindex", "0");
}

/** True for what happens in the bar or in a notice, which are no part of the page. */
export function isOurs(event: Event): boolean {
  return event.composedPath().some((one) => one instanceof ShadowRoot);
}

import type { ValuePlace } from "../../editing/messages.ts";
import { help } from "./panel.ts";
import { valueOfAttribute, valueShownBy } from "./shown-page.ts";

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
  return valueShownBy(element) ?? valueOfAttribute(element, "alt");
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

/** True for what happens in the bar or in a notice, which are no part of the page. */
export function isOurs(event: Event): boolean {
  return event.composedPath().some((one) => one instanceof ShadowRoot);
}

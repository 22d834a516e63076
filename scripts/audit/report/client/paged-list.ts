import { h } from "./dom.ts";

/** A long list, some entries at a time. */
export function pagedList<T>(
  items: readonly T[],
  size: number,
  render: (items: readonly T[]) => Node,
): HTMLElement {
  const list = h("div");
  const status = h("span", { role: "status" });
  let first = 0;
  const show = () => {
    list.replaceChildren(render(items.slice(first, first + size)));
    const last = Math.min(first + size, items.length);
    status.textContent = `${count(first + 1)}–${count(last)} of ${count(items.length)}`;
    back.disabled = first === 0;
    forward.disabled = last === items.length;
  };
  const step = (by: number) => () => {
    first += by;
    show();
    list.parentElement?.scrollIntoView({ block: "nearest" });
  };
  const back = h("button", { type: "button", onclick: step(-size) }, "Previous");
  const forward = h("button", { type: "button", onclick: step(size) }, "Next");
  show();
  return h("div", {}, list, items.length > size && h("div", { class: "pager" }, back, status, forward));
}

/** 12345 → "12,345". */
export function count(value: number): string {
  return value.toLocaleString("en-US");
}

/** A number with its noun: "1 page", "2 pages". */
export function counted(value: number, noun: string): string {
  return `${count(value)} ${noun}${value === 1 ? "" : "s"}`;
}

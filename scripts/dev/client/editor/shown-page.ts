import {
  type EditablePage,
  editQuery,
  type ShownValue,
  type ValuePlace,
  valuesId,
} from "../../editing/messages.ts";

/** The page as the server sent it last. */
export let shownPage = readPage(document);

/** Another state of the page, as the server has it now; undefined where it has ended. */
export function askPage(): Promise<Response | undefined> {
  return fetch(location.href, { cache: "no-store", headers: { Accept: "text/html" } }).catch(() => undefined);
}

/** Takes the place of what is shown, with what it says of its values. */
export function showPage(html: string): void {
  const fresh = new DOMParser().parseFromString(html, "text/html");
  shownPage = readPage(fresh);
  for (const one of ["#root", "head > title", 'head > meta[name="description"]'])
    document.querySelector(one)?.replaceWith(...fresh.querySelectorAll(one));
}

/** True while something is done after which another page is shown anyway. */
let isMoving = false;

export function expectMove(isExpected: boolean): void {
  isMoving = isExpected;
}

/** The page has another address, or is gone. */
export function leave({ redirected, url }: Response): void {
  if (isMoving) return;
  location.assign(`${redirected ? new URL(url).pathname : "/"}?${editQuery}`);
}

function readPage(from: Document): EditablePage {
  return JSON.parse(from.getElementById(valuesId)?.textContent ?? "") as EditablePage;
}

/** The value that an element shows a piece of: the outermost, in which others fill places. */
export function valueShownBy(element: Element): ShownValue | undefined {
  let value = shownPage.values[Number(element.getAttribute("data-site-value") ?? -1)];
  while (value?.outer !== undefined) value = shownPage.values[value.outer];
  return value?.file ? value : undefined;
}

/** The value that an attribute of an element shows. */
export function valueOfAttribute(element: Element, name: string): ShownValue | undefined {
  const list = element.getAttribute("data-site-values")?.split(" ") ?? [];
  const number = list.find((one) => one.startsWith(`${name}:`))?.slice(name.length + 1);
  const value = number === undefined ? undefined : shownPage.values[Number(number)];
  return value?.file ? value : undefined;
}

/** The values that attributes of an element show, and of those in it. */
export function attributeValuesOf(element: Element): ShownValue[] {
  return [element, ...element.querySelectorAll("[data-site-values]")].flatMap((holder) =>
    (holder.getAttribute("data-site-values")?.split(" ") ?? []).flatMap(
      (one) => valueOfAttribute(holder, one.split(":")[0] ?? "") ?? [],
    ),
  );
}

export function isSame(one: ValuePlace | undefined, other: ValuePlace): boolean {
  return one?.file === other.file && one.pointer === other.pointer;
}

/** The elements that show pieces of a value within a block, in order. */
export function piecesIn(block: Element, value: ValuePlace): Element[] {
  return [...block.querySelectorAll("[data-site-value]")].filter((piece) =>
    isSame(valueShownBy(piece), value),
  );
}

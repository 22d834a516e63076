import type { Fill, ShownValue } from "../../editing/messages.ts";
import { element } from "../elements.ts";
import { oneLine } from "./fields.ts";
import { shownPage } from "./shown-page.ts";

/** A value in the page while it is typed: plain text, in which names in braces are chips. */
export class PlainText {
  readonly element = document.createElement("site-field");
  private readonly hidden: ChildNode[];

  /** Stands where the pieces of the value stood, which are hidden meanwhile. */
  constructor(
    private readonly value: ShownValue,
    pieces: readonly Element[],
    text: string,
  ) {
    const { element: field } = this;
    field.setAttribute("contenteditable", "plaintext-only");
    field.setAttribute("role", "textbox");
    field.setAttribute("aria-label", "Text");
    field.spellcheck = true;
    this.write(text);
    this.hidden = runOf(pieces);
    const [first] = this.hidden;
    first?.before(field);
    for (const node of this.hidden) node.remove();
    field.addEventListener("keydown", (event) => {
      // In a button, the key for a space would press it.
      if (event.key !== " " || !field.closest("button, summary")) return;
      event.preventDefault();
      document.execCommand("insertText", false, " ");
    });
  }

  /** What keys do, and what follows all that is typed. */
  listen(keys: Readonly<Record<string, () => void>>, typed: () => void): void {
    this.element.addEventListener("keydown", (event) => {
      // Until letters of Japanese or Chinese are composed, the keys are theirs.
      const act = event.isComposing || event.shiftKey ? undefined : keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    });
    this.element.addEventListener("input", typed);
  }

  write(text: string): void {
    const fills = shownPage.fills[this.value.file] ?? {};
    const parts = text.split(/(\{\w+\})/).filter((part) => part !== "");
    this.element.replaceChildren(
      ...parts.map((part) => {
        const fill = fills[part.slice(1, -1)];
        return /^\{\w+\}$/.test(part) && fill ? chip(part.slice(1, -1), fill) : part;
      }),
    );
  }

  read(): string {
    const parts = Array.from(this.element.childNodes, (node) =>
      node instanceof HTMLElement && node.dataset.name ? `{${node.dataset.name}}` : (node.textContent ?? ""),
    );
    return oneLine(parts.join(""));
  }

  focus(): void {
    this.element.focus();
    getSelection()?.selectAllChildren(this.element);
    getSelection()?.collapseToEnd();
  }

  /** Puts back what stood there. */
  remove(): void {
    this.element.replaceWith(...this.hidden);
  }
}

function chip(name: string, { text, pointer }: Fill): HTMLElement {
  const title =
    pointer === undefined
      ? `{${name}} is worked out from other values.`
      : `{${name}}: press to change it where it stands.`;
  return element("span", { class: "site-chip", contenteditable: "false", "data-name": name, title }, [text]);
}

/** From the first piece to the last, the nodes side by side that hold them. */
function runOf(pieces: readonly Element[]): ChildNode[] {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return [];
  let around: Element = first;
  while (around !== last && !around.contains(last) && around.parentElement) around = around.parentElement;
  if (around === first) return [first];
  const nodes = [...around.childNodes];
  const [from, to] = [first, last].map((piece) => nodes.findIndex((node) => node.contains(piece)));
  return nodes.slice(from, (to ?? 0) + 1);
}

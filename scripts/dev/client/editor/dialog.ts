import { element, inShadow, pressButton } from "../elements.ts";
import styles from "./dialog.css?inline";

let count = 0;

/** A window over the page that has the keyboard until it is closed; what had the focus before has it again then. */
export class Dialog {
  private readonly body = element("div", { class: "body" });
  private readonly dialog: HTMLDialogElement;

  private readonly title: HTMLElement;

  constructor(title: string) {
    const id = `dialog-${++count}`;
    this.title = element("h2", { id, tabindex: "-1" }, [title]);
    this.dialog = element("dialog", { "aria-labelledby": id }, [
      element("header", {}, [this.title, pressButton("Close", () => this.close())]),
      this.body,
    ]);
    const host = inShadow(styles, this.dialog);
    document.body.append(host);
    this.dialog.addEventListener("close", () => host.remove());
    this.dialog.showModal();
  }

  /** Says what it is about from now on. */
  rename(title: string): void {
    this.title.textContent = title;
  }

  show(...children: (Node | string)[]): void {
    this.body.replaceChildren(...children);
  }

  close(): void {
    this.dialog.close();
  }
}

/** A button that sends its form. */
export function sendButton(label: string): HTMLButtonElement {
  return element("button", { class: "primary" }, [label]);
}

/** A list that is folded behind its summary where it is long. */
export function listOf(summary: string, items: readonly (Node | string)[], shown = 3): HTMLElement {
  const rows = items.map((item) => element("li", {}, [item]));
  const list = element("ul", {}, rows);
  const attributes: Record<string, string> = items.length <= shown ? { open: "" } : {};
  return element("details", attributes, [element("summary", {}, [summary]), list]);
}

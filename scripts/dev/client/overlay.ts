import type { FrameLine, ShownProblem } from "../events.ts";
import styles from "./overlay.css?inline";

/** Made when it is first needed. It lies in a shadow root, so that neither its styles nor those of the page cross over. */
let dialog: HTMLDialogElement | undefined;

/** Lays the problems over the page; with none, the page comes back as it was, with its focus. Escape hides them until the next change. */
export function showProblems(problems: ShownProblem[]): void {
  if (problems.length === 0) {
    dialog?.close();
    return;
  }
  dialog ??= createDialog();
  dialog.replaceChildren(heading(problems.length), list(problems), hideButton(dialog));
  // A dialog of the page may have been opened since: what opens last lies on top.
  if (dialog.open) return;
  dialog.showModal();
  dialog.focus();
}

function createDialog(): HTMLDialogElement {
  const host = document.createElement("div");
  const shadow = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  const made = element("dialog", {
    role: "alertdialog",
    "aria-labelledby": "heading",
    "aria-describedby": "note",
    tabindex: "-1",
  });
  shadow.append(made);
  document.body.append(host);
  return made;
}

function heading(count: number): HTMLElement {
  const note = document.getElementById("root")
    ? "Behind this is the last good page. It comes back by itself when the data is right again."
    : "The page appears by itself when the data is right.";
  return element("header", { "aria-live": "polite" }, [
    element("h1", { id: "heading" }, [`${count} mistake${count === 1 ? "" : "s"} in the data`]),
    element("p", { id: "note" }, [note]),
  ]);
}

function list(problems: ShownProblem[]): HTMLElement {
  return element("ol", {}, problems.map(item));
}

function item({ code, message, hint, place, related, frame }: ShownProblem): HTMLElement {
  const parts: HTMLElement[] = [
    element("p", { class: "place" }, [...(place ? [placeButton(place)] : []), element("code", {}, [code])]),
    element("p", { class: "message" }, [message]),
  ];
  if (frame.length > 0) parts.push(element("pre", {}, frame.map(frameLine)));
  if (hint) parts.push(element("p", { class: "hint" }, [element("b", {}, ["Fix: "]), hint]));
  if (related.length > 0)
    parts.push(
      element("p", { class: "also" }, ["Also: ", ...related.flatMap((other) => [placeButton(other), " "])]),
    );
  return element("li", {}, parts);
}

function frameLine({ number, text, mark }: FrameLine): HTMLElement {
  const words = mark
    ? [
        text.slice(0, mark.start),
        element("mark", {}, [text.slice(mark.start, mark.end) || " "]),
        text.slice(mark.end),
      ]
    : [text];
  return element("span", { class: mark ? "line marked" : "line" }, [
    element("span", { class: "number", "aria-hidden": "true" }, [`${number} `]),
    element("span", {}, [...words, "\n"]),
  ]);
}

/** Opens the place in the editor that is running; Vite finds it. */
function placeButton(place: string): HTMLElement {
  const button = element("button", { type: "button", class: "open", title: "Open in the editor" }, [place]);
  button.addEventListener("click", () => void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`));
  return button;
}

function hideButton(of: HTMLDialogElement): HTMLElement {
  const button = element("button", { type: "button", class: "hide" }, [
    "Hide until the next change (Escape)",
  ]);
  button.addEventListener("click", () => of.close());
  return element("footer", {}, [button]);
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Record<string, string> = {},
  children: (Node | string)[] = [],
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

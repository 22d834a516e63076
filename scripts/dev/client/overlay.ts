import type { FrameLine, ShownProblem } from "../events.ts";
import { element, inShadow, placeButton } from "./elements.ts";
import styles from "./overlay.css?inline";

/** Made when it is first needed. */
let dialog: HTMLDialogElement | undefined;

/** Lays the problems over the page; with none, the page comes back as it was, with its focus. Escape hides them until the next change. */
export function showProblems(problems: ShownProblem[]): void {
  if (problems.length === 0) {
    dialog?.close();
    return;
  }
  dialog ??= createDialog();
  dialog.replaceChildren(heading(problems.length), element("ol", {}, problems.map(item)), hideButton(dialog));
  // A dialog of the page may have been opened since: what opens last lies on top.
  if (dialog.open) return;
  dialog.showModal();
  dialog.focus();
}

function createDialog(): HTMLDialogElement {
  const made = element("dialog", {
    role: "alertdialog",
    "aria-labelledby": "heading",
    "aria-describedby": "note",
    tabindex: "-1",
  });
  document.body.append(inShadow(styles, made));
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

function hideButton(of: HTMLDialogElement): HTMLElement {
  const button = element("button", { type: "button", class: "hide" }, [
    "Hide until the next change (Escape)",
  ]);
  button.addEventListener("click", () => of.close());
  return element("footer", {}, [button]);
}

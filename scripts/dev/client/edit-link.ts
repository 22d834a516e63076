import { editQuery } from "../editing/messages.ts";
import { cameByKeyboard, noteKeyboard } from "./by-keyboard.ts";
import styles from "./edit-link.css?inline";
import { element, inShadow } from "./elements.ts";

/** Made when the server has said that pages can be edited. */
let link: HTMLAnchorElement | undefined;

/** Shows the way to the page in which every text can be changed where it stands. */
export function showEditLink(): void {
  if (link) return;
  const made = element("a", { href: `?${editQuery}` }, ["Edit this page"]);
  // The page may have become another without being loaded.
  made.addEventListener("click", () => {
    made.href = `${location.pathname}?${editQuery}`;
  });
  noteKeyboard(made);
  link = made;
  document.body.append(inShadow(styles, made));
  if (cameByKeyboard()) made.focus();
}

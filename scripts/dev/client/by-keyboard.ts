const noted = "site-followed-by-keyboard";

/** Notes where a link between a page and its editor is followed by keyboard: the next page starts without the focus. */
export function noteKeyboard(link: HTMLAnchorElement): void {
  link.addEventListener("click", ({ detail }) => {
    if (detail === 0) sessionStorage.setItem(noted, "");
  });
}

/** True once where the way to this page was such a link. */
export function cameByKeyboard(): boolean {
  const isNoted = sessionStorage.getItem(noted) !== null;
  sessionStorage.removeItem(noted);
  return isNoted;
}

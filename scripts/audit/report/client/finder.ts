import { h, searchField } from "./dom.ts";

/** Names offered at a time. */
const mostMatches = 12;

/** A search for one of many names: the matches are links. */
export function finder(
  label: string,
  names: readonly string[],
  linkOf: (number: number) => string,
): HTMLElement {
  const list = h("ul", { class: "plain matches" });
  const status = h("p", { class: "note", role: "status" });
  const show = (words: string) => {
    const wanted = words.toLowerCase();
    const matches =
      wanted === ""
        ? []
        : names.flatMap((name, number) => (name.toLowerCase().includes(wanted) ? number : []));
    list.replaceChildren(
      ...matches
        .slice(0, mostMatches)
        .map((number) => h("li", {}, h("a", { href: linkOf(number) }, names[number]))),
    );
    status.textContent =
      wanted === ""
        ? ""
        : matches.length > mostMatches
          ? `The first ${mostMatches} of ${matches.length}`
          : `${matches.length} found`;
  };
  return h("div", { class: "finder" }, searchField(label, "", show), status, list);
}

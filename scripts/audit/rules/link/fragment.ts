import { defineBareSetRule } from "../../rule.ts";

interface Note {
  /** Each on a line of its own, with an end of line before it: one text takes a fraction of the room of a set. */
  ids: string;
  /** Links to places on pages of the site, but for those that the page itself has. */
  links: { path: string; fragment: string }[];
}

export const linkFragment = defineBareSetRule<Note>({
  id: "link/fragment",
  needs: "pages",
  severity: "error",
  checks: "Every link to a place on a page finds that place.",
  why: "The browser stays at the top, and visitors do not find what the link promised.",
  fix: "Give a section that id, or remove the part after #.",
  source: "docusaurus",
  note({ path, facts }, audit) {
    const links = facts.anchors.flatMap(({ href = "" }) => {
      const target = href.includes("#") ? audit.internal(href, path) : undefined;
      // "#top" is the top of any page.
      if (!target?.fragment || /^(:~:|top$)/i.test(target.fragment)) return [];
      const isHere = target.path === path && facts.ids.has(target.fragment);
      return isHere ? [] : { path: target.path, fragment: target.fragment };
    });
    return { ids: `\n${[...facts.ids].join("\n")}\n`, links };
  },
  *set(notes) {
    for (const [from, { links }] of notes)
      for (const address of new Set(links.map(({ path, fragment }) => `${path}#${fragment}`))) {
        const [path = "", fragment = ""] = address.split("#");
        const ids = notes.get(path)?.ids;
        if (ids !== undefined && !ids.includes(`\n${fragment}\n`))
          yield {
            message: `${from} links to ${address}, but ${path} has no such place.`,
            cause: path === from ? `#${fragment}` : address,
            words: path === from ? `#${fragment}` : address,
            path: from,
          };
      }
  },
});

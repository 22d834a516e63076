import { defineSetRule } from "../../rule.ts";

interface Note {
  ids: ReadonlySet<string>;
  /** Links to places on pages of the site. */
  links: { path: string; fragment: string }[];
}

export const linkFragment = defineSetRule<Note>({
  id: "link/fragment",
  severity: "error",
  checks: "A link to a place on a page finds that place.",
  why: "The browser stays at the top, and the visitor looks in vain.",
  fix: "Give a section that id, or take the part behind # away.",
  source: "docusaurus",
  note({ path, facts }, { internal }) {
    const links = facts.anchors.flatMap(({ href = "" }) => {
      const target = href.includes("#") ? internal(href, path) : undefined;
      return target?.fragment && !target.fragment.startsWith(":~:")
        ? { path: target.path, fragment: target.fragment }
        : [];
    });
    return { ids: facts.ids, links };
  },
  *set(notes) {
    for (const [from, { links }] of notes)
      for (const address of new Set(links.map(({ path, fragment }) => `${path}#${fragment}`))) {
        const [path = "", fragment = ""] = address.split("#");
        const ids = notes.get(path)?.ids;
        if (ids && !ids.has(fragment))
          yield {
            message: `${from} links ${address}, but ${path} has no such place.`,
            cause: path === from ? `#${fragment}` : address,
            path: from,
          };
      }
  },
});

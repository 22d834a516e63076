import { oncePer } from "../../../../src/site/once.ts";
import { IdSets } from "../../../read-build/id-sets.ts";
import type { BareAudit } from "../../audit.ts";
import { defineBareSetRule } from "../../rule.ts";

interface Note {
  /** Shared by all pages that have the same. */
  ids: ReadonlySet<string>;
  /** Links to places on pages of the site, but for those that the page itself has. */
  links: { path: string; fragment: string }[];
}

const idSetsOf = oncePer((_: BareAudit) => new IdSets());

export const linkFragment = defineBareSetRule<Note>({
  id: "link/fragment",
  needs: "pages",
  severity: "error",
  checks: "A link to a place on a page finds that place.",
  why: "The browser stays at the top, and the visitor looks in vain.",
  fix: "Give a section that id, or take the part behind # away.",
  source: "docusaurus",
  note({ path, facts }, audit) {
    const links = facts.anchors.flatMap(({ href = "" }) => {
      const target = href.includes("#") ? audit.internal(href, path) : undefined;
      if (!target?.fragment || target.fragment.startsWith(":~:")) return [];
      const isHere = target.path === path && facts.ids.has(target.fragment);
      return isHere ? [] : { path: target.path, fragment: target.fragment };
    });
    return { ids: idSetsOf(audit).of(facts.ids), links };
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
            words: path === from ? `#${fragment}` : address,
            path: from,
          };
      }
  },
});

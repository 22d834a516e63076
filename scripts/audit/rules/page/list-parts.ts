import type { BarePageRule } from "../../rule.ts";

const lists = new Set(["ul", "ol", "menu", "dl"]);

export const pageListParts: BarePageRule = {
  id: "page/list-parts",
  needs: "pages",
  severity: "warning",
  checks: "List items are inside a list, and a list contains nothing else.",
  why: "Screen readers announce how long a list is; with misplaced items they miscount or find no list.",
  fix: "Put the item in a list of the right kind.",
  source: "axe",
  *page({ path, facts }) {
    for (const { name, parent, start } of new Map(
      facts.misplaced.map((one) => [`${one.name} ${one.parent?.name}`, one]),
    ).values()) {
      const list = parent && lists.has(parent.name) ? parent.name : undefined;
      yield {
        message: list
          ? `A <${name}> on ${path} stands in a <${list}> without being a part of it.`
          : `An item of a list on ${path}, <${name}>, stands in a <${parent?.name}> instead of ${name === "li" ? "a <ul> or <ol>" : "a <dl>"}.`,
        cause: `${name} ${list}`,
        ...(list && { fix: list === "dl" ? "Put it into a <dd>." : "Put it into an <li>." }),
        at: start,
      };
    }
  },
};

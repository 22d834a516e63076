import { type ReactNode, useState } from "react";

/** Choices of a view by name, as they stand in the address. */
export type Query = Readonly<Record<string, string | undefined>>;

/** What a view is made from: the part of the address behind `#`. */
export interface Visit {
  name: string;
  /** What stands behind the name and a slash. */
  subject: string;
  query: Query;
}

export type ViewMaker = (visit: Visit) => ReactNode | Promise<ReactNode>;

/** Address of a view of this report. */
export function viewLink(view: string, query: Readonly<Record<string, string | number | undefined>> = {}) {
  const entries = Object.entries(query).map(([name, value = ""]): [string, string] => [name, `${value}`]);
  const search = new URLSearchParams(entries.filter(([, value]) => value !== "")).toString();
  return `#/${view}${search === "" ? "" : `?${search}`}`;
}

/** Address of the view of a page of the site. */
export function pageLink(path: string): string {
  return viewLink("page", { path });
}

/** Address of the view of a rule. */
export function ruleLink(id: string): string {
  return viewLink(`rule/${id}`);
}

/** Address of the comparison of two pages of the site, with names masked. */
export function pairLink(a: string, b: string): string {
  return viewLink("pair", { a, b, masked: 1 });
}

/** The choices of a view, kept in the address without a new entry in the history; "" takes one out. */
export function useChoices({ name, query }: Pick<Visit, "name" | "query">) {
  const [choices, setChoices] = useState(query);
  const choose = (changes: Query) => {
    const next = { ...choices, ...changes };
    history.replaceState(null, "", viewLink(name, next));
    setChoices(next);
  };
  /** What a field needs to show a choice and to change it. */
  const field = (key: string) => ({
    value: choices[key] ?? "",
    onChoose: (value: string) => choose({ [key]: value }),
  });
  return { choices, choose, field };
}

/** Shows the view of the address, now and whenever it changes. Going back finds a view scrolled as it was left. */
export function startRouter(
  views: Readonly<Record<string, ViewMaker>>,
  show: (name: string, view: ReactNode) => void,
): void {
  const scrolls = new Map<string, number>();
  let latest: Visit | undefined;
  const open = async () => {
    const visit = readVisit(views);
    latest = visit;
    const view = await views[visit.name]?.(visit);
    if (visit !== latest) return;
    show(visit.name, view);
    scrollTo(0, scrolls.get(location.hash) ?? 0);
  };
  history.scrollRestoration = "manual";
  addEventListener("hashchange", () => void open());
  addEventListener("scroll", () => scrolls.set(location.hash, scrollY), { passive: true });
  // Who follows a link begins at the top.
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link) scrolls.delete(link.hash);
  });
  void open();
}

function readVisit(views: object): Visit {
  const [path = "", search = ""] = location.hash.replace(/^#\//, "").split("?");
  const [name = "", ...rest] = path.split("/");
  return {
    name: Object.hasOwn(views, name) ? name : "overview",
    subject: rest.join("/"),
    query: Object.fromEntries(new URLSearchParams(search)),
  };
}

import type { Model } from "./model.ts";

/** What a view is made from: the part of the address behind `#`. */
export interface Visit {
  model: Model;
  /** Choices of the view by name, kept in the address. */
  query: URLSearchParams;
  /** Aborted when the view is left. */
  signal: AbortSignal;
  /** Keeps a choice in the address without a new entry in the history; "" takes it out. */
  remember(name: string, value: string): void;
}

export interface View {
  title: string;
  content: Node[];
  /** Called when the content is in the document. */
  ready?(): void;
}

export type ViewMaker = (visit: Visit) => View | Promise<View>;

/** Address of a view of this report. */
export function viewLink(view: string, query: Record<string, string | number> = {}): string {
  const entries = Object.entries(query).map(([name, value]): [string, string] => [name, `${value}`]);
  const search = new URLSearchParams(entries).toString();
  return `#/${view}${search === "" ? "" : `?${search}`}`;
}

/** Address of the view of a page of the site. */
export function pageLink(path: string): string {
  return viewLink("page", { path });
}

/** Shows the view of the address, now and whenever it changes. Going back finds a view scrolled as it was left. */
export function startRouter(
  views: Readonly<Record<string, ViewMaker>>,
  model: Model,
  show: (name: string, view: View) => void,
): void {
  const scrolls = new Map<string, number>();
  let leave = new AbortController();
  const open = async () => {
    leave.abort();
    leave = new AbortController();
    const { signal } = leave;
    const [path = "", search = ""] = location.hash.replace(/^#\//, "").split("?");
    const name = Object.hasOwn(views, path) ? path : "overview";
    const query = new URLSearchParams(search);
    const remember = (key: string, value: string) => {
      if (value === "") query.delete(key);
      else query.set(key, value);
      history.replaceState(null, "", viewLink(name, Object.fromEntries(query)));
    };
    const view = await views[name]?.({ model, query, signal, remember });
    if (!view || signal.aborted) return;
    show(name, view);
    view.ready?.();
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

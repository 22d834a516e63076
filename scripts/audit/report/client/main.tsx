import "./styles/base.css";
import "./styles/controls.css";
import "./styles/tables.css";
import "./styles/views.css";
import "./styles/previews.css";
import "./styles/drawings.css";
import { Fragment, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { CityMap } from "./CityMap.tsx";
import { Findings } from "./Findings.tsx";
import { LinkGraph } from "./LinkGraph.tsx";
import { Model, ModelContext } from "./model.ts";
import { Overview } from "./Overview.tsx";
import { Pages } from "./Pages.tsx";
import { NoSuchPage, PageView } from "./PageView.tsx";
import { NoSuchPair, Pair } from "./Pair.tsx";
import { Rendered } from "./Rendered.tsx";
import { RuleView } from "./RuleView.tsx";
import { startRouter, type Visit } from "./router.ts";
import { Similarity } from "./Similarity.tsx";
import { Summary } from "./Summary.tsx";

const model = new Model();

/** Some views have nothing to show: of a site without cities or data, of pages that nobody rendered. */
const { cities, rendered, similarities } = model.data;

const views = {
  overview: () => <Overview />,
  summary: () => <Summary />,
  findings: (visit: Visit) => <Findings visit={visit} />,
  pages: (visit: Visit) => <Pages visit={visit} />,
  page: async ({ query: { path = "" } }: Visit) => {
    const page = model.find(path);
    if (!page) return <NoSuchPage path={path} />;
    const [detail, inlinks] = await Promise.all([model.detail(page), model.inlinks(page)]);
    return <PageView page={page} detail={detail} inlinks={inlinks} />;
  },
  rule: ({ subject }: Visit) => <RuleView id={subject} />,
  links: ({ query }: Visit) => <LinkGraph chosen={model.find(query.path ?? "")} />,
  ...(rendered.length > 0 && { rendered: () => <Rendered /> }),
  ...(cities.length > 0 && { map: ({ query }: Visit) => <CityMap chosen={Number(query.city ?? -1)} /> }),
  ...(similarities.length > 0 && { similarity: ({ query }: Visit) => <Similarity type={query.type} /> }),
  pair: async (visit: Visit) => {
    const { a = "", b = "" } = visit.query;
    const [first, second] = await Promise.all([model.text(a), model.text(b)]);
    return first && second ? <Pair visit={visit} texts={[first, second]} /> : <NoSuchPair />;
  },
};

/** Views of the menu, where there is something to show; the others are reached from these. */
const menu: Record<string, string> = {
  overview: "Overview",
  summary: "Summary",
  findings: "Findings",
  pages: "Pages",
  rendered: "Rendered",
  links: "Links",
  map: "Map",
  similarity: "Similarity",
};

/** Entry of the menu that a view without one belongs to. */
const parents: Record<string, string> = { page: "pages", pair: "similarity", rule: "findings" };

function Report({ view, children }: { view: string; children: ReactNode }) {
  const current = parents[view] ?? view;
  return (
    <ModelContext value={model}>
      <header className="top">
        <p className="brand">Site audit</p>
        <nav aria-label="Report">
          {Object.entries(menu)
            .filter(([name]) => Object.hasOwn(views, name))
            .map(([name, label]) => (
              <a key={name} href={`#/${name}`} aria-current={name === current ? "page" : undefined}>
                {label}
              </a>
            ))}
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </ModelContext>
  );
}

const root = createRoot(document.getElementById("report") ?? document.body);
let visits = 0;

startRouter(views, (name, view) => {
  visits++;
  const report = (
    <Report view={name}>
      <Fragment key={visits}>{view}</Fragment>
    </Report>
  );
  // At once: the view has its height before it is scrolled.
  flushSync(() => root.render(report));
  const heading = document.querySelector("h1");
  document.title = `${heading?.textContent} · Audit of ${model.data.site.name}`;
  // Who reads by keyboard or by ear begins with the new view; on opening, with the document.
  if (visits > 1) heading?.focus({ preventScroll: true });
});

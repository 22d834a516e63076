import { checkData } from "../../scripts/check/check-data.ts";
import { realData, root } from "./data-folder.ts";
import { fixedDay } from "./fixed-day.ts";
import { pagesOf } from "./site.ts";

export interface Route {
  path: string;
  type: string;
  title: string;
  description: string;
}

const known = new Map<string, Route[]>();

/** What `site routes` lists of data that no test changes, worked out once for all files. */
export function listRoutes(dataDir: string = realData): Route[] {
  const routes = known.get(dataDir) ?? routesOf(dataDir);
  known.set(dataDir, routes);
  return routes;
}

function routesOf(dataDir: string): Route[] {
  const { site } = checkData(dataDir, { root, today: fixedDay });
  if (!site) throw new Error(`${dataDir} has errors.`);
  return pagesOf(site)
    .map(({ props: { path, type, head } }) => ({
      path,
      type,
      title: head.title,
      description: head.description,
    }))
    .filter(({ path }) => path !== "/404");
}

/** One route of each page type: the first of its kind. */
export function onePerType(routes: Route[]): Route[] {
  return [...new Map([...routes].reverse().map((route) => [route.type, route])).values()].reverse();
}

/** Path of a page → its file below the built folder. */
export function builtFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

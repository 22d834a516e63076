import { runSite } from "./cli.ts";

export interface Route {
  path: string;
  type: string;
  title: string;
  description: string;
  canonical: string;
  file: string;
}

const known = new Map<string, Route[]>();

/** The routes of data that no test changes: the command runs once for all files. */
export function listRoutes(args: string[] = []): Route[] {
  const key = args.join("\n");
  const routes = known.get(key) ?? askRoutes(args);
  known.set(key, routes);
  return routes;
}

function askRoutes(args: string[]): Route[] {
  const { code, stdout, stderr } = runSite(["routes", "--format", "json", ...args]);
  if (code !== 0) throw new Error(`site routes ended with ${code}.\n${stdout}\n${stderr}`);
  return (JSON.parse(stdout) as { routes: Route[] }).routes;
}

/** One route of each page type: the first of its kind. */
export function onePerType(routes: Route[]): Route[] {
  return [...new Map([...routes].reverse().map((route) => [route.type, route])).values()].reverse();
}

/** Path of a page → its file below the built folder. */
export function builtFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

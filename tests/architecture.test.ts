import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** Folders of src/ from left to right: each may import those before it. */
const layers = [
  "problem.ts",
  "fields",
  "kinds",
  "loader",
  "site",
  "seo",
  "calls",
  "parts",
  "layout",
  "sections",
  "pages",
  "renderer",
];
/** Folders whose code also runs in the browser. */
const withoutNode = ["fields", "seo", "parts", "layout", "sections", "pages"];

/** The list of sections gives the kind of pages its fields, so it may be imported from everywhere. */
const sectionList = "src/sections/index.ts";

const mostLines = 300;

interface Import {
  from: string;
  to: string;
  /** True for types alone, which are gone at run time. */
  isType: boolean;
}

/** Every import of a source text, with paths from the root for our own files. */
function listImports(file: string, text: string): Import[] {
  const statements = text.matchAll(
    /^(import|export)\s+(type\s)?[^;"'`]*?from\s+"([^"]+)"|\bimport\("([^"]+)"\)|^\s*import\s+"([^"]+)"/gm,
  );
  return [...statements].map(([, , type, from, dynamic, bare]) => {
    // Behind a question mark stands how Vite is to import it.
    const specifier = (from ?? dynamic ?? bare ?? "").replace(/\?\w+$/, "");
    const to = specifier.startsWith(".")
      ? relative(root, resolve(root, file, "..", specifier))
          .split(sep)
          .join("/")
      : specifier;
    return { from: file, to, isType: type !== undefined };
  });
}

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.split(sep).join("/")}`)
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
    .sort();
}

function layerOf(path: string): number {
  return layers.indexOf(path.split("/")[1] ?? "");
}

/** Folders of scripts/ that judge a site. */
const judges = ["audit", "links", "diff", "explain"];
/** Folders of scripts/ that serve one. */
const servers = ["preview", "dev", "stand-ins"];

function faultAmongScripts(from: string, to: string): string | undefined {
  const [own, other] = [from, to].map((path) => path.split("/")[1] ?? "") as [string, string];
  if (own === other || !to.slice("scripts/".length).includes("/")) return undefined;
  if (other === "commands" && from !== "scripts/site.ts")
    return `${from} imports ${to}: commands stand on top`;
  if (other === "build" && !["commands", "tools"].includes(own))
    return `${from} imports ${to}: only commands and tools build`;
  if (judges.includes(own) && [...judges, ...servers].includes(other))
    return `${from} imports ${to}: a judge knows no other judge and no server`;
  if (servers.includes(own) && judges.includes(other))
    return `${from} imports ${to}: a server knows no judge`;
  return undefined;
}

/** What is wrong with an import, or nothing. */
function faultOf({ from, to }: Import): string | undefined {
  if (from.startsWith("src/")) {
    if (to.startsWith("scripts/") || to.startsWith("tests/"))
      return `${from} imports ${to}: nothing in src/ imports what stands on top`;
    if (to.startsWith("src/") && to !== sectionList && layerOf(to) > layerOf(from))
      return `${from} imports ${to}: the arrow runs back`;
    const folder = from.split("/")[1] ?? "";
    if (to.startsWith("node:") && withoutNode.includes(folder))
      return `${from} imports ${to}: ${folder} also runs in the browser`;
    if (to.startsWith("vite-plugin-ssr") && folder !== "renderer")
      return `${from} imports ${to}: only renderer knows it`;
  }
  if (from.startsWith("scripts/") && to.startsWith("tests/"))
    return `${from} imports ${to}: tests stand on top`;
  if (from.startsWith("scripts/") && to.startsWith("scripts/")) return faultAmongScripts(from, to);
  return undefined;
}

function faultsOf(imports: Import[]): string[] {
  return imports.flatMap((entry) => faultOf(entry) ?? []);
}

const files = [...sourceFiles("src"), ...sourceFiles("scripts")];
const imports = files.flatMap((file) => listImports(file, readFileSync(join(root, file), "utf8")));

/** The first way from a file back to itself through what is imported at run time. */
function findCycle(links: Map<string, string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, way: string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of links.get(file) ?? []) {
      const cycle = visit(next, [...way, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of links.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}

function runTimeLinks(list: Import[]): Map<string, string[]> {
  const links = new Map<string, string[]>();
  for (const { from, to, isType } of list)
    if (!isType && from.startsWith("src/")) links.set(from, [...(links.get(from) ?? []), to]);
  return links;
}

describe("architecture", () => {
  it("knows every folder of src/", () => {
    const folders = readdirSync(join(root, "src"));
    expect(folders.filter((folder) => !layers.includes(folder))).toEqual([]);
  });

  it("imports only what stands to the left", () => {
    expect(imports.length).toBeGreaterThan(200);
    expect(faultsOf(imports)).toEqual([]);
  });

  it("has no way back to a file through what it imports at run time", () => {
    expect(findCycle(runTimeLinks(imports))).toBeUndefined();
    const text = 'import { view } from "./steps/view.ts";';
    const back = listImports("src/sections/steps/view.ts", 'import { all } from "../all.ts";');
    expect(findCycle(runTimeLinks([...listImports("src/sections/all.ts", text), ...back]))).toEqual([
      "src/sections/all.ts",
      "src/sections/steps/view.ts",
      "src/sections/all.ts",
    ]);
  });

  it("sends neither fields nor kinds of data to visitors", () => {
    const links = runTimeLinks(imports);
    const isOfPage = (file: string) => file.endsWith(".tsx") || /^src\/renderer\/(live|start)/.test(file);
    const isServer = (file: string) => /\.server\.tsx$|^src\/renderer\/(render|app)/.test(file);
    const sent = new Set([...links.keys()].filter((file) => isOfPage(file) && !isServer(file)));
    for (const file of sent) for (const next of links.get(file) ?? []) sent.add(next);
    expect(sent.size).toBeGreaterThan(100);
    expect([...sent].filter((file) => /^src\/(fields|kinds)\//.test(file))).toEqual([]);
  });

  it("has no file that one cannot take in: 300 lines at most", () => {
    const written = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.css"], {
      cwd: root,
      encoding: "utf8",
    })
      .split("\n")
      .filter((file) => file !== "" && existsSync(join(root, file)))
      .filter((file) => !/^tests\/fixtures\/|\.generated\.ts$/.test(file));
    const long = written.filter(
      (file) => readFileSync(join(root, file), "utf8").split("\n").length - 1 > mostLines,
    );
    expect(written.length).toBeGreaterThan(1000);
    expect(long).toEqual([]);
  });

  it("names files that exist in every import of our own", () => {
    const missing = imports.filter(({ to }) => /^(src|scripts)\//.test(to) && !existsSync(join(root, to)));
    expect(missing).toEqual([]);
  });

  it.each([
    [
      'import { createPage } from "../pages/pages.ts";',
      "src/site/site.ts",
      "src/site/site.ts imports src/pages/pages.ts: the arrow runs back",
    ],
    [
      'import type { Page } from "../../pages/page.ts";',
      "src/seo/json-ld/nodes.ts",
      "src/seo/json-ld/nodes.ts imports src/pages/page.ts: the arrow runs back",
    ],
    [
      'const { x } = await import("../../scripts/site.ts");',
      "src/site/x.ts",
      "src/site/x.ts imports scripts/site.ts: nothing in src/ imports what stands on top",
    ],
    [
      'import { join } from "node:path";',
      "src/pages/page.ts",
      "src/pages/page.ts imports node:path: pages also runs in the browser",
    ],
    [
      'import { escapeInject } from "vite-plugin-ssr/server";',
      "src/parts/Band.tsx",
      "src/parts/Band.tsx imports vite-plugin-ssr/server: only renderer knows it",
    ],
    [
      'import { listRules } from "../audit/list-rules.ts";',
      "scripts/diff/diff.ts",
      "scripts/diff/diff.ts imports scripts/audit/list-rules.ts: a judge knows no other judge and no server",
    ],
    [
      'import { buildSite } from "../build/build.ts";',
      "scripts/preview/server.ts",
      "scripts/preview/server.ts imports scripts/build/build.ts: only commands and tools build",
    ],
  ])("finds %s in %s", (text, file, fault) => expect(faultsOf(listImports(file, text))).toEqual([fault]));
});

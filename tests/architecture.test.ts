import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** Folders of src/ from left to right: each may import those before it. */
const layers = [
  "problem.ts",
  "fields",
  "sections",
  "kinds",
  "loader",
  "site",
  "seo",
  "routes",
  "backend",
  "widgets",
  "templates",
  "renderer",
];
/** Folders whose code also runs in the browser. */
const withoutNode = ["seo", "routes", "widgets", "templates"];

interface Import {
  from: string;
  to: string;
}

/** Every import of a source text, with paths from the root for our own files. */
function listImports(file: string, text: string): Import[] {
  const statements = text.matchAll(
    /^(import|export)\s+(type\s)?[^;"'`]*?from\s+"([^"]+)"|\bimport\("([^"]+)"\)|^\s*import\s+"([^"]+)"/gm,
  );
  return [...statements].map(([, , , from, dynamic, bare]) => {
    // Behind a question mark stands how Vite is to import it.
    const specifier = (from ?? dynamic ?? bare ?? "").replace(/\?\w+$/, "");
    const to = specifier.startsWith(".")
      ? relative(root, resolve(root, file, "..", specifier))
          .split(sep)
          .join("/")
      : specifier;
    return { from: file, to };
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

/** What is wrong with an import, or nothing. */
function faultOf({ from, to }: Import): string | undefined {
  if (from.startsWith("src/")) {
    if (to.startsWith("scripts/") || to.startsWith("tests/"))
      return `${from} imports ${to}: nothing in src/ imports what stands on top`;
    if (to.startsWith("src/") && layerOf(to) > layerOf(from))
      return `${from} imports ${to}: the arrow runs back`;
    const folder = from.split("/")[1] ?? "";
    if (to.startsWith("node:") && withoutNode.includes(folder))
      return `${from} imports ${to}: ${folder} also runs in the browser`;
    if (to.startsWith("vite-plugin-ssr") && folder !== "renderer")
      return `${from} imports ${to}: only renderer knows it`;
  }
  if (from.startsWith("scripts/") && to.startsWith("tests/"))
    return `${from} imports ${to}: tests stand on top`;
  return undefined;
}

function faultsOf(imports: Import[]): string[] {
  return imports.flatMap((entry) => faultOf(entry) ?? []);
}

const files = [...sourceFiles("src"), ...sourceFiles("scripts")];
const imports = files.flatMap((file) => listImports(file, readFileSync(join(root, file), "utf8")));

describe("architecture", () => {
  it("knows every folder of src/", () => {
    const folders = readdirSync(join(root, "src"));
    expect(folders.filter((folder) => !layers.includes(folder))).toEqual([]);
  });

  it("imports only what stands to the left", () => {
    expect(imports.length).toBeGreaterThan(200);
    expect(faultsOf(imports)).toEqual([]);
  });

  it("names files that exist in every import of our own", () => {
    const missing = imports.filter(({ to }) => /^(src|scripts)\//.test(to) && !existsSync(join(root, to)));
    expect(missing).toEqual([]);
  });

  it.each([
    [
      'import { createPage } from "../routes/pages.ts";',
      "src/site/site.ts",
      "src/site/site.ts imports src/routes/pages.ts: the arrow runs back",
    ],
    [
      'import type { Page } from "../../routes/page.ts";',
      "src/seo/json-ld/nodes.ts",
      "src/seo/json-ld/nodes.ts imports src/routes/page.ts: the arrow runs back",
    ],
    [
      'const { x } = await import("../../scripts/site.ts");',
      "src/site/x.ts",
      "src/site/x.ts imports scripts/site.ts: nothing in src/ imports what stands on top",
    ],
    [
      'import { join } from "node:path";',
      "src/routes/map.ts",
      "src/routes/map.ts imports node:path: routes also runs in the browser",
    ],
    [
      'import { escapeInject } from "vite-plugin-ssr/server";',
      "src/templates/Page.tsx",
      "src/templates/Page.tsx imports vite-plugin-ssr/server: only renderer knows it",
    ],
  ])("finds %s in %s", (text, file, fault) => {
    expect(faultsOf(listImports(file, text))).toEqual([fault]);
  });
});

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./support/data-folder.ts";

interface LockedPackage {
  version: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(join(root, file), "utf8")) as T;
}

const { packages } = readJson<{ packages: Record<string, LockedPackage> }>("package-lock.json");
const locked = Object.entries(packages).filter(([path]) => path !== "");
/** Those that a build needs; the others only check the work on this tool. */
const runtime = locked.filter(([, { dev }]) => !dev);

/** Where npm looks for a package whose place is not locked. */
const registry = "https://registry.npmjs.org/";

const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/** Licenses that ask for no more than to be named (blueoakcouncil.org/list, permissive licenses). */
const permissive = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "Python-2.0",
  "Zlib",
];

/** Packages under another license → why we may use them. */
const others: Record<string, { license: string; because: string }> = {
  "@img/sharp-": {
    license: "LGPL-3.0-or-later",
    because: "libvips is linked at run time, used while building, and no part of the site",
  },
  "caniuse-lite": { license: "CC-BY-4.0", because: "a table of browsers, read while building" },
  zipcodes: { license: "BSD", because: "the name of the BSD licenses before SPDX numbered them" },
};

function licensesToQuestion(name: string, license: string | undefined): string[] {
  const excused = Object.entries(others).flatMap(([prefix, other]) =>
    name.startsWith(prefix) ? [other.license] : [],
  );
  const named = (license ?? "none").replace(/[()]/g, "").split(/ AND | OR /);
  return named.filter((one) => !permissive.includes(one) && !excused.includes(one));
}

describe("licenses", () => {
  it("of everything a build needs are permissive, or named with a reason", () => {
    expect(runtime.length).toBeGreaterThan(100);
    const questions = runtime.flatMap(([path, { license }]) =>
      licensesToQuestion(nameOf(path), license).map((one) => `${nameOf(path)}: ${one}`),
    );
    expect(questions).toEqual([]);
  });

  it("are questioned where they are others, or missing", () => {
    expect(licensesToQuestion("left-pad", "(MIT AND GPL-3.0-only)")).toEqual(["GPL-3.0-only"]);
    expect(licensesToQuestion("left-pad", "LGPL-3.0-or-later")).toEqual(["LGPL-3.0-or-later"]);
    expect(licensesToQuestion("left-pad", undefined)).toEqual(["none"]);
  });

  it("need every reason that is given", () => {
    const unused = Object.entries(others).filter(
      ([prefix, { license }]) =>
        !runtime.some(
          ([path, { license: own }]) => nameOf(path).startsWith(prefix) && own?.includes(license),
        ),
    );
    expect(unused).toEqual([]);
  });
});

describe("packages", () => {
  it("come from the registry, each with the hash of its content, those for other machines too", () => {
    const strange = locked.filter(
      ([, { resolved = registry, integrity = "" }]) =>
        !resolved.startsWith(registry) || !/^sha512-/.test(integrity),
    );
    expect(strange.map(([path]) => path)).toEqual([]);
  });

  it("bring one esbuild, the pinned one: older ones have advisories", () => {
    const versions = locked.flatMap(([path, { version }]) => (/\/esbuild$/.test(path) ? [version] : []));
    expect(versions).toEqual([
      readJson<{ dependencies: { esbuild: string } }>("package.json").dependencies.esbuild,
    ]);
  });

  it("with an install script are those that are known to work without it", () => {
    const named = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
    // deno and esbuild put a copy of their program in a second place, vnu-jar looks for Java.
    expect([...new Set(named)].sort()).toEqual(["deno", "esbuild", "vnu-jar"]);
  });

  it.each(locked.flatMap(([path]) => (/\/(deno|esbuild)$/.test(path) ? [path] : [])))(
    "bring the program of %s as a package of its own",
    (path) => {
      const { optionalDependencies = {} } = readJson<{ optionalDependencies?: Record<string, string> }>(
        join(path, "package.json"),
      );
      const places = [join(path, "node_modules"), join(path, ".."), "node_modules"];
      const here = Object.keys(optionalDependencies).filter((name) =>
        places.some((place) => existsSync(join(root, place, name, "package.json"))),
      );
      expect(here.length).toBeGreaterThan(0);
    },
  );

  it("bring the checker of HTML as it is run", () => {
    expect(existsSync(join(root, "node_modules/vnu-jar/build/dist/vnu.jar"))).toBe(true);
  });
});

describe("npm run sbom", () => {
  it("lists everything a build needs, with its license, as CycloneDX, and no tool of development", () => {
    const text = execFileSync(process.execPath, [join(root, "scripts/tools/sbom.mjs")], {
      encoding: "utf8",
      maxBuffer: 1e8,
      stdio: ["ignore", "pipe", "ignore"],
    });
    const bill = JSON.parse(text) as {
      bomFormat: string;
      components: { name: string; version: string; licenses?: unknown[] }[];
    };
    expect(bill.bomFormat).toBe("CycloneDX");
    const listed = bill.components.map(({ name, version }) => `${name}@${version}`);
    const needed = runtime.map(([path, { version }]) => `${nameOf(path)}@${version}`);
    expect([...new Set(listed)].sort()).toEqual([...new Set(needed)].sort());
    // npm takes no license for one that has no name of SPDX.
    const unnamed = bill.components.filter(({ licenses = [] }) => licenses.length === 0);
    expect(unnamed.map(({ name }) => name)).toEqual(["zipcodes"]);
  });
});

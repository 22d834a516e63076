import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { whyStale } from "../../scripts/install/ensure-dependencies.mjs";
import { whyTooOld } from "../../scripts/install/require-node.mjs";
import { root, temporaryFolder } from "../support/data-folder.ts";

type Packages = Record<string, { version?: string; integrity?: string; optional?: boolean }>;

const yaml = { version: "2.9.1", integrity: "sha512-one" };

/** A project with a lock file and, where given, npm's own list of what it has installed. */
function project(locked: Packages, installed?: Packages): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "node_modules"));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages: { "": {}, ...locked } }));
  if (installed)
    writeFileSync(
      join(folder, "node_modules", ".package-lock.json"),
      JSON.stringify({ packages: installed }),
    );
  return folder;
}

describe("installed packages", () => {
  test("are fresh when they are those of the lock file", () => {
    expect(whyStale(project({ "node_modules/yaml": yaml }, { "node_modules/yaml": yaml }))).toBe(undefined);
  });

  test("are fresh in this repository, whose tests are running", () => expect(whyStale(root)).toBe(undefined));

  test("stay fresh when a checkout gives the lock file a new time", () => {
    const folder = project({ "node_modules/yaml": yaml }, { "node_modules/yaml": yaml });
    utimesSync(join(folder, "package-lock.json"), 4_000_000_000, 4_000_000_000);
    expect(whyStale(folder)).toBe(undefined);
  });

  test("are stale when npm never finished", () => {
    expect(whyStale(project({ "node_modules/yaml": yaml }))).toBe("The dependencies are not installed yet.");
  });

  test("are stale when one has another version", () => {
    const old = { ...yaml, version: "2.9.0" };
    expect(whyStale(project({ "node_modules/yaml": yaml }, { "node_modules/yaml": old }))).toBe(
      "node_modules/yaml is installed as 2.9.0, but 2.9.1 is locked.",
    );
  });

  test("are stale when one has the same version and other content", () => {
    const other = { ...yaml, integrity: "sha512-two" };
    expect(whyStale(project({ "node_modules/yaml": yaml }, { "node_modules/yaml": other }))).toBe(
      "node_modules/yaml 2.9.1 is installed with other content than is locked.",
    );
  });

  test("are fresh when npm's list names where they came from and no hash", () => {
    expect(
      whyStale(project({ "node_modules/yaml": yaml }, { "node_modules/yaml": { version: yaml.version } })),
    ).toBe(undefined);
  });

  test("are stale when one is new in the lock file", () => {
    expect(whyStale(project({ "node_modules/yaml": yaml }, {}))).toBe(
      "node_modules/yaml is not installed yet.",
    );
  });

  test("are stale when one is no longer locked", () => {
    expect(whyStale(project({}, { "node_modules/yaml": yaml }))).toBe(
      "node_modules/yaml is installed, but no longer locked.",
    );
  });

  test("may lack what is made for other machines", () => {
    expect(whyStale(project({ "node_modules/mac-only": { ...yaml, optional: true } }, {}))).toBe(undefined);
  });
});

test.each([
  ["20.19.0", undefined],
  ["20.20.2", undefined],
  ["24.0.1", undefined],
  ["20.18.3", "This is Node 20.18.3, but 20.19 or newer is needed: https://nodejs.org/en/download"],
  ["18.20.0", "This is Node 18.20.0, but 20.19 or newer is needed: https://nodejs.org/en/download"],
])("Node: %s", (version, complaint) => {
  expect(whyTooOld(version, ">=20.19")).toBe(complaint);
});

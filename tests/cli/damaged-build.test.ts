// @module-tag nightly
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runSite } from "../support/cli.ts";
import { copyOfData, type DataFolder, fixtureSite } from "../support/data-folder.ts";
import { hashFiles } from "../support/folders.ts";

let out: string;
let before: Record<string, string>;

beforeAll(() => {
  out = join(mkdtempSync(join(tmpdir(), "site-out-")), "public");
  const { code, stderr } = runSite(["build", "--data", fixtureSite("minimal"), "--out", out]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  before = hashFiles(out);
}, 120_000);

afterAll(() => rmSync(dirname(out), { recursive: true, force: true }));

const county = "counties/lake-county.yaml";
const damages: [name: string, firstLine: string, damage: (data: DataFolder) => void][] = [
  [
    "a duplicate key",
    "data/counties/lake-county.yaml:10:1  error  duplicate-key",
    (data) => data.append(county, "order: 2\n"),
  ],
  [
    "invalid UTF-8",
    "data/counties/lake-county.yaml:1:1  error  invalid-encoding",
    (data) => data.write(county, new Uint8Array([0xff, 0xfe, 0x00])),
  ],
  [
    "10,000 brackets",
    "data/counties/lake-county.yaml:1:1  error  yaml-syntax",
    (data) => data.append(county, `more: ${"[".repeat(10_000)}\n`),
  ],
  [
    "a path outside of the folder",
    "data/pages/contact.yaml:2:7  error  invalid-value",
    (data) => data.edit("pages/contact.yaml", "path: /contact", "path: /../../contact"),
  ],
  [
    "a broken link",
    "data/pages/home.yaml:12:66  error  broken-internal-link",
    (data) => data.edit("pages/home.yaml", "(/roof-repair)", "(/roof)"),
  ],
  [
    "an invalid business file",
    "data/business.yaml:27:10  error  invalid-value",
    (data) => data.edit("business.yaml", "founded: 1971", "founded: seventies"),
  ],
  ["no theme", "data/theme.yaml  error  missing-file", (data) => data.remove("theme.yaml")],
];

it.each(damages)(
  "leaves the built folder as it was: %s",
  (_, firstLine, damage) => {
    const data = copyOfData();
    damage(data);
    const { code, stdout, stderr } = runSite(["build", "--data", "data", "--out", out], {
      cwd: dirname(data.dir),
    });
    expect(code).toBe(1);
    expect(stdout.split("\n")).toContain(firstLine);
    expect(stderr).toBe("The data has errors, so nothing was built; the old site stays as it is.\n");
    expect(hashFiles(out)).toEqual(before);
    expect(readdirSync(dirname(out))).toEqual(["public"]);
  },
  30_000,
);

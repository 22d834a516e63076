// @module-tag nightly
import { appendFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { digestOf } from "../../scripts/publish/digest.ts";
import { build } from "../support/builds.ts";
import { append, copyOfData, type DataFolder, edit, temporaryFolder } from "../support/data-folder.ts";
import { differingFiles, hashFiles } from "../support/folders.ts";

const maple = "cities/lake-county/maple-grove.yaml";
const everyPage = [
  "/",
  "/404",
  "/contact",
  "/roof-repair",
  "/roofers-maple-grove-lake-county",
  "/roofers-otter-falls-lake-county",
  "/roofers-pine-bend-lake-county",
  "/service-areas",
  "/service-areas/lake-county",
];

function builtCopy(): { data: DataFolder; out: string } {
  const data = copyOfData();
  const out = join(temporaryFolder(), "dist");
  build(data.dir, out);
  return { data, out };
}

test("a second build of the same data renders nothing and changes nothing", () => {
  const { data, out } = builtCopy();
  const before = hashFiles(out);
  const digest = digestOf(Object.entries(before));
  const page = () => statSync(join(out, "contact.html"));
  const { ino, mtimeMs } = page();
  const report = build(data.dir, out);
  expect({ ...report, ms: {}, peakRssMb: 0, bytes: 0 }).toEqual({
    pages: everyPage.length,
    rendered: 0,
    unchanged: everyPage.length,
    removed: 0,
    bytes: 0,
    ms: {},
    peakRssMb: 0,
    out,
    digest,
    changed: [],
    reasons: {},
    removedPaths: [],
  });
  expect(hashFiles(out)).toEqual(before);
  expect([page().ino, page().mtimeMs]).toEqual([ino, mtimeMs]);
});

describe("after an edit", () => {
  const edits: [what: string, edit: (data: DataFolder) => void, pages: string[]][] = [
    [
      "a local text of a city",
      edit(maple, "Most houses by the pond", "Many houses by the pond"),
      ["/roofers-maple-grove-lake-county"],
    ],
    [
      "the lead of a city, which the list of its county shows as well",
      edit(maple, "lead: Old oaks stand over", "lead: Tall oaks stand over"),
      ["/roofers-maple-grove-lake-county", "/service-areas/lake-county"],
    ],
    [
      "the coordinates of a city, which are on its map and on its neighbor's",
      edit(maple, "latitude: 45.0725", "latitude: 45.0775"),
      ["/roofers-maple-grove-lake-county", "/roofers-pine-bend-lake-county"],
    ],
    [
      "the title of a page",
      edit("pages/contact.yaml", "title: Free roofing quote", "title: Free quote"),
      ["/contact"],
    ],
    [
      "a template of every city page",
      edit("pages/city.yaml", "heading: What we do in", "heading: Our work in"),
      [
        "/roofers-maple-grove-lake-county",
        "/roofers-otter-falls-lake-county",
        "/roofers-pine-bend-lake-county",
      ],
    ],
    [
      "the phone number, which is on every page",
      edit("business.yaml", "phone: 612-555-0100", "phone: 612-555-0109"),
      everyPage,
    ],
    [
      "a color, which the head of every page names",
      edit("theme.yaml", 'accent: "#ffc53d"', 'accent: "#ffc63d"'),
      everyPage,
    ],
    ["nothing but a comment", append(maple, "# Checked in spring.\n"), []],
  ];

  test.each(edits)("of %s, exactly the pages that show it are rendered", (_, edit, pages) => {
    const { data, out } = builtCopy();
    const before = hashFiles(out);
    edit(data);
    const report = build(data.dir, out);
    const after = hashFiles(out);
    expect([...report.changed].sort()).toEqual(pages);
    expect(Object.keys(report.reasons).sort()).toEqual(pages);
    expect([report.rendered, report.unchanged]).toEqual([pages.length, everyPage.length - pages.length]);
    expect(pagesAmong(differingFiles(before, after))).toEqual(pages);

    const clean = join(temporaryFolder(), "dist");
    build(data.dir, clean, ["--clean"]);
    expect(after).toEqual(hashFiles(clean));
  });

  /** Changed documents → the paths of their pages. */
  function pagesAmong(files: string[]): string[] {
    return files
      .filter((file) => file.endsWith(".html"))
      .map((file) => (file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`))
      .sort();
  }
});

test("a city that is deleted takes its files along, and the pages that named it are rendered", () => {
  const { data, out } = builtCopy();
  data.remove("cities/lake-county/otter-falls.yaml");
  data.edit("cities/lake-county/pine-bend.yaml", "  - city: lake-county/otter-falls\n", "");
  const report = build(data.dir, out);
  const gone = "/roofers-otter-falls-lake-county";
  expect(report.removedPaths).toEqual([gone]);
  expect(report.removed).toBe(1);
  expect(report.pages).toBe(everyPage.length - 1);
  const files = Object.keys(hashFiles(out));
  expect(files.filter((file) => file.includes("otter-falls"))).toEqual([]);
  const clean = join(temporaryFolder(), "dist");
  build(data.dir, clean, ["--clean"]);
  expect(hashFiles(out)).toEqual(hashFiles(clean));
});

test("a page that someone has edited in the built folder is rendered again", () => {
  const { data, out } = builtCopy();
  const before = hashFiles(out);
  const file = "contact.html";
  appendFileSync(join(out, file), "<!-- mine -->");
  expect(differingFiles(before, hashFiles(out))).toEqual([file]);
  expect(build(data.dir, out).rendered).toBe(1);
  expect(hashFiles(out)).toEqual(before);
});

test("data with an error leaves the built folder as it was", () => {
  const { data, out } = builtCopy();
  const before = hashFiles(out);
  data.append(maple, "colour: red\n");
  expect(() => build(data.dir, out)).toThrow("site build ended with 1.");
  expect(hashFiles(out)).toEqual(before);
});

describe("the same data give the same bytes", () => {
  test.each<[what: string, args: string[], env: Record<string, string>]>([
    ["with --clean", ["--clean"], {}],
    ["with one job", ["--jobs", "1"], {}],
    ["in another time zone", [], { TZ: "Pacific/Kiritimati" }],
    ["in another language", [], { LANG: "de_DE.UTF-8", LC_ALL: "tr_TR.UTF-8" }],
  ])("%s", (_, args, env) => {
    const { data, out } = builtCopy();
    const other = join(temporaryFolder(), "elsewhere", "site");
    build(data.dir, other, args, { env });
    expect(hashFiles(other)).toEqual(hashFiles(out));
  });

  test("from a folder elsewhere, named relative to another working directory", () => {
    const { data, out } = builtCopy();
    const other = copyOfData(data.dir);
    build(basename(other.dir), "dist", [], { cwd: dirname(other.dir) });
    expect(hashFiles(join(dirname(other.dir), "dist"))).toEqual(hashFiles(out));
  });
});

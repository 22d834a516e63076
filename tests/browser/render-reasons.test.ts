import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { buildSite } from "../../scripts/build/build.ts";
import type { BuildReport } from "../../scripts/schemas/reports.ts";
import { runSite } from "../support/cli.ts";
import { copyOfData, type DataFolder, root, temporaryFolder } from "../support/data-folder.ts";
import { changedPages, hashFiles } from "../support/folders.ts";
import { few } from "../support/nightly.ts";

beforeAll(() => void vi.stubEnv("NODE_ENV", "production"));

async function build(data: DataFolder, out: string): Promise<BuildReport> {
  const options = { root, dataDir: data.dir, out, base: "/", isClean: false, jobs: 1 };
  const { report, problems } = await buildSite(options);
  if (!report) throw new Error(JSON.stringify(problems));
  return report;
}

function explained(data: DataFolder, out: string, path: string): string | undefined {
  const { stdout } = runSite(["explain", path, "--data", data.dir, "--out", out, "--format", "json"]);
  return (JSON.parse(stdout) as { rendered?: { reason: string } }).rendered?.reason;
}

const cities = [
  "/roofers-maple-grove-lake-county",
  "/roofers-otter-falls-lake-county",
  "/roofers-pine-bend-lake-county",
];
const everyPage = [
  "/",
  "/404",
  "/contact",
  "/roof-repair",
  ...cities,
  "/service-areas",
  "/service-areas/lake-county",
];
const maple = "cities/lake-county/maple-grove.yaml";

const all = (paths: string[], reason: string) => Object.fromEntries(paths.map((path) => [path, reason]));

const edits: [
  what: string,
  edit: (data: DataFolder, out: string) => void,
  reasons: Record<string, string>,
][] = [
  [
    "a phone number, which every page shows",
    (data) => data.edit("business.yaml", "phone: 612-555-0100", "phone: 612-555-0109"),
    all(everyPage, "its data changed"),
  ],
  [
    "a word of the menu, which the frame of every page shows",
    (data) => data.edit("navigation.yaml", "  - label: Services", "  - label: Our work"),
    all(everyPage, "the layout changed"),
  ],
  [
    "a promise that the home page and the pages of cities show",
    (data) => data.edit("business.yaml", "5-year guarantee", "9-year guarantee"),
    all(["/", ...cities], "its data changed"),
  ],
  [
    "the text of one city",
    (data) => data.edit(maple, "date from 1920", "date from 1930"),
    all([cities[0] as string], "its data changed"),
  ],
  [
    "the lead of a city, which the list of its county shows as well",
    (data) => data.edit(maple, "lead: Old oaks stand over", "lead: Tall oaks stand over"),
    all([cities[0] as string, "/service-areas/lake-county"], "its data changed"),
  ],
  [
    "the coordinates of a city, which are on its map and on its neighbor's",
    (data) => data.edit(maple, "latitude: 45.0725", "latitude: 45.0775"),
    all([cities[0] as string, cities[2] as string], "its data changed"),
  ],
  [
    "a template of every city page",
    (data) => data.edit("pages/city.yaml", "heading: What we do in", "heading: Our work in"),
    all(cities, "its data changed"),
  ],
  [
    "a color, which the head of every page names",
    (data) => data.edit("theme.yaml", 'accent: "#ffc53d"', 'accent: "#ffc63d"'),
    all(everyPage, "the layout changed"),
  ],
  ["nothing but a comment", (data) => data.append(maple, "# Checked in spring.\n"), {}],
  [
    "a new city, which the menu lists",
    (data) =>
      data.write("cities/lake-county/elk-lake.yaml", data.read(maple).replaceAll("Maple Grove", "Elk Lake")),
    {
      ...all(everyPage, "the layout changed"),
      ...all(["/", "/service-areas", "/service-areas/lake-county"], "its data changed"),
      "/roofers-elk-lake-lake-county": "new page",
    },
  ],
  [
    "a published page that someone deleted",
    (_, out) => rmSync(join(out, "contact.html")),
    { "/contact": "its file was missing or touched" },
  ],
  [
    "a published page that someone edited",
    (_, out) => writeFileSync(join(out, "contact.html"), "mine"),
    { "/contact": "its file was missing or touched" },
  ],
  ["nothing", () => undefined, {}],
];

test.each(few(edits, 2))(
  "the report says why each page was rendered again after an edit of %s",
  async (_, edit, reasons) => {
    const data = copyOfData();
    const out = join(temporaryFolder(), "dist");
    expect((await build(data, out)).reasons).toEqual(all(everyPage, "first build"));
    edit(data, out);
    const before = hashFiles(out);
    const report = await build(data, out);
    expect(report.reasons).toEqual(reasons);
    expect(report.changed.toSorted()).toEqual(changedPages(before, hashFiles(out)));
    expect(report.changed.toSorted()).toEqual(Object.keys(reasons).sort());
    const [path] = Object.keys(reasons);
    if (path !== undefined) expect(explained(data, out, path)).toBe(reasons[path]);
  },
);

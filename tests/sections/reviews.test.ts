import { expect, it } from "vitest";
import { findPlaceholders } from "../../scripts/check/placeholders.ts";
import type { SectionView } from "../../src/sections/index.ts";
import type { DataFolder } from "../support/data-folder.ts";
import { fullerData } from "../support/fuller-site.ts";
import { check, findProblems } from "../support/problems.ts";
import { datasetOf, pageAt, siteOf } from "../support/site.ts";

const shown = (data: DataFolder) =>
  pageAt(siteOf(data.dir), "/about").props.sections.flatMap((section) =>
    section.kind === "reviews" ? (section as SectionView<"reviews">).reviews : [],
  );
const names = (data: DataFolder) => shown(data).map(({ name }) => name);
const withLines = (lines: string) =>
  fullerData().edit("pages/about.yaml", "    starsLabel:", `${lines}    starsLabel:`);

it("shows reviews newest first, with day, place and source", () => {
  expect(shown(fullerData())).toMatchSnapshot();
});

it("shows as many as are asked for, and those of a service", () => {
  expect(names(withLines("    limit: 1\n"))).toEqual(["Bo E."]);
  expect(names(withLines("    service: roof-repair\n"))).toEqual(["Ann M."]);
});

it("is left out where no review is of its service, with a warning that names those that have reviews", () => {
  const data = withLines("    service: roof-repair\n");
  expect(check(data.dir).found).toEqual([]);
  const cleaning = data.read("services/roof-repair.yaml").replaceAll("Roof repair", "Roof cleaning");
  data.write("services/roof-cleaning.yaml", cleaning);
  data.edit("reviews/ann-m.yaml", "service: roof-repair\n", "service: roof-cleaning\n");
  expect(names(data)).toEqual([]);
  const said = (hint: string) => ({
    severity: "warning",
    code: "unknown-reference",
    hint,
    position: expect.objectContaining({ file: "pages/about.yaml" }),
  });
  expect(findProblems(data)).toMatchObject([
    said("Write one of roof-cleaning, which have reviews, or add service: roof-repair to a file in reviews."),
  ]);
  data.edit("reviews/ann-m.yaml", "service: roof-cleaning\n", "");
  expect(findProblems(data)).toMatchObject([
    said("No review names a service: add service: roof-repair to a file in reviews, or remove the line."),
  ]);
});

it("is refused where there are no reviews at all", () => {
  const data = fullerData();
  data.remove("reviews");
  expect(check(data.dir).found).toEqual([
    expect.stringContaining("A section of kind reviews lists the files of reviews, which holds none"),
  ]);
});

it.each([
  ["service: roof-repair", "service: roof-repairs", "Did you mean roof-repair?"],
  ["stars: 4", "stars: 6", '"stars" is 6'],
  ["date: 2024-05-02", "date: 2094-05-02", "2094-05-02 is a day that is still to come."],
  ["link: https", "link: http", "Write link: https://maps.example/review/1"],
])("%s may not be %s", (from, to, said) => {
  const data = fullerData().edit("reviews/ann-m.yaml", from, to);
  expect(check(data.dir).found.join("\n")).toContain(said);
});

it("is refused at release while it is a sample", () => {
  const data = fullerData();
  expect(findProblems(data)).toEqual([]);
  const found = findPlaceholders(datasetOf(data.dir)).filter(({ place }) =>
    place?.file.startsWith("reviews/"),
  );
  expect(found.map(({ place, message }) => `${place?.file}${place?.pointer} ${message}`)).toEqual([
    'reviews/ann-m.yaml/link "https://maps.example" is an address that does not exist.',
    "reviews/bo-e.yaml/sample This is a sample, not the truth about the business.",
  ]);
});

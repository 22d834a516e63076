import { describe, expect, it } from "vitest";
import { nearestPaths, suggestCode, toPath } from "../../scripts/explain/subject.ts";

const origin = "https://www.maple-roofing.example";

it.each([
  ["/contact", "/contact"],
  ["contact", "/contact"],
  ["/contact/", "/contact"],
  ["contact/", "/contact"],
  [`${origin}/contact`, "/contact"],
  [`${origin}/contact/?utm=x#quote`, "/contact"],
  [`${origin}/`, "/"],
  [origin, "/"],
  ["/", "/"],
  ["/service-areas/lake-county", "/service-areas/lake-county"],
])("what a person writes for a page %s is the path %s", (text, path) => {
  expect(toPath(text, origin)).toBe(path);
});

it.each([
  ["unknown-feild", "unknown-field"],
  ["broken-link", "broken-internal-link"],
  ["missing_image", "missing-image"],
  ["contact", undefined],
])("a code that does not exist: %s brings to mind %s", (text, code) => {
  expect(suggestCode(text)).toBe(code);
});

describe("a path that does not exist", () => {
  const paths = [
    "/",
    "/contact",
    "/roof-repair",
    "/roofers-pine-bend-lake-county",
    "/roofers-otter-falls-lake-county",
  ];

  it.each([
    ["/contract", ["/contact"]],
    ["/pine-bend", ["/roofers-pine-bend-lake-county"]],
    ["/roof-repairs", ["/roof-repair"]],
  ])("%s resembles %j", (path, near) => expect(nearestPaths(path, paths, 3)).toEqual(near));

  it("resembles at least one, however strange it is, and none where there are none", () => {
    expect(nearestPaths("/xyz", paths, 3)).toHaveLength(1);
    expect(nearestPaths("/xyz", [], 3)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { checkData } from "../../../scripts/check/check-data.ts";
import { type DataFolder, edit, fixtureSite } from "../../support/data-folder.ts";
import { problemsAfter } from "../../support/problems.ts";

const tustin = "cities/orange-county/tustin.yaml";
const county = "counties/orange-county.yaml";
const coordinates = "latitude: 33.7355\n  longitude: -117.8049";

describe("a city that is there twice", () => {
  const copied = "Remove one of the two files, or write in this one what is true of another city.";

  it.each([
    ["as it is", "orange-county"],
    ["and its county changed", "los-angeles-county"],
  ])(
    "copied into another county %s is one error at the copy, and no neighbor is told to link it",
    { tags: "nightly" },
    (_, written) => {
      const copy = "cities/los-angeles-county/tustin.yaml";
      const found = problemsAfter((data) =>
        data.write(copy, data.read(tustin).replace("county: orange-county", `county: ${written}`)),
      );
      expect(found).toEqual([`error duplicate-city ${copy}:2 ${copied}`]);
    },
  );

  it("copied in its county is one error", () => {
    const copy = "cities/orange-county/a-tustin.yaml";
    expect(problemsAfter((data) => data.write(copy, data.read(tustin)))).toEqual([
      `error duplicate-city ${copy}:2 ${copied}`,
    ]);
  });

  it("may have the name of one elsewhere, or lie in two counties", () => {
    expect(checkData(fixtureSite("roofer-ma")).problems).toEqual([]);
  });
});

describe("two cities at one point", () => {
  it("are one error at the one that is made from the other, with its own coordinates", () => {
    const made = "cities/orange-county/lake-forest.yaml";
    const found = problemsAfter((data) =>
      data.write(made, data.read(tustin).replace("city: Tustin", "city: Lake Forest")),
    );
    expect(found).toEqual([
      `error shared-coordinates ${made}:4 Write latitude: 33.6437 and longitude: -117.6868, the middle of the ZIP codes of Lake Forest.`,
    ]);
  });

  it("are one error at the one whose ZIP codes lie farther away", () => {
    const found = problemsAfter((data) => {
      const [at = ""] =
        /latitude: .*\n {2}longitude: .*/.exec(data.read("cities/orange-county/irvine.yaml")) ?? [];
      data.edit(tustin, coordinates, at);
    });
    expect(found).toEqual([
      `error shared-coordinates ${tustin}:4 Write latitude: 33.7355 and longitude: -117.8049, the middle of the ZIP codes of Tustin.`,
    ]);
  });

  it("that share a ZIP code and have none of their own are accepted: `add` gives them its point", {
    tags: "nightly",
  }, () => {
    const found = problemsAfter((data) => {
      const text = data
        .read(tustin)
        .replace("city: Tustin", "city: North Tustin")
        .replace("  - place: North Tustin\n", "");
      data.write("cities/orange-county/north-tustin.yaml", text);
    });
    expect(found.filter((text) => text.startsWith("error"))).toEqual([]);
  });
});

describe("the state of a county", () => {
  it.each([
    ["another one", "state: CA", "state: NV", "3 Write state: CA."],
    ["none", "state: CA", "state: XX", "3 Write state: CA."],
    ["another name", "stateName: California", "stateName: Nevada", "4 Write stateName: California."],
    ["a misspelled name", "stateName: California", "stateName: Californa", "4 Write stateName: California."],
    [
      "another one by letters and name",
      "state: CA\nstateName: California",
      "state: NV\nstateName: Nevada",
      "3 Write state: CA and stateName: California.",
    ],
  ])("that is %s is one error, not one for each city", (_, from, to, reported) => {
    expect(problemsAfter(edit(county, from, to))).toEqual([`error wrong-state ${county}:${reported}`]);
  });
});

describe("the address of the firm", { tags: "nightly" }, () => {
  it.each([
    ["a region where the ZIP code is not", "region: CA", "region: NV", "wrong-state", "18 Write region: CA."],
    ["a ZIP code of another state", '"90670"', '"10001"', "wrong-state", '19 Write postalCode: "90670".'],
    [
      "a ZIP code that does not exist",
      '"90670"',
      '"00000"',
      "unknown-zip-code",
      '19 Write postalCode: "90670".',
    ],
    ["a ZIP code of four digits", '"90670"', '"9067"', "invalid-value", '19 Write postalCode: "90670".'],
  ])("with %s is one error", (_, from, to, code, reported) => {
    expect(problemsAfter(edit("business.yaml", from, to))).toEqual([
      `error ${code} business.yaml:${reported}`,
    ]);
  });

  it("may have a ZIP code of nine digits", () => {
    expect(problemsAfter(edit("business.yaml", '"90670"', '"90670-1234"'))).toEqual([]);
  });
});

describe("a county", { tags: "nightly" }, () => {
  const kern = "counties/kern-county.yaml";
  const copy = (data: DataFolder) =>
    data
      .read(county)
      .replace(/featuredCities:\n( {2}- .*\n)+/, "")
      .replace("primary: true\n", "");

  it("without cities is warned of", () => {
    const found = problemsAfter((data) =>
      data.write(kern, copy(data).replace("county: Orange", "county: Kern")),
    );
    expect(found).toEqual([
      `warning empty-county ${kern}:2 Add one with npx site add city "Name" --county kern-county, or remove this file.`,
    ]);
  });

  it("that is there twice is one error at the copy", () => {
    const found = problemsAfter((data) => data.write(kern, copy(data)));
    expect(found).toEqual([
      `error duplicate-county ${kern}:2 Write the name of the county that this file is about, or remove the file.`,
    ]);
  });
});

it("of two neighbors with each other's coordinates are one error that names both", () => {
  const irvine = "cities/orange-county/irvine.yaml";
  const found = problemsAfter((data) => {
    const [at = ""] = /latitude.*\n.*longitude.*/.exec(data.read(irvine)) ?? [];
    data.edit(irvine, at, coordinates);
    data.edit(tustin, coordinates, at);
  });
  expect(found).toEqual([
    expect.stringMatching(
      /^error distant-coordinates .*irvine.yaml:4 Write latitude: .* and longitude: .* here, and the others there\.$/,
    ),
  ]);
});

import { describe, expect, it } from "vitest";
import { correctFile } from "../../../scripts/edit/fix/plan-fixes.ts";
import { copyOfData, edit, realData } from "../../support/data-folder.ts";
import { findProblems, problemsAfter } from "../../support/problems.ts";
import { addCity, geographyOf, linkElk, maple, moveToDuluth, otter, pine } from "./sites.ts";

const tustin = "cities/orange-county/tustin.yaml";
const mapleAt = "latitude: 45.0725\n  longitude: -93.4558";

describe("coordinates", () => {
  it("lie in the state of the county; a missing minus is named", () => {
    expect(geographyOf(edit(maple, "longitude: -93.4558", "longitude: 93.4558"))).toEqual([
      `error coordinates-outside-state ${maple}/coordinates/longitude
Maple Grove lies at 45.0725, 93.4558: outside Minnesota, which reaches from 43.5084 to 49.3453 and from -97.2045 to -89.6989.
Fix: Write longitude: -93.4558. West of Greenwich it is negative.`,
    ]);
  });

  it("lie in the state of the county; else the middle of the ZIP codes is proposed", () => {
    expect(geographyOf(edit(maple, mapleAt, "latitude: 40.3725\n  longitude: -93.1558"))[0]).toMatch(
      /Fix: Write latitude: 45\.\d+ and longitude: -93\.\d+, the middle of its ZIP codes\.$/,
    );
  });

  it("may lie between the middle of the outermost ZIP code and the border", () => {
    const codes = (latitude: number) =>
      geographyOf((data) =>
        addCity(data, "Elk", { latitude, longitude: -93.5, zip: "56031", nearby: "  - place: Old Mill\n" }),
      ).map((text) => text.split(" ")[1]);
    expect(codes(43.4)).toEqual(["distant-coordinates", "isolated-city"]);
    expect(codes(43.1)).toContain("coordinates-outside-state");
  });

  it("lie near the ZIP codes", () => {
    expect(geographyOf(edit(maple, mapleAt, "latitude: 46.0725\n  longitude: -93.4558"))).toEqual([
      `error distant-coordinates ${maple}/coordinates/latitude
The coordinates of Maple Grove lie 69 miles from its ZIP code.
Fix: Write latitude: 45.0725.`,
    ]);
  });

  it.each([
    [
      "a lost sign of the latitude",
      "-45.0725",
      "-93.4558",
      "latitude: 45.0725. North of the equator it is positive.",
    ],
    ["both signs lost", "-45.0725", "93.4558", "latitude: 45.0725 and longitude: -93.4558."],
    ["0 and 0", "0", "0", "latitude: 45.0725 and longitude: -93.4558, the middle of its ZIP codes."],
    ["a moved point", "45.0725", "-9.34558", "longitude: -93.4558: the decimal point moved."],
    ["a wrong digit", "45.0725", "-98.4558", "longitude: -93.4558."],
    ["two digits swapped", "54.0725", "-93.4558", "latitude: 45.0725."],
    ["a missing digit", "5.0725", "-93.4558", "latitude: 45.0725."],
    [
      "another city",
      "46.7867",
      "-92.1005",
      "latitude: 45.0725 and longitude: -93.4558, the middle of its ZIP codes.",
    ],
  ])("after %s get one error with what was meant", { tags: "nightly" }, (_, latitude, longitude, meant) => {
    const found = geographyOf(edit(maple, mapleAt, `latitude: ${latitude}\n  longitude: ${longitude}`));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^error (coordinates-outside-state|distant-coordinates) /);
    expect(found[0]?.split("Fix: ")[1]).toBe(`Write ${meant}`);
  });

  it("seven miles off in the middle of a metropolis are doubted", { tags: "nightly" }, () => {
    expect(problemsAfter(edit(tustin, "latitude: 33.7355", "latitude: 33.8355"))).toEqual([
      "warning distant-coordinates cities/orange-county/tustin.yaml:5 Write latitude: 33.7355.",
    ]);
  });

  it("ten miles off in the country are no fault: ZIP codes are as wide there", { tags: "nightly" }, () => {
    const found = geographyOf((data) => {
      data.remove(otter);
      data.remove(pine);
      data.edit(maple, mapleAt, "latitude: 48.85\n  longitude: -94.6");
      data.edit(maple, "55311", "56623");
    });
    expect(found).toEqual([]);
  });

  it("in the sea off a coast of many ZIP codes are wrong, though nothing lies near", {
    tags: "nightly",
  }, () => {
    const moved = edit(
      tustin,
      "latitude: 33.7355\n  longitude: -117.8049",
      "latitude: 33.55\n  longitude: -118.0",
    );
    expect(problemsAfter(moved)).toEqual([
      "error distant-coordinates cities/orange-county/tustin.yaml:4 Write latitude: 33.7355 and longitude: -117.8049, the middle of its ZIP codes.",
    ]);
  });

  it("lie near the county's other cities; a city that is in another county altogether is told so", () => {
    const found = geographyOf((data) => {
      addCity(data, "Elk", { nearby: "  - city: lake-county/pine-bend\n" });
      linkElk(data);
      moveToDuluth(data);
    });
    expect(found).toEqual([
      `warning distant-coordinates ${otter}/coordinates
Otter Falls lies 132 miles from the middle of the other cities of Lake County.
Fix: Its ZIP codes lie there as well, so move the file to the folder of its county, and change county in it.`,
    ]);
  });

  it("are not compared with fewer than three other cities", () => {
    const found = geographyOf((data) => {
      moveToDuluth(data);
    });
    expect(found.filter((text) => text.includes("distant-coordinates"))).toEqual([]);
  });

  it("in another country are compared with the county's other cities alone", () => {
    const abroad = (latitude: number) =>
      geographyOf((data) => {
        data.edit("business.yaml", "country: US", "country: CA");
        addCity(data, "Elk", { latitude, zip: "00000", nearby: "  - city: lake-county/pine-bend\n" });
        linkElk(data);
      });
    expect(abroad(45.1)).toEqual([]);
    expect(abroad(-45.1)).toEqual([
      `warning distant-coordinates cities/lake-county/elk.yaml/coordinates
Elk lies 6234 miles from the middle of the other cities of Lake County.
Fix: Look the middle of the city up on a map, and write its decimal degrees.`,
    ]);
  });
});

describe("coordinates that are no degrees", () => {
  const written = "coordinates:\n  latitude: 33.7355\n  longitude: -117.8049";
  const both = "Write latitude: 33.7355 and longitude: -117.8049";
  it.each([
    ["swapped", "coordinates:\n  latitude: -117.8049\n  longitude: 33.7355", `${both}: the two are swapped.`],
    [
      "swapped, without sign",
      "coordinates:\n  latitude: 117.8049\n  longitude: 33.7355",
      `${both}: the two are swapped.`,
    ],
    [
      "without points",
      "coordinates:\n  latitude: 337355\n  longitude: -1178049",
      `${both}: the decimal point moved.`,
    ],
    ["with the compass", "coordinates:\n  latitude: 33.7355° N\n  longitude: 117.8049° W", `${both}.`],
    ["in one list", "coordinates: [33.7355, -117.8049]", `${both}.`],
    ["in one line", "coordinates: 33.7355, -117.8049", `${both}.`],
    ["in one line of quotes", 'coordinates: "33.7355,-117.8049"', `${both}.`],
    [
      "too large for anything",
      "coordinates:\n  latitude: 999\n  longitude: -117.8049",
      `${both}, the middle of its ZIP codes.`,
    ],
  ])("%s are one problem that names what was meant", (_, instead, hint) => {
    expect(
      problemsAfter(edit(tustin, written, instead)).map((text) => text.replace(/^\S+ \S+ \S+ /, "")),
    ).toEqual([hint]);
  });

  it("in minutes and seconds become degrees", () => {
    const compass = `coordinates:\n  latitude: 33°44'08" N\n  longitude: 117°48'18" W`;
    expect(problemsAfter(edit(tustin, written, compass))[0]).toContain(
      "Write latitude: 33.7356 and longitude: -117.805.",
    );
  });

  it("are corrected by --fix where they are swapped or lost a sign", () => {
    const data = copyOfData(realData);
    data.edit(tustin, written, "coordinates:\n  latitude: -117.8049\n  longitude: 33.7355");
    const [problem] = findProblems(data);
    expect(correctFile(data.read(tustin), tustin, problem?.corrections ?? [])).toContain(written);
  });
});

describe("ZIP codes", () => {
  it("exist; the nearest that is one slip away is proposed", () => {
    expect(geographyOf(edit(maple, "55311", "55131"))).toEqual([
      `warning unknown-zip-code ${maple}/zipCodes/0
There is no ZIP code 55131. Did you mean 55311?
Fix: Write "55311" instead of "55131".`,
    ]);
  });

  it("exist; where none is a slip away, only that it does not is said", () => {
    expect(geographyOf(edit(maple, '"55311"', '"55311"\n  - "00000"'))).toEqual([
      `error unknown-zip-code ${maple}/zipCodes/1
There is no ZIP code 00000.
Fix: Correct the number, or remove it.`,
    ]);
  });

  it("may be newer than the list, where others begin alike nearby", () => {
    const found = geographyOf(edit(maple, '"55311"', '"55311"\n  - "55351"'));
    expect(found.map((text) => text.split(" ", 2).join(" "))).toEqual(["warning unknown-zip-code"]);
  });

  it("that are all another city's are one problem, with the city's own", { tags: "nightly" }, () => {
    const foreign = edit(tustin, '"92780"\n  - "92782"', '"94110"\n  - "94112"');
    expect(problemsAfter(foreign)).toEqual([
      'error distant-zip-code cities/orange-county/tustin.yaml:7 Write zipCodes: ["92780", "92781", "92782"].',
    ]);
  });

  it("across a near border are doubted, and refused where the city has its own", { tags: "nightly" }, () => {
    const found = (name: string) =>
      geographyOf((data) => {
        addCity(data, name, {
          latitude: 45.06,
          longitude: -92.83,
          zip: '55082"\n  - "54016',
          nearby: "  - place: Mill\n",
        });
      }).filter((text) => text.includes("zip-code"));
    expect(found("Stillwater").map((text) => text.split("\n")[0])).toEqual([
      "error distant-zip-code cities/lake-county/stillwater.yaml/zipCodes/1",
    ]);
    expect(found("Oakport").map((text) => text.split("\n")[0])).toEqual([
      "warning distant-zip-code cities/lake-county/oakport.yaml/zipCodes/1",
    ]);
  });

  it("lie near their city, and a few miles off is no fault", () => {
    expect(geographyOf(edit(maple, '"55311"', '"55311"\n  - "55802"\n  - "55303"'))).toEqual([
      `error distant-zip-code ${maple}/zipCodes/1
ZIP code 55802 is that of Duluth, MN, 134 miles from Maple Grove.
Fix: Remove "55802", or write the ZIP code of Maple Grove that was meant.`,
    ]);
  });

  it("are doubted rather than coordinates that fit the county", { tags: "nightly" }, () => {
    const [found, ...rest] = geographyOf((data) => {
      addCity(data, "Elk", { zip: "15311", nearby: "  - city: lake-county/pine-bend\n" });
      linkElk(data);
    });
    expect(rest).toEqual([]);
    expect(found).toMatch(
      /^error distant-zip-code cities\/lake-county\/elk\.yaml\/zipCodes\/0\nZIP code 15311 is that of Amity, PA, \d+ miles from Elk\. Did you mean 55311\?\n/,
    );
  });

  it("of another state are doubted rather than coordinates that lie in the right one", () => {
    expect(geographyOf(edit(maple, "55311", "02142"))).toEqual([
      `error distant-zip-code ${maple}/zipCodes/0
ZIP code 02142 is that of Cambridge, MA, 1129 miles from Maple Grove.
Fix: Write the ZIP code of Maple Grove that was meant.`,
    ]);
  });

  it("with a letter in place of a digit are suggested where somebody has the number that it makes", () => {
    const hintOf = (zip: string) => {
      const data = copyOfData().edit(pine, "55369", zip);
      return findProblems(data).map(({ hint }) => hint);
    };
    expect(hintOf("5544O")).toEqual(['Write - "55440".']);
    expect(hintOf("5539O")[0]).toMatch(/^Write - "55390"/);
    expect(hintOf("5500O")).toEqual([
      "Write the five digits of the ZIP code that was meant: there is no 55000.",
    ]);
  });

  it("are not looked up outside the United States", () => {
    const found = geographyOf((data) => {
      data.edit("business.yaml", "country: US", "country: CA");
      data.edit(maple, "55311", "00000");
    });
    expect(found).toEqual([]);
  });
});

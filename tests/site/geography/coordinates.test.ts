import { describe, expect, it } from "vitest";
import { addCity, geographyOf, maple, otter } from "./sites.ts";

const mapleAt = "latitude: 45.0725\n  longitude: -93.4558";

describe("coordinates", () => {
  it("lie in the state of the county; a missing minus is named", () => {
    expect(geographyOf((data) => data.edit(maple, "longitude: -93.4558", "longitude: 93.4558"))).toEqual([
      `warning coordinates-outside-state ${maple}/coordinates
Maple Grove lies at 45.0725, 93.4558: outside Minnesota, which reaches from 43.5084 to 49.3453 and from -97.2045 to -89.6989.
Fix: Write longitude: -93.4558. West of Greenwich it is negative.`,
    ]);
  });

  it("lie in the state of the county; else the middle of the ZIP codes is proposed", () => {
    expect(
      geographyOf((data) => data.edit(maple, mapleAt, "latitude: 40.0725\n  longitude: -93.4558"))[0],
    ).toMatch(/Fix: Write latitude: 45\.\d+ and longitude: -93\.\d+, the middle of its ZIP codes\.$/);
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
    expect(
      geographyOf((data) => data.edit(maple, mapleAt, "latitude: 46.0725\n  longitude: -93.4558")),
    ).toEqual([
      `warning distant-coordinates ${maple}/coordinates
The coordinates of Maple Grove lie 69 miles from its ZIP code.
Fix: Write latitude: 45.0725 and longitude: -93.4558, the middle of its ZIP codes.`,
    ]);
  });

  it("lie near the county's other cities; a city that is in another county altogether is told so", () => {
    const found = geographyOf((data) => {
      addCity(data, "Elk", { nearby: "  - city: lake-county/pine-bend\n" });
      data.edit(
        "cities/lake-county/pine-bend.yaml",
        "otter-falls\n",
        "otter-falls\n  - city: lake-county/elk\n",
      );
      data.edit(
        otter,
        "latitude: 45.1715\n  longitude: -93.5814",
        "latitude: 46.7867\n  longitude: -92.1005",
      );
      data.edit(otter, "55374", "55802");
    });
    expect(found).toEqual([
      `warning distant-coordinates ${otter}/coordinates
Otter Falls lies 132 miles from the middle of the other cities of Lake County.
Fix: Its ZIP codes lie there as well, so move the file to the folder of its county, and change county in it.`,
    ]);
  });

  it("are not compared with fewer than three other cities", () => {
    const found = geographyOf((data) => {
      data.edit(
        otter,
        "latitude: 45.1715\n  longitude: -93.5814",
        "latitude: 46.7867\n  longitude: -92.1005",
      );
      data.edit(otter, "55374", "55802");
    });
    expect(found.filter((text) => text.includes("distant-coordinates"))).toEqual([]);
  });

  it("in another country are compared with the county's other cities alone", () => {
    const abroad = (latitude: number) =>
      geographyOf((data) => {
        data.edit("business.yaml", "country: US", "country: CA");
        addCity(data, "Elk", { latitude, zip: "00000", nearby: "  - city: lake-county/pine-bend\n" });
        data.edit(
          "cities/lake-county/pine-bend.yaml",
          "otter-falls\n",
          "otter-falls\n  - city: lake-county/elk\n",
        );
      });
    expect(abroad(45.1)).toEqual([]);
    expect(abroad(-45.1)).toEqual([
      `warning distant-coordinates cities/lake-county/elk.yaml/coordinates
Elk lies 6234 miles from the middle of the other cities of Lake County.
Fix: Look the middle of the city up on a map, and write its decimal degrees.`,
    ]);
  });
});

describe("ZIP codes", () => {
  it("exist; the nearest that is one slip away is proposed", () => {
    expect(geographyOf((data) => data.edit(maple, "55311", "55131"))).toEqual([
      `warning unknown-zip-code ${maple}/zipCodes/0
There is no ZIP code 55131. Did you mean 55311?
Fix: Write "55311" instead of "55131".`,
    ]);
  });

  it("exist; where none is a slip away, only that it does not is said", () => {
    expect(geographyOf((data) => data.edit(maple, '"55311"', '"55311"\n  - "00000"'))).toEqual([
      `warning unknown-zip-code ${maple}/zipCodes/1
There is no ZIP code 00000.
Fix: Correct the number, or remove it. A ZIP code so new that no list has it yet may stay.`,
    ]);
  });

  it("lie near their city, and a few miles off is no fault", () => {
    expect(geographyOf((data) => data.edit(maple, '"55311"', '"55311"\n  - "55802"\n  - "55303"'))).toEqual([
      `warning distant-zip-code ${maple}/zipCodes/1
ZIP code 55802 is that of Duluth, MN, 134 miles from Maple Grove.
Fix: Remove "55802", or write the ZIP code of Maple Grove that was meant.`,
    ]);
  });

  it("are doubted rather than coordinates that fit the county", () => {
    const [found, ...rest] = geographyOf((data) => {
      addCity(data, "Elk", { zip: "15311", nearby: "  - city: lake-county/pine-bend\n" });
      data.edit(
        "cities/lake-county/pine-bend.yaml",
        "otter-falls\n",
        "otter-falls\n  - city: lake-county/elk\n",
      );
    });
    expect(rest).toEqual([]);
    expect(found).toMatch(
      /^warning distant-zip-code cities\/lake-county\/elk\.yaml\/zipCodes\/0\nZIP code 15311 is that of Amity, PA, \d+ miles from Elk\. Did you mean 55311\?\n/,
    );
  });

  it("of another state are doubted rather than coordinates that lie in the right one", () => {
    expect(geographyOf((data) => data.edit(maple, "55311", "02142"))).toEqual([
      `warning distant-zip-code ${maple}/zipCodes/0
ZIP code 02142 is that of Cambridge, MA, 1129 miles from Maple Grove.
Fix: Remove "02142", or write the ZIP code of Maple Grove that was meant.`,
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

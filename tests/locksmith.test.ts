import { expect, it } from "vitest";
import zipcodes from "zipcodes";
import { checkData } from "../scripts/check/check-data.ts";
import { fixtureSite } from "./support/data-folder.ts";
import { pageAt, siteOf } from "./support/site.ts";

const locksmith = fixtureSite("locksmith-az");
const site = siteOf(locksmith);

it("a business that is open day and night, with prices, a number for each town and no mail to visitors, has no problem", () => {
  expect(checkData(locksmith).problems).toEqual([]);
});

it("calls from the page of a town go to the number of that town", () => {
  const { sections, path } = pageAt(site, "/locksmith/pima-county/marana").props;
  expect(JSON.stringify(sections)).toContain("tel:+15205550132");
  expect(JSON.stringify(sections)).not.toContain("tel:+15205550130");
  expect(path).toBe("/locksmith/pima-county/marana");
});

it.each(site.dataset.cities.map(({ id, value }) => ({ id, value })))(
  "$id lies in the middle of its ZIP codes",
  ({ value }) => {
    const places = value.zipCodes.map((zip) => zipcodes.lookup(zip));
    expect(new Set(places.map((place) => place?.state))).toEqual(new Set(["AZ"]));
    const mean = (axis: "latitude" | "longitude") =>
      places.reduce((sum, place) => sum + (place?.[axis] ?? 0), 0) / places.length;
    expect(value.coordinates.latitude).toBeCloseTo(mean("latitude"), 3);
    expect(value.coordinates.longitude).toBeCloseTo(mean("longitude"), 3);
  },
);

import { describe, expect, it } from "vitest";
import type { Business } from "../../src/kinds/business/fields.ts";
import { formatDate, formatMoney, formatTime } from "../../src/site/formats.ts";
import { usualRows } from "../../src/site/hours/rows.ts";
import { internationalPhone, siteValues } from "../../src/site/values.ts";
import { datasetOf } from "../support/site.ts";

const business = datasetOf().business.value;
const german: Business = { ...business, locale: "de-DE", currency: "EUR", callingCode: "49" };

describe("values of the business", () => {
  it("writes a phone number as E.164", () => {
    expect(internationalPhone(business, "(612) 555-0100")).toBe("+16125550100");
    expect(internationalPhone(german, "30 555 0100")).toBe("+49305550100");
    for (const phone of ["1-612-555-0100", "+1 612-555-0100", "+1 (612) 555-0100"])
      expect(internationalPhone(business, phone)).toBe("+16125550100");
    for (const phone of ["030 555 0100", "+49 30 555 0100"])
      expect(internationalPhone(german, phone)).toBe("+49305550100");
    expect(internationalPhone({ ...business, callingCode: "39" }, "06 555 0100")).toBe("+39065550100");
  });

  it("writes money as its country does", () => {
    expect(formatMoney(business, 2.9, 2)).toBe("$2.90");
    expect(formatMoney(business, 12000, 0)).toBe("$12,000");
    expect(formatMoney(german, 12000.5, 2)).toBe("12.000,50\u00a0€");
  });

  it.each([
    ["00:00", "12:00 AM"],
    ["07:30", "7:30 AM"],
    ["12:05", "12:05 PM"],
    ["23:59", "11:59 PM"],
  ])("writes %s as %s, with a plain space", (time, expected) => {
    expect(formatTime(business, time)).toBe(expected);
  });

  it("writes a time in the language of the business", () => {
    expect(formatTime(german, "17:30")).toBe("17:30");
  });

  it.each([
    ["2024-03-12", "March 12, 2024"],
    ["2024-12-31", "December 31, 2024"],
    ["2024-01-01", "January 1, 2024"],
  ])("writes %s as %s in every time zone", (date, expected) => {
    expect(formatDate(business, date)).toBe(expected);
  });

  it("lists open and closed days", () => {
    expect(usualRows(business)).toEqual([
      { label: "Monday to Thursday", text: "8:00 AM to 4:30 PM" },
      { label: "Friday to Sunday", text: "Closed" },
    ]);
  });
});

describe("siteValues", () => {
  it("names what every text may print", () => {
    expect(siteValues(business, { cities: 3, counties: 1 })).toEqual({
      businessName: "Maple & Sons Roofing",
      phone: "612-555-0100",
      textPhone: "612-555-0101",
      email: "hello@maple-roofing.example",
      locality: "Maple Grove",
      region: "MN",
      postalCode: "55311",
      founded: "1971",
      copyrightYear: "2024",
      cityCount: "3",
      countyCount: "1",
      warranty: "5-year guarantee",
      hours: "Monday to Thursday 8:00 AM to 4:30 PM",
    });
  });

  it("says of a number that is a sample that it is one", () => {
    const license = { authority: "DLI", authorityName: "Department of Labor", number: "BC000123" };
    const certification = { name: "Safe Roof", authority: "Roof Board", number: "RS-100" };
    const numbersOf = (sample: boolean) => {
      const numbered = { license: { ...license, sample }, certifications: [{ ...certification, sample }] };
      const values = siteValues({ ...business, ...numbered }, { cities: 3, counties: 1 }, "Example");
      return [values.licenseNumber, values.certificationNumber];
    };
    expect(numbersOf(true)).toEqual(["BC000123 (Example)", "RS-100 (Example)"]);
    expect(numbersOf(false)).toEqual(["BC000123", "RS-100"]);
  });

  it("adds license, certificate and rates where the business has them", () => {
    const values = siteValues(
      {
        ...business,
        license: { authority: "DLI", authorityName: "Department of Labor", number: "BC000123" },
        certifications: [{ name: "Safe Roof", authority: "Roof Board", number: "RS-100" }],
        rates: {
          pattern: "{low} to {high} a square foot",
          items: [{ value: "flat-roof", label: "Flat roof", low: 4.5, high: 7 }],
        },
      },
      { cities: 3, counties: 1 },
    );
    expect(values).toMatchObject({
      licenseAuthority: "DLI",
      licenseAuthorityName: "Department of Labor",
      licenseNumber: "BC000123",
      certificationName: "Safe Roof",
      certificationAuthority: "Roof Board",
      certificationNumber: "RS-100",
      flatRoofRates: "$4.50 to $7.00 a square foot",
    });
  });
});

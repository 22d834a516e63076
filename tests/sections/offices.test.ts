import { expect, it } from "vitest";
import type { SectionView } from "../../src/sections/index.ts";
import { AuditedSite } from "../support/audit.ts";
import { copyOfData, type DataFolder, fixtureSite } from "../support/data-folder.ts";
import { fullerData } from "../support/fuller-site.ts";
import { check, findProblems } from "../support/problems.ts";
import { pageAt, siteOf } from "../support/site.ts";

const shown = ({ dir }: DataFolder, path = "/about") =>
  pageAt(siteOf(dir), path).props.sections.flatMap((section) =>
    section.kind === "offices" ? (section as SectionView<"offices">).offices : [],
  );

const officesIn = ({ dir }: DataFolder, path: string) =>
  (pageAt(siteOf(dir), path).structuredData?.["@graph"] ?? []).filter((node) =>
    String(node["@id"]).includes("#office-"),
  );

const officePage = `path: /offices/{office}
type: office
forEach: office
parent: /about
breadcrumb: "{name}"
title: "{name} | {businessName}"
description: "{name}: how to get there, and when somebody is in."
sections:
  - kind: hero
    heading: "{name}, {phone}"
  - kind: contact-details
    heading: Reach us
    call: Call {phone}
    textLabel: Text {textPhone}
    email: "{email}"
  - kind: offices
    heading: Here
    directionsLabel: Directions
    callLabel: Call {number}
  - kind: business-hours
    heading: Hours
`;

const withPages = () => fullerData().write("pages/office.yaml", officePage);

it("shows the offices in their order, with the number and hours of the business where they have none", () => {
  const data = fullerData();
  expect(findProblems(data)).toEqual([]);
  const [mill, lakeside] = shown(data);
  expect(mill).toMatchObject({
    name: "Mill office",
    street: "12 Mill Street",
    town: "Maple Grove, MN 55311",
    directions: {
      label: "Directions to the Mill office",
      to: "https://www.google.com/maps/dir/?api=1&destination=12+Mill+Street%2C+Maple+Grove%2C+MN+55311",
    },
    call: { label: "Call 612-555-0100", to: "tel:+16125550100" },
    rows: siteRows(data),
  });
  expect(lakeside).toMatchObject({
    call: { label: "Call 612-555-0104", to: "tel:+16125550104" },
    rows: [{ label: "Tuesdays", text: "12:00 PM to 7:30 PM" }],
  });
  expect(mill).not.toHaveProperty("path");
});

it("shows the number of an office without words for a call, since it would stand nowhere else", () => {
  const data = fullerData();
  data.write("pages/about.yaml", data.read("pages/about.yaml").replace(/^ *callLabel: .*\n/m, ""));
  const [mill, lakeside] = shown(data);
  expect(mill).not.toHaveProperty("call");
  expect(lakeside?.call).toEqual({ label: "612-555-0104", to: "tel:+16125550104" });
});

function siteRows({ dir }: DataFolder) {
  const [section] = pageAt(siteOf(dir), "/about").props.sections.filter(
    ({ kind }) => kind === "business-hours",
  );
  return (section as SectionView<"business-hours">).rows;
}

it("keeps the holidays of the business where an office names none", () => {
  const holidays = "  special:\n    - label: Christmas\n      from: 2098-12-25\n";
  const data = fullerData();
  data.write("business.yaml", data.read("business.yaml").replace(/^(?=founded:)/m, holidays));
  const [, lakeside] = shown(data);
  expect(lakeside?.rows.map(({ label }) => label)).toEqual(["Tuesdays", "Christmas"]);
  data.append("offices/lakeside.yaml", "  special:\n    - label: Regatta\n      from: 2098-07-04\n");
  expect(shown(data)[1]?.rows.map(({ label }) => label)).toEqual(["Tuesdays", "Regatta"]);
});

it("tells search engines of each office on the pages that show it, as a place of the one business", () => {
  const [mill, lakeside] = officesIn(fullerData(), "/about");
  expect(mill).toMatchObject({
    "@id": "https://www.maple-roofing.example/#office-mill",
    telephone: "+16125550100",
    address: { streetAddress: "12 Mill Street", postalCode: "55311" },
    geo: { latitude: 45.0725, longitude: -93.4558 },
    parentOrganization: { "@id": "https://www.maple-roofing.example/#business" },
  });
  expect(lakeside).toMatchObject({
    telephone: "+16125550104",
    openingHoursSpecification: [{ dayOfWeek: ["Tuesday"], opens: "12:00", closes: "19:30" }],
  });
  expect(officesIn(fullerData(), "/")).toEqual([]);
});

it("gives each office a page, which prints and calls its own number and shows its own hours", () => {
  const data = withPages();
  expect(check(data.dir)).toEqual({ code: 0, found: [] });
  expect(shown(data).map(({ path }) => path)).toEqual(["/offices/mill", "/offices/lakeside"]);
  expect(shown(data, "/offices/lakeside").map(({ name }) => name)).toEqual(["Lakeside office"]);
  const { props, structuredData } = pageAt(siteOf(data.dir), "/offices/lakeside");
  const [hero, details, , hours] = props.sections;
  expect(hero).toMatchObject({ heading: "Lakeside office, 612-555-0104" });
  expect(details).toMatchObject({ links: { call: "tel:+16125550104" } });
  expect(hours).toMatchObject({ rows: [{ label: "Tuesdays" }] });
  expect(structuredData?.["@graph"]).toContainEqual(
    expect.objectContaining({
      "@type": "WebPage",
      mainEntity: { "@id": "https://www.maple-roofing.example/#office-lakeside" },
    }),
  );
});

it("has no fault in the audit: an office is no second business, and its numbers and hours are right", () => {
  const data = withPages();
  const audited = new AuditedSite({ dataDir: data.dir });
  for (const path of ["/about", "/offices/lakeside", "/offices/mill"])
    for (const rule of [
      "ld/lb-single-location",
      "ld/lb-hidden-address",
      "biz/nap",
      "biz/hours",
      "ld/vocabulary",
    ])
      expect(audited.judge(rule, path)).toEqual([]);
});

it("is refused where there is no office", () => {
  const data = fullerData().remove("offices");
  expect(check(data.dir).found).toEqual([
    expect.stringContaining("A section of kind offices lists the files of offices, which holds none"),
  ]);
});

it("has the ZIP code of its town, where that of the next one lies farther", () => {
  const data = copyOfData(fixtureSite("dentist-me")).edit(
    "offices/south-portland.yaml",
    '"04106"',
    '"04101"',
  );
  expect(check(data.dir).found).toEqual([
    expect.stringContaining(
      "ZIP code 04101 is that of Portland, and the office lies nearer to 04106, in South Portland.",
    ),
  ]);
});

it.each([
  [
    "coordinates far from the ZIP code",
    ["latitude: 45.1112", "latitude: 54.1112"],
    "offices/lakeside.yaml:8:3  error  distant-zip-code\nThe office lies 621 miles from its ZIP code 55369.",
  ],
  [
    "a ZIP code of another state",
    ['postalCode: "55369"', 'postalCode: "02142"'],
    "offices/lakeside.yaml:6:13  error  wrong-state\nZIP code 02142 is that of Cambridge, MA, but the region of the address is MN.",
  ],
  [
    "a ZIP code that nobody has",
    ['postalCode: "55369"', 'postalCode: "55300"'],
    "offices/lakeside.yaml:6:13  warning  unknown-zip-code\nThere is no ZIP code 55300.",
  ],
  [
    "a number too short",
    ["612-555-0104", "612-555-014"],
    'offices/lakeside.yaml:10:8  error  invalid-value\n"phone" is 612-555-014',
  ],
  [
    "hours the wrong way round",
    ['opens: "12:00"', 'opens: "20:00"'],
    'offices/lakeside.yaml:15:14  error  invalid-value\n"Tuesdays" opens at 20:00',
  ],
] as const)("names %s with its line", (_, [from, to], expected) => {
  const { found } = check(fullerData().edit("offices/lakeside.yaml", from, to).dir);
  expect(found).toEqual([expect.stringContaining(expected)]);
});

import { expect, it } from "vitest";
import type { SectionView } from "../../src/sections/index.ts";
import type { DataFolder } from "../support/data-folder.ts";
import { fullerData } from "../support/fuller-site.ts";
import { check, findProblems } from "../support/problems.ts";
import { pageAt, siteOf } from "../support/site.ts";

const shown = ({ dir }: DataFolder, path = "/about") =>
  pageAt(siteOf(dir), path).props.sections.flatMap((section) =>
    section.kind === "team" ? (section as SectionView<"team">).members : [],
  );

const peopleOf = ({ dir }: DataFolder, path: string) =>
  (pageAt(siteOf(dir), path).structuredData?.["@graph"] ?? []).filter((node) => node["@type"] === "Person");

const ann = {
  "@type": "Person",
  "@id": "https://www.maple-roofing.example/#ann-maple",
  name: "Ann Maple",
  jobTitle: "Head roofer",
  image: expect.stringContaining("/roof-repair"),
  worksFor: { "@id": "https://www.maple-roofing.example/#business" },
};

const profile = `path: /team/{member}
type: profile
forEach: member
parent: /about
breadcrumb: "{name}"
title: "{name}, {role} | {businessName}"
description: "{name} works for {businessName} as {role}."
sections:
  - kind: hero
    heading: "{name}"
    lead: "{role}"
  - kind: team
    heading: About {name}
`;

it("shows the people in their order", () => {
  const data = fullerData();
  expect(findProblems(data)).toEqual([]);
  const [first, second] = shown(data);
  expect(first).toMatchObject({ name: "Ann Maple", role: "Head roofer", since: "With us since 2012" });
  expect(second).toMatchObject({ name: "Bo Elm", sample: true });
  data.edit("team/bo-elm.yaml", "order: 2", "order: 1").edit("team/ann-maple.yaml", "order: 1", "order: 2");
  expect(shown(data).map(({ name }) => name)).toEqual(["Bo Elm", "Ann Maple"]);
});

it("tells machines who works for the business, and of no sample", () => {
  expect(peopleOf(fullerData(), "/about")).toEqual([ann]);
});

it("links each person to a page of their own, where a page file makes one", () => {
  const data = fullerData().write("pages/member.yaml", profile);
  expect(check(data.dir)).toEqual({ code: 0, found: [] });
  expect(shown(data).map(({ path }) => path)).toEqual(["/team/ann-maple", "/team/bo-elm"]);
  const [own, ...others] = shown(data, "/team/ann-maple");
  expect(own).toMatchObject({ name: "Ann Maple", text: expect.anything() });
  expect(own).not.toHaveProperty("path");
  expect(others).toEqual([]);
  const url = "https://www.maple-roofing.example/team/ann-maple";
  expect(peopleOf(data, "/team/ann-maple")).toEqual([{ ...ann, url }]);
  const { structuredData } = pageAt(siteOf(data.dir), "/team/ann-maple");
  expect(structuredData?.["@graph"]).toContainEqual(
    expect.objectContaining({ "@type": "ProfilePage", mainEntity: { "@id": ann["@id"] } }),
  );
  expect(peopleOf(data, "/team/bo-elm")).toEqual([]);
});

it("is refused where there is nobody", () => {
  const data = fullerData().remove("team");
  expect(check(data.dir).found).toEqual([
    expect.stringContaining("A section of kind team lists the files of team, which holds none"),
  ]);
});

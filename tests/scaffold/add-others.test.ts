import { describe, expect, it } from "vitest";
import { undoLast } from "../../scripts/scaffold/journal.ts";
import { copyOfData, type DataFolder, realData } from "../support/data-folder.ts";
import { hashFiles } from "../support/folders.ts";
import { fullerData } from "../support/fuller-site.ts";
import { check } from "../support/problems.ts";
import { add, planOf, ScriptedAsker } from "./adding.ts";

const texts = {
  type: "Roof repair",
  year: 2021,
  description: "New shingles on a shed.",
  fullDescription: "The shed had lost its roof.",
  metaDescription: "How we renewed a shed.",
  image: "roof-repair",
  slides: [{ image: "roof-repair", caption: "The shed" }],
  narrative: [{ heading: "What we found", text: "Rotten boards." }],
  highlights: [{ heading: "Materials", items: ["Cedar"] }],
};

/** A site that shows projects, each with a page of its own. */
function siteWithProjects(): DataFolder {
  const data = fullerData();
  data.edit("pages/projects.yaml", "See {title}", "See it");
  return data;
}

describe("a project", () => {
  it("gets the next number and the place of its city, whose page shows it", async () => {
    const data = siteWithProjects();
    const before = hashFiles(data.dir);
    const outcome = await add(data, "project", "Shed roof", { city: "pine bend", ...texts });
    expect(planOf(outcome).pages.added).toEqual(["/work/shed-roof"]);
    expect(planOf(outcome).addition.values).toMatchObject({
      id: 2,
      title: "Shed roof",
      city: "lake-county/pine-bend",
      location: "Pine Bend, MN",
    });
    expect(data.read("cities/lake-county/pine-bend.yaml")).toMatch(
      /recentProject: New shingles on a shed\.\nprojectImage: roof-repair\nprojectSlug: shed-roof\n$/,
    );
    expect(check(data.dir).code).toBe(0);
    undoLast(data.dir);
    expect(hashFiles(data.dir)).toEqual(before);
  });

  it("leaves the project that a city shows, and says where to change it", async () => {
    const data = siteWithProjects();
    const { edits, notes } = planOf(
      await add(data, "project", "Shed roof", { city: "Maple Grove", ...texts }),
    ).addition;
    expect(edits).toEqual([]);
    expect(notes).toEqual([
      "data/cities/lake-county/maple-grove.yaml shows the project barn-roof; to show this one, change projectSlug, projectImage and recentProject there.",
    ]);
  });

  it("is marked where something is missing, and the rest is checked", async () => {
    const data = copyOfData(realData);
    const outcome = await add(
      data,
      "project",
      "Irvine townhouses",
      { city: "irvine", year: 2024 },
      { slug: "townhouses-irvine" },
    );
    expect(planOf(outcome).addition.file).toBe("projects/townhouses-irvine.yaml");
    expect(planOf(outcome).gaps).toEqual([
      "/type",
      "/description",
      "/fullDescription",
      "/metaDescription",
      "/image",
      "/slides",
      "/narrative",
      "/highlights",
    ]);
    expect(codesOf(data)).toEqual(new Set(["unfinished-value"]));
    expect(await add(data, "project", "X", { year: "soon" })).toMatchObject({
      state: "refused",
      problems: [{ code: "invalid-value", message: '"year" must be a whole number, but is "soon".' }],
    });
  });

  it("of a city that is not there is refused", async () => {
    await expect(add(copyOfData(), "project", "Shed", { city: "Pine Bent" })).rejects.toMatchObject({
      message: "There is no city Pine Bent. Did you mean Pine Bend?",
    });
  });

  it("is asked for part by part at a terminal", async () => {
    const data = siteWithProjects();
    const asker = new ScriptedAsker({
      location: ["Pine Bend, MN"],
      "type:": ["Roof repair"],
      year: ["next year", "2021"],
      description: ["New shingles on a shed."],
      fullDescription: ["The shed had lost\n its roof."],
      metaDescription: ["How we renewed a shed."],
      "image:": ["roof-repair"],
      slides: ["roof-repair"],
      "caption:": ["The shed"],
      narrative: ["What we found"],
      "text:": ["Rotten boards."],
      highlights: ["Materials"],
      "items:": ["Cedar shingles, Copper nails"],
    });
    const outcome = await add(data, "project", "Shed roof", {}, { asker });
    expect(planOf(outcome).gaps).toEqual([]);
    expect(asker.refusals).toEqual(["Write a number."]);
    expect(data.read("projects/shed-roof.yaml").replace(/^#.*\n/, "")).toBe(`id: 2
title: Shed roof
location: Pine Bend, MN
type: Roof repair
year: 2021
description: New shingles on a shed.
fullDescription: The shed had lost its roof.
metaDescription: How we renewed a shed.
image: roof-repair
slides:
  - image: roof-repair
    caption: The shed
narrative:
  - heading: What we found
    text: Rotten boards.
highlights:
  - heading: Materials
    items:
      - Cedar shingles
      - Copper nails
`);
    expect(check(data.dir).code).toBe(0);
  });
});

describe("a service", () => {
  it("comes last in the lists", async () => {
    const data = copyOfData();
    const given = {
      description: "Gutters hung straight.",
      features: ["Copper", "Steel"],
      image: "roof-repair",
      page: "/roof-repair",
    };
    const outcome = await add(data, "service", "Gutter repair", given);
    expect(
      data.read("services/gutter-repair.yaml"),
    ).toBe(`# yaml-language-server: $schema=../../../../../src/schema/service.schema.json
title: Gutter repair
description: Gutters hung straight.
features:
  - Copper
  - Steel
image: roof-repair
page: /roof-repair
order: 2
serviceType: Gutter repair
`);
    expect(planOf(outcome).pages.isLayoutChanged).toBe(true);
    expect(check(data.dir).code).toBe(0);
    expect(await add(data, "service", "Gutter repair", given)).toMatchObject({ state: "there" });
  });

  it("must name a page that is there", async () => {
    expect(await add(copyOfData(), "service", "Gutter repair", { page: "/gutters" })).toMatchObject({
      state: "refused",
      problems: [{ code: "broken-internal-link" }],
    });
  });
});

function codesOf(data: DataFolder): Set<string | undefined> {
  return new Set(check(data.dir).found.map((text) => text.split("\n")[0]?.split("  ").at(-1)));
}

import { describe, expect, it } from "vitest";
import { undoLast } from "../../scripts/edit/journal.ts";
import { copyOfData, type DataFolder, realData } from "../support/data-folder.ts";
import { hashFiles } from "../support/folders.ts";
import { fullerData, page, partOf } from "../support/fuller-site.ts";
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

describe("a project", () => {
  it("gets the next number and the place of its city, whose page shows it", async () => {
    const data = fullerData();
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
    const data = fullerData();
    const { edits, notes } = planOf(
      await add(data, "project", "Shed roof", { city: "Maple Grove", ...texts }),
    ).addition;
    expect(edits).toEqual([]);
    expect(notes).toEqual([
      "data/cities/lake-county/maple-grove.yaml shows the project barn-roof; to show this one, change projectSlug, projectImage and recentProject there.",
    ]);
  });

  it("is marked where something is missing, and the rest is checked", { tags: "nightly" }, async () => {
    const data = copyOfData(realData);
    const outcome = await add(
      data,
      "project",
      "Irvine townhouses",
      { city: "irvine", year: 2024 },
      { slug: "townhouses-irvine" },
    );
    expect(planOf(outcome).addition.file).toBe("projects/townhouses-irvine.yaml");
    expect(planOf(outcome).gaps).toHaveLength(11);
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
    const data = fullerData();
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
    expect(data.read("projects/shed-roof.yaml").replace(/^#.*\n/, "")).toMatchSnapshot();
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
    expect(data.read("services/gutter-repair.yaml")).toMatchSnapshot();
    expect(planOf(outcome).pages.isLayoutChanged).toBe(true);
    expect(check(data.dir).code).toBe(0);
    expect(await add(data, "service", "Gutter repair", given)).toMatchObject({ state: "there" });
  });

  it("comes with a page to be written where none is named, and both are taken back", async () => {
    const data = copyOfData();
    const before = hashFiles(data.dir);
    const outcome = await add(data, "service", "Gutter repair", { description: "Hung straight." });
    expect(planOf(outcome).pages.added).toEqual(["/gutter-repair"]);
    expect(data.read("services/gutter-repair.yaml")).toContain("page: /gutter-repair\n");
    expect(data.read("pages/gutter-repair.yaml")).toMatchSnapshot();
    expect(codesOf(data)).toEqual(new Set(["unfinished-value"]));
    undoLast(data.dir);
    expect(hashFiles(data.dir)).toEqual(before);
  });

  it("has the page of its name, or the one that all others share", async () => {
    const data = copyOfData();
    await add(data, "page", "Gutters", { type: "text" });
    const named = planOf(await add(data, "service", "Gutters", {}));
    expect(named.addition).toMatchObject({ values: { page: "/gutters" }, edits: [] });
    const other = copyOfData();
    await add(other, "service", "Gutters", { page: "/roof-repair" });
    const shared = planOf(await add(other, "service", "Chimneys", {}));
    expect(shared.addition).toMatchObject({ values: { page: "/roof-repair" }, edits: [] });
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

const headingsOf = (text: string) => [...text.matchAll(/^ {4}heading: (.*)$/gm)].map(([, words]) => words);

it("a review names its service and its city as people call them", async () => {
  const given = { text: "Dry again.", source: "Letter", date: "2026-03-09" };
  const called = { service: "roof Repair", city: "Maple Grove" };
  const { values } = planOf(
    await add(copyOfData(), "review", "Ann M.", { ...given, ...called }, { isDryRun: true }),
  ).addition;
  expect(values).toMatchObject({ service: "roof-repair", city: "lake-county/maple-grove" });
});

describe("what is said in another form", () => {
  it.each([
    [
      "event",
      { startsOn: "Dec 5, 2026", endsOn: "12/31/2026" },
      { startsOn: "2026-12-05", endsOn: "2026-12-31" },
    ],
    ["offer", { price: "$399.50", through: "12/31/2026" }, { price: 399.5, through: "2026-12-31" }],
    ["job", { employmentType: "part time" }, { employmentType: "PART_TIME" }],
  ] as const)("is written as the fields want it, and told: %s", async (kind, said, written) => {
    const { addition, errors } = planOf(await add(fullerData(), kind, "Open yard", said, { isDryRun: true }));
    expect(errors).toEqual([]);
    expect(addition.values).toMatchObject(written);
    for (const [field, value] of Object.entries(said))
      expect(addition.notes.join()).toContain(
        `${Object.entries(written).find(([name]) => name === field)?.[1]} for "${value}"`,
      );
  });

  it("is refused where it may mean two days", async () => {
    const outcome = await add(fullerData(), "offer", "Spring", { through: "10/3/2026" }, { isDryRun: true });
    expect(outcome.state).toBe("refused");
  });
});

describe("a page", () => {
  const texts = { description: "What we promise, and for how long." };

  it("gets its path, its type, a heading and texts to be written, and is taken back byte for byte", async () => {
    const data = copyOfData();
    const before = hashFiles(data.dir);
    const plan = planOf(await add(data, "page", "Our warranty", { path: "/warranty", type: "article" }));
    expect(plan.pages.added).toEqual(["/warranty"]);
    expect(plan.gaps).toEqual([
      "/article/author",
      "/article/publishedOn",
      "/sections/0/lead",
      "/sections/1/paragraphs/0",
      "/description",
    ]);
    expect(plan.addition.notes).toEqual([
      "No page links to it yet: name it in data/navigation.yaml, or in a text as [Our warranty](/warranty).",
    ]);
    expect(data.read("pages/our-warranty.yaml").replace(/^#.*\n/, "")).toMatchSnapshot();
    undoLast(data.dir);
    expect(hashFiles(data.dir)).toEqual(before);
  });

  it("is right once its texts are written", async () => {
    const data = copyOfData();
    await add(data, "page", "Our warranty", texts);
    expect(data.read("pages/our-warranty.yaml")).toContain("path: /our-warranty\ntype: text\n");
    data.write(
      "pages/our-warranty.yaml",
      data.read("pages/our-warranty.yaml").replace(/TO BE WRITTEN \(.*\)/g, "Ten years on every roof."),
    );
    expect(check(data.dir).code).toBe(0);
  });

  it("asks for its type", async () => {
    const asker = new ScriptedAsker({ type: ["about"] });
    const plan = planOf(await add(copyOfData(), "page", "Our warranty", texts, { asker, isDryRun: true }));
    expect(plan.addition.values.type).toBe("about");
  });

  it("of the name privacy says what the site sends and keeps, and leaves only its date open", async () => {
    const data = copyOfData();
    const plan = planOf(await add(data, "page", "Privacy policy", {}));
    const file = "pages/privacy-policy.yaml";
    expect(plan.gaps).toEqual(["/sections/1/paragraphs/0"]);
    expect(plan.addition.notes.at(-1)).toBe(
      "Link it under the form, in data/forms/quote.yaml: privacy: We use your answers only to reply to you. [Privacy policy](/privacy-policy)",
    );
    expect(headingsOf(data.read(file))).toContain("What the form sends");
    expect(headingsOf(data.read(file))).not.toContain("What the calculator sends");
    data.write(file, data.read(file).replace(/TO BE WRITTEN \(.*\)/g, "Effective March 9, 2026."));
    expect(check(data.dir).code).toBe(0);
  });

  it("of the name privacy says what a calculator looks up, where there is one", async () => {
    const data = fullerData();
    data.write(
      "pages/calculator.yaml",
      page("/roof-prices", "calculator", partOf("calculator-section.yaml")),
    );
    planOf(await add(data, "page", "Privacy", {}));
    expect(headingsOf(data.read("pages/privacy.yaml"))).toContain("What the calculator sends");
  });

  it("is refused at a path that another page has, and with a type that there is not", async () => {
    const data = copyOfData();
    const before = hashFiles(data.dir);
    const codes = async (given: Record<string, string>) => {
      const outcome = await add(data, "page", "Our warranty", { ...texts, ...given });
      return "problems" in outcome ? outcome.problems.map(({ code }) => code) : outcome.state;
    };
    expect(await codes({ path: "/contact" })).toContain("duplicate-path");
    await expect(codes({ type: "city" })).rejects.toThrow(
      "Pages of the type city are not added one by one: one file makes them for each city of the data.",
    );
    expect(await codes({ type: "nonsense" })).toContain("invalid-value");
    expect(await codes({ path: "/Our Warranty" })).toContain("invalid-value");
    const signed = await add(data, "page", "Our warranty", { ...texts, path: "/Jobs & careers" });
    expect("problems" in signed && signed.problems[0]?.hint).toBe("Write path: /jobs-careers.");
    expect(hashFiles(data.dir)).toEqual(before);
  });
});

it("takes at a terminal what can be meant in one way only, and says so", async () => {
  const asker = new ScriptedAsker({ "through:": ["12/31/2026"], "text:": ["Gutters cleaned."] });
  const plan = planOf(await add(copyOfData(), "offer", "Gutters", {}, { asker, isDryRun: true }));
  expect(asker.refusals).toEqual([]);
  expect(plan.addition.values.through).toBe("2026-12-31");
  expect(plan.addition.notes).toContain('Written as the fields want it: 2026-12-31 for "12/31/2026".');
});

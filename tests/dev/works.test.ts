import { describe, expect, it } from "vitest";
import type { EditorAnswer } from "../../scripts/dev/editing/messages.ts";
import type { Work } from "../../scripts/dev/editing/requests.ts";
import { copyOfData } from "../support/data-folder.ts";
import { openSession, remove, rename } from "../support/edit-session.ts";
import { dataOf } from "../support/folders.ts";
import { fullerData } from "../support/fuller-site.ts";

const hamel: Work = { does: "add", kind: "city", name: "Hamel", given: {}, answers: {} };

function messagesOf(answer: EditorAnswer): string[] {
  if (answer.status !== "refused") throw new Error(JSON.stringify(answer));
  return answer.problems.map(({ place = "", message }) => `${place} ${message}`.trim());
}

it.each([
  [
    "a page is added",
    { does: "add", kind: "page", name: "Our warranty", given: { "/type": "text" }, answers: {} },
  ],
  ["a city is renamed", rename("city", "lake-county/pine-bend", "Pine Hill")],
  ["a city is removed", remove("city", "lake-county/pine-bend", "/")],
  [
    "a question is asked",
    { does: "ask", question: "Do you work on weekends in {city}?", answer: "On Saturdays, yes." },
  ],
  ["a page is renamed", rename("page", "about", "/who-we-are")],
  ["a page is removed", remove("page", "about")],
] satisfies [string, Work][])(
  "what is added, renamed and removed in the editor: %s, taken back to the byte, and done again",
  async (_, work) => {
    const data = fullerData();
    const before = dataOf(data.dir);
    const session = openSession(data);
    expect(await session.work("carry-out", work)).toMatchObject({ status: "good", canUndo: true });
    const after = dataOf(data.dir);
    expect(after).not.toEqual(before);
    expect(await session.undo()).toMatchObject({ status: "good" });
    expect(dataOf(data.dir)).toEqual(before);
    expect(await session.redo()).toMatchObject({ status: "good" });
    expect(dataOf(data.dir)).toEqual(after);
    await session.undo();
    expect(dataOf(data.dir)).toEqual(before);
  },
);

describe("what leads to a thing", () => {
  it("leads to its new name, and old addresses are sent on where that is wanted", async () => {
    const data = copyOfData();
    await openSession(data).work("carry-out", rename("city", "lake-county/pine-bend", "Pine Hill"));
    expect(data.read("cities/lake-county/pine-hill.yaml")).toContain("city: Pine Hill\n");
    expect(data.read("cities/lake-county/otter-falls.yaml")).toContain("- city: lake-county/pine-hill\n");
    expect(data.read("redirects.yaml")).toMatch(
      /redirects:\n {2}- from: \/roofers-pine-bend-lake-county\n {4}to: \/roofers-pine-hill-lake-county\n$/,
    );
    const plain = copyOfData();
    await openSession(plain).work("carry-out", rename("city", "lake-county/pine-bend", "Pine Hill", false));
    expect(() => plain.read("redirects.yaml")).toThrow(/ENOENT/);
  });

  it("is a plain place, a text without its link and one entry of a menu less when the thing is gone", async () => {
    const data = copyOfData().edit(
      "navigation.yaml",
      "        - lake-county/maple-grove\n",
      "        - lake-county/maple-grove\n        - lake-county/pine-bend\n",
    );
    await openSession(data).work("carry-out", remove("city", "lake-county/pine-bend"));
    expect(data.read("cities/lake-county/otter-falls.yaml")).toContain("  - place: Pine Bend\n");
    expect(data.read("navigation.yaml")).toContain("        - lake-county/maple-grove\n  contactHeading");
  });

  it("is renamed back without a circle of redirects", async () => {
    const data = copyOfData().write("redirects.yaml", "redirects:\n  - from: /old\n    to: /contact\n");
    const session = openSession(data);
    await session.work("carry-out", rename("page", "contact", "/write-to-us"));
    expect(data.read("redirects.yaml")).toBe(
      "redirects:\n  - from: /old\n    to: /write-to-us\n  - from: /contact\n    to: /write-to-us\n",
    );
    await session.work("carry-out", rename("page", "write-to-us", "/contact"));
    expect(data.read("redirects.yaml")).toBe(
      "redirects:\n  - from: /old\n    to: /contact\n  - from: /write-to-us\n    to: /contact\n",
    );
  });

  it.each([
    ["the home page", remove("page", "home"), "Every site needs the page /."],
    ["the pages of all cities", remove("page", "city"), "pages/city.yaml makes the pages of many"],
    [
      "a name that is taken",
      rename("city", "lake-county/pine-bend", "Otter Falls"),
      "There is one of that name already",
    ],
    ["a name that is none", rename("city", "lake-county/pine-bend", "42"), 'The name "42" has no letter.'],
  ] satisfies [string, Work, string][])("is refused for %s", async (_, work, words) => {
    const data = copyOfData();
    const before = dataOf(data.dir);
    expect(messagesOf(await openSession(data).work("carry-out", work)).join()).toContain(words);
    expect(dataOf(data.dir)).toEqual(before);
  });
});

describe("what has to be known first", () => {
  it("is asked, with what there is to choose from, and nothing is written until it is answered", async () => {
    const data = copyOfData().write(
      "counties/oak-county.yaml",
      copyOfData().read("counties/lake-county.yaml").replaceAll("Lake", "Oak"),
    );
    const session = openSession(data);
    const answer = await session.work("plan", hamel);
    expect(answer).toMatchObject({
      status: "plan",
      questions: [{ question: "county: Which county is Hamel in?" }],
    });
    const answers = { "county: Which county is Hamel in?": "lake-county" };
    expect(await session.work("plan", { ...hamel, answers })).toMatchObject({
      status: "plan",
      plan: { title: "Add the city Hamel", added: ["/roofers-hamel-lake-county"] },
    });
  });

  it("is undone in one row with changes of values", async () => {
    const data = copyOfData();
    const before = dataOf(data.dir);
    const session = openSession(data);
    await session.save("cities/lake-county/pine-bend.yaml", "/landmarks/0", "Depot", "Old Depot");
    await session.work("carry-out", remove("city", "lake-county/pine-bend"));
    expect(await session.history()).toMatchObject({
      entries: [{ isUndone: false }, { title: "Remove the city Pine Bend" }],
    });
    await session.undo();
    await session.undo();
    expect(dataOf(data.dir)).toEqual(before);
  });
});

describe("what others have changed since", () => {
  const otter = "cities/lake-county/otter-falls.yaml";

  it("stays where it is in other lines, and the rest is taken back", async () => {
    const data = copyOfData();
    const session = openSession(data);
    await session.work("carry-out", remove("city", "lake-county/pine-bend"));
    data.append(otter, "customH1: Roofers at the falls\n");
    await session.reload();
    expect(await session.undo()).toMatchObject({ status: "good" });
    expect(data.read(otter)).toMatch(
      /- city: lake-county\/pine-bend\n[\s\S]*\ncustomH1: Roofers at the falls\n$/,
    );
    expect(data.read("cities/lake-county/pine-bend.yaml")).toContain("city: Pine Bend\n");
  });

  it("keeps the very lines as they are, and each file is named", async () => {
    const data = copyOfData();
    const session = openSession(data);
    await session.work("carry-out", remove("city", "lake-county/pine-bend"));
    data.edit(otter, "- place: Pine Bend", "- place: Pine Bends");
    await session.reload();
    const left = dataOf(data.dir);
    expect(messagesOf(await session.undo())).toEqual([
      `Somebody else has changed since what was done in ${otter}. Nothing was changed now.`,
    ]);
    expect(dataOf(data.dir)).toEqual(left);
  });
});

it("a question for all cities comes with an answer, or with a mark where each city is to answer", async () => {
  const data = copyOfData();
  const session = openSession(data);
  const ask: Work = { does: "ask", question: "Do you mend gutters?", answer: "" };
  expect(await session.work("plan", ask)).toMatchObject({
    plan: { title: "Ask all 3 cities “Do you mend gutters?”" },
  });
  expect(await session.work("carry-out", ask)).toMatchObject({ status: "good" });
  expect(data.read("pages/city.yaml")).toContain("      doYouMendGutters: Do you mend gutters?\n");
  expect(data.read("cities/lake-county/pine-bend.yaml")).toMatch(
    /\n {2}doYouMendGutters: TO BE WRITTEN \(Do you mend gutters\?\)\n/,
  );
  const again = await session.work("plan", ask);
  expect(again).toMatchObject({ status: "refused" });
  const other = { ...ask, question: "Do you clean gutters?", answer: "Yes, in {city} too." };
  await session.work("carry-out", other);
  expect(data.read("cities/lake-county/otter-falls.yaml")).toContain(
    "doYouCleanGutters: Yes, in {city} too.\n",
  );
});

import { describe, expect, it } from "vitest";
import type { AddableKind, EditorAnswer } from "../../scripts/dev/editing/messages.ts";
import type { RecordField } from "../../scripts/dev/editing/record-messages.ts";
import type { Work } from "../../scripts/dev/editing/requests.ts";
import { type ThingKind, thingKinds } from "../../scripts/edit/things.ts";
import { copyOfData } from "../support/data-folder.ts";
import { openSession, remove, rename } from "../support/edit-session.ts";
import { dataOf } from "../support/folders.ts";
import { fullerData } from "../support/fuller-site.ts";

type Session = ReturnType<typeof openSession>;

async function kindOf(session: Session, kind: ThingKind): Promise<AddableKind> {
  const answer = await session.things("/");
  const found = answer.status === "things" ? answer.kinds.find((one) => one.kind === kind) : undefined;
  if (!found) throw new Error(JSON.stringify(answer));
  return found;
}

async function listed(session: Session, kind: ThingKind, words = "") {
  const answer = await session.listed(kind, words);
  if (answer.status !== "list") throw new Error(JSON.stringify(answer));
  return answer.things;
}

/** What somebody types into the fields that have to be known at once. */
function typed(fields: readonly RecordField[]): Record<string, string> {
  const answers: Partial<Record<RecordField["form"], string>> = { date: "2031-05-08", number: "-93.45" };
  return Object.assign(
    {},
    ...fields.map(({ pointer, form, choices, hint = "", fields: inner }) =>
      inner
        ? typed(inner)
        : { [pointer]: choices?.[0]?.value ?? answers[form] ?? hint.replace(/^For example: /, "") },
    ),
  ) as Record<string, string>;
}

function refusal(answer: EditorAnswer): string {
  if (answer.status !== "refused") throw new Error(JSON.stringify(answer));
  return answer.problems.map(({ message }) => message).join(" ");
}

const addition = (kind: ThingKind, name: string, given: Record<string, string> = {}): Work => ({
  does: "add",
  kind,
  name,
  given,
  answers: {
    "type: What is Elm Hill? Kind of page; decides the structured data and the breadcrumb.": "text",
  },
});

const offer = (through: string) => `title: Old offer\ntext: Before the leaves freeze.\nthrough: ${through}\n`;

describe("things of every kind", () => {
  it.each(thingKinds)(
    "a new %s is added, renamed and removed, and each is taken back to the byte",
    async (kind) => {
      const data = fullerData();
      const before = dataOf(data.dir);
      const session = openSession(data);
      const { needed, count } = await kindOf(session, kind);
      const name = kind === "city" ? "Hamel" : "Elm Hill";
      const given = typed(needed);
      const done = await session.work("carry-out", addition(kind, name, given));
      expect(done).toMatchObject({ status: "good" });
      const [added] = (await listed(session, kind)).filter(({ id }) => /(elm-hill|hamel)$/.test(id));
      expect((await kindOf(session, kind)).count).toBe(count + 1);
      const renaming = rename(kind, added?.id ?? "", "Oak Hill");
      expect(await session.work("carry-out", renaming)).toMatchObject({ status: "good" });
      const [renamed] = await listed(session, kind, "oak");
      expect(renamed?.name).toMatch(/oak.hill/i);
      const removal = remove(kind, renamed?.id ?? "");
      expect(await session.work("carry-out", removal)).toMatchObject({ status: "good" });
      expect((await kindOf(session, kind)).count).toBe(count);
      for (let step = 0; step < 3; step++) expect(await session.undo()).toMatchObject({ status: "good" });
      expect(dataOf(data.dir)).toEqual(before);
    },
  );

  it("are found by words of their name, also those that no page shows any more", async () => {
    const data = copyOfData()
      .write("offers/old.yaml", offer("2020-01-01"))
      .write("offers/late.yaml", offer("2098-01-01"));
    const session = openSession(data);
    expect(await listed(session, "city", "pine")).toMatchObject([
      { id: "lake-county/pine-bend", name: "Pine Bend" },
    ]);
    expect((await listed(session, "offer")).map(({ id }) => id)).toEqual(["late", "old"]);
    expect(await session.work("carry-out", remove("offer", "old"))).toMatchObject({ status: "good" });
    expect(() => data.read("offers/old.yaml")).toThrow(/ENOENT/);
    expect(await session.undo()).toMatchObject({ status: "good" });
    expect(data.read("offers/old.yaml")).toBe(offer("2020-01-01"));
  });

  it("are named by what no page shows today, and what names them follows", async () => {
    const data = copyOfData().write("offers/old.yaml", `${offer("2020-01-01")}service: roof-repair\n`);
    const work = rename("service", "roof-repair", "Roof care");
    expect(await openSession(data).work("carry-out", work)).toMatchObject({ status: "good" });
    expect(data.read("offers/old.yaml")).toContain("service: roof-care\n");
  });

  it("of one name have files of their own where nothing names them", async () => {
    const data = fullerData();
    const session = openSession(data);
    await session.work("carry-out", addition("review", "Ann M.", { "/text": "Dry.", "/source": "Letter" }));
    expect(data.read("reviews/ann-m-2.yaml")).toContain("text: Dry.\nname: Ann M.\nsource: Letter\n");
  });

  it("are not added without what nothing can stand for, and it is named", async () => {
    const data = copyOfData();
    const before = dataOf(data.dir);
    const work = addition("event", "Open yard", { "/startsOn": "2031-05-08" });
    const answer = await openSession(data).work("carry-out", work);
    expect(refusal(answer)).toBe(
      "Still open: Day on which it ends, often the same. No page can be shown without it.",
    );
    expect(dataOf(data.dir)).toEqual(before);
  });

  it("are written with all that was typed, in lists and groups, as numbers and yes or no", async () => {
    const data = copyOfData();
    const given = { "/role": "Roofer", "/since": "2012", "/sample": "true", "/credentials/0": "Climber" };
    await openSession(data).work("carry-out", addition("member", "Cy Oak", given));
    expect(data.read("team/cy-oak.yaml").trimEnd().split("\n").slice(1)).toEqual([
      "name: Cy Oak",
      "role: Roofer",
      "order: 1",
      "since: 2012",
      "credentials:",
      "  - Climber",
      "sample: true",
    ]);
  });
});

it("a county is renamed with the folder of its cities, their addresses and all that leads to them", async () => {
  const data = copyOfData();
  const before = dataOf(data.dir);
  const session = openSession(data);
  const work = rename("county", "lake-county", "Elm County");
  expect(await session.work("carry-out", work)).toMatchObject({ status: "good" });
  expect(data.read("cities/elm-county/pine-bend.yaml")).toContain("county: elm-county\n");
  expect(data.read("cities/elm-county/otter-falls.yaml")).toContain("- city: elm-county/pine-bend\n");
  expect(data.read("redirects.yaml")).toContain(
    "  - from: /roofers-pine-bend-lake-county\n    to: /roofers-pine-bend-elm-county\n",
  );
  expect(await session.undo()).toMatchObject({ status: "good" });
  expect(dataOf(data.dir)).toEqual(before);
});

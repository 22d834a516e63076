import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { toTextChanges } from "../../scripts/dev/editing/edit-changes.ts";
import type { FileRecord, RecordField } from "../../scripts/dev/editing/record-messages.ts";
import type { EditChange } from "../../scripts/dev/editing/requests.ts";
import { changeText } from "../../scripts/edit/change.ts";
import type { Schema } from "../../src/fields/schema.ts";
import { entities } from "../../src/kinds/index.ts";
import { kindAt } from "../../src/loader/kind-of-file.ts";
import { alternativeFor } from "../../src/loader/schema-walk.ts";
import { copyOfData, fixtureSite, realData } from "../support/data-folder.ts";
import { openSession } from "../support/edit-session.ts";
import { siteOf } from "../support/site.ts";

type Session = ReturnType<typeof openSession>;

const pine = "cities/lake-county/pine-bend.yaml";
const pinePath = "/roofers-pine-bend-lake-county";

async function recordOf(
  { session }: Session,
  path: string,
  file = "",
): Promise<FileRecord & { files: string[] }> {
  const answer = await session.answer({ action: "record", path, file, files: [] });
  if (answer.status !== "record") throw new Error(answer.status);
  return { ...answer.record, files: answer.files.map((one) => one.file) };
}

function* allIn(fields: readonly RecordField[] = []): Generator<RecordField> {
  for (const field of fields) {
    yield field;
    yield* allIn(field.fields);
  }
}

function pointersIn({ fields }: FileRecord): Set<string> {
  return new Set(Array.from(allIn(fields), ({ pointer }) => pointer));
}

/** Pointers of all that a file says or could say by its schema, in the groups that it leaves out as well. */
function* pointersOf(schema: Schema, value: unknown, pointer = ""): Generator<string> {
  if (pointer !== "") yield pointer;
  const own = alternativeFor(schema, value);
  for (const [name, inner] of Object.entries(own.properties ?? {}))
    yield* pointersOf(inner, (value as Record<string, unknown> | undefined)?.[name], `${pointer}/${name}`);
  if (Array.isArray(value))
    for (const [index, item] of value.entries())
      yield* pointersOf(own.items ?? {}, item, `${pointer}/${index}`);
  else if (typeof own.additionalProperties === "object")
    for (const [name, item] of Object.entries(value ?? {}))
      yield* pointersOf(own.additionalProperties, item, `${pointer}/${name}`);
}

/** What a file could say and does not. */
function emptyIn({ fields }: FileRecord): RecordField[] {
  const typed = ["text", "prose", "number", "flag"];
  return [...allIn(fields)].filter(({ form, written }) => written === "" && typed.includes(form));
}

function valueIn(value: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .reduce((inner, step) => (inner as Record<string, unknown>)[step], value);
}

function edit(text: string, file: string, ...changes: EditChange[]): string {
  return changeText(text, file, toTextChanges(text, file, changes));
}

describe("all details", { timeout: 120_000 }, () => {
  it("hold every field of what each page of two businesses is about, and of the business", {
    tags: "nightly",
  }, async () => {
    for (const dataDir of [realData, fixtureSite("dentist-me")]) {
      const session = openSession(copyOfData(dataDir));
      const seen = new Set<string>();
      for (const [path, { page, subject }] of siteOf(dataDir).paths) {
        const own = await recordOf(session, path);
        expect(own.file).toBe(subject?.entity.file ?? own.files[0]);
        expect(own.files).toEqual(expect.arrayContaining([page.file, "business.yaml"]));
        for (const file of own.files.filter((one) => !seen.has(one))) {
          seen.add(file);
          const { schema }: { schema: Schema } = entities[kindAt(file) ?? "page"];
          const expected = [...pointersOf(schema, parse(session.data.read(file)))];
          const shown = pointersIn(await recordOf(session, path, file));
          const missing = expected.filter((pointer) => !shown.has(pointer));
          expect(missing, file).toEqual([]);
        }
      }
      expect(seen.size).toBeGreaterThan(15);
    }
  });

  it("show values as they are written, and say by example what else could be", async () => {
    const session = openSession();
    const fields = [...allIn((await recordOf(session, pinePath)).fields)];
    const at = (pointer: string) => fields.find((field) => field.pointer === pointer);
    expect(at("/city")).toMatchObject({ label: "Name of the city", form: "text", written: "Pine Bend" });
    expect(at("/coordinates/latitude")).toMatchObject({ form: "number", written: "45.1284" });
    expect(at("/customTitle")).toMatchObject({ written: "", isRequired: false });
    expect(at("/customTitle")?.hint).toMatch(/^Not written: .*Pine Bend/);
    expect(at("/county")).toMatchObject({ form: "reference", of: "county" });
    expect(at("/character/exposure")).toMatchObject({ form: "group" });
    expect(at("/updatedOn")).toMatchObject({ label: "Updated on", form: "date" });
  });

  it.each(["dentist-me", "roofer-ma"])(
    "a value that comes and goes again leaves every byte as it was, in every file behind a page of %s",
    { tags: "nightly" },
    async (name) => {
      const session = openSession(copyOfData(fixtureSite(name)));
      const pages = [...siteOf(fixtureSite(name)).paths.values()];
      const files = pages.flatMap(({ page, subject }) => [page.file, subject?.entity.file ?? page.file]);
      let added = 0;
      for (const file of new Set([...files, "business.yaml"])) {
        const text = session.data.read(file);
        for (const { pointer, form } of emptyIn(await recordOf(session, "/", file))) {
          const after = form === "number" ? "7" : form === "flag" ? "true" : "Old: oaks # and so on";
          const changed = edit(text, file, { file, pointer, before: "", after });
          expect(String(valueIn(parse(changed), pointer))).toBe(after);
          const again = edit(changed, file, { file, pointer, before: after, after: "" });
          expect(again, `${file}${pointer}`).toBe(text);
          added++;
        }
      }
      expect(added).toBeGreaterThan(50);
    },
  );
});

describe("an edit of a value that the file does not say", { timeout: 30_000 }, () => {
  it("writes it where its field stands in the schema, and undo takes it away", async () => {
    const { data, save, undo, redo } = openSession();
    const before = data.read(pine);
    expect(await save(pine, "/customTitle", "", "Roofers in Pine Bend since 1971")).toMatchObject({
      status: "good",
      reach: { pages: [pinePath] },
    });
    const after = data.read(pine);
    expect(after).toMatch(/\ncustomTitle: Roofers in Pine Bend since 1971\ncustomMeta:/);
    expect(await undo()).toMatchObject({ status: "good" });
    expect(data.read(pine)).toBe(before);
    expect(await redo()).toMatchObject({ status: "good" });
    expect(data.read(pine)).toBe(after);
    expect(await save(pine, "/customTitle", "Roofers in Pine Bend since 1971", "")).toMatchObject({
      status: "good",
    });
    expect(data.read(pine)).toBe(before);
  });

  it("is a conflict where somebody else has written it meanwhile", async () => {
    const { data, save, reload } = openSession();
    data.edit(pine, "customMeta:", "customTitle: Theirs in Pine Bend\ncustomMeta:");
    await reload();
    expect(await save(pine, "/customTitle", "", "Mine")).toMatchObject({
      status: "conflict",
      current: "Theirs in Pine Bend",
    });
  });

  it("brings the group around it, which goes with the last value in it", () => {
    const text = "name: A\n# rates\nfounded: 1971\n";
    const place = (pointer: string) => ({ file: "business.yaml", pointer });
    const license = ["authority", "number"].map((name) => ({
      ...place(`/license/${name}`),
      before: "",
      after: name === "number" ? "12" : "DLI",
    }));
    const written = edit(text, "business.yaml", ...license);
    expect(written).toBe('name: A\nlicense:\n  authority: DLI\n  number: "12"\n# rates\nfounded: 1971\n');
    const cleared = license.map(({ before, after, ...at }) => ({ ...at, before: after, after: before }));
    expect(edit(written, "business.yaml", ...cleared)).toBe(text);
    expect(edit(written, "business.yaml", ...cleared.slice(0, 1))).toContain('authority: ""');
  });

  it("is the first entry of an empty list or of one that is missing, and the next one", () => {
    const file = "projects/barn.yaml";
    const entry = (index: number, after: string) => ({
      file,
      pointer: `/services/${index}`,
      before: "",
      after,
    });
    expect(edit("services: []\n", file, entry(0, "Repair"))).toBe("services: [Repair]\n");
    const one = edit("title: A\n", file, entry(0, "Repair"));
    expect(one).toBe("title: A\nservices:\n  - Repair\n");
    expect(edit(one, file, entry(1, "Slate"))).toBe("title: A\nservices:\n  - Repair\n  - Slate\n");
    const pair = (name: string, after: string) => ({ file, pointer: `/pairs/0/${name}`, before: "", after });
    expect(edit("title: A\n", file, pair("label", "North"), pair("before", "a"), pair("after", "b"))).toBe(
      "title: A\npairs:\n  - label: North\n    before: a\n    after: b\n",
    );
  });

  it("is a number, or a yes or no, where the schema says so", () => {
    const file = "business.yaml";
    const yes = { file, pointer: "/hosting/redirectPages", before: "", after: "true" };
    const limit = { file, pointer: "/seo/mapLimit", before: "", after: "90" };
    expect(parse(edit("seo:\n  countyMenuLimit: 40\n", file, yes, limit))).toEqual({
      seo: { countyMenuLimit: 40, mapLimit: 90 },
      hosting: { redirectPages: true },
    });
  });
});

describe("while a record is filled in", { timeout: 30_000 }, () => {
  it("cities are found by their name, nearest first", async () => {
    const { session } = openSession();
    const ask = (of: string, words: string) => session.answer({ action: "find", of, words, file: pine });
    const all = await ask("city", "");
    expect(all).toEqual({
      status: "found",
      things: [
        { id: "lake-county/maple-grove", name: "Maple Grove, 3.9 miles" },
        { id: "lake-county/otter-falls", name: "Otter Falls, 6.7 miles" },
      ],
    });
    expect(await ask("city", "maple")).toMatchObject({ things: [{ id: "lake-county/maple-grove" }] });
    expect(await ask("county", "lake")).toMatchObject({
      things: [{ id: "lake-county", name: "Lake County" }],
    });
  });

  it("the search result is shown with the width of its texts, filled as on the page", async () => {
    const { session } = openSession();
    const result = (title: string) =>
      session.answer({ action: "result", path: pinePath, title, description: "{phone}" });
    expect(await result("Roofers in {city}")).toMatchObject({
      title: { text: "Roofers in Pine Bend", most: 561 },
      description: { text: "612-555-0100", fault: expect.stringMatching(/^has 12 characters, fewer/) },
    });
    expect(await result("")).toMatchObject({ title: { text: expect.stringContaining("Pine Bend") } });
    expect(await result("Roofs ".repeat(20))).toMatchObject({
      title: { text: expect.stringMatching(/…$/), fault: expect.stringMatching(/^has 120 characters, more/) },
    });
  });

  it("a point of the map is the coordinates that the data has", async () => {
    const { map } = await recordOf(openSession(), pinePath);
    const own = map?.dots.find(({ isCurrent }) => isCurrent);
    expect(map && own && map.latitude.at + own.y * map.latitude.step).toBeCloseTo(45.1284, 3);
    expect(map && own && map.longitude.at + own.x * map.longitude.step).toBeCloseTo(-93.4589, 2);
  });

  it("offer the sections that a page can show once more", async () => {
    const session = openSession(copyOfData());
    const offered = async (path: string, file: string) => {
      const { fields } = await recordOf(session, path, file);
      return fields.find(({ pointer }) => pointer === "/sections")?.kinds?.map(({ written }) => written);
    };
    const ofCities = await offered(pinePath, "pages/city.yaml");
    expect(ofCities).toEqual(expect.arrayContaining(["city-local", "faq", "prose"]));
    expect(ofCities).not.toContain("city-hero");
    const ofContact = await offered("/contact", "pages/contact.yaml");
    expect(ofContact).toContain("prose");
    for (const kind of ["hero", "contact", "city-local", "county-cities", "team"])
      expect(ofContact).not.toContain(kind);
  });
});

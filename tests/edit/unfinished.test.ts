import { describe, expect, it } from "vitest";
import { copyOfData } from "../support/data-folder.ts";
import { check } from "../support/problems.ts";
import { add, cityTexts, planOf } from "./adding.ts";

const city = "cities/lake-county/maple-grove.yaml";

describe("a value that is still to be written", () => {
  it("is one problem with its line, what to write and an example", () => {
    const data = copyOfData().edit(
      city,
      "neighborhoods: [Mill Pond, Old Town, Fish Lake, Rice Lake, Gravel Pit, Elm Creek]",
      "neighborhoods: TO BE WRITTEN",
    );
    expect(check(data.dir)).toEqual({
      code: 1,
      found: [
        `${city}:14:16  error  unfinished-value\n"neighborhoods" is still to be written.\nFix: Write it in place of the words TO BE WRITTEN. Neighborhoods of the city. For example: ["Mill Pond","Mill Quarter"]`,
      ],
    });
  });

  it.each([
    [
      "lead: Old oaks stand over Maple Grove, and their limbs come down in every storm.",
      "lead: TO BE WRITTEN",
      "lead",
    ],
    ["latitude: 45.0725", "latitude: TO BE WRITTEN", "coordinates, latitude"],
    ['  - "55311"', "  - TO BE WRITTEN", "zipCodes, entry 1"],
    ["  - place: Old Mill", "  - TO BE WRITTEN (a place)", "nearbyAreas, entry 2"],
    [
      "[Mill Pond, Old Town, Fish Lake, Rice Lake, Gravel Pit, Elm Creek]",
      "[Mill Pond, TO BE WRITTEN]",
      "neighborhoods, entry 2",
    ],
    [
      "    text: The town asks for a permit when more than one square is replaced.",
      "    text: TO BE WRITTEN",
      "localText, entry 3, text",
    ],
  ])("is all that is said of %s as %s", (before, after, name) => {
    const data = copyOfData().edit(city, before, after);
    const { found } = check(data.dir);
    expect(found.map((text) => text.split("\n")[1])).toEqual([`"${name}" is still to be written.`]);
  });

  it("does not hide another mistake in the same file", () => {
    const data = copyOfData();
    data.edit(city, "latitude: 45.0725", "latitude: TO BE WRITTEN");
    data.edit(city, "landmarks:", "landmark:");
    expect(check(data.dir).found.map((text) => text.split("\n")[1])).toEqual([
      '"coordinates, latitude" is still to be written.',
      '"landmark" is not a field of a city file. Did you mean "landmarks"?',
    ]);
  });

  it("in words of the same beginning within a text is no mark", () => {
    const data = copyOfData();
    data.edit(city, "lead: Old oaks", "lead: Much is TO BE WRITTEN of Maple Grove. Old oaks");
    expect(check(data.dir)).toEqual({ code: 0, found: [] });
  });

  it("left by site add is reported once each, and nobody who points at the city is", async () => {
    const data = copyOfData();
    await add(data, "city", "Hamel", { landmarks: ["A", "B", "C", "D"] });
    const { found } = check(data.dir);
    expect(found.map((text) => text.split("\n").slice(0, 2).join("  "))).toEqual(
      [
        ["13:13", "customMeta"],
        ["14:7", "lead"],
        ["16:5", "neighborhoods, entry 1"],
        ["23:14", "localText, entry 1, heading"],
        ["24:11", "localText, entry 1, text"],
        ["26:9", "faqs, cost"],
      ].map(
        ([at, name]) =>
          `cities/lake-county/hamel.yaml:${at}  error  unfinished-value  "${name}" is still to be written.`,
      ),
    );
    expect(found[2]).toContain("Neighborhoods of the city. At least 6. For example: Mill Pond");
    expect(found.at(-1)).toContain(
      "Fix: Write it in place of the words TO BE WRITTEN. What does a roof cost in Hamel?",
    );
  });

  it("stands at the end of a list that is too short", async () => {
    const data = copyOfData();
    const outcome = await add(data, "city", "Hamel", {
      ...cityTexts("Hamel", ["cost"]),
      landmarks: ["A", "B"],
      localText: [{ heading: "One", text: "Text." }],
    });
    expect(planOf(outcome).gaps).toEqual(["/landmarks/2"]);
    expect(check(data.dir).found.map((text) => text.split("\n")[1])).toEqual([
      '"landmarks, entry 3" is still to be written.',
    ]);
  });
});

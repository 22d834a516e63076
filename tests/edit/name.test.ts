import { describe, expect, it } from "vitest";
import { requireName } from "../../scripts/edit/name.ts";
import { UserError } from "../../scripts/user-error.ts";
import { toSlug } from "../../src/loader/slug.ts";
import { copyOfData } from "../support/data-folder.ts";
import { hashFiles } from "../support/folders.ts";
import { add } from "./adding.ts";

describe("the name of something new", () => {
  it.each([
    ["Gut{ter}s", 'The name "Gut{ter}s" holds {, which texts read as'],
    ["Gutters }", "holds }"],
    ["[Gutters](/x)", "holds [, which texts read as the start or end of a placeholder, a link or HTML."],
    ["<b>Gutters</b>", "holds <"],
    ["Gut\nters", 'The name "Gut\\nters" holds a character that nobody sees (U+000A).'],
    ["Gut\tters", "(U+0009)"],
    ["Gut\u200Bters", "(U+200B)"],
    ["Gut\u202Eters", "(U+202E)"],
    ["\u001b[31mGutters", "(U+001B)"],
    ["Gutters \u{1F3A8}", "which no address and no file name can have"],
    ["Gutters \u2764\uFE0F", "which no address and no file name can have"],
    ["Gut\uFFFDters", "holds a character that was lost on the way."],
    ["../../Gutters", "holds ../, as paths of files do."],
    ["Gutters\\\\Roofs", "holds \\, as paths of files do."],
    ["90210", 'The name "90210" has no letter.'],
    ["   ", "has no letter"],
    ["--", "has no letter"],
    ["a".repeat(300), "has 300 letters; a name has at most 100."],
  ])("is refused where pages and files cannot show it: %j", async (name, said) => {
    expect(() => requireName(name)).toThrow(UserError);
    expect(() => requireName(name)).toThrow(said);
    const data = copyOfData();
    const before = hashFiles(data.dir);
    await expect(add(data, "service", name)).rejects.toThrow(said);
    expect(hashFiles(data.dir)).toEqual(before);
  });

  it.each([
    "Coeur d'Alene",
    "La Cañada Flintridge",
    "O\u2019Fallon",
    "Winston-Salem",
    "St. Paul",
    "Deck (2 stories) & stairs, #12",
    "Gutters\u2122",
    "24/7 service",
    "  Eagle Lake  ",
  ])("is taken as people write it: %j", (name) => expect(requireName(name)).toBe(name.trim()));

  it.each(["ROOF REPAIR", "Róof repair", "roof  repair"])(
    "that differs from another in case, accents or spaces is the same: %s",
    async (name) => {
      const data = copyOfData();
      expect(await add(data, "service", name)).toMatchObject({
        state: "there",
        existing: "services/roof-repair.yaml",
      });
    },
  );

  it("of a file has letters of English for those of other languages", () => {
    expect(toSlug("Marit Sørensen, Weiß & Łukasz Ðorđević")).toBe("marit-sorensen-weiss-lukasz-dordevic");
  });

  it("of a file is not longer than a disk takes", async () => {
    await expect(add(copyOfData(), "service", "Gutters", {}, { slug: "x".repeat(300) })).rejects.toThrow(
      "The name of the file would have 300 letters; it has at most 100.",
    );
  });
});

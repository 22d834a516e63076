import { describe, expect, it } from "vitest";
import { type Damage, type Damages, pinEach, withEach } from "../support/damages.ts";
import { copyOfData, edit } from "../support/data-folder.ts";
import { problemsAfter, problemsOf } from "../support/problems.ts";

const withoutLine = (problem: string) => problem.replace(/^\S+ (\S+ .*?):\S* /, "$1: ");
const found = (change: Damage) => problemsAfter(change).map(withoutLine);

describe("points of the map", () => {
  const outline = (point: string) =>
    `waters:\n  - name: Lake\n    outline:\n      - [45.1, -93.4]\n      - ${point}\n      - [45.2, -93.3]\n`;

  it.each([
    ["[-93.5, 45.2]", "Write [45.2, -93.5]"],
    ["[45.2, 93.5]", "Write [45.2, -93.5]"],
    ["[4.52, -93.5]", "Correct the latitude"],
    ["[0, 0]", "Correct the latitude"],
  ])("lie where the cities are: %s", (point, hint) => {
    const data = copyOfData().write("map.yaml", outline(point));
    expect(problemsOf(data).map(withoutLine)).toEqual([
      expect.stringContaining(`invalid-value map.yaml: ${hint}`),
    ]);
    if (!hint.startsWith("Write")) return;
    data.write("map.yaml", outline(hint.slice("Write ".length)));
    expect(problemsOf(data)).toEqual([]);
  });
});

const project = "projects/house-exterior-paint-long-beach.yaml";
const location = (words: string) => edit(project, "location: Long Beach, CA", `location: ${words}`);

const damages: Damages = {
  ...withEach(["Torrance, CA", "Long Beach, TX", "Naples, CA", "Near the harbor"], (words) => [
    `a project of Long Beach at ${words}`,
    location(words),
  ]),
  "a project of Long Beach with a title and a location of Torrance": (data) => {
    location("Torrance, CA")(data);
    edit(project, "title: Long Beach", "title: Torrance")(data);
  },
  "files that nothing reads": (data) => {
    data.write("forms/quote.yaml", data.read("forms/estimate.yaml"));
    data.move("mails/confirmation.yaml", "mails/confirm.yaml");
  },
  "a font misspelled where it is used": edit("theme.yaml", "display: Besley,", "display: Besly,"),
  "a font that is not used": edit("theme.yaml", "display: Besley,", "display: Georgia,"),
  "a font misspelled where it is described": edit("theme.yaml", "family: Figtree", "family: Figtre"),
};

describe("what is said of", () => pinEach(damages, 4, (damage) => found(damage).join("\n")));

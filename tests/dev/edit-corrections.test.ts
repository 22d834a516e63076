import { describe, expect, it } from "vitest";
import { copyOfData } from "../support/data-folder.ts";
import { openSession } from "../support/edit-session.ts";

const pine = "cities/lake-county/pine-bend.yaml";
const lead = "Needles fill the gutters of Pine Bend twice a year and push water under the edge.";

type Typed = [file: string, pointer: string, before: string, after: string];

describe("what is refused while it is typed", { timeout: 30_000 }, () => {
  it.each<[what: string, typed: Typed, text: string, words: string]>([
    ["a name in braces", [pine, "/lead", lead, `${lead} {ctiy}`], `${lead} {city}`, "{city}"],
    [
      "a link in a text",
      [pine, "/lead", lead, `${lead} [Roofs](/roof-repiar) mended.`],
      `${lead} [Roofs](/roof-repair) mended.`,
      "/roof-repair",
    ],
    [
      "a picture",
      ["pages/home.yaml", "/sections/0/image", "roof-repair", "roof-repiar"],
      "roof-repair",
      "roof-repair",
    ],
  ])("carries the corrected value of %s, which is good when it is saved", async (_, typed, text, words) => {
    const { attempt } = openSession();
    const [file, pointer, before] = typed;
    expect(await attempt(...typed)).toMatchObject({
      status: "refused",
      problems: [{ correction: { file, pointer, text, words } }],
    });
    expect(await attempt(file, pointer, before, text)).toMatchObject({ status: "good" });
  });

  it("carries none where nobody knows what was meant", async () => {
    const { attempt } = openSession(copyOfData().write("images/roof-repair.yaml", "alt: A roof\n"));
    const answer = await attempt(pine, "/lead", lead, `${lead} {somethingElse}`);
    expect(answer).toMatchObject({ status: "refused", problems: [{ code: "unknown-placeholder" }] });
    expect(JSON.stringify(answer)).not.toContain("correction");
    // Two words that are colors, too.
    for (const alt of ["bad", "fee"])
      expect(JSON.stringify(await attempt("images/roof-repair.yaml", "/alt", "A roof", alt))).not.toMatch(
        /correction|#/,
      );
  });
});

import { describe, expect, it } from "vitest";
import { copyOfData } from "../support/data-folder.ts";
import { add, planOf } from "./adding.ts";

describe("an office", () => {
  it("says nothing of coordinates that are open", async () => {
    const office = { street: "1 Mill Street", locality: "Duluth", region: "MN", postalCode: "55811" };
    const { errors, gaps } = planOf(
      await add(copyOfData(), "office", "Lakeside office", office, { isDryRun: true }),
    );
    expect({ errors, gaps }).toEqual({
      errors: [],
      gaps: ["/coordinates/latitude", "/coordinates/longitude"],
    });
  });

  it("has the city and state of its ZIP code, and n/a is no number", async () => {
    const given = { street: "1 Mill Street", postalCode: "55811", phone: "n/a" };
    const { addition } = planOf(
      await add(copyOfData(), "office", "Lakeside office", given, { isDryRun: true }),
    );
    expect(addition.values).toMatchObject({ locality: "Duluth", region: "MN" });
    expect(addition.values).not.toHaveProperty("phone");
    expect(addition.notes).toEqual([
      "By its ZIP code, the city is Duluth, MN. Correct it if people there call it something else.",
    ]);
    const elsewhere = await add(
      copyOfData(),
      "office",
      "Office",
      { ...given, region: "WI" },
      { isDryRun: true },
    );
    expect(elsewhere).toMatchObject({ state: "refused", problems: [{ code: "wrong-state" }] });
    expect(elsewhere).not.toMatchObject({ text: expect.stringContaining("Duluth") });
  });
});

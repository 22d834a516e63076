import { describe, expect, it, vi } from "vitest";
import { fillText, proseToText, splitRuns, type TextValues, toProse } from "../../src/site/text.ts";

const prose = (template: string) => toProse(splitRuns(template));

describe("fillText", () => {
  it("leaves an unknown name as it stands and reports it each time", () => {
    const onUnknown = vi.fn();
    expect(fillText("{a} {b} {b}", { a: "x" }, onUnknown)).toBe("x {b} {b}");
    expect(onUnknown.mock.calls).toEqual([["b"], ["b"]]);
  });

  it("finds the values of a page before those of the site behind it", () => {
    const values = Object.assign(Object.create({ city: "all", phone: "1" }), {
      city: "Pine Bend",
    }) as TextValues;
    expect(fillText("{city} {phone}", values)).toBe("Pine Bend 1");
  });

  it("leaves braces alone that hold no name", () => {
    expect(fillText("{} { a } {1} {a-b} {", { a: "x" })).toBe("{} { a } {1} {a-b} {");
  });
});

describe("running text", () => {
  it("stays a string where it has no markup", () => {
    expect(prose("We sand (first) and [then] prime. 2 * 3 * 4")).toBe(
      "We sand (first) and [then] prime. 2 * 3 * 4",
    );
  });

  it("becomes runs of words, links and emphasis", () => {
    expect(prose("We **never** skip it. [See how](/work#steps) or [call](call).")).toEqual([
      "We ",
      { strong: "never" },
      " skip it. ",
      { label: "See how", to: "/work#steps" },
      " or ",
      { label: "call", to: "call" },
      ".",
    ]);
  });

  it("becomes a list of one for a text that is only a link", () => {
    expect(prose("[Home](/)")).toEqual([{ label: "Home", to: "/" }]);
  });

  it("keeps markup that is not closed as words", () => {
    expect(prose("**not [closed](/x")).toBe("**not [closed](/x");
    expect(prose("[label] (/x) **a")).toBe("[label] (/x) **a");
  });

  it("reads as text without its markup", () => {
    expect(proseToText(prose("We **never** skip it. [See how](/work)."))).toBe("We never skip it. See how.");
    expect(proseToText("plain")).toBe("plain");
  });
});

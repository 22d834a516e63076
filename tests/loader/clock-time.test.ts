import { describe, expect, it } from "vitest";
import { clockTimeOf } from "../../src/loader/clock-time.ts";
import { copyOfData } from "../support/data-folder.ts";
import { check } from "../support/problems.ts";

describe("a time of day as people write it", () => {
  it.each([
    ["7:30 AM", "07:30", "07:30"],
    ["7am", "07:00", "07:00"],
    ["5:30 p.m.", "17:30", "17:30"],
    ["12 PM", "12:00", "12:00"],
    ["12:30 am", "00:30", "00:30"],
    ["noon", "12:00", "12:00"],
    ["0730", "07:30", undefined],
    ["7.30", "07:30", undefined],
    ["19h30", "19:30", "19:30"],
    ["17:30:00", "17:30", "17:30"],
    ["midnight", "00:00", "24:00"],
    ["12 AM", "00:00", "24:00"],
    ["24:00", undefined, "24:00"],
    ["5:30", "05:30", undefined],
    ["13 pm", undefined, undefined],
    ["25:00", undefined, undefined],
    ["late", undefined, undefined],
    ["", undefined, undefined],
  ])("%j opens at %s and closes at %s", (text, opens, closes) => {
    expect([clockTimeOf(text, false), clockTimeOf(text, true)]).toEqual([opens, closes]);
  });

  it("is what the hint says to write", () => {
    const data = copyOfData().edit("business.yaml", 'opens: "08:00"', "opens: 7:30 AM");
    expect(check(data.dir).found.join("\n")).toContain('Write opens: "07:30".');
  });
});

import { describe, expect, it } from "vitest";
import { widthOf } from "../../scripts/output/columns.ts";
import { ProgressBar, type ProgressScreen } from "../../scripts/output/progress.ts";

/** A screen that remembers, with a clock that is moved by hand. */
function createScreen(options: Partial<ProgressScreen> = {}) {
  const written: string[] = [];
  const clock = { ms: 0 };
  const screen: ProgressScreen = {
    write: (text) => written.push(text),
    isTerminal: true,
    columns: 100,
    nowMs: () => clock.ms,
    ...options,
  };
  return { bar: new ProgressBar(screen), written, clock };
}

const wipe = "\r\u001b[K";

describe("progress on a terminal", () => {
  it("is a bar with count and percentage, drawn over itself", () => {
    const { bar, written, clock } = createScreen();
    bar.update("Drawing", 0, 4);
    clock.ms = 500;
    bar.update("Drawing", 1, 4);
    expect(written).toEqual([
      `${wipe}Drawing  ${"░".repeat(24)}  0/4  0 %`,
      `${wipe}Drawing  ${"█".repeat(6)}${"░".repeat(18)}  1/4  25 %`,
    ]);
  });

  it.each([
    [4000, 1, "about 12 s left"],
    [4100, 3, "about 2 s left"],
    [60_000, 1, "about 3 min left"],
  ])("tells the remaining time: after %i ms, %i of 4 done", (ms, done, expected) => {
    const { bar, written, clock } = createScreen();
    bar.update("Drawing", 0, 4);
    clock.ms = ms;
    bar.update("Drawing", done, 4);
    expect(written.at(-1)?.endsWith(` %  ${expected}`)).toBe(true);
  });

  it("guesses no time from next to nothing, and none at the end", () => {
    const { bar, written, clock } = createScreen();
    bar.update("Drawing", 0, 4);
    clock.ms = 1999;
    bar.update("Drawing", 1, 4);
    clock.ms = 9000;
    bar.update("Drawing", 4, 4);
    expect(written.filter((text) => text.includes("left"))).toEqual([]);
  });

  it("is drawn ten times a second at most, and always when all is done", () => {
    const { bar, written, clock } = createScreen();
    for (let done = 0; done <= 1000; done++) {
      clock.ms = done;
      bar.update("Writing", done, 1000);
    }
    expect(written).toHaveLength(1 + 10);
    expect(written.at(-1)).toContain("1000/1000  100 %");
  });

  it("begins anew with each stage", () => {
    const { bar, written, clock } = createScreen();
    bar.update("Drawing", 4, 4);
    clock.ms = 60_000;
    bar.update("Writing", 0, 9);
    clock.ms = 63_000;
    bar.update("Writing", 3, 9);
    expect(written.at(-1)).toContain("about 6 s left");
  });

  it.each([
    [100, `Drawing pictures  ${"█".repeat(12)}${"░".repeat(12)}  120/240  50 %  about 10 s left`],
    [80, `Drawing pictures  ${"█".repeat(12)}${"░".repeat(12)}  120/240  50 %  about 10 s left`],
    [60, `Drawing pictures  ${"█".repeat(3)}${"░".repeat(3)}  120/240  50 %  about 10 s left`],
    [51, "Drawing pictures  120/240  50 %  about 10 s left"],
    [40, "Drawing pictures  120/240  50 %"],
    [20, "120/240  50 %"],
    [6, "50 %"],
    [3, "50"],
    [1, ""],
  ])("keeps what says most in %i columns, and the last one free", (columns, expected) => {
    const { bar, written, clock } = createScreen({ columns });
    bar.update("Drawing pictures", 0, 240);
    clock.ms = 10_000;
    bar.update("Drawing pictures", 120, 240);
    expect(written.at(-1)).toBe(`${wipe}${expected}`);
  });

  it("fits with wide letters too, each of which takes two columns", () => {
    const { bar, written } = createScreen({ columns: 24 });
    bar.update("図面を描く", 1, 4);
    bar.update("図面を描いています、しばらくお待ち", 0, 1);
    bar.update("🏡🏡 é\u0301", 1, 4);
    expect(written).toEqual([
      `${wipe}図面を描く  1/4  25 %`,
      `${wipe}図面を描いています、し`,
      `${wipe}🏡🏡 é\u0301  1/4  25 %`,
    ]);
    expect(written.map((text) => widthOf(text.slice(wipe.length)))).toEqual([21, 22, 17]);
  });

  it("names work that is one piece without a bar", () => {
    const { bar, written } = createScreen({ columns: 20 });
    bar.update("Compiling", 0, 1);
    expect(written).toEqual([`${wipe}Compiling ...`]);
  });

  it("is wiped at the end; where nothing was drawn nothing is wiped", () => {
    const { bar, written } = createScreen();
    bar.end();
    expect(written).toEqual([]);
    bar.update("Drawing", 0, 4);
    bar.end();
    expect(written.at(-1)).toBe(wipe);
  });
});

it("progress elsewhere is one plain line for each stage", () => {
  const { bar, written, clock } = createScreen({ isTerminal: false });
  bar.update("Compiling", 0, 1);
  for (let done = 0; done <= 46; done++) {
    clock.ms += 1000;
    bar.update("Drawing", done, 46);
  }
  bar.end();
  expect(written).toEqual(["Compiling ...\n", "Drawing (46) ...\n"]);
});

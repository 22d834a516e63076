import { describe, expect, it } from "vitest";
import { parseOptions, usualRuns } from "../../../scripts/tools/bench/options.ts";

const shipped = 34;

describe("arguments of bench", () => {
  it("measures the shipped data, 1,000 and 10,000 cities when asked for nothing else", () => {
    expect(parseOptions([], shipped)).toEqual({ sizes: [34, 1000, 10_000], keep: false });
  });

  it("measures the sizes that are named, each once, in the order of the arguments", () => {
    expect(parseOptions(["1000", "34", "1000"], shipped).sizes).toEqual([1000, 34]);
  });

  it("adds 100,000 cities on request", () => {
    expect(parseOptions(["--full"], shipped).sizes).toEqual([34, 1000, 10_000, 100_000]);
    expect(parseOptions(["34", "--full"], shipped).sizes).toEqual([34, 100_000]);
  });

  it("takes a number of runs, and leaves folders in place on request", () => {
    expect(parseOptions(["34", "--runs", "2", "--keep"], shipped)).toMatchObject({ runs: 2, keep: true });
  });

  it.each(["0", "-5", "1.5", "1e3", "many"])("refuses %s as a number of cities", (text) => {
    expect(() => parseOptions(["--", text], shipped, () => undefined)).toThrow(
      `error: command-argument value '${text}' is invalid for argument 'sizes'. Write a whole number from 1.`,
    );
  });

  it("refuses no runs at all", () => {
    expect(() => parseOptions(["--runs", "0"], shipped, () => undefined)).toThrow(
      "Write a whole number from 1.",
    );
  });

  it("runs small sizes more often than large ones", () => {
    expect([34, 1000, 10_000, 100_000].map(usualRuns)).toEqual([7, 5, 3, 1]);
  });
});

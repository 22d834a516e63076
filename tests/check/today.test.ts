import { afterEach, expect, it, vi } from "vitest";
import { todayOf } from "../../scripts/check/today.ts";
import { runHere } from "../support/run-here.ts";
import { datasetOf } from "../support/site.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const { business } = datasetOf();
const todayIn = (timeZone?: string) =>
  todayOf({ business: { ...business, value: { ...business.value, ...(timeZone && { timeZone }) } } });

it("is the day by the clock of the business, at the instant that SOURCE_DATE_EPOCH names", () => {
  // 2026-12-09 in Los Angeles, the 10th at Greenwich.
  vi.stubEnv("SOURCE_DATE_EPOCH", String(Date.UTC(2026, 11, 10, 7, 59) / 1000));
  expect(["America/Los_Angeles", "Pacific/Kiritimati", undefined, "Mars/Base"].map(todayIn)).toEqual([
    "2026-12-09",
    "2026-12-10",
    "2026-12-10",
    "2026-12-10",
  ]);
});

it("is today where SOURCE_DATE_EPOCH is not set", () => {
  vi.stubEnv("SOURCE_DATE_EPOCH", "");
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 1, 4) });
  expect(["America/Chicago", undefined].map(todayIn)).toEqual(["2026-12-31", "2027-01-01"]);
});

it.each(["tomorrow", "-1", "1.5", "9e15", "1795564800000000"])("is not read from %s", async (epoch) => {
  vi.stubEnv("SOURCE_DATE_EPOCH", epoch);
  expect(await runHere(["validate"])).toMatchObject({
    code: 2,
    stdout: "",
    stderr: `SOURCE_DATE_EPOCH is "${epoch}", which is no number of seconds since 1970.
  Fix: Write whole seconds, as \`date +%s\` prints them and \`git log -1 --pretty=%ct\` those of the last commit, or unset it.
`,
  });
});

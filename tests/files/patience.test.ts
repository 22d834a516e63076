import { expect, it } from "vitest";
import { patiently } from "../../scripts/files/file-layer.ts";
import { shellFor } from "../../scripts/install/run.mjs";

/** Something that the system refuses so many times with a code, tried with pauses that are only counted. */
function refused(times: number, code: string, platform: string) {
  const pauses: number[] = [];
  let tries = 0;
  const act = () => {
    if (tries++ < times) throw Object.assign(new Error(code), { code });
    return "done";
  };
  const attempt = () => patiently(act, { platform, wait: (ms) => pauses.push(ms) });
  return { attempt, pauses, count: () => tries };
}

it.each(["EPERM", "EBUSY", "EACCES"])("Windows is asked again while it says %s: a file is open", (code) => {
  const { attempt, pauses } = refused(3, code, "win32");
  expect(attempt()).toBe("done");
  expect(pauses).toEqual([10, 20, 40]);
});

it("what stays refused is said after little more than a second", () => {
  const { attempt, pauses, count } = refused(99, "EBUSY", "win32");
  expect(attempt).toThrow("EBUSY");
  expect(count()).toBe(pauses.length + 1);
  expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBe(1270);
});

it.each([
  ["EPERM", "linux"],
  ["ENOSPC", "win32"],
])("%s on %s does not pass, and is said at once", (code, platform) => {
  const { attempt, count } = refused(1, code, platform);
  expect(attempt).toThrow(code);
  expect(count()).toBe(1);
});

it("npm is started by the command line of Windows, and nothing else by any", () => {
  expect(shellFor("npm", "win32")).toEqual({ shell: true });
  expect(shellFor("C:\\Program Files\\nodejs\\node.exe", "win32")).toEqual({});
  expect(shellFor("npm", "linux")).toEqual({});
});

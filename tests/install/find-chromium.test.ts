import { describe, expect, test, vi } from "vitest";
import { ensureChromium, findChromium, noChromium } from "../../scripts/install/find-chromium.mjs";

const playwrights = "/home/ann/.cache/ms-playwright/chromium/chrome";

/** A machine with these browsers, which can install those. Records what it is asked to run. */
function machine(given: {
  has?: string[];
  env?: Record<string, string>;
  canUseApt?: boolean;
  apt?: string;
  playwright?: string;
}) {
  const browsers = new Set(given.has);
  const runs: string[] = [];
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  return {
    runs,
    env: given.env ?? {},
    works: (path: string) => browsers.has(path),
    playwrightPath: async () => playwrights,
    canUseApt: given.canUseApt ?? false,
    run: (command: string, args: string[]) => {
      runs.push([command, ...args].join(" "));
      if (args[0] === "install" && given.apt) browsers.add(given.apt);
      return given.apt ? 0 : 100;
    },
    installPlaywright: () => {
      runs.push("playwright-core install chromium");
      if (given.playwright) browsers.add(given.playwright);
      return given.playwright ? 0 : 1;
    },
  };
}

describe("a Chromium is found", () => {
  test.each([
    ["where Debian puts it", ["/usr/bin/chromium", playwrights], "/usr/bin/chromium"],
    ["where Google's package puts it", ["/usr/bin/google-chrome"], "/usr/bin/google-chrome"],
    ["where Playwright puts it", [playwrights], playwrights],
  ])("%s", async (_, has, found) => {
    expect(await findChromium(machine({ has }))).toBe(found);
  });

  test("by the path that the environment names, before any other", async () => {
    const env = { CHROMIUM_PATH: "/opt/chromium" };
    expect(await findChromium(machine({ has: ["/usr/bin/chromium", "/opt/chromium"], env }))).toBe(
      "/opt/chromium",
    );
  });

  test("nowhere else when the path in the environment leads to none", async () => {
    const asked = machine({ has: ["/usr/bin/chromium"], env: { CHROMIUM_PATH: "/opt/no" }, canUseApt: true });
    expect(await ensureChromium(asked)).toBe(undefined);
    expect(asked.runs).toEqual([]);
  });
});

describe("where there is none, one is installed", () => {
  test("not at all when there is one", async () => {
    const asked = machine({ has: ["/usr/bin/chromium"], canUseApt: true });
    expect(await ensureChromium(asked)).toBe("/usr/bin/chromium");
    expect(asked.runs).toEqual([]);
  });

  test("from Debian's packages as root", async () => {
    const asked = machine({ canUseApt: true, apt: "/usr/bin/chromium" });
    expect(await ensureChromium(asked)).toBe("/usr/bin/chromium");
    expect(asked.runs).toEqual(["apt-get update", "apt-get install -y chromium"]);
  });

  test("by Playwright when Debian's packages have none that starts", async () => {
    const asked = machine({ canUseApt: true, playwright: playwrights });
    expect(await ensureChromium(asked)).toBe(playwrights);
    expect(asked.runs).toEqual([
      "apt-get update",
      "apt-get install -y chromium",
      "playwright-core install chromium",
    ]);
  });

  test("by Playwright for anyone but root", async () => {
    const asked = machine({ playwright: playwrights });
    expect(await ensureChromium(asked)).toBe(playwrights);
    expect(asked.runs).toEqual(["playwright-core install chromium"]);
  });

  test("and where that fails too, there is none", async () => {
    expect(await ensureChromium(machine({}))).toBe(undefined);
  });
});

test("what to do without a Chromium is said in commands", () => {
  expect(noChromium).toMatchInlineSnapshot(`
    "No Chromium was found, and none could be installed. The browser tests need one. Do one of these:
      - Debian, as root:  apt-get update && apt-get install -y chromium
      - anywhere:         npx playwright-core install --with-deps chromium
      - have one already: CHROMIUM_PATH=/path/to/chromium npm test"
  `);
});

import { describe, expect, test, vi } from "vitest";
import { ensureProgram, findProgram } from "../../scripts/install/find-program.mjs";
import { chromium, firefox, nginx, webkit } from "../../scripts/install/programs.mjs";

const playwrights = "/home/ann/.cache/ms-playwright/chromium/chrome";

function machine(given: {
  has?: string[];
  /** Scripts that only say how to get the program. */
  hollow?: string[];
  env?: Record<string, string>;
  canUseApt?: boolean;
  apt?: string[];
  playwright?: string;
}) {
  const programs = new Set(given.has);
  const runs: string[] = [];
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  return {
    runs,
    env: given.env ?? {},
    has: (path: string) => programs.has(path) || (given.hollow ?? []).includes(path),
    tellsVersion: (path: string) => programs.has(path),
    playwrightPath: async () => playwrights,
    canUseApt: given.canUseApt ?? false,
    run: (command: string, args: string[]) => {
      runs.push([command, ...args].join(" "));
      if (args[0] === "install") for (const path of given.apt ?? []) programs.add(path);
      return given.apt ? 0 : 100;
    },
    installPlaywright: () => {
      runs.push("playwright-core install chromium");
      if (given.playwright) programs.add(given.playwright);
      return given.playwright ? 0 : 1;
    },
  };
}

const all = [
  { program: chromium, usual: ["/usr/bin/chromium"], apt: "chromium fonts-liberation" },
  { program: firefox, usual: ["/usr/bin/firefox-esr"], apt: "--no-install-recommends firefox-esr" },
  {
    program: webkit,
    usual: ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"],
    apt: "--no-install-recommends webkit2gtk-driver xvfb",
  },
  { program: nginx, usual: ["/usr/sbin/nginx"], apt: "--no-install-recommends nginx" },
];

describe.each(all)("$program.name", ({ program, usual, apt }) => {
  const [place] = usual;
  const named = { [program.variable]: "/opt/other" };

  test("is found where Debian puts it, and then nothing is installed", async () => {
    const asked = machine({ has: usual, canUseApt: true });
    expect(await findProgram(program, asked)).toBe(place);
    expect(await ensureProgram(program, asked)).toBe(place);
    expect(asked.runs).toEqual([]);
  });

  test("is the one that the environment names, before any other", async () => {
    expect(await findProgram(program, machine({ has: [...usual, "/opt/other"], env: named }))).toBe(
      "/opt/other",
    );
  });

  test("is looked for nowhere else when the path in the environment leads to none", async () => {
    const asked = machine({ has: usual, env: named, canUseApt: true });
    expect(await ensureProgram(program, asked)).toBe(undefined);
    expect(asked.runs).toEqual([]);
  });

  test("comes from Debian's packages for root", async () => {
    const asked = machine({ canUseApt: true, apt: usual });
    expect(await ensureProgram(program, asked)).toBe(place);
    expect(asked.runs).toEqual(["apt-get update", `apt-get install -y ${apt}`]);
  });

  test("is missing where nothing can be installed", async () => {
    expect(await ensureProgram(program, machine({}))).toBe(undefined);
    expect(await ensureProgram(program, machine({ canUseApt: true }))).toBe(undefined);
  });
});

test("WebKit is of no use without a screen", async () => {
  expect(await findProgram(webkit, machine({ has: ["/usr/bin/WebKitWebDriver"] }))).toBe(undefined);
});

test.each([chromium, firefox])("$name is not the script that only says how to get it", async (program) => {
  expect(await findProgram(program, machine({ hollow: program.places }))).toBe(undefined);
});

describe("Chromium", () => {
  test.each([
    ["where Google's package puts it", ["/usr/bin/google-chrome"], "/usr/bin/google-chrome"],
    ["where Playwright puts it", [playwrights], playwrights],
  ])("is found %s", async (_, has, found) => {
    expect(await findProgram(chromium, machine({ has }))).toBe(found);
  });

  test("comes from Playwright when Debian's packages have none that starts", async () => {
    const asked = machine({ canUseApt: true, playwright: playwrights });
    expect(await ensureProgram(chromium, asked)).toBe(playwrights);
    expect(asked.runs).toEqual([
      "apt-get update",
      "apt-get install -y chromium fonts-liberation",
      "playwright-core install chromium",
    ]);
  });

  test("comes from Playwright for anyone but root", async () => {
    const asked = machine({ playwright: playwrights });
    expect(await ensureProgram(chromium, asked)).toBe(playwrights);
    expect(asked.runs).toEqual(["playwright-core install chromium"]);
  });
});

test("what to do without a program is said in commands", () => {
  expect(chromium.missing).toMatchInlineSnapshot(`
    "No Chromium was found, and none could be installed. The browser tests need one. Do one of these:
      - Debian, as root:  apt-get update && apt-get install -y chromium
      - anywhere:         npx playwright-core install --with-deps chromium
      - have one already: CHROMIUM_PATH=/path/to/chromium npm test"
  `);
  expect(webkit.missing).toMatchInlineSnapshot(
    `"No WebKit was found, and none could be installed, so no visit is tried in it. To try it, install WebKit (Debian, as root: apt-get install -y webkit2gtk-driver xvfb), or name one: WEBKIT_PATH=/path/to/WebKitWebDriver npm test"`,
  );
});

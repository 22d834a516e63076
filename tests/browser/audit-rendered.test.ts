import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { describe, expect, inject, test } from "vitest";
import type { ReportData } from "../../scripts/audit/report/report-data.ts";
import { chromium } from "../../scripts/install/programs.mjs";
import { refused, runSite } from "../support/cli.ts";
import { temporaryFolder } from "../support/data-folder.ts";
import { heading, openView } from "../support/report-view.ts";

const env = { [chromium.variable]: inject("built").chromium };

interface Found {
  code: string;
  severity: string;
  message: string;
}

/** What the rendered pass finds, and what the report keeps of it. */
function render(args: string[], more: Record<string, string> = {}) {
  const report = join(temporaryFolder(), "report");
  const { stdout, stderr } = runSite(["audit", "--report", report, "--format", "json", ...args], {
    env: { ...env, ...more },
  });
  const { problems } = JSON.parse(stdout) as { problems: Found[] };
  const file = join(report, "index.html");
  const [, data = ""] = /id="data">(.*?)<\/script>/s.exec(readFileSync(file, "utf8")) ?? [];
  const { rendered } = JSON.parse(data) as ReportData;
  const found = problems.filter(({ code }) => code.startsWith("rendered/"));
  return { file, stderr, found, rendered };
}

/** Script of any tool: it changes the page, moves it, and fails. */
const script = `
  document.title = "Changed by script";
  document.head.insertAdjacentHTML("beforeend", '<meta name="robots" content="noindex">');
  const words = "Slate roofs last for a century and more. ".repeat(8);
  setTimeout(() => {
    document.body.insertAdjacentHTML("afterbegin", '<div class="banner">' + words + '</div>');
    document.querySelector(".banner").style.height = "300px";
    for (const name of ["slate", "copper", "tile"])
      document.querySelector("main").insertAdjacentHTML("beforeend", '<a href="/' + name + '">' + name + "</a>");
  }, 700);
  fetch("/prices.json");
  throw new Error("The roof is off");`;

function oldSite(scripts: string): string {
  const dir = join(temporaryFolder(), "old");
  mkdirSync(join(dir, "news"), { recursive: true });
  const page = (path: string, rest: string) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Old roofs</title><link rel="canonical" href="https://old.example${path}"></head><body><main><h1>Roofs</h1>${"<p>We mend roofs of slate, copper and tile in all towns around.</p>".repeat(12)}${rest}</main></body></html>`;
  writeFileSync(join(dir, "app.js"), script);
  writeFileSync(join(dir, "index.html"), page("/", scripts));
  writeFileSync(join(dir, "news", "first.html"), page("/news/first.html", ""));
  return dir;
}

describe("a folder of another tool", { tags: "nightly" }, () => {
  test("is opened at its own address, and all that its script does is found", async () => {
    const { file, found, rendered, stderr } = render([
      "--dist",
      oldSite('<script src="https://old.example/app.js"></script>'),
      "--render",
    ]);
    expect(stderr).toContain("2 pages judged by");
    expect(stderr).toContain("rules, 2 of them rendered.");
    expect(found.map(({ severity, code }) => `${severity} ${code}`).sort()).toEqual([
      "error rendered/indexing-changed",
      "warning rendered/failed-request",
      "warning rendered/head-changed",
      "warning rendered/layout-shift",
      "warning rendered/links-changed",
      "warning rendered/script-error",
      "warning rendered/text-changed",
    ]);
    expect(found.map(({ message }) => message)).toContain("The console says on /: The roof is off");
    expect(rendered.map(({ path }) => path)).toEqual(["/", "/news/first.html"]);
    expect(rendered[0]?.weight.js).toBeGreaterThan(300);
    expect(rendered[1]).toMatchObject({ shift: 0, errors: [], failed: [], byScript: { tags: [] } });
    const { page, faults } = await openView(file, "rendered");
    expect(await heading(page)).toBe("Rendered pages");
    expect(await page.locator("nav a").allTextContents()).toContain("Rendered");
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await page.locator("main").textContent()).toContain("title: Old roofs → Changed by script");
    expect(faults).toEqual([]);
  });

  test("is not blamed for what fails for want of other hosts, none of which is asked", () => {
    const { found, rendered } = render([
      "--dist",
      oldSite(
        `<script src="https://cdn.example/lib.js"></script><script>
          fetch("https://www.count.example/visit"); new WebSocket("wss://chat.example/"); lib.start();
        </script>`,
      ),
      "--render",
    ]);
    expect(found).toEqual([]);
    expect(rendered[0]?.errors).toContain("lib is not defined");
    expect(rendered[0]?.elsewhere).toEqual(["cdn.example", "chat.example", "www.count.example"]);
  });
});

test("where no Chromium is, pages are not rendered, and the message says how to get one", () => {
  const run = runSite(["audit", "--dist", oldSite(""), "--render"], {
    env: { [chromium.variable]: "/no/such/chromium" },
  });
  expect(run).toEqual(refused(expect.stringContaining("There is no Chromium to render pages with.")));
  expect(run.stderr).toContain("Leave out --render");
});

test("a page that is named and is none is refused with what was probably meant", () => {
  const run = runSite(["audit", "--dist", oldSite(""), "--render", "/news/frist.html"], { env });
  expect(run.code).toBe(2);
  expect(run.stderr).toContain("The built folder has no page /news/frist.html.");
  expect(run.stderr).toContain("/news/first.html");
});

test.each(["built", "another"] as const)(
  "the %s site shows in a browser what its documents say, stands still, and is light",
  { tags: ["nightly"] },
  (name) => {
    const { data, dir, env: day } = inject(name);
    const { found, rendered } = render(["--data", data, "--dist", dir, "--render"], day);
    expect(found.filter(({ severity }) => severity !== "info")).toEqual([]);
    expect(rendered.length).toBeGreaterThan(8);
    for (const page of rendered) {
      expect(page.byScript.tags, page.path).toEqual([]);
      expect(page.shift, page.path).toBeLessThan(0.01);
      expect(page.elsewhere, page.path).toEqual([]);
      expect(page.weight.html, page.path).toBeGreaterThan(1000);
    }
  },
);

// npm run bench:pages -- [runs] [--data folder]: Lighthouse's phone preset on every page type, and what a page weighs before
// it is touched.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { findProgram } from "../../install/find-program.mjs";
import { chromium as chromiumProgram } from "../../install/programs.mjs";
import { startPreview } from "../../preview/server.ts";
import { type Scores, scorePages } from "./lighthouse.ts";
import { median } from "./statistics.ts";

const { values, positionals } = parseArgs({
  options: { data: { type: "string", default: "data" } },
  allowPositionals: true,
});
const runs = Number(positionals[0] ?? 3);
const root = join(import.meta.dirname, "..", "..", "..");
const bin = join(root, "scripts", "site.mjs");
const out = join(mkdtempSync(join(tmpdir(), "site-bench-")), "dist");

function site(args: string[]): string {
  return execFileSync(process.execPath, [bin, ...args, "--data", values.data], {
    cwd: root,
    encoding: "utf8",
  });
}

/** The first page of each type. */
function onePerType(): { path: string; type: string }[] {
  const { routes } = JSON.parse(site(["routes", "--format", "json"])) as {
    routes: { path: string; type: string }[];
  };
  return [...new Map([...routes].reverse().map((route) => [route.type, route])).values()].reverse();
}

/** Bytes that travel for a page nobody has touched yet, by kind, as the browser counts them. */
async function weigh(executablePath: string, url: string): Promise<Record<string, number>> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const bytes: Record<string, number> = {};
  page.on("requestfinished", async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    const kind = request.resourceType();
    bytes[kind] = (bytes[kind] ?? 0) + responseBodySize + responseHeadersSize;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await browser.close();
  return bytes;
}

const executablePath = await findProgram(chromiumProgram);
if (!executablePath) throw new Error("There is no Chromium; npm test says how to get one");
const preview = await startPreview(out, 0);
try {
  site(["build", "--out", out, "--url", preview.url]);
  const pages = onePerType();
  for (const { path, type } of pages) {
    const url = `${preview.url}${path}`;
    const scores: (Scores | undefined)[] = [];
    for (let run = 0; run < runs; run++)
      scores.push((await scorePages(executablePath, [url], ["performance"])).get(url));
    const of = (name: "performance" | "layoutShift" | "largestPaintMs") =>
      median(scores.map((score) => score?.[name] ?? 0));
    process.stdout.write(
      `${type.padEnd(12)} performance ${of("performance")}, layout shift ${of("layoutShift").toFixed(3)}, largest paint ${of("largestPaintMs")} ms\n`,
    );
  }
  const city = pages.find(({ type }) => type === "city");
  const weight = await weigh(executablePath, `${preview.url}${city?.path}`);
  process.stdout.write(`city page before interaction, bytes transferred: ${JSON.stringify(weight)}\n`);
} finally {
  await preview.close();
  rmSync(join(out, ".."), { recursive: true, force: true });
}

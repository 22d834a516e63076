import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { createLayout, pageWords } from "../../src/routes/layout.ts";
import { listPages } from "../../src/routes/pages.ts";
import { listPictures, unencoded } from "../../src/site/pictures.ts";
import { createSite } from "../../src/site/site.ts";
import { ensureBundle, loadRenderer } from "../build/bundle.ts";
import { PageSerializer } from "../build/page-texts.ts";

import { checkData } from "../check/check-data.ts";
import { median } from "./median.ts";

/** Runs of each measurement (first argument); the median is reported, because machines are noisy. */
const runs = Number(process.argv[2] ?? 7);
const root = join(import.meta.dirname, "..", "..");
const bin = join(root, "scripts", "site.mjs");
const folder = mkdtempSync(join(tmpdir(), "site-bench-"));
const data = join(folder, "data");
const out = join(folder, "dist");

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Median wall time of the whole process, in milliseconds, after one run that fills the caches. */
function timeSite(args: string[], before: () => void = () => undefined): number {
  const run = () => {
    before();
    const start = performance.now();
    execFileSync(process.execPath, [bin, ...args], { cwd: folder, stdio: "ignore" });
    return performance.now() - start;
  };
  run();
  return Math.round(median(Array.from({ length: runs }, run)));
}

/** Changes one word of one city, another one each time. */
function editCity(): void {
  const file = join(data, "cities", firstCity());
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(
      /^lead: >-\n {2}\S+/m,
      `lead: >-\n  Word${performance.now().toFixed(0)}`,
    ),
  );
}

function firstCity(): string {
  const { site } = checkData(join(root, "data"));
  return `${site?.dataset.cities[0]?.id}.yaml`;
}

/** CPU time of the loop over all pages: props, structured data, document and page data; milliseconds a page. */
async function cpuPerPage(): Promise<number> {
  const { site: checked } = checkData(data);
  if (!checked) throw new Error("The data has errors");
  const bundle = await ensureBundle(root, "/");
  const site = createSite(checked.dataset, { pictures: unencoded(listPictures(checked.dataset)) });
  const { layout } = createLayout(site);
  const render = (await loadRenderer(bundle.dir))(layout);
  const serializer = new PageSerializer();
  const loop = () => {
    let pages = 0;
    const start = process.cpuUsage();
    for (let round = 0; round < 10; round++) {
      for (const page of listPages(site, pageWords(layout))) {
        const texts = serializer.serialize(page);
        pages += Math.sign(render(page.props, texts.structuredData, page.shared).body.length);
      }
    }
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000 / pages;
  };
  loop();
  return median(Array.from({ length: runs }, loop));
}

function sizeOf(file: string): string {
  const bytes = readFileSync(join(out, file));
  return `${(bytes.length / 1000).toFixed(1)} kB, ${(gzipSync(bytes, { level: 9 }).length / 1000).toFixed(1)} kB gzipped`;
}

function printSizes(): void {
  const html = readFileSync(join(out, "index.html"), "utf8");
  const routes = JSON.parse(
    execFileSync(process.execPath, [bin, "routes", "--format", "json"], { cwd: folder, encoding: "utf8" }),
  ) as { routes: { path: string; file: string }[] };
  const path = routes.routes.find(({ file }) => file.endsWith(`cities/${firstCity()}`))?.path ?? "/index";
  print(`city page   ${sizeOf(`${path.slice(1)}.html`)}`);
  for (const [, href] of html.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g))
    print(`style       ${sizeOf(href ?? "")}  ${href}`);
  for (const [, src] of html.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g))
    print(`script      ${sizeOf(src ?? "")}  ${src}`);
}

try {
  cpSync(join(root, "data"), data, { recursive: true });
  process.env.NODE_ENV = "production";
  const build = ["build", "--data", data, "--out", out];
  print(`validate                       ${timeSite(["validate", "--data", data])} ms`);
  print(`links                          ${timeSite(["links", "--data", data])} ms`);
  print(`build, everything rendered     ${timeSite([...build, "--clean"])} ms`);
  print(`build, nothing changed         ${timeSite(build)} ms`);
  print(`build, one city edited         ${timeSite(build, editCity)} ms`);
  print(`render loop, CPU for a page    ${(await cpuPerPage()).toFixed(2)} ms`);
  printSizes();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

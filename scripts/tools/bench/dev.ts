// tsx scripts/tools/bench/dev.ts [runs]: how long `site dev` takes to its first page, and from a saved edit to the screen.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { findProgram } from "../../install/find-program.mjs";
import { chromium as chromiumProgram } from "../../install/programs.mjs";
import { median } from "./statistics.ts";

/** Runs of each measurement; the median is reported, because machines are noisy. */
const runs = Number(process.argv[2] ?? 7);
const root = join(import.meta.dirname, "..", "..", "..");
const folder = mkdtempSync(join(tmpdir(), "site-bench-"));
const data = join(folder, "data");
/** The page that is edited: to be read, so that it is not live by itself. */
const edited = { file: join(data, "pages", "about-us.yaml"), path: "/about-us" };

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function sayMedian(values: number[]): string {
  const rounded = values.map((value) => Math.round(value)).sort((a, b) => a - b);
  return `${median(rounded)} ms (${rounded.join(", ")})`;
}

interface Running {
  url: string;
  child: ChildProcess;
  /** From the start of the process to the first page, in milliseconds. */
  firstPageMs: number;
}

async function startDev(): Promise<Running> {
  const start = performance.now();
  const args = [join(root, "scripts", "site.mjs"), "dev", "--data", data, "--port", "0"];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  let printed = "";
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      printed += chunk;
      const found = /http:\/\/[\w.:]+/.exec(printed);
      if (found) resolve(found[0]);
    });
    child.once("exit", (code) => reject(new Error(`site dev ended with ${code}.\n${printed}`)));
  });
  const response = await fetch(`${url}/`);
  if (!response.ok) throw new Error(`The first page answered ${response.status}.`);
  await response.text();
  return { url, child, firstPageMs: performance.now() - start };
}

async function stop({ child }: Running): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGINT");
  await ended;
}

/** From the save of a file to the moment its text is in the document, in milliseconds. Both clocks are this machine's. */
async function timeEdit(page: Page, word: string): Promise<number> {
  const seen = page.evaluate(
    `new Promise((resolve) => {
      const look = () => document.querySelector("h1").textContent.includes("${word}") && resolve(Date.now());
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    })`,
  ) as Promise<number>;
  // The observer is there when the next message is answered.
  await page.evaluate("0");
  const text = readFileSync(edited.file, "utf8").replace(/^( +heading: ).*$/m, `$1${word} about us`);
  const start = Date.now();
  writeFileSync(edited.file, text);
  return (await seen) - start;
}

async function timeEdits(page: Page, prefix: string): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run <= runs; run++) times.push(await timeEdit(page, `${prefix}${run}`));
  // The first one loads what the others find loaded.
  return times.slice(1);
}

const executablePath = await findProgram(chromiumProgram);
if (!executablePath) throw new Error("There is no Chromium; npm test says how to get one");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  cpSync(join(root, "data"), data, { recursive: true });
  const starts: number[] = [];
  for (let run = 0; run <= runs; run++) {
    const dev = await startDev();
    starts.push(dev.firstPageMs);
    await stop(dev);
  }
  print(`start to first page        ${sayMedian(starts.slice(1))}`);
  const dev = await startDev();
  const page = await browser.newPage();
  await page.goto(dev.url + edited.path, { waitUntil: "networkidle" });
  print(`edit to page to be read    ${sayMedian(await timeEdits(page, "Read"))}`);
  await page.keyboard.press("Shift");
  await page.locator(":root[data-live]").waitFor({ state: "attached" });
  print(`edit to live page          ${sayMedian(await timeEdits(page, "Live"))}`);
  await stop(dev);
  print(`load of the machine        ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

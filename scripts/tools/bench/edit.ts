// npm run bench:edit -- [sizes...]: what an edit in the page costs, over HTTP, at several numbers of cities.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { checkData } from "../../check/check-data.ts";
import type { ShownValue } from "../../dev/editing/messages.ts";
import { startDevServer } from "../../dev/server.ts";
import { EditingTab } from "./editing-tab.ts";
import { loadWarning, machineLoad } from "./load.ts";
import { median } from "./statistics.ts";
import { formatCount, formatTable } from "./table.ts";
import { countCities, Workspace } from "./workspace.ts";

const root = join(import.meta.dirname, "..", "..", "..");
/** Runs of each measurement; of what takes a whole check only some. */
const runs = 20;
const longRuns = 3;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** One run: by the clock, and the CPU of this process, in which the server runs. */
interface Cost {
  ms: number;
  cpuMs: number;
}

async function cost(work: () => unknown): Promise<Cost> {
  const [start, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { ms: performance.now() - start, cpuMs: (user + system) / 1000 };
}

async function costs(count: number, work: (run: number) => unknown): Promise<Cost[]> {
  const found: Cost[] = [];
  for (let run = 0; run < count; run++) found.push(await cost(() => work(run)));
  return found;
}

/** Has a value say one more word. */
async function change(
  tab: EditingTab,
  action: "try" | "save",
  { file, pointer, written: before }: ShownValue,
  word: string,
): Promise<void> {
  const answer = await tab.ask({ action, changes: [{ file, pointer, before, after: `${before} ${word}` }] });
  if (answer.status !== "good") throw new Error(`${word} was answered by ${JSON.stringify(answer)}`);
}

async function measure(size: number): Promise<void> {
  const workspace = new Workspace(root, size);
  const { dataDir } = workspace;
  const terminal = { out: () => {}, err: print, isColored: false, cwd: dataDir };
  const server = await startDevServer({
    root,
    dataDir,
    port: 0,
    isEditable: true,
    isForOthers: false,
    terminal,
    report: () => {},
  });
  try {
    const { site } = checkData(dataDir);
    const city = [...(site?.paths.values() ?? [])].find(({ subject }) => subject?.kind === "city");
    if (!city?.subject) throw new Error("There is no city.");
    // Before the first request: connections that wait longer than it takes are closed.
    const whole = await costs(longRuns, () => checkData(dataDir));
    const page = await EditingTab.open(server.url.replace(/\/$/, ""), city.path);
    const find = async (file: string, pointer: string) => {
      const value = (await page.load()).values.find((one) => one.file === file && one.pointer === pointer);
      if (!value) throw new Error(`${city.path} does not show ${file}${pointer}.`);
      return value;
    };
    const own = await find(city.subject.entity.file, "/lead");
    const shared = await find(city.page.file, "/sections/0/heading");
    await change(page, "try", own, "warm");
    const tries = await costs(runs, (run) => change(page, "try", own, `word ${run}`));
    const wide = await costs(longRuns, (run) => change(page, "try", shared, `word ${run}`));
    const saves: Cost[] = [];
    for (let run = 0; run < runs; run++) {
      const now = await find(own.file, own.pointer);
      await change(page, "try", now, `saved ${run}`);
      saves.push(
        await cost(async () => {
          await change(page, "save", now, `saved ${run}`);
          await page.load();
        }),
      );
    }
    print(`\n${formatCount(size)} cities, ${formatCount(site?.paths.size ?? 0)} pages\n`);
    const unit = median(whole.map(({ cpuMs }) => cpuMs));
    const row = (name: string, found: readonly Cost[]) => {
      const cpu = median(found.map(({ cpuMs }) => cpuMs));
      const sorted = found.map(({ ms }) => ms).sort((a, b) => a - b);
      const last = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
      return [name, median(sorted).toFixed(0), last.toFixed(0), cpu.toFixed(0), (cpu / unit).toFixed(3)];
    };
    print(
      formatTable(
        ["", "median ms", "p95 ms", "CPU ms", "CPU / whole check"],
        [
          row("whole check, nothing remembered", whole),
          row("a word of one city, tried", tries),
          row("a heading of all city pages, tried", wide),
          row("a word of one city, saved and shown", saves),
        ],
      ),
    );
  } finally {
    await server.close();
    workspace.remove();
  }
}

const named = process.argv.slice(2).map(Number);
const sizes = named.length > 0 ? named : [countCities(join(root, "data")), 10_000];
const [size] = sizes;
if (size !== undefined && sizes.length === 1) {
  const warning = loadWarning(machineLoad());
  if (warning) print(warning);
  await measure(size);
  print(`load of the machine: ${machineLoad().toFixed(1)}`);
}
// A process has one server: vite-plugin-ssr keeps the first.
else
  for (const one of sizes)
    spawnSync(process.execPath, [...process.execArgv, import.meta.filename, String(one)], {
      stdio: "inherit",
    });

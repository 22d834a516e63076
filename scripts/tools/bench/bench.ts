// npm run bench -- [sizes...]: what the commands cost at several sizes, and how near rendering comes to its floor.
import { join } from "node:path";
import { CommanderError } from "commander";
import { exitCodes } from "../../command-line.ts";
import { UserError } from "../../user-error.ts";
import { loadWarning, machineLoad } from "./load.ts";
import { measureSize, type SizeOutcome, warmUp } from "./measure-size.ts";
import { type BenchOptions, parseOptions, usualRuns } from "./options.ts";
import { RenderPrograms } from "./render/compile.ts";
import { Interrupted } from "./run-measured.ts";
import { formatCount, formatMegabytes } from "./table.ts";
import { formatGrowth, formatStages } from "./tables.ts";
import { countCities } from "./workspace.ts";

const root = join(import.meta.dirname, "..", "..", "..");

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function note(text: string): void {
  process.stderr.write(`${text}\n`);
}

function printLoad(when: string): void {
  const load = machineLoad();
  print(`load of the machine ${when}: ${load.toFixed(1)}`);
}

function measureAll({ sizes, runs, keep }: BenchOptions, programs: RenderPrograms): void {
  const results = sizes.map((size) => {
    const count = runs ?? usualRuns(size);
    const onStage = (text: string) => note(`${formatCount(size)} cities: ${text} ...`);
    const result = measureSize({ root, size, runs: count, keep, programs, onStage });
    printSize(result, count, keep);
    return result;
  });
  print(`\n${formatGrowth(results)}`);
  const [first] = results;
  if (first) print(`\n${first.weights}`);
}

function printSize(result: SizeOutcome, runs: number, keep: boolean): void {
  const { size, pages, stages, dir } = result;
  const bytes = stages[0]?.report?.bytes ?? 0;
  print(
    `\n${formatCount(size)} cities: ${formatCount(pages)} pages, ${formatMegabytes(bytes)} MB; median of ${runs} ${runs === 1 ? "run" : "runs"}\n`,
  );
  print(formatStages(result));
  if (keep) print(`kept in ${dir}`);
}

async function bench(options: BenchOptions): Promise<void> {
  const warning = loadWarning(machineLoad());
  if (warning) print(warning);
  printLoad("before");
  const programs = new RenderPrograms(root);
  try {
    note("compiling ...");
    await programs.compile();
    warmUp(root);
    measureAll(options, programs);
  } finally {
    programs.remove();
  }
  printLoad("after");
  // Again, where a person looks who did not see the start.
  if (warning) print(warning);
}

// The measured program ends by itself at Ctrl+C; this one lives on to remove its folders.
process.on("SIGINT", () => undefined);
try {
  await bench(parseOptions(process.argv.slice(2), countCities(join(root, "data"))));
} catch (error) {
  if (error instanceof CommanderError)
    process.exitCode = error.exitCode === 0 ? exitCodes.clean : exitCodes.couldNotRun;
  else if (error instanceof Interrupted) process.exitCode = exitCodes.interrupted;
  else if (error instanceof UserError) {
    note([error.message, error.hint].filter(Boolean).join("\n"));
    process.exitCode = exitCodes.couldNotRun;
  } else throw error;
}

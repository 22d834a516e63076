// npm run bench -- [sizes...]: what the commands cost at several sizes.
import { join } from "node:path";
import { CommanderError } from "commander";
import { exitCodes } from "../../command-line.ts";
import { UserError } from "../../user-error.ts";
import { loadWarning, machineLoad } from "./load.ts";
import { measureSize, type SizeOutcome, warmUp } from "./measure-size.ts";
import { type BenchOptions, parseOptions, usualRuns } from "./options.ts";
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

function measureAll({ sizes, runs, keep }: BenchOptions): void {
  const results = sizes.map((size) => {
    const count = runs ?? usualRuns(size);
    const onStage = (text: string) => note(`${formatCount(size)} cities: ${text} ...`);
    const result = measureSize({ root, size, runs: count, keep, onStage });
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

function bench(options: BenchOptions): void {
  const warning = loadWarning(machineLoad());
  if (warning) print(warning);
  printLoad("before");
  note("compiling ...");
  warmUp(root);
  measureAll(options);
  printLoad("after");
  // Again, where a person looks who did not see the start.
  if (warning) print(warning);
}

// The measured program ends by itself at Ctrl+C; this one lives on to remove its folders.
process.on("SIGINT", () => undefined);
try {
  bench(parseOptions(process.argv.slice(2), countCities(join(root, "data"))));
} catch (error) {
  if (error instanceof CommanderError)
    process.exitCode = error.exitCode === 0 ? exitCodes.clean : exitCodes.couldNotRun;
  else if (error instanceof Interrupted) process.exitCode = exitCodes.interrupted;
  else if (error instanceof UserError) {
    note([error.message, error.hint].filter(Boolean).join("\n"));
    process.exitCode = exitCodes.couldNotRun;
  } else throw error;
}

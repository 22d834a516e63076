// npm run bench -- [sizes...] [--full] [--runs n]: what the commands cost at several sizes.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { exitCodes } from "../../command-line.ts";
import { UserError } from "../../user-error.ts";
import { loadWarning, machineLoad } from "./load.ts";
import { measureSize, type SizeOutcome, warmUp } from "./measure-size.ts";
import { Interrupted } from "./run-measured.ts";
import { formatCount, formatMegabytes } from "./table.ts";
import { formatStages } from "./tables.ts";
import { countCities } from "./workspace.ts";

const root = join(import.meta.dirname, "..", "..", "..");
/** Sizes beside that of the shipped data. */
const largeSizes = [1000, 10_000];
const fullSize = 100_000;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function note(text: string): void {
  process.stderr.write(`${text}\n`);
}

function printLoad(when: string): void {
  print(`load of the machine ${when}: ${machineLoad().toFixed(1)}`);
}

function toWhole(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new UserError(`${text} is no number of cities or runs.`, "Write a whole number from 1.");
}

/** Runs of a measurement that make its median steady, and that a person will wait for. */
function usualRuns(size: number): number {
  if (size <= 100) return 7;
  if (size <= 1000) return 5;
  return size <= 10_000 ? 3 : 1;
}

function printSize(result: SizeOutcome, runs: number): void {
  const { size, pages, stages } = result;
  const bytes = stages[0]?.report?.bytes ?? 0;
  print(
    `\n${formatCount(size)} cities: ${formatCount(pages)} pages, ${formatMegabytes(bytes)} MB; median of ${runs} ${runs === 1 ? "run" : "runs"}\n`,
  );
  print(formatStages(result));
}

function bench(): void {
  const { values, positionals } = parseArgs({
    options: { full: { type: "boolean" }, runs: { type: "string" } },
    allowPositionals: true,
  });
  const named = positionals.map(toWhole);
  const usual = [countCities(join(root, "data")), ...largeSizes];
  const sizes = new Set([...(named.length > 0 ? named : usual), ...(values.full ? [fullSize] : [])]);
  const warning = loadWarning(machineLoad());
  if (warning) print(warning);
  printLoad("before");
  note("compiling ...");
  warmUp(root);
  const results = [...sizes].map((size) => {
    const runs = values.runs === undefined ? usualRuns(size) : toWhole(values.runs);
    const onStage = (text: string) => note(`${formatCount(size)} cities: ${text} ...`);
    const result = measureSize({ root, size, runs, onStage });
    printSize(result, runs);
    return result;
  });
  const [first] = results;
  if (first) print(`\n${first.weights}`);
  printLoad("after");
  // Again, where a person looks who did not see the start.
  if (warning) print(warning);
}

// The measured program ends by itself at Ctrl+C; this one lives on to remove its folders.
process.on("SIGINT", () => undefined);
try {
  bench();
} catch (error) {
  if (error instanceof Interrupted) process.exitCode = exitCodes.interrupted;
  else if (error instanceof UserError) {
    note([error.message, error.hint].filter(Boolean).join("\n"));
    process.exitCode = exitCodes.couldNotRun;
  } else throw error;
}

import { Command, InvalidArgumentError } from "commander";
import { examples } from "../../command-line.ts";

/** What `npm run bench` is asked for. */
export interface BenchOptions {
  /** Numbers of cities, in the order in which they are measured. */
  sizes: number[];
  /** Runs of each measurement; absent for the usual number of each size. */
  runs?: number;
  /** Leaves data and built folders in place. */
  keep: boolean;
}

/** Sizes beside that of the shipped data. */
const largeSizes = [1000, 10_000];
const fullSize = 100_000;

/**
 * Reads the arguments. `shipped` is the number of cities in the shipped data. What is wrong goes to `writeErr`, and is
 * thrown as commander does.
 */
export function parseOptions(
  args: readonly string[],
  shipped: number,
  writeErr = (text: string): void => void process.stderr.write(text),
): BenchOptions {
  const command = benchCommand().configureOutput({ writeErr });
  command.parse(args, { from: "user" });
  const { runs, full, keep } = command.opts<{ runs?: number; full: boolean; keep: boolean }>();
  const [named = []] = command.processedArgs as [number[]?];
  const sizes = [...(named.length > 0 ? named : [shipped, ...largeSizes]), ...(full ? [fullSize] : [])];
  return { sizes: [...new Set(sizes)], keep, ...(runs !== undefined && { runs }) };
}

function benchCommand(): Command {
  return new Command("bench")
    .description("Measures time, CPU, memory and bytes of the commands; medians of several runs.")
    .argument("[sizes...]", "numbers of cities; that of data/ takes data/ itself", addSize)
    .option("--full", "also measures 100,000 cities, which takes many minutes", false)
    .option("--runs <n>", "runs of each measurement, in place of 7, 5, 3 or 1 by size", parseWhole)
    .option("--keep", "leaves data and built folders in place, and says where", false)
    .exitOverride()
    .addHelpText(
      "after",
      examples([
        ["npm run bench", "the shipped data, 1,000 and 10,000 cities"],
        ["npm run bench -- 34 1000", "these sizes only"],
        ["npm run bench -- --full", "also 100,000 cities"],
      ]),
    );
}

function addSize(text: string, sizes: number[] = []): number[] {
  return [...sizes, parseWhole(text)];
}

function parseWhole(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError("Write a whole number from 1.");
  return Number(text);
}

/** Runs of a measurement that make its median steady, and that a person will wait for. */
export function usualRuns(size: number): number {
  if (size <= 100) return 7;
  if (size <= 1000) return 5;
  return size <= 10_000 ? 3 : 1;
}

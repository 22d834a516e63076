// npm run bench:data -- <n> <folder>: writes a data folder with n cities for tests and benchmarks.
import { join, resolve } from "node:path";
import { Argument, Command, InvalidArgumentError } from "commander";
import { examples, exitCodes } from "../../../command-line.ts";
import { requireDataDir, UserError } from "../../../user-error.ts";
import { writeData } from "./write-data.ts";

const root = join(import.meta.dirname, "..", "..", "..", "..");

function parseCount(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError("Write a whole number.");
  return Number(text);
}

const command = new Command("bench:data")
  .description("Writes a valid data folder with n cities of the United States, for tests and benchmarks.")
  .addArgument(new Argument("<n>", "number of cities").argParser(parseCount))
  .argument("<folder>", "new or empty folder, or one that this command made")
  .option("--frame <dir>", "data folder that gives everything but the cities", join(root, "data"))
  .addHelpText("after", examples([["npm run bench:data -- 10000 /tmp/data", "a folder with 10,000 cities"]]))
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? exitCodes.clean : exitCodes.couldNotRun))
  .action((count: number, folder: string, { frame }: { frame: string }) => {
    const start = performance.now();
    const { cities, counties, bytes } = writeData(
      count,
      resolve(folder),
      requireDataDir(frame, process.cwd()),
    );
    const [megabytes, seconds] = [bytes / 1e6, (performance.now() - start) / 1000];
    process.stdout.write(
      `Wrote ${cities} cities in ${counties} counties to ${folder}: ${megabytes.toFixed(1)} MB in ${seconds.toFixed(1)} s.\n`,
    );
  });

try {
  command.parse();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`${error.message}\n${error.hint ? `${error.hint}\n` : ""}`);
  process.exitCode = exitCodes.couldNotRun;
}

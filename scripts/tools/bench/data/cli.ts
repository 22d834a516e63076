// npm run bench:data -- <n> <folder>: writes a data folder with n cities for tests and benchmarks.
import { join, resolve } from "node:path";
import { exitCodes } from "../../../command-line.ts";
import { UserError } from "../../../user-error.ts";
import { writeData } from "./write-data.ts";

const [count, folder] = process.argv.slice(2);
try {
  if (folder === undefined)
    throw new UserError("The folder has no name.", "Write: npm run bench:data -- 1000 /tmp/data");
  const start = performance.now();
  const shipped = join(import.meta.dirname, "..", "..", "..", "..", "data");
  const { cities, counties, bytes } = writeData(Number(count), resolve(folder), shipped);
  const [megabytes, seconds] = [bytes / 1e6, (performance.now() - start) / 1000];
  process.stdout.write(
    `Wrote ${cities} cities in ${counties} counties to ${folder}: ${megabytes.toFixed(1)} MB in ${seconds.toFixed(1)} s.\n`,
  );
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write([error.message, error.hint, ""].filter((line) => line !== undefined).join("\n"));
  process.exitCode = exitCodes.couldNotRun;
}

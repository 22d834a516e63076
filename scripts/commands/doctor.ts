import { resolve } from "node:path";
import type { Command } from "commander";
import pc from "picocolors";
import { counted } from "../../src/loader/counted.ts";
import {
  type CommandContext,
  dataOption,
  examples,
  exitCodes,
  formatOption,
  outOption,
} from "../command-line.ts";
import type { CheckResult } from "../doctor/check.ts";
import { countByStatus, examine } from "../doctor/doctor.ts";
import { thisMachine } from "../doctor/this-machine.ts";
import { cacheFolder } from "../tool-root.ts";

interface Options {
  data: string;
  out: string;
  format: "text" | "json";
}

/** `site doctor`: whether this machine and the configuration have what the commands need. */
export function addDoctor(program: Command, { root, terminal, exit }: CommandContext): void {
  program
    .command("doctor")
    .description("check this machine and the configuration: versions, pictures, fonts, disk, data")
    .addOption(dataOption())
    .addOption(outOption("the folder to publish").default("dist"))
    .addOption(formatOption("how to print it", ["text", "json"]))
    .addHelpText(
      "after",
      examples([
        ["site doctor", "one line for each check, with the fix where something is missing"],
        ["site doctor --format json", "the same for programs"],
      ]),
    )
    .action(async ({ data, out, format }: Options) => {
      const results = await examine(thisMachine(root), {
        root,
        dataDir: resolve(terminal.cwd, data),
        out: resolve(terminal.cwd, out),
        cacheDir: cacheFolder(root),
      });
      const counts = countByStatus(results);
      terminal.out(
        format === "json"
          ? JSON.stringify({ checks: results, counts })
          : formatResults(results, pc.createColors(terminal.isColored)),
      );
      exit(counts.problem > 0 ? exitCodes.problems : exitCodes.clean);
    });
}

/** One line for each check, and below those that are not ok the fix. */
export function formatResults(
  results: readonly CheckResult[],
  colors: ReturnType<typeof pc.createColors>,
): string {
  const paint = { ok: colors.green, warning: colors.yellow, problem: colors.red };
  const width = Math.max(...results.map(({ id }) => id.length));
  const lines = results.map(({ id, status, message, fix }) => {
    const line = `${paint[status](status.padEnd(7))}  ${id.padEnd(width)}  ${message}`;
    return fix ? `${line}\n${" ".repeat(width + 11)}Fix: ${fix}` : line;
  });
  const { warning, problem } = countByStatus(results);
  return [...lines, "", `${counted(problem, "problem")}, ${counted(warning, "warning")}`].join("\n");
}

import { type Command, InvalidArgumentError } from "commander";
import {
  type CommandContext,
  dataOption,
  examples,
  exitCodes,
  formatOption,
  outOption,
} from "../command-line.ts";
import { digestOf, hashFolder } from "../publish/digest.ts";
import { requireSiteOf } from "../publish/owner.ts";
import { requireBuiltDir } from "../publish/publish.ts";
import { readState } from "../publish/state.ts";
import type { VerifyReport } from "../schemas/reports.ts";
import { cacheFolder } from "../tool-root.ts";

interface Options {
  data: string;
  out: string;
  digest?: string;
  format: "text" | "json";
}

/** `site verify`: computes the digest of a built folder again, and names every file that someone has touched. */
export function addVerify(program: Command, { root, terminal, exit }: CommandContext): void {
  program
    .command("verify")
    .description("compute the digest of a built folder, and list every file that differs from the build")
    .addOption(dataOption("the data folder it must be built from"))
    .addOption(outOption("the built folder").default("dist"))
    .option("--digest <hex>", "what it must be, in place of what the last build remembers", parseDigest)
    .addOption(formatOption("how to print the result", ["text", "json"]))
    .addHelpText(
      "after",
      examples([
        ["site verify", "hold dist against what the last build wrote there"],
        ["site verify --dist /srv/site --format json", "print the digest of another folder, for scripts"],
        [`site verify --digest ${"0".repeat(64)}`, "hold dist against the digest of a build elsewhere"],
      ]),
    )
    .action((options: Options, command: Command) => {
      const cacheDir = cacheFolder(root);
      const target = { dist: options.out, data: options.data, cwd: terminal.cwd, cacheDir };
      // Bytes are right or wrong whatever the business is; who names the data asks for more.
      const isNamed = command.getOptionValueSource("data") === "cli";
      const dist = isNamed ? requireSiteOf(target) : requireBuiltDir(options.out, terminal.cwd);
      const remembered = [...readState(cacheDir, dist).files].map(
        ([file, { hash }]) => [file, hash] as const,
      );
      const report = verify(hashFolder(dist), new Map(remembered), options.digest);
      const isRemembered = remembered.length > 0;
      terminal.out(
        options.format === "json" ? JSON.stringify(report) : sentencesOf(report, options.out, isRemembered),
      );
      exit((report.expected ?? report.digest) === report.digest ? exitCodes.clean : exitCodes.problems);
    });
}

/** Both maps: path of a file → hash of its content. */
function verify(
  present: ReadonlyMap<string, string>,
  remembered: ReadonlyMap<string, string>,
  given: string | undefined,
): VerifyReport {
  const digest = digestOf(present);
  const expected = given ?? (remembered.size > 0 ? digestOf(remembered) : undefined);
  const isCompared = remembered.size > 0 && digest !== expected;
  const [now, before] = isCompared ? [present, remembered] : [new Map(), new Map()];
  return {
    digest,
    files: present.size,
    ...(expected && { expected }),
    changed: [...now.keys()].filter((file) => before.has(file) && before.get(file) !== now.get(file)).sort(),
    added: [...now.keys()].filter((file) => !before.has(file)).sort(),
    removed: [...before.keys()].filter((file) => !now.has(file)).sort(),
  };
}

function sentencesOf(report: VerifyReport, dist: string, isRemembered: boolean): string {
  const { digest, expected, files } = report;
  const lines = [`${digest}  ${dist} (${files} files)`];
  if (expected === undefined) lines.push("No build into this folder is remembered here to hold it against.");
  else if (expected === digest) lines.push("Every file is as it was built.");
  else lines.push(`It should be ${expected}.`, ...differencesOf(report, isRemembered));
  return lines.join("\n");
}

function differencesOf({ changed, added, removed }: VerifyReport, isRemembered: boolean): string[] {
  const lines = [
    ...changed.map((file) => `  changed  ${file}`),
    ...added.map((file) => `  added    ${file}`),
    ...removed.map((file) => `  removed  ${file}`),
  ];
  if (lines.length > 0) return ["Not as the last build left it:", ...lines];
  if (isRemembered) return ["Every file is as the last build here left it: the digest is of another build."];
  return ["No build into this folder is remembered here, so that no file can be named."];
}

function parseDigest(text: string): string {
  if (!/^[0-9a-f]{64}$/i.test(text))
    throw new InvalidArgumentError("Write the 64 hexadecimal digits that npx site build --format json gave.");
  return text.toLowerCase();
}

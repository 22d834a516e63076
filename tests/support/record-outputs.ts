// npx tsx tests/support/record-outputs.ts <tool> <out.json> [before.json]: what the tool of a checkout makes of many data
// folders, as hashes and exit codes, so that a change of the house can be shown to change no output; names what differs
// from an earlier record. Thrown away after the move.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { hashOf } from "../../scripts/files/hash.ts";
import { writeData } from "../../scripts/tools/bench/data/write-data.ts";
import { groups } from "../loader/damaged/groups.ts";
import { DataFolder } from "./data-folder.ts";

const [tool = ".", file = "outputs.json"] = process.argv.slice(2);
const root = join(import.meta.dirname, "..", "..");
const fixtures = join(root, "tests", "fixtures", "sites");
const work = mkdtempSync(join(tmpdir(), "outputs-"));
/** "shipped, validate" → exit code and hash of what was printed. */
const outputs: Record<string, string> = {};

function run(data: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(resolve(tool), "scripts", "site.mjs"), ...words, "--data", data],
    { cwd: work, encoding: "utf8", maxBuffer: 1e9 },
  );
  if (status === null || status > 1) return `${status} ${stderr.replaceAll(data, "D")}`;
  return `${status} ${stdout.replaceAll(data, "D").replace(/"ms":\{[^}]*\}|"peakRssMb":[\d.]+|"at":"[^"]+"/g, "")}`;
}

function record(name: string, data: string): void {
  const dist = join(work, "dist");
  const note = (what: string, output: string) => {
    outputs[`${name}, ${what}`] = `${output.split(" ", 1)[0]} ${hashOf(output)}`;
  };
  for (const command of ["validate", "links", "routes"])
    note(command, run(data, command, "--format", "json"));
  const built = run(data, "build", "--out", dist, "--clean", "--format", "json");
  note("build", /"digest":"\w+"/.exec(built)?.[0] ?? built);
  note("audit", run(data, "audit", "--dist", dist, "--format", "json").replaceAll(work, "W"));
  for (const path of samplePaths(data))
    note(`explain ${path}`, run(data, "explain", path, "--format", "json"));
  rmSync(dist, { recursive: true, force: true });
}

/** Twelve paths spread over the routes. */
function samplePaths(data: string): string[] {
  const paths = [...run(data, "routes", "--format", "json").matchAll(/"path":"([^"]+)"/g)].map(
    ([, path]) => path ?? "",
  );
  return paths.filter((_, index) => index % Math.ceil(paths.length / 12) === 0);
}

record("shipped", join(root, "data"));
for (const name of readdirSync(fixtures)) record(name, join(fixtures, name));
const big = join(work, "big");
writeData(1000, big, join(root, "data"));
record("1,000 cities", big);
for (const [group, cases] of groups)
  for (const { name, damage } of cases) {
    const own = join(work, "damaged");
    const data = join(own, "data");
    cpSync(join(fixtures, "minimal"), data, { recursive: true });
    damage(new DataFolder(data));
    outputs[`damaged ${group}: ${name}`] = hashOf(run(data, "validate", "--format", "json"));
    rmSync(own, { recursive: true, force: true });
  }
rmSync(work, { recursive: true, force: true });

writeFileSync(file, `${JSON.stringify(outputs, null, 1)}\n`);
const before = process.argv[4];
if (before) {
  const old = JSON.parse(readFileSync(before, "utf8")) as Record<string, string>;
  const differing = Object.keys({ ...old, ...outputs }).filter((key) => old[key] !== outputs[key]);
  process.stdout.write(differing.length === 0 ? "All outputs are equal.\n" : `${differing.join("\n")}\n`);
  process.exitCode = differing.length === 0 ? 0 : 1;
}

import { once } from "node:events";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { runSite } from "../support/cli.ts";
import { copyOfData, type DataFolder, temporaryFolder } from "../support/data-folder.ts";
import { few } from "../support/nightly.ts";
import { startSite } from "../support/running-site.ts";

const misspell = (data: DataFolder) => data.edit("pages/home.yaml", "(/roof-repair)", "(/roof-repairs)");
const removeTheme = (data: DataFolder) => data.remove("theme.yaml");

interface Row {
  /** What exits with 0 for data without problems. */
  clean?: string[];
  /** What exits with 1, and what is wrong with the data then. */
  problems?: [args: string[], damage: (data: DataFolder) => void];
  couldNotRun: string[];
}

/** Servers end only when they are interrupted; what `doctor` finds depends on the machine. */
const rows: Record<string, Row> = {
  validate: { clean: [], problems: [[], misspell], couldNotRun: ["--data", "nowhere"] },
  links: { clean: [], problems: [[], misspell], couldNotRun: ["--data", "nowhere"] },
  routes: { clean: [], problems: [[], misspell], couldNotRun: ["--data", "nowhere"] },
  explain: { clean: ["/contact"], problems: [["/contact"], removeTheme], couldNotRun: ["/nowhere"] },
  hosting: { clean: ["nginx"], problems: [["vercel"], misspell], couldNotRun: ["apache"] },
  build: { clean: [], problems: [[], misspell], couldNotRun: ["--data", "nowhere"] },
  audit: { couldNotRun: ["--dist", "nowhere"] },
  diff: { couldNotRun: ["nowhere", "dist"] },
  release: { couldNotRun: ["--dist", "nowhere"] },
  verify: { couldNotRun: ["--dist", "nowhere"] },
  preview: { couldNotRun: ["--out", "nowhere"] },
  dev: { couldNotRun: ["--data", "nowhere"] },
  init: {
    clean: ["new", "--services", "Gutters", "--city", "Hamel", "--counties", "Lake County", "--state", "MN"],
    couldNotRun: ["data"],
  },
  add: { couldNotRun: ["castle"] },
  rename: {
    clean: ["page", "/contact", "/get-in-touch"],
    problems: [["city", "Pine Bend", "Pine Hill"], misspell],
    couldNotRun: ["castle", "Neuschwanstein", "Linderhof"],
  },
  remove: { problems: [["city", "Pine Bend"], misspell], couldNotRun: ["city", "Atlantis"] },
  doctor: { couldNotRun: ["--nonsense"] },
  completion: { couldNotRun: ["--nonsense"] },
  schema: { clean: ["problems"], couldNotRun: ["nothing"] },
  mcp: { couldNotRun: ["--nonsense"] },
};

function run(command: string, args: string[], damage: (data: DataFolder) => void = () => undefined) {
  const data = copyOfData();
  damage(data);
  return runSite([command, ...args], { cwd: dirname(data.dir) });
}

const rowsWith = <K extends keyof Row>(key: K) =>
  Object.entries(rows).flatMap(([command, row]) => (row[key] ? [[command, row[key]] as const] : []));

describe("exit codes", () => {
  it("are tested for every command that the help names", () => {
    const named = [...runSite(["--help"]).stdout.matchAll(/^ {2}([a-z]+)(?= )/gm)].map(([, name]) => name);
    expect(named.filter((name) => name && name !== "help" && !(name in rows))).toEqual([]);
  });

  it.each(few(rowsWith("clean"), 1))("site %s ends with 0 where nothing is wrong", (command, args) => {
    const { code, stderr } = run(command, args as string[]);
    // The first build after a change of the templates says that it compiles them, and that it draws.
    const said = stderr.split("\n").filter((line) => !line.endsWith(" ..."));
    expect({ code, said }).toEqual({ code: 0, said: [""] });
  });

  it.each(few(rowsWith("problems"), 1))("site %s ends with 1 where the data has errors", (command, row) => {
    const [args, damage] = row as NonNullable<Row["problems"]>;
    const { code, stdout, stderr } = run(command, args, damage);
    expect(code).toBe(1);
    // What `hosting` prints goes into a file, so that its problems do not.
    expect((command === "hosting" ? stderr : stdout).trimEnd().split("\n").at(-1)).toBe("1 error");
  });

  it.each(few(rowsWith("couldNotRun"), 1))("site %s ends with 2 where it could not run", (command, args) => {
    const { code, stdout, stderr } = run(command, args as string[]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).not.toContain("mistake in the tool");
    expect(stderr).not.toBe("");
  });

  it("is 130 for a command that is interrupted", async () => {
    const { process: server } = await startSite(["preview", "--out", temporaryFolder(), "--port", "0"]);
    server.kill("SIGINT");
    const [code] = await once(server, "exit");
    expect(code).toBe(130);
  });
});

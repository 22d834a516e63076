import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { describeFault } from "../../scripts/start/world-fault.mjs";
import { build } from "../support/builds.ts";
import { plainUser, refused, runLine, runSite } from "../support/cli.ts";
import { copyOfData, root, temporaryFolder } from "../support/data-folder.ts";
import { withPlug } from "../support/plugs.ts";

/** Runs a line of Bash in which `site` is the CLI; its exit code is that of `site`. */
const runSiteLine = (line: string, cwd?: string) =>
  runLine(`site() { "$NODE" "$SITE" "$@"; }; ${line}; exit \${PIPESTATUS[0]}`, cwd, {
    NODE: process.execPath,
    SITE: join(root, "scripts", "site.mjs"),
  });

describe("a fault of the disk", () => {
  const data = () => copyOfData().dir;
  const rights =
    "Give yourself the right to it, for example with chmod u+rwX, or run the command as its owner.";
  const room = "Free some space and try again.";

  /** A command, with folders in its words: D is the data, B what was built of it, N a new folder. */
  test.each<[line: string, at: "read" | "write", below: string, code: string, said: string]>([
    [
      "validate",
      "read",
      "D/pages/home.yaml",
      "EACCES",
      `You are not allowed to read D/pages/home.yaml.\n  Fix: ${rights}`,
    ],
    [
      "validate --fix",
      "read",
      "D/pages",
      "EMFILE",
      "This process has more files open than the system lets it.",
    ],
    ["links", "read", "D/pages", "ENFILE", "The whole system has more files open than it can."],
    ["links --dist B", "read", "B", "EIO", "The disk failed at B."],
    ["routes", "read", "D/cities", "EPERM", "You are not allowed to read D/cities."],
    ["explain /contact", "read", "D/pages", "ELOOP", "D/pages is a link that leads in a circle."],
    ["hosting nginx", "read", "D/pages", "ENAMETOOLONG", "is longer than the system allows."],
    ["audit --dist B", "read", "B", "EACCES", "You are not allowed to read B."],
    ["audit --dist B --report N", "write", "N", "ENOSPC", `The disk is full.\n  Fix: ${room}`],
    ["verify --dist B", "read", "B", "ENOTDIR", "A part of B is a file and no folder."],
    ["diff B B", "read", "B", "EISDIR", "B is a folder, but a file is expected here."],
    ["release --dist B", "write", "D", "EROFS", "is on a disk that can only be read."],
    [
      "build --out N",
      "write",
      "N.staging",
      "EDQUOT",
      "Your share of the disk is used up. Nothing was published; what was there stays.",
    ],
    ["add service Gutters --no-input", "write", "D/", "EROFS", "is on a disk that can only be read."],
    [
      "init N --services Gutters --city Hamel --counties Lake --state MN --no-input",
      "write",
      "N",
      "ENOSPC",
      "The disk is full.",
    ],
    ["preview --out B --port 0", "read", "B", "EACCES", "You are not allowed to read B."],
  ])(
    "is a sentence and exit code 2: site %s, %s %s, %s",
    { tags: "nightly" },
    (line, at, below, code, said) => {
      const dir = data();
      const out = join(temporaryFolder(), "dist");
      if (line.includes(" B")) build(dir, out);
      const place = (text: string) =>
        text
          .replace(/\bD\b/g, dir)
          .replace(/\bB\b/g, out)
          .replace(/\bN\b/g, join(dirname(out), "new"));
      const env = withPlug("failing-disk.mjs", { FAIL_CODE: code, FAIL_AT: at, FAIL_BELOW: place(below) });
      const words = [...line.split(" ").map(place), ...(line.startsWith("init") ? [] : ["--data", dir])];
      const ended = runSite(words, { env });
      expect(ended.stderr).toContain(place(said));
      expect(ended.stderr).toContain("\n  Fix: ");
      expect(ended.stderr).not.toMatch(/^ {4}at |mistake in the tool|\bE[A-Z]{3,}\b/m);
      expect(ended.code).toBe(2);
    },
  );

  test("has a sentence for each name of the system, and a mistake of the tool has none", () => {
    const codes =
      "EACCES EPERM ENOSPC EDQUOT EROFS EMFILE ENFILE ENOTDIR EISDIR ENAMETOOLONG ELOOP ENOENT EBUSY EIO".split(
        " ",
      );
    for (const code of codes) {
      const { message, fix } = describeFault(Object.assign(new Error(code), { code, path: "/a" })) ?? {};
      expect([code, message, fix]).toEqual([
        code,
        expect.stringMatching(/\.$/),
        expect.stringMatching(/\w$|\.$/),
      ]);
    }
    expect(describeFault(new TypeError("x is undefined"))).toBeUndefined();
    expect(describeFault(undefined)).toBeUndefined();
  });

  test("says what to run where the packages of the tool are not installed", { tags: "nightly" }, () => {
    const tool = temporaryFolder();
    for (const part of ["src", "supabase", "scripts", "package.json"])
      cpSync(join(root, part), join(tool, part), { recursive: true, preserveTimestamps: true });
    expect(runSite(["--help"], { tool })).toEqual(
      refused(
        "A package that the tool needs is not installed.\n  Fix: Run npm ci --ignore-scripts in the folder of the tool.\n",
      ),
    );
  });
});

// Compiled first by who may write the cache.
const canRun = runSite(["--help"]).code === 0 && runSite(["--help"], { user: plainUser }).code === 0;

test.skipIf(!canRun)("a file that this user may not read is named", () => {
  const data = copyOfData();
  chmodSync(dirname(data.dir), 0o755);
  chmodSync(join(data.dir, "pages/home.yaml"), 0);
  expect(runSite(["validate", "--data", data.dir], { user: plainUser })).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /^You are not allowed to open .*pages\/home\.yaml\.\n {2}Fix: Give yourself/,
    ),
  });
});

describe("output that nobody reads", { tags: "nightly" }, () => {
  test.each([
    "site --help | true",
    "site routes --data tests/fixtures/sites/minimal | head -1",
    "site validate --data tests/fixtures/sites/minimal --format json | true",
    "site explain unknown-field --no-color | head -1",
  ])("ends the command without a word: %s", (line) => {
    const { code, stderr } = runSiteLine(line);
    expect(stderr).toBe("");
    // What is written before the reader ends is written well.
    expect([0, 141]).toContain(code);
  });

  test("ends a command with 141 once it writes more than a pipe holds", () => {
    const data = copyOfData();
    for (let number = 0; number < 3000; number++)
      data.write(`services/no-${number}.yaml`, `title: No ${number}\nnothing: known\n`);
    expect(runSiteLine(`site validate --data ${data.dir} | head -1`)).toMatchObject({
      code: 141,
      stderr: "",
    });
  });

  test.skipIf(process.platform !== "linux")("is said where the disk it goes to is full", () => {
    expect(runSiteLine("site routes --data tests/fixtures/sites/minimal > /dev/full")).toMatchObject({
      code: 2,
      stderr: "The output could not be written. The disk is full.\n  Fix: Free some space and try again.\n",
    });
  });
});

test("a command in a folder that is gone says so", () => {
  const gone = join(temporaryFolder(), "gone");
  mkdirSync(gone);
  const { code, stderr } = runSiteLine(`rmdir ${gone}; site routes`, gone);
  expect([code, stderr]).toEqual([
    2,
    "The folder that you are in is gone.\n  Fix: Change into another folder with cd.\n",
  ]);
});

test("what is no file in the data folder is named as what it is, and nothing waits for it", () => {
  const data = copyOfData();
  const put = (line: string) => spawnSync("bash", ["-c", line], { cwd: data.dir });
  put("mkfifo pages/pipe.yaml");
  for (const folder of ["fonts", "static"]) {
    mkdirSync(join(data.dir, folder), { recursive: true });
    put(`mkfifo ${folder}/pipe`);
  }
  mkdirSync(join(data.dir, "pages/folder.yaml"));
  spawnSync(process.execPath, [
    "-e",
    `require("node:net").createServer().listen(${JSON.stringify(join(data.dir, "pages/socket.yaml"))}, () => process.kill(process.pid, "SIGKILL"))`,
  ]);
  const { code, stdout } = runSite(["validate", "--data", data.dir, "--format", "json"]);
  const { problems } = JSON.parse(stdout) as { problems: { code: string; message: string }[] };
  expect(code).toBe(1);
  const messages = problems.filter((problem) => problem.code === "not-a-file").map(({ message }) => message);
  expect(messages.sort()).toEqual([
    "fonts/pipe is a named pipe, but a file is expected here.",
    "pages/folder.yaml is a folder, but a file is expected here.",
    "pages/pipe.yaml is a named pipe, but a file is expected here.",
    "pages/socket.yaml is a socket, but a file is expected here.",
    "static/pipe is a named pipe, but a file is expected here.",
  ]);
});

test("a link that leads in a circle is named", () => {
  const data = copyOfData();
  symlinkSync("loop.yaml", join(data.dir, "pages/loop.yaml"));
  const { code, stdout, stderr } = runSite(["validate", "--data", data.dir]);
  expect(`${stdout}${stderr}`).toContain("pages/loop.yaml");
  expect(`${stdout}${stderr}`).not.toMatch(/^ {4}at /m);
  expect([1, 2]).toContain(code);
});

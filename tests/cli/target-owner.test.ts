// @module-tag nightly
import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

import { refuseMisplaced, whyMisplaced } from "../../scripts/publish/misplaced.ts";
import { isOther, ownerOfData } from "../../scripts/publish/owner.ts";
import { refused, runSite } from "../support/cli.ts";

import { copyOfData, DataFolder, fixtureSite, root, temporaryFolder } from "../support/data-folder.ts";
import { hashFiles, namesIn } from "../support/folders.ts";

function twoBusinesses() {
  const cwd = temporaryFolder();
  for (const name of ["roofs", "gutters"])
    cpSync(fixtureSite("minimal"), join(cwd, name), { recursive: true });
  const [roofs, gutters] = [new DataFolder(join(cwd, "roofs")), new DataFolder(join(cwd, "gutters"))];
  rename(gutters);
  move(gutters);
  run(cwd, "build", "--data", "roofs");
  return { cwd, roofs, gutters, dist: join(cwd, "dist"), before: hashFiles(join(cwd, "dist")) };
}

const rename = (data: DataFolder, from = "Maple & Sons Roofing", to = "Birch Gutters") =>
  data.edit("business.yaml", `name: ${from}`, `name: ${to}`);
const move = (data: DataFolder) =>
  data.edit("business.yaml", "https://www.maple-roofing.example", "https://www.birch-gutters.example");

function run(cwd: string, ...args: string[]): string {
  const { code, stdout, stderr } = runSite(args, { cwd });
  expect([code, stdout + (code === 0 ? "" : stderr)]).toEqual([0, stdout]);
  return stdout;
}

const isSiteOf = (dist: string, name: string) =>
  runSite(["diff", dist, dist, "--data", name], { cwd: dirname(dist) }).code === 0;

describe("a build into the folder of another business", () => {
  it("is refused with what to say, and leaves the folder as it is", () => {
    const { cwd, dist, before } = twoBusinesses();
    expect(runSite(["build", "--data", "gutters"], { cwd })).toEqual(
      refused(
        `${dist} holds the site of Maple & Sons Roofing, not of Birch Gutters, so it is not replaced.\n  Fix: Build into a folder of its own with --out ${cwd}/gutters-dist, or replace that site with --force.\n`,
      ),
    );
    expect(hashFiles(dist)).toEqual(before);
    expect(namesIn(cwd)).toEqual(["dist", "gutters", "roofs"]);
    run(cwd, "build", "--data", "gutters", "--out", "gutters-dist");
    expect(isSiteOf(join(cwd, "gutters-dist"), "gutters")).toBe(true);
    run(cwd, "build", "--data", "gutters", "--force");
    expect(isSiteOf(dist, "gutters")).toBe(true);
    expect(runSite(["build", "--data", "roofs"], { cwd }).code).toBe(2);
  });

  it("is refused where only its name, or only its address, is another one", () => {
    const { cwd, gutters, roofs } = twoBusinesses();
    for (const change of [rename, move]) {
      gutters.write("business.yaml", roofs.read("business.yaml"));
      change(gutters);
      expect(runSite(["build", "--data", "gutters"], { cwd }).stderr).toContain("is not replaced");
    }
  });

  it("is refused where no build is remembered: the site itself tells whose it is", () => {
    const { cwd, dist } = twoBusinesses();
    renameSync(dist, join(cwd, "moved"));
    expect(runSite(["build", "--data", "gutters", "--out", "moved"], { cwd }).stderr).toContain(
      "moved holds the site of Maple & Sons Roofing, not of Birch Gutters",
    );
    run(cwd, "build", "--data", "roofs", "--dist", "moved");
  });

  it("is refused where someone has put another site in the place of its own", () => {
    const { cwd, dist } = twoBusinesses();
    run(cwd, "build", "--data", "gutters", "--out", "own");
    rmSync(join(cwd, "own"), { recursive: true });
    cpSync(dist, join(cwd, "own"), { recursive: true });
    expect(runSite(["build", "--data", "gutters", "--out", "own"], { cwd }).code).toBe(2);
  });
});

describe("a build into its own folder goes on", () => {
  it.each<[what: string, data: (cwd: string) => string]>([
    ["with a slash at the end", () => "roofs/"],
    ["by a way around", () => "./gutters/../roofs"],
    ["with an absolute path", (cwd) => join(cwd, "roofs")],
    [
      "by a link",
      (cwd) => {
        symlinkSync(join(cwd, "roofs"), join(cwd, "link"));
        return "link";
      },
    ],
    [
      "by a link above it",
      (cwd) => {
        symlinkSync(cwd, join(cwd, "above"));
        return "above/roofs";
      },
    ],
    [
      "after the folder was renamed",
      (cwd) => {
        renameSync(join(cwd, "roofs"), join(cwd, "data"));
        return "data";
      },
    ],
    [
      "after the folder was renamed and the business too",
      (cwd) => {
        renameSync(join(cwd, "roofs"), join(cwd, "data"));
        rename(new DataFolder(join(cwd, "data")));
        return "data";
      },
    ],
    [
      "after the folder was moved and the address too",
      (cwd) => {
        mkdirSync(join(cwd, "deep"));
        renameSync(join(cwd, "roofs"), join(cwd, "deep", "data"));
        move(new DataFolder(join(cwd, "deep", "data")));
        return "deep/data";
      },
    ],
    [
      "after name and address have changed in place",
      (cwd) => {
        const data = new DataFolder(join(cwd, "roofs"));
        rename(data);
        move(data);
        return "roofs";
      },
    ],
    [
      "from a second checkout of the same data",
      (cwd) => {
        cpSync(join(cwd, "roofs"), join(cwd, "checkout"), { recursive: true });
        return "checkout";
      },
    ],
  ])("%s", (_, dataOf) => {
    const cwd = temporaryFolder();
    cpSync(fixtureSite("minimal"), join(cwd, "roofs"), { recursive: true });
    mkdirSync(join(cwd, "gutters"));
    const remembered = ownerOfData(join(cwd, "roofs"));
    expect(isOther(remembered, ownerOfData(resolve(cwd, dataOf(cwd))))).toBe(false);
  });

  it("by a link with a slash at its end, from another working directory", () => {
    const { cwd, dist } = twoBusinesses();
    symlinkSync(join(cwd, "roofs"), join(cwd, "link"));
    run(root, "build", "--data", `${relative(root, join(cwd, "link"))}/`, "--out", `${dist}/`);
  });

  it("for another address, as previews are built, and back again", () => {
    const { cwd } = twoBusinesses();
    run(cwd, "build", "--data", "roofs", "--url", "https://preview.example.com", "--base", "/sub/");
    renameSync(join(cwd, "dist"), join(cwd, "restored"));
    run(cwd, "build", "--data", "roofs", "--out", "restored");
  });

  it("in parts, on machines that remember nothing", () => {
    const cwd = temporaryFolder();
    cpSync(fixtureSite("minimal"), join(cwd, "data"), { recursive: true });
    run(cwd, "build", "--shard", "2/2", "--out", "part");
    renameSync(join(cwd, "part"), join(cwd, "again"));
    run(cwd, "build", "--shard", "2/2", "--out", "again");
  });
});

describe("a command that reads the folder of another business says so in one line", () => {
  const sentence =
    "dist holds the site of Maple & Sons Roofing, not of Birch Gutters, whose data gutters is.\n  Fix: Name the data it was built from with --data roofs, or the folder built from gutters with --out <dir>.\n";

  it("whichever of the two names of its option is used", () => {
    const { cwd, gutters } = twoBusinesses();
    const before = hashFiles(gutters.dir);
    for (const [command, words] of [
      ["audit", []],
      ["release", []],
      ["links", []],
      ["verify", []],
      ["preview", ["--port", "0"]],
    ] as const)
      for (const option of ["--out", "--dist"]) {
        const ended = runSite([command, "--data", "gutters", option, "dist", ...words], { cwd });
        expect({ command, ...ended }).toEqual({ command, code: 2, stdout: "", stderr: sentence });
      }
    expect(runSite(["diff", "dist", "dist", "--data", "gutters"], { cwd })).toEqual(refused(sentence));
    expect(hashFiles(gutters.dir)).toEqual(before);
    for (const command of ["audit", "release", "links", "verify"])
      expect(runSite([command, "--data", "roofs", "--out", "dist"], { cwd }).stderr).not.toContain("holds");
  });

  it.each(["preview", "verify", "audit", "release"])(
    "site %s knows no data folder that is not there",
    (command) => {
      const cwd = temporaryFolder();
      mkdirSync(join(cwd, "dist"));
      const { code, stderr } = runSite([command, "--data", "nowhere"], { cwd });
      expect([code, stderr.split("\n")[0]]).toEqual([2, "There is no data folder nowhere."]);
    },
  );

  it("site doctor warns of it", () => {
    const { cwd, dist } = twoBusinesses();
    expect(runSite(["doctor", "--data", "gutters"], { cwd }).stdout).toContain(
      `${dist} holds the site of another business, Maple & Sons Roofing.`,
    );
  });

  it("but bytes are bytes where no data was named", () => {
    const { cwd } = twoBusinesses();
    renameSync(join(cwd, "gutters"), join(cwd, "data"));
    expect(runSite(["verify"], { cwd })).toMatchObject({ code: 0, stderr: "" });
  });

  it("site diff of two businesses is refused, and of one with a new name is not", () => {
    const { cwd, roofs } = twoBusinesses();
    run(cwd, "build", "--data", "gutters", "--out", "other");
    expect(runSite(["diff", "dist", "other"], { cwd })).toEqual(
      refused(
        "dist holds the site of Maple & Sons Roofing and other that of Birch Gutters, so they are not compared.\n  Fix: Name two builds of one business. If it has a new name and a new address since, add --force.\n",
      ),
    );
    run(cwd, "diff", "dist", "other", "--force");
    cpSync(join(cwd, "dist"), join(cwd, "old"), { recursive: true });
    rename(roofs);
    run(cwd, "build", "--data", "roofs");
    expect(run(cwd, "diff", "old", "dist")).toContain("Birch Gutters");
  });
});

describe("a target in the wrong place is refused before anything is written", () => {
  it("in, around and beside data, by any spelling", () => {
    const data = copyOfData();
    const cwd = dirname(data.dir);
    cpSync(data.dir, join(cwd, "other"), { recursive: true });
    symlinkSync(data.dir, join(cwd, "link"));
    run(cwd, "build", "--out", "built");
    const before = hashFiles(cwd);
    for (const [out, reason] of [
      ["data", "holds the data folder"],
      [".", "holds the data folder"],
      ["data/dist", "lies in the data folder"],
      ["data/static/new/dist/", "lies in the data folder"],
      ["link/dist", "lies in the data folder"],
      ["other/dist", "lies in the data folder"],
      ["built/sub", "lies in the built site"],
    ] as const) {
      const { code, stdout, stderr } = runSite(["build", "--force", "--out", out], { cwd });
      expect([code, stdout, stderr.includes(` ${reason} `) ? out : stderr]).toEqual([2, "", out]);
    }
    expect(hashFiles(cwd)).toEqual(before);
  });

  it.each(["src", "scripts/build", "public", "node_modules/dist", "supabase/x", ".git/x"])(
    "%s of the tool",
    (folder) => {
      expect(() => refuseMisplaced(join(root, folder), { root })).toThrow(
        `${join(root, folder)} lies in the folder ${folder.split("/")[0]} of this tool, so nothing is written there.`,
      );
    },
  );

  it("and no other place, as the one beside the data and one that does not exist yet", () => {
    const { dir } = copyOfData();
    for (const out of [
      join(dir, "../dist"),
      join(dir, "../data-dist"),
      join(root, "dist"),
      join(root, "srcs/x"),
    ])
      expect(whyMisplaced(out, { root, dataDir: dir })).toBe(undefined);
  });

  it("and so is the report of an audit, and the folder of a new business", () => {
    const data = copyOfData();
    const cwd = dirname(data.dir);
    run(cwd, "build");
    const before = hashFiles(cwd);
    expect(runSite(["audit", "--report", "data/static"], { cwd }).stderr).toContain(
      "lies in the data folder",
    );
    expect(runSite(["audit", "--report", "dist/report"], { cwd }).stderr).toContain("lies in the built site");
    const shop = ["--services", "Gutters", "--city", "Hamel", "--counties", "Lake County", "--no-input"];
    expect(runSite(["init", "data/shop", ...shop], { cwd }).stderr).toContain("lies in the data folder");
    expect(hashFiles(cwd)).toEqual(before);
  });
});

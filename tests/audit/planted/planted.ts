import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, inject, it } from "vitest";
import { auditBuild } from "../../../scripts/audit/audit.ts";
import { positionOf, type Reported } from "../../../scripts/audit/finding.ts";
import { rules } from "../../../scripts/audit/rules/index.ts";
import { createPositionLookup } from "../../../src/loader/load.ts";
import type { Position } from "../../../src/problem.ts";
import { createRenderer } from "../../../src/renderer/render.tsx";
import type { Site } from "../../../src/site/site.ts";
import type { Edit } from "../../support/audit.ts";
import { buildHere } from "../../support/builds.ts";
import { DataFolder, fixtureSite } from "../../support/data-folder.ts";
import { few } from "../../support/nightly.ts";
import { quickFolder } from "../../support/ram-disk.ts";
import { siteOf } from "../../support/site.ts";

/** A fault put into a good site, and what the audit must say of it. */
export interface Planted {
  /** In the words of the person who would report it. */
  fault: string;
  /** In a data file these words become others, and the site is built from it. */
  data?: { file: string; from: string; to: string /** What the fix makes of them. */; mended: string };
  /** Files of the built folder are changed, made or removed; "*" stands for all pages, a pattern for all files that fit it. */
  dist?: {
    in: string | readonly string[] | RegExp;
    edit: Edit | "remove" | "cut off";
    /** In which the file is saved; UTF-8 by default. */
    encoding?: BufferEncoding;
  };
  rule: string;
  /** The page it is found on; absent where it is about no page. */
  path?: string;
  /** Words of the message that explain it. */
  says: string | RegExp;
  /** Data file and words at whose line the finding points, where it is another than the first that was changed in the data. */
  at?: { file: string; words: string };
  /** File of the built folder, and line, at which the finding points. */
  built?: { file: string; line?: number };
  /** Words of its advice. */
  advice?: string;
  /** How many other pages it names. */
  others?: number;
  /** Rules that rightly have a finding of their own beside it. */
  also?: readonly string[];
}

/** A change that looks like a fault and is none. */
export type Trap = Pick<Planted, "dist"> & {
  /** Why it is none. */
  trap: string;
  /** The files say what the data make, in another way; else what was planted is rightly told to be no value of the data. */
  isSame?: true;
  data?: { file: string; from: string; to: string };
};

interface Seen {
  finding: Reported;
  position: Position | undefined;
}

/** A site that is good when it is built, copied for each fault. */
class PlantedSite {
  private readonly folder = mkdtempSync(join(inject("runFolder"), "site-planted-"));
  private readonly dataDir = join(this.folder, "data");
  private readonly dist = join(this.folder, "dist");
  private good: ReadonlySet<string> = new Set();
  private site: Site | undefined;

  async make(fixture: string, change: (data: DataFolder) => void): Promise<this> {
    cpSync(fixtureSite(fixture), this.dataDir, { recursive: true });
    change(new DataFolder(this.dataDir));
    await buildHere(this.dataDir, this.dist);
    this.site = siteOf(this.dataDir);
    this.good = new Set(auditBuild(this.site, this.dist, rules).findings.map(keyOf));
    return this;
  }

  /** Findings that the good site does not have, in a copy with the words of a data file changed. */
  withData(file: string, from: string, to: string): Promise<Seen[]> {
    return this.inCopy(async (dist) => {
      const dataDir = join(dist, "..", "data");
      cpSync(this.dataDir, dataDir, { recursive: true });
      const text = readFileSync(join(dataDir, file), "utf8");
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(
        join(dataDir, file),
        text.replace(from, () => to),
      );
      await buildHere(dataDir, dist);
      return dataDir;
    });
  }

  /** The same in a copy with files of the built folder changed. */
  withBuilt(
    where: string | readonly string[] | RegExp,
    edit: Edit | "remove" | "cut off",
    encoding?: BufferEncoding,
  ): Promise<Seen[]> {
    return this.inCopy(async (dist) => {
      for (const name of namesIn(dist, where)) change(join(dist, name), edit, encoding);
      return this.dataDir;
    });
  }

  /** Line, from 1, on which words stand in a data file. */
  lineOf(file: string, words: string): number {
    const text = readFileSync(join(this.dataDir, file), "utf8");
    const start = text.indexOf(words);
    if (start < 0) throw new Error(`${file} does not hold ${words}`);
    return lineAt(text, start);
  }

  /** Line of a data file on which words and those that take their place begin to differ. */
  lineOfChange({ file, from, to }: NonNullable<Planted["data"]>): number {
    const start = this.lineOf(file, from);
    let same = [...from].findIndex((letter, index) => letter !== to[index]);
    if (same < 0) same = from.length;
    // What is added on lines of its own begins behind the line before.
    while (to[same] === "\n") same++;
    return start + lineAt(to, same) - 1;
  }

  /** What the audit finds in a damaged copy of the built folder, beside the data that `damage` names. */
  private async inCopy(damage: (dist: string) => Promise<string>): Promise<Seen[]> {
    const copy = mkdtempSync(join(quickFolder(), "site-planted-copy-"));
    try {
      const dist = join(copy, "dist");
      cpSync(this.dist, dist, { recursive: true });
      const dataDir = await damage(dist);
      const lookUp = createPositionLookup(dataDir);
      const site = dataDir === this.dataDir && this.site ? this.site : siteOf(dataDir);
      return auditBuild(site, dist, rules, [], { create: createRenderer })
        .findings.filter((finding) => !this.good.has(keyOf(finding)))
        .map((finding) => ({ finding, position: positionOf(finding, lookUp) }));
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }
}

const unchanged = () => {};

/** Tests that each fault is found: once, on its page, explained, at its line; and that its fix leaves nothing. */
export function testPlanted(
  faults: readonly Planted[],
  { fixture = "minimal", change = unchanged }: Fixture = {},
): void {
  const planted = siteOnce(fixture, change);
  it.each(few(faults, 1))(
    "$rule: $fault",
    async (fault) => {
      const site = await planted();
      judge(fault, await plant(fault, site), site);
      if (fault.data) {
        const { file, from, mended } = fault.data;
        const left = await site.withData(file, from, mended);
        expect(left.map(({ finding }) => finding.message)).toEqual([]);
      }
    },
    60_000,
  );
}

/** Tests that nothing is found in what is no fault. */
export function testTraps(
  traps: readonly Trap[],
  { fixture = "minimal", change = unchanged }: Fixture = {},
): void {
  const planted = siteOnce(fixture, change);
  it.each(few(traps, 1))(
    "says nothing of $trap",
    async (trap) => {
      const found = (await plant(trap, await planted())).map(({ finding }) => finding);
      const isMeant = ({ rule }: Reported) =>
        trap.isSame || !trap.dist || !["file/altered", "link/added"].includes(rule.id);
      expect(found.filter(isMeant).map(keyOf)).toEqual([]);
    },
    60_000,
  );
}

interface Fixture {
  fixture?: string;
  change?: (data: DataFolder) => void;
}

const sites: (Required<Fixture> & { site: Promise<PlantedSite> })[] = [];

/** The good site, made before the first group that needs it and kept for all files of a worker. */
function siteOnce(fixture: string, change: (data: DataFolder) => void): () => Promise<PlantedSite> {
  const site = () => {
    const known = sites.find((one) => one.fixture === fixture && one.change === change);
    if (known) return known.site;
    const made = { fixture, change, site: new PlantedSite().make(fixture, change) };
    sites.push(made);
    return made.site;
  };
  beforeAll(() => site().then(() => {}), 60_000);
  return site;
}

function plant({ data, dist }: Pick<Trap, "data" | "dist">, site: PlantedSite): Promise<Seen[]> {
  if (data) return site.withData(data.file, data.from, data.to);
  return site.withBuilt(dist?.in ?? [], dist?.edit ?? "remove", dist?.encoding);
}

function judge(fault: Planted, seen: readonly Seen[], site: PlantedSite) {
  const { rule, path, says, also = [], at, built, data, others, advice } = fault;
  const notAlso = seen.flatMap(({ finding }) => (also.includes(finding.rule.id) ? [] : keyOf(finding)));
  expect(notAlso).toEqual([expect.stringMatching(new RegExp(`^${rule} `))]);
  const found = seen.find(({ finding }) => finding.rule.id === rule);
  expect(found?.finding.path).toBe(path);
  expect(found?.finding.message).toMatch(says);
  if (built)
    expect(found?.position).toMatchObject({
      file: expect.stringMatching(new RegExp(`/dist/${built.file}$`)),
      ...(built.line !== undefined && { line: built.line }),
    });
  if (advice !== undefined) expect(found?.finding.fix).toContain(advice);
  if (others !== undefined) expect(found?.finding.related).toHaveLength(others);
  if (at) expect(found?.position).toMatchObject({ file: at.file, line: site.lineOf(at.file, at.words) });
  else if (data) expect(found?.position).toMatchObject({ file: data.file, line: site.lineOfChange(data) });
}

/** Line, from 1, of an offset in a text. */
function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

function namesIn(dist: string, where: string | readonly string[] | RegExp): readonly string[] {
  const pattern = where === "*" ? /\.html$/ : where;
  if (!(pattern instanceof RegExp)) return [pattern].flat();
  const names = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => pattern.test(file));
  if (names.length === 0) throw new Error(`No file fits ${pattern}.`);
  return names;
}

function change(file: string, edit: Edit | "remove" | "cut off", encoding: BufferEncoding = "utf8"): void {
  if (edit === "remove") rmSync(file);
  else if (edit === "cut off") truncateSync(file, Math.floor(statSync(file).size / 2));
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, edit(textOf(file)), encoding);
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** A finding of all pages counts others where a page is gone. */
function keyOf({ rule, message }: Reported): string {
  return `${rule.id} ${message.replace(/\d+( of \d+)? pages/g, "pages")}`;
}

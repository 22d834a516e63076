import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, inject, it } from "vitest";
import { auditBuild } from "../../../scripts/audit/audit.ts";
import type { Reported } from "../../../scripts/audit/finding.ts";
import { rules } from "../../../scripts/audit/rules/index.ts";
import { createRenderer } from "../../../src/renderer/render.tsx";
import type { Site } from "../../../src/site/site.ts";
import { buildHere } from "../../support/builds.ts";
import { DataFolder, fixtureSite } from "../../support/data-folder.ts";
import { few } from "../../support/nightly.ts";
import { quickFolder } from "../../support/ram-disk.ts";
import { siteOf } from "../../support/site.ts";
import { damage, type InBuilt } from "./damage.ts";
import { pinOf } from "./pins.ts";

/** Words of a data file become others, and the site is built from it. */
interface InData {
  file: string;
  from: string;
  to: string;
  /** What the fix makes of them. */
  mended: string;
}

/** A fault put into a good site, which one rule must find once. All that the audit then says is pinned. */
export type Planted = {
  rule: string;
  /** In the words of the person who would report it; absent where the name of the file says it. */
  fault?: string;
  /** Words of the advice. */
  advice?: string;
} & (InData | InBuilt);

/** A change that looks like a fault and is none. */
export type Trap = {
  /** Why it is none. */
  trap: string;
  /** The files say what the data make, in another way; else what was planted is rightly told to be no value of the data. */
  isSame?: true;
} & (Omit<InData, "mended"> | InBuilt);

type Edits = Readonly<Record<string, InBuilt["edit"]>>;

/** Faults of one place of the built folder, by the rule that finds them: what is done to its files, behind the words of the person who would report it. */
export function faultsIn(
  place: InBuilt["in"],
  edits: Readonly<Record<string, InBuilt["edit"] | Edits>>,
): Planted[] {
  return Object.entries(edits).flatMap(([rule, one]) =>
    typeof one === "object"
      ? Object.entries(one).map(([fault, edit]) => ({ rule, fault, in: place, edit }))
      : { rule, in: place, edit: one },
  );
}

/** What looks like a fault of one place of the built folder, behind the reason why it is none. */
export function trapsIn(place: InBuilt["in"], edits: Edits): Trap[] {
  return Object.entries(edits).map(([trap, edit]) => ({ trap, in: place, edit }));
}

interface Seen {
  found: Reported[];
  /** All that is said of them. */
  pin: string;
}

/** A site that is good when it is built, copied for each fault. */
class PlantedSite {
  private readonly folder = mkdtempSync(join(inject("runFolder"), "site-planted-"));
  private readonly dataDir = join(this.folder, "data");
  private readonly dist = join(this.folder, "dist");
  private good: ReadonlySet<string> = new Set();
  /** Faults tried so far whose only fix is to build the site again. */
  readonly cured: InBuilt[] = [];
  private site: Site | undefined;

  async make({ fixture, change, isBare }: Required<Fixture>): Promise<this> {
    cpSync(fixtureSite(fixture), this.dataDir, { recursive: true });
    change(new DataFolder(this.dataDir));
    await buildHere(this.dataDir, this.dist);
    if (isBare) rmSync(join(this.dist, "page-data"), { recursive: true });
    this.site = siteOf(this.dataDir);
    this.good = new Set(auditBuild(this.site, this.dist, rules).findings.map(keyOf));
    return this;
  }

  /** Findings that the good site does not have, in a copy with this fault. */
  with(fault: Omit<InData, "mended"> | InBuilt): Promise<Seen> {
    if ("in" in fault)
      return this.inCopy(async (dist) => {
        damage(dist, fault);
        return this.dataDir;
      });
    return this.inCopy(
      async (dist) => {
        const dataDir = join(dist, "..", "data");
        cpSync(this.dataDir, dataDir, { recursive: true });
        const text = this.read(fault).replace(fault.from, () => fault.to);
        new DataFolder(dataDir).write(fault.file, text);
        await buildOver(dist, dataDir);
        return dataDir;
      },
      `${fault.file}:${this.lineOfChange(fault)}`,
    );
  }

  /** What is left of these faults, all of them at once, when the site is built again. */
  async rebuilt(): Promise<string[]> {
    const { found } = await this.inCopy(async (dist) => {
      for (const fault of this.cured) damage(dist, fault, this.dist);
      await buildOver(dist, this.dataDir);
      return this.dataDir;
    });
    return found.map(keyOf);
  }

  /** Line of a data file on which words and those that take their place begin to differ. */
  private lineOfChange(fault: Omit<InData, "mended">): number {
    const { from, to } = fault;
    const text = this.read(fault);
    let same = [...from].findIndex((letter, index) => letter !== to[index]);
    if (same < 0) same = from.length;
    // What is added on lines of its own begins behind the line before.
    while (to[same] === "\n") same++;
    return lineAt(text, text.indexOf(from)) + lineAt(to, same) - 1;
  }

  private read({ file, from }: Omit<InData, "mended">): string {
    const text = readFileSync(join(this.dataDir, file), "utf8");
    if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
    return text;
  }

  /** What the audit finds in a damaged copy of the built folder, beside the data that `change` names; `line` is the one that holds the fault. */
  private async inCopy(change: (dist: string) => Promise<string>, line?: string): Promise<Seen> {
    const copy = mkdtempSync(join(quickFolder(), "site-planted-copy-"));
    try {
      const dist = join(copy, "dist");
      cpSync(this.dist, dist, { recursive: true });
      const dataDir = await change(dist);
      const site = dataDir === this.dataDir && this.site ? this.site : siteOf(dataDir);
      const { findings } = auditBuild(site, dist, rules, [], { create: createRenderer });
      const found = findings.filter((finding) => !this.good.has(keyOf(finding)));
      return { found, pin: pinOf(found, { site, dataDir, line }) };
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }
}

/** What is wrong in a text, and what mends it: the two sides of each [wrong → right]. */
export function sidesOf(text: string): Pick<InData, "to" | "mended"> {
  const side = (one: "$1" | "$2") => text.replaceAll(/\[([^[\]]*) → ([^[\]]*)\]/g, one);
  return { to: side("$1"), mended: side("$2") };
}

/** Faults of one text of the data: what stands in its place, as `sidesOf` reads it, behind the words of the person who would report it. */
export function faultsInText(
  rule: string,
  file: string,
  from: string,
  texts: Readonly<Record<string, string>>,
): Planted[] {
  return Object.entries(texts).map(([fault, text]) => ({ rule, fault, file, from, ...sidesOf(text) }));
}

/** The site into which faults are put. */
interface Fixture {
  fixture?: string;
  change?: (data: DataFolder) => void;
  /** Without the data files of pages, which repeat the head: a fault of a builder stands in both, an edit only in the document. */
  isBare?: boolean;
}

const unchanged = () => {};

/** Tests that each fault, at most `most` of them by day, is found once, that all that is said of it is what is pinned, and that its fix leaves nothing. */
export function testPlanted(
  faults: readonly Planted[],
  { most = 1, ...fixture }: Fixture & { most?: number } = {},
): void {
  const planted = siteOnce(fixture);
  const tried = few(faults, most);
  for (const fault of faults)
    it(`${fault.rule}: ${nameOf(fault)}`, async ({ skip }) => {
      // One that is left out is skipped, so that what is pinned of it is not taken for old.
      skip(!tried.includes(fault));
      const site = await planted();
      const { found, pin } = await site.with(fault);
      const [first, ...more] = found.filter(
        ({ rule, message }) => rule.id === fault.rule || followersIn(message).includes(fault.rule),
      );
      expect(more).toEqual([]);
      expect(first?.fix).toContain(fault.advice ?? "");
      expect(pin).toMatchSnapshot();
      if ("in" in fault) {
        const isCured = (fix: string) => /\bbuild the site again\b/i.test(fix) && !fix.startsWith("Remove");
        if (found.every(({ fix }) => isCured(fix))) site.cured.push(fault);
        return;
      }
      const left = await site.with({ ...fault, to: fault.mended });
      expect(left.found.map(keyOf)).toEqual([]);
    });
}

/** Tests that nothing is left of the faults of a site whose fix is to build it again, all of them at once. */
export function testRebuild(fixture: Fixture): void {
  const planted = siteOnce(fixture);
  it("is good again when the site is built again, where the fix says so", async () => {
    const site = await planted();
    expect(site.cured.length).toBeGreaterThan(1);
    expect(await site.rebuilt()).toEqual([]);
  });
}

/** Tests that nothing is found in what is no fault. */
export function testTraps(traps: readonly Trap[], fixture: Fixture = {}): void {
  const planted = siteOnce(fixture);
  it.each(few(traps, 1))("says nothing of $trap", async (trap) => {
    const { found } = await (await planted()).with(trap);
    const isMeant = ({ rule }: Reported) =>
      trap.isSame || !("in" in trap) || !["file/altered", "link/added"].includes(rule.id);
    expect(found.filter(isMeant).map(keyOf)).toEqual([]);
  });
}

const sites: (Required<Fixture> & { site: Promise<PlantedSite> })[] = [];

/** The good site, made before the first group that needs it and kept for all files of a worker. */
function siteOnce({
  fixture = "minimal",
  change = unchanged,
  isBare = false,
}: Fixture): () => Promise<PlantedSite> {
  const site = () => {
    const known = sites.find(
      (one) => one.fixture === fixture && one.change === change && one.isBare === isBare,
    );
    if (known) return known.site;
    const made = { fixture, change, isBare, site: new PlantedSite().make({ fixture, change, isBare }) };
    sites.push(made);
    return made.site;
  };
  beforeAll(() => site().then(() => {}), 60_000);
  return site;
}

function nameOf(fault: Planted): string {
  return fault.fault ?? ("in" in fault ? `in ${fault.in}` : fault.file);
}

/** Rules that a finding says may follow from it. */
function followersIn(message: string): string[] {
  return /Mend it first: (.*) may follow/.exec(message)?.[1]?.split(", ") ?? [];
}

/** Line, from 1, of an offset in a text. */
function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

function buildOver(dist: string, dataDir: string): Promise<void> {
  // By this folder a build knows that it may replace the target.
  mkdirSync(join(dist, "page-data"), { recursive: true });
  return buildHere(dataDir, dist);
}

/** A finding of all pages counts others where a page is gone. */
function keyOf({ rule, message }: Reported): string {
  return `${rule.id} ${message.replace(/\d+( of \d+)? pages/g, "pages")}`;
}

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { auditBuild } from "../../../scripts/audit/audit.ts";
import type { Owner, Reported } from "../../../scripts/audit/finding.ts";
import { rules } from "../../../scripts/audit/rules/index.ts";
import { createRenderer } from "../../../src/renderer/render.tsx";
import type { Site } from "../../../src/site/site.ts";
import type { Edit } from "../../support/audit.ts";
import { buildHere } from "../../support/builds.ts";
import { DataFolder, fixtureSite } from "../../support/data-folder.ts";
import { few, isNight } from "../../support/nightly.ts";
import { quickFolder } from "../../support/ram-disk.ts";
import { siteOf } from "../../support/site.ts";

export interface BrokenBuild {
  rule: string;
  /** Files with the fault, of the built folder; "*" stands for all pages, "city" for all city pages. */
  in: string | readonly string[];
  edit: Edit;
  /** Where it is not the one that files of this kind usually have; see `usualOwner`. */
  owner?: Owner;
  /** The file is one of the data; the built folder stays as it was. */
  isData?: true;
  /** Data file that the finding points at, where it is not that of the page. */
  file?: string;
  /** Tells two cases of a rule apart. */
  as?: string;
}

/** Other data name another picture, of which the minimal site says as little. */
const ofPreviews = ["og/optional", "tw/card"];

/** The minimal site with some change, built, into which one fault is put at a time. */
export class GoodBuild {
  private readonly dataDir: string;
  private readonly dist: string;
  private readonly site: Site;
  private readonly good: Set<string>;

  private constructor(private readonly folder: string) {
    [this.dataDir, this.dist] = [join(folder, "data"), join(folder, "dist")];
    // The data files repeat the head; a fault of a builder stands in both, one of these edits only in the document.
    rmSync(join(this.dist, "page-data"), { recursive: true });
    this.site = siteOf(this.dataDir);
    this.good = new Set(this.judge(this.site).map(keyOf));
  }

  static async make(change: (data: DataFolder) => void = () => {}): Promise<GoodBuild> {
    const folder = mkdtempSync(join(quickFolder(), "site-corpus-"));
    const dataDir = join(folder, "data");
    cpSync(fixtureSite("minimal"), dataDir, { recursive: true });
    change(new DataFolder(dataDir));
    await buildHere(dataDir, join(folder, "dist"));
    return new GoodBuild(folder);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Findings with a fault that the good build does not have; the folder is as before when it returns. */
  break({ rule, in: where, isData, edit }: BrokenBuild): Reported[] {
    const files = [where].flat().flatMap((one) => (isData ? join(this.dataDir, one) : this.filesOf(one)));
    const before = files.map(read);
    files.forEach((file, at) => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, edit(before[at] ?? ""));
    });
    try {
      // That a text or link is another than the data make is said of its page, beside what follows for others.
      const isOfRule = (finding: Reported) =>
        finding.rule.id === rule ||
        !["file/altered", "link/added", ...(isData ? ofPreviews : [])].includes(finding.rule.id);
      return this.judge(isData ? siteOf(this.dataDir) : this.site).filter(
        (finding) => isOfRule(finding) && !this.good.has(keyOf(finding)),
      );
    } finally {
      files.forEach((file, at) => {
        const text = before[at];
        if (text === undefined) rmSync(file);
        else writeFileSync(file, text);
      });
    }
  }

  /** What the fix "Build the site again" leaves of these faults, one planted in each file: findings that the good build does not have. */
  async rebuildOver(faults: readonly BrokenBuild[]): Promise<string[]> {
    const damaged = faults.flatMap(({ in: where, edit }) =>
      [where]
        .flat()
        .flatMap((one) => this.filesOf(one).map((file) => [file, edit(read(file) ?? "")] as const)),
    );
    for (const [file, text] of damaged) writeFileSync(file, text);
    // By this folder a build knows that it may replace the target.
    mkdirSync(join(this.dist, "page-data"), { recursive: true });
    await buildHere(this.dataDir, this.dist);
    return this.judge(this.site)
      .map(keyOf)
      .filter((key) => !this.good.has(key));
  }

  /** Findings that the good build does not have, when a text of a data file is another and the site is built from it. */
  async rebuildWith(dataFile: string, from: string, to: string): Promise<Reported[]> {
    const file = join(this.dataDir, dataFile);
    const before = readFileSync(file, "utf8");
    if (!before.includes(from)) throw new Error(`${dataFile} does not hold ${from}`);
    writeFileSync(
      file,
      before.replace(from, () => to),
    );
    try {
      mkdirSync(join(this.dist, "page-data"), { recursive: true });
      await buildHere(this.dataDir, this.dist);
      return this.judge(siteOf(this.dataDir)).filter((finding) => !this.good.has(keyOf(finding)));
    } finally {
      writeFileSync(file, before);
    }
  }

  /** Findings, but for the data files that were taken away. */
  private judge(site: Site): Reported[] {
    const isTaken = ({ rule, message }: Reported) =>
      rule.id === "file/missing" && message.includes("/page-data/");
    return auditBuild(site, this.dist, rules, [], { create: createRenderer }).findings.filter(
      (finding) => !isTaken(finding),
    );
  }

  private filesOf(where: string): string[] {
    if (where !== "*" && where !== "city") return [join(this.dist, where)];
    const pages = readdirSync(this.dist, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".html"),
    );
    return pages
      .filter((file) => where === "*" || file.startsWith("roofers-"))
      .map((file) => join(this.dist, file));
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function keyOf({ rule, message }: Reported): string {
  return `${rule.id} ${message}`;
}

/** What is wrong on all pages is so by the layout, on all of a type by their template, on one by what it is made from. */
function usualOwner(where: BrokenBuild["in"]): Owner {
  return where === "*" ? "layout" : where === "city" ? "template" : "record";
}

/** Tests that each fault is found once, by its rule, and attributed rightly. `build` is called when a test runs. */
export function testBrokenBuilds(brokenBuilds: readonly BrokenBuild[], build: () => GoodBuild): void {
  const curedByBuild: BrokenBuild[] = [];
  const firstOfRule = new Map(brokenBuilds.toReversed().map((broken) => [broken.rule, broken]));
  for (const broken of isNight ? brokenBuilds : few([...firstOfRule.values()], firstOfRule.size / 4)) {
    const { rule, in: where, owner = usualOwner(where), as = "", file } = broken;
    it(`${rule} in ${where} ${as}: found once, and attributed to the ${owner}`, () => {
      // Where only something small is noted, or the data have changed, the built file is told to be another than the data make.
      const severity = rules.find(({ id }) => id === rule)?.severity;
      const isBuiltAnew = severity === "info" || broken.isData === true;
      const found = build()
        .break(broken)
        .filter(({ rule: { id } }) => id === rule || !isBuiltAnew || id !== "file/altered");
      expect(found.map(({ rule: { id }, owner: by }) => `${id} ${by}`)).toEqual([`${rule} ${owner}`]);
      if (file) expect(found.map(({ place }) => place?.file)).toEqual([file]);
      if (
        !broken.isData &&
        found.every(({ fix }) => /\bbuild the site again\b/i.test(fix) && !fix.startsWith("Remove"))
      )
        curedByBuild.push(broken);
    });
  }

  it("is good again when the site is built again, where the fix says so", async () => {
    expect(curedByBuild.length).toBeGreaterThan(1);
    expect(await build().rebuildOver(curedByBuild)).toEqual([]);
  });
}

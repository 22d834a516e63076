import { existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, vi } from "vitest";
import { buildSite } from "../../../scripts/build/build.ts";
import type { Bundle } from "../../../scripts/build/bundle.ts";
import type { BuildReport } from "../../../scripts/schemas/reports.ts";
import type { Problem } from "../../../src/problem.ts";
import { epochOf } from "../fixed-day.ts";
import { changedPages, differingFiles, hashFiles } from "../folders.ts";
import { copyCaches, type Damageable, damages } from "./damage.ts";
import { operations, pick } from "./operations.ts";
import { SmallSite, type Trait } from "./small-site.ts";
import { createToolFolder, forgetData, linkBundle } from "./tool-folder.ts";

export type Step = readonly [name: string, a: number, b: number];

/** Steps that every sequence may hold. */
export const stepNames: readonly string[] = [
  ...Object.keys(operations),
  ...Object.keys(damages),
  "changeUrl",
];

const origins = [undefined, "https://preview.maple-roofing.example"];

/** What sequences may switch between. */
export interface Versions {
  /** Paths that the site may live under. */
  bases: readonly string[];
  /** `src` folders of the tool. */
  sources: readonly string[];
}

/** The folders in which sequences are played, one after the other. */
export class Stage implements Damageable {
  readonly out: string;
  readonly tool: string;
  readonly oldCaches: string;
  readonly strangeCaches: string;
  private readonly dataDir: string;
  private readonly cleanTool: string;
  private readonly cleanOut: string;
  private site = new SmallSite();
  private written = new Map<string, string>();
  private origin: string | undefined;
  private base = "/";

  constructor(
    dir: string,
    private readonly versions: Versions,
  ) {
    this.dataDir = join(dir, "data");
    this.out = join(dir, "published", "dist");
    this.cleanOut = join(dir, "clean", "dist");
    this.oldCaches = join(dir, "old-caches");
    this.strangeCaches = join(dir, "strange-caches");
    this.tool = createToolFolder(join(dir, "tool"));
    this.cleanTool = createToolFolder(join(dir, "clean-tool"));
  }

  /** Compiled templates for one of the bases and sources. */
  use(bundle: Bundle): void {
    for (const tool of [this.tool, this.cleanTool]) linkBundle(tool, bundle);
  }

  /** Makes the caches of other data, which steps may plant. */
  async prepare(): Promise<void> {
    this.reset();
    for (const city of this.site.cities.values()) city.lead = 77;
    this.writeData();
    const { problems, report } = await this.build(this.tool, this.out);
    if (!report) throw new Error(JSON.stringify(problems));
    copyCaches(this.tool, this.strangeCaches);
  }

  /** Plays a sequence from a first build of a site with these traits on, and checks the published folder after each step. */
  async play(traits: readonly Trait[], steps: readonly Step[]): Promise<void> {
    this.reset();
    for (const trait of traits) this.site.enrich(trait);
    this.writeData();
    await this.build(this.tool, this.out);
    copyCaches(this.tool, this.oldCaches);
    for (const step of steps) {
      this.take(step);
      await this.check();
    }
    if (!this.site.isSound()) {
      this.site.mend();
      await this.check();
    }
    await this.checkRest();
  }

  textOf(file: string): string {
    return readFileSync(join(this.out, file), "utf8");
  }

  private reset(): void {
    for (const dir of [this.dataDir, dirname(this.out)]) rmSync(dir, { recursive: true, force: true });
    forgetData(this.tool);
    this.site = new SmallSite();
    this.written = new Map();
    this.origin = undefined;
    this.base = "/";
    this.switchSources(0);
  }

  private take([name, a, b]: Step): void {
    if (name === "changeUrl") this.origin = pick(origins, a);
    else if (name === "changeBase") this.base = pick(this.versions.bases, a);
    else if (name === "changeTool") this.switchSources(a);
    else if (name in operations) operations[name]?.(this.site, a, b);
    else damages[name]?.(this, a, b);
  }

  private switchSources(number: number): void {
    for (const tool of [this.tool, this.cleanTool]) {
      rmSync(join(tool, "src"));
      symlinkSync(pick(this.versions.sources, number), join(tool, "src"));
    }
  }

  private async check(): Promise<void> {
    this.writeData();
    const before = this.published();
    const { problems, report } = await this.build(this.tool, this.out);
    rmSync(dirname(this.cleanOut), { recursive: true, force: true });
    forgetData(this.cleanTool);
    const clean = await this.build(this.cleanTool, this.cleanOut);
    const after = this.published();
    expect(problems).toEqual(clean.problems);
    expect(report !== undefined, "was published").toBe(this.site.isSound());
    if (!report) {
      expect(differingFiles(before, after), "files changed by a build that failed").toEqual([]);
      return;
    }
    const paths = pathsIn(after);
    expect(paths.toSorted(), "published pages").toEqual([...this.site.paths()].toSorted());
    expect(differingFiles(after, hashFiles(this.cleanOut)), "files unlike a clean build's").toEqual([]);
    expect(report.changed.toSorted()).toEqual(changedPages(before, after));
    expect(report.removedPaths.toSorted()).toEqual(
      pathsIn(before)
        .filter((path) => !paths.includes(path))
        .toSorted(),
    );
  }

  /** A build of what has not changed does nothing. */
  private async checkRest(): Promise<void> {
    const files = Object.keys(this.published());
    const stamp = () =>
      files.map((file) => {
        const { ino, mtimeMs } = statSync(join(this.out, file));
        return [file, ino, mtimeMs];
      });
    const before = stamp();
    const { report } = await this.build(this.tool, this.out);
    expect(report).toMatchObject({ rendered: 0, changed: [], reasons: {}, removedPaths: [] });
    expect(stamp()).toEqual(before);
  }

  private published(): Record<string, string> {
    return existsSync(this.out) ? hashFiles(this.out) : {};
  }

  private build(root: string, out: string): Promise<{ problems: Problem[]; report?: BuildReport }> {
    const { dataDir, base, origin } = this;
    vi.stubEnv("SOURCE_DATE_EPOCH", epochOf(this.site.day));
    return buildSite({ root, dataDir, out, base, isClean: false, jobs: 2, ...(origin && { url: origin }) });
  }

  /** Writes the files of the site that differ from what was written last, and removes those that it has no longer. */
  private writeData(): void {
    const files = this.site.files();
    for (const file of this.written.keys()) if (!files.has(file)) rmSync(join(this.dataDir, file));
    for (const [file, text] of files) {
      if (this.written.get(file) === text) continue;
      mkdirSync(dirname(join(this.dataDir, file)), { recursive: true });
      writeFileSync(join(this.dataDir, file), text);
    }
    this.written = files;
  }
}

/** The paths of the pages among published files. */
function pathsIn(files: Record<string, string>): string[] {
  return Object.keys(files)
    .filter((file) => /^[^/]+\.html$|^(service-areas|work|jobs|events)\/.*\.html$/.test(file))
    .map((file) => `/${file.replace(/(^index)?\.html$/, "")}`);
}

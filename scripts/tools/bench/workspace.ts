import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { Caches } from "./caches.ts";
import { writeData } from "./data/write-data.ts";

/** Number of cities in the data of this repository. */
export function countCities(dataDir: string): number {
  return cityFiles(dataDir).length;
}

function cityFiles(dataDir: string): string[] {
  return readdirSync(join(dataDir, "cities"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .map((name) => join(dataDir, "cities", name));
}

/** A data folder of a size and its built folder, both temporary, with the edits that people make. */
export class Workspace {
  readonly dir = mkdtempSync(join(tmpdir(), "site-bench-"));
  readonly dataDir = join(this.dir, "data");
  readonly outDir = join(this.dir, "dist");
  private readonly caches: Caches;
  private readonly cities: string[];
  /** Edits made so far, so that no two are the same. */
  private edits = 0;

  /** The data of this repository where it has so many cities, else made data. */
  constructor(
    readonly root: string,
    readonly size: number,
  ) {
    this.caches = new Caches(root);
    const shipped = join(root, "data");
    try {
      if (countCities(shipped) === size) cpSync(shipped, this.dataDir, { recursive: true });
      else writeData(size, this.dataDir, shipped);
    } catch (error) {
      this.remove();
      throw error;
    }
    this.cities = cityFiles(this.dataDir);
  }

  removeOut(): void {
    rmSync(this.outDir, { recursive: true, force: true });
  }

  /** As on a machine that has never seen this data. Templates and pictures stay cached. */
  forgetAll(): void {
    this.removeOut();
    this.caches.forget();
  }

  /** Changes one word of a city. */
  editCity(): void {
    this.edits++;
    edit(this.city(), /^lead: >-\n {2}\S+/m, `lead: >-\n  Word${this.edits}`);
  }

  /** Adds a city that resembles another one. */
  addCity(): void {
    this.edits++;
    const source = this.city();
    const added = join(dirname(source), `${basename(source, ".yaml")}-annex-${this.edits}.yaml`);
    cpSync(source, added);
    edit(added, /^city: (.*)$/m, `city: $1 Annex ${this.edits}`);
  }

  /** Changes the phone number, which stands on every page. */
  changePhone(): void {
    this.edits++;
    edit(
      join(this.dataDir, "business.yaml"),
      /^(phone: .*)\d\d$/m,
      `$1${String(this.edits % 100).padStart(2, "0")}`,
    );
  }

  /** Removes both folders, and what the commands remember of them. */
  remove(): void {
    this.caches.forget();
    rmSync(this.dir, { recursive: true, force: true });
  }

  /** One city in the middle of the list. */
  private city(): string {
    return this.cities[Math.floor(this.cities.length / 2)] as string;
  }
}

function edit(file: string, from: RegExp, to: string): void {
  const text = readFileSync(file, "utf8");
  if (!from.test(text)) throw new Error(`${file} has no line ${from}`);
  writeFileSync(file, text.replace(from, to));
}

import { statSync } from "node:fs";
import { join } from "node:path";
import type { CityFacts } from "../../src/loader/city-facts.ts";
import type { Dataset, Loaded } from "../../src/loader/load.ts";
import { rememberEntities } from "../../src/loader/remember.ts";
import { unsavedBytes } from "../../src/loader/unsaved.ts";
import { hasErrors, type Problem } from "../../src/problem.ts";
import { geographyProblems } from "../../src/site/geography/geography.ts";
import { hashOf } from "../files/hash.ts";
import type { Checked, CheckOptions } from "./check-data.ts";
import { PageMemory } from "./page-memory.ts";
import { todayOf } from "./today.ts";
import { loadZipCodes } from "./zip-index.ts";

/** What is looked at to see where cities lie: whole files, and of cities what all cities have in memory. */
interface Geography {
  files: string;
  facts: ReadonlyMap<string, CityFacts>;
  problems: Problem[];
}

/** What is on the disk, what is tried in its place, and what was tried before that. */
const mostRemembered = 3;

/** What checks of a data folder remember from one to the next, so that only what has changed is looked at again. */
export class CheckMemory {
  readonly load = rememberEntities();
  readonly pages = new PageMemory();
  private geography: Geography | undefined;
  private latest: { fingerprint: string; checked: Checked }[] = [];

  /** Checks data that no check has seen lately. */
  once(loaded: Loaded, options: CheckOptions, check: () => Checked): Checked {
    const fingerprint = fingerprintOf(loaded, options);
    const known = this.latest.find((one) => one.fingerprint === fingerprint);
    if (known) return known.checked;
    const checked = check();
    this.latest = [{ fingerprint, checked }, ...this.latest].slice(0, mostRemembered);
    // What points at a broken file is not known to be right.
    if (checked.site && !hasErrors(checked.problems)) this.pages.keep(checked.site);
    return checked;
  }

  /** What is wrong with where cities lie. */
  geographyProblems(dataset: Dataset): Problem[] {
    const { business, offices, counties, cities } = dataset;
    const files = [business, ...offices, ...counties].map(({ file, hash }) => `${file} ${hash}`).join();
    const facts = new Map(cities.map((city) => [city.file, city.facts]));
    const known = this.geography;
    if (known?.files === files && areSame(known.facts, facts)) return known.problems;
    const problems = geographyProblems(dataset, loadZipCodes);
    this.geography = { files, facts, problems };
    return problems;
  }
}

function areSame(before: Geography["facts"], after: Geography["facts"]): boolean {
  return (
    before.size === after.size &&
    [...after].every(([file, facts]) => {
      const old = before.get(file);
      return old === facts || JSON.stringify(old) === JSON.stringify(facts);
    })
  );
}

/** Differs where anything differs that a check looks at. */
function fingerprintOf({ dataset, problems }: Loaded, { isRelease, today }: CheckOptions): string {
  if (!dataset) return JSON.stringify(problems);
  const { dataDir, all, ledger, imageFiles, fontFiles, staticFiles } = dataset;
  const files = Object.values(all).flatMap((entities) => entities.map(({ file, hash }) => `${file} ${hash}`));
  const opened = [...imageFiles.values(), ...[...fontFiles].map((name) => `fonts/${name}`)].map((file) => {
    const path = join(dataDir, file);
    const unsaved = unsavedBytes(path);
    if (unsaved) return [file, hashOf(unsaved)];
    const { size, mtimeMs, ctimeMs } = statSync(path);
    return [file, size, mtimeMs, ctimeMs];
  });
  const day = today ?? todayOf(dataset);
  return hashOf(files.join(), JSON.stringify([problems, [...ledger], opened, staticFiles, isRelease, day]));
}

import { statSync } from "node:fs";
import { join } from "node:path";
import type { Dataset, Loaded } from "../../src/loader/load.ts";
import { RememberedFiles } from "../../src/loader/remember.ts";
import { isSameButForCityTexts, isSameData, isSameGround } from "../../src/loader/same-data.ts";
import { unsavedBytes } from "../../src/loader/unsaved.ts";
import { hasErrors, type Problem } from "../../src/problem.ts";
import { geographyProblems } from "../../src/site/geography/geography.ts";
import type { Places } from "../../src/site/places.ts";
import { hashOf } from "../files/hash.ts";
import type { Checked, CheckOptions } from "./check-data.ts";
import { PageMemory } from "./page-memory.ts";
import { todayOf } from "./today.ts";
import { zipCodes } from "./zip-index.ts";

/** All that a check looks at: the files of the data, what is wrong with them, and what lies around them. */
interface Looked {
  dataset: Dataset | undefined;
  problems: string;
  around: string;
}

/** What is on the disk, what is tried in its place, and what was tried before that. */
const mostRemembered = 3;

/** What checks of a data folder remember from one to the next, so that only what has changed is looked at again. */
export class CheckMemory {
  readonly files = new RememberedFiles();
  readonly pages = new PageMemory();
  private geography: { dataset: Dataset; problems: Problem[] } | undefined;
  private latest: { looked: Looked; checked: Checked }[] = [];
  private apartFromCityTexts: { looked: Looked; problems: Problem[] } | undefined;
  private looked: Looked | undefined;

  /** Checks data that no check has seen lately. */
  once(loaded: Loaded, options: CheckOptions, check: () => Checked): Checked {
    const looked = look(loaded, options);
    const known = this.latest.find((one) => isSame(one.looked, looked));
    if (known) return known.checked;
    this.looked = looked;
    const checked = check();
    this.latest = [{ looked, checked }, ...this.latest].slice(0, mostRemembered);
    // What points at a broken file is not known to be right.
    if (checked.site && !hasErrors(checked.problems)) this.pages.keep(checked.site);
    return checked;
  }

  /** Those of the data that was checked last. */
  get places(): Places | undefined {
    return this.latest[0]?.checked.site?.places;
  }

  /** Problems that texts of cities have no part in; made again only when something else has changed. */
  problemsApartFromCityTexts(make: () => Problem[]): Problem[] {
    const [known, { looked }] = [this.apartFromCityTexts, this];
    if (known?.looked.dataset && looked?.dataset && known.looked.around === looked.around)
      if (isSameButForCityTexts(known.looked.dataset, looked.dataset)) return known.problems;
    const problems = make();
    this.apartFromCityTexts = looked && { looked, problems };
    return problems;
  }

  /** What is wrong with where cities lie. */
  geographyProblems(dataset: Dataset): Problem[] {
    const known = this.geography;
    if (known && isSameGround(known.dataset, dataset)) return known.problems;
    const problems = geographyProblems(dataset, zipCodes);
    this.geography = { dataset, problems };
    return problems;
  }
}

function isSame(before: Looked, after: Looked): boolean {
  return (
    before.problems === after.problems &&
    before.around === after.around &&
    (before.dataset === after.dataset ||
      (before.dataset !== undefined &&
        after.dataset !== undefined &&
        isSameData(before.dataset, after.dataset)))
  );
}

/** Differs where anything differs that a check looks at. */
function look({ dataset, problems: found }: Loaded, { isRelease, today }: CheckOptions): Looked {
  const problems = JSON.stringify(found);
  if (!dataset) return { dataset, problems, around: "" };
  const { dataDir, ledger, imageFiles, fontFiles, staticFiles } = dataset;
  const opened = [...imageFiles.values(), ...[...fontFiles].map((name) => `fonts/${name}`)].map((file) => {
    const path = join(dataDir, file);
    const unsaved = unsavedBytes(path);
    if (unsaved) return [file, hashOf(unsaved)];
    const { size, mtimeMs, ctimeMs } = statSync(path);
    return [file, size, mtimeMs, ctimeMs];
  });
  const day = today ?? todayOf(dataset);
  return { dataset, problems, around: JSON.stringify([[...ledger], opened, staticFiles, isRelease, day]) };
}

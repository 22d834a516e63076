import type { County } from "../../src/kinds/county/fields.ts";
import type { Entity } from "../../src/loader/entity.ts";
import { toSlug } from "../../src/loader/slug.ts";
import { didYouMean } from "../../src/loader/suggest.ts";
import { foldName } from "../../src/site/geography/fold-name.ts";
import { quoted } from "../shell-words.ts";
import { UserError } from "../user-error.ts";
import type { AddContext, AddRequest, Prepared } from "./addition.ts";
import { declares } from "./neighbors.ts";

/** A new county lies in the state of all others, unless somebody says another. */
export function prepareCounty(_: string, { given }: AddRequest, { dataset }: AddContext): Prepared {
  const [first, ...others] = dataset.counties.map(({ value: { state, stateName } }) => ({
    state,
    stateName,
  }));
  const isShared =
    first &&
    [given.state ?? first.state, ...others.map(({ state }) => state)].every((state) => state === first.state);
  return { values: { ...(isShared && first), ...given }, notes: [] };
}

/** The county of a new city: the one that is named, the only one, or the one that a person chooses. */
export async function chooseCounty(
  { name, given }: AddRequest,
  { dataset, shownDir, asker }: AddContext,
): Promise<Entity<County>> {
  const { counties } = dataset;
  const ids = counties.map(({ id }) => id);
  const wanted = given.county;
  if (typeof wanted === "string") {
    const found = counties.find(
      ({ id, value }) => id === wanted || foldName(value.county) === foldName(wanted),
    );
    if (found) return found;
    // `ada` is Ada County, though it is too short to be nearly anything.
    const meant = didYouMean(wanted, ids) ?? ids.find((id) => id.startsWith(`${toSlug(wanted)}-`));
    throw new UserError(
      `There is no county ${wanted}.${meant ? ` Did you mean ${meant}?` : ""}`,
      meant
        ? `Say: npx site add city ${quoted(name)} --county ${meant}`
        : `Counties are ${ids.join(", ")}; a new one starts with: npx site add county ${quoted(wanted)}`,
    );
  }
  const [only] = counties;
  if (!only)
    throw new UserError(
      "There is no county yet.",
      `Start with a file in ${shownDir}/counties, for example ${shownDir}/counties/lake-county.yaml.`,
    );
  if (counties.length === 1) return only;
  const chosen = await asker?.choose(
    `county: Which county is ${name} in?`,
    counties.map(({ id, value }) => ({ value: id, label: `${value.county}, ${value.state}` })),
  );
  const found = counties.find(({ id }) => id === chosen);
  if (found) return found;
  const likely = dataset.cities.find((city) => declares(city, name))?.value.county ?? only.id;
  throw new UserError(
    `Which county is ${name} in?`,
    `Say it, for example: npx site add city ${quoted(name)} --county ${likely}. Counties are ${ids.join(", ")}.`,
  );
}

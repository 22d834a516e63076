import type { County } from "../../src/kinds/county/fields.ts";
import type { Entity } from "../../src/loader/entity.ts";
import { didYouMean } from "../../src/loader/suggest.ts";
import { foldName } from "../../src/site/geography/fold-name.ts";
import { quoted } from "../shell-words.ts";
import { UserError } from "../user-error.ts";
import type { AddContext, AddRequest } from "./addition.ts";
import { declares } from "./neighbors.ts";

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
    const meant = didYouMean(wanted, ids);
    throw new UserError(
      `There is no county ${wanted}.${meant ? ` Did you mean ${meant}?` : ""}`,
      meant
        ? `Say: npx site add city ${quoted(name)} --county ${meant}`
        : `Counties are ${ids.join(", ")}; a new one starts with a file in ${shownDir}/counties.`,
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

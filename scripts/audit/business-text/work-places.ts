import { milesBetween } from "../../../src/site/geography/distance.ts";
import type { Site } from "../../../src/site/site.ts";
import { zipCodes } from "../../check/zip-index.ts";
import { citiesNamed } from "../similarity/city-names.ts";
import { matchesOf } from "./matches.ts";
import { elsewhere } from "./place-words.ts";
import { sentencesOf } from "./sentences.ts";
import { isTown } from "./unserved-places.ts";

const thing =
  "apartments?|building|bungalow|condo\\w*|cottage|family|garage|home|house|kitchen|office|property|roof|school|shop|store|townhouse|yard";
/** Where a sentence begins with the work and its place: "This house stands near the ocean in Norwood". */
const doneIn = new RegExp(
  `^[\\p{L}-]+ (?:[a-z-]+ ){0,7}?(?:${thing})\\b[^.,;:!?\\p{Lu}]*? in (\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2})`,
  "u",
);

/** Towns in which a text about a project says that it was done, where it was done in another. */
export function townsOfWork(text: string, location: string, site: Site): string[] {
  const [own = ""] = location.split(",");
  return sentencesOf(text).flatMap((sentence) => {
    const [, town = ""] = doneIn.exec(sentence) ?? [];
    if (own === "" || town === "" || sentence.includes(own) || elsewhere.test(sentence)) return [];
    return citiesNamed(site, town).includes(town) || isTown(town, site) ? town : [];
  });
}

/** What a picture is of: "Kitchen in Salem", "porch of a Salem house". */
const shownIn =
  /\b(?:[Ff]rom|[Ii]n|of) (?:an? )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?! and \p{Ll}| (?:beige|blue|brick|brown|colors?|gr[ae]y|green|red|sand|stone|style|tan|tile|tones?|white|yellow)\b)/gu;

/** Towns in which a picture of a project is said to be taken, where the project was in another. */
export function townShown(text: string, location: string, site: Site): string[] {
  const [own = ""] = location.split(",");
  if (own === "" || text.includes(own)) return [];
  return matchesOf(shownIn, text).flatMap(([, town = ""]) =>
    citiesNamed(site, town).includes(town) || isTown(town, site) ? town : [],
  );
}

/** Miles within which the names of towns and their parts are mixed. */
const milesAround = 8;

/** The town of a customer that is no city of the data and is far from where the project was. */
export function distantTown(customer: string, location: string, site: Site): string | undefined {
  const town = /\b(?:from|in|of) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?:, [A-Z]{2})?$/u.exec(
    customer,
  )?.[1];
  const [city = ""] = location.split(",");
  if (town === undefined || !isTown(town, site) || !isTown(city, site)) return undefined;
  const [places, around] = [town, city].map((name) => zipCodes().named(name, site.business.address.region));
  const isFar = places?.every((one) =>
    around?.every((other) => milesBetween(one.coordinates, other.coordinates) > milesAround),
  );
  return isFar ? town : undefined;
}

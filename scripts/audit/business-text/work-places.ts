import type { Site } from "../../../src/site/site.ts";
import { citiesNamed } from "../similarity/city-names.ts";
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

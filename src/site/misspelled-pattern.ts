import { distance } from "fastest-levenshtein";
import type { PageFile } from "../kinds/page/fields.ts";
import type { SubjectName } from "../kinds/subjects.ts";
import type { Entity } from "../loader/entity.ts";
import { asError } from "../problem.ts";
import { patternOf } from "./linked-patterns.ts";
import { countPlaces, idOf, type Root } from "./missing.ts";
import { isPatternLinked } from "./paths.ts";
import type { Site } from "./site.ts";

/** Different paths, and places, that prove together that the pattern is wrong and not the links. */
const minLinks = 2;

/** The page of each city, county or project whose path is misspelled, where all links agree on another. */
export function misspelledPattern(site: Site, path: string): Root | undefined {
  const expected = patternOf(site.dataset, path);
  const page = expected && pageOf(site, expected.kind, expected.pattern);
  if (!expected || !page) return undefined;
  const { kind, pattern } = expected;
  return {
    key: `pattern ${page.file} ${pattern}`,
    describe: (places) => {
      const written = page.value.path;
      if (isPatternLinked(site.dataset, kind, written)) return undefined;
      const paths = new Set(places.map(({ words }) => words));
      const isAgreed = paths.size >= minLinks && new Set(places.map(idOf)).size >= minLinks;
      const isInFolder = hasFolder(site, pattern) && !hasFolder(site, written);
      if (!isAgreed && !isInFolder) return undefined;
      const place = { file: page.file, pointer: "/path" };
      return asError({
        code: "broken-internal-link",
        message: `Nothing links the path ${written} of this page, but ${countPlaces(places, "link")} ${pattern}, such as ${path}, which no page has.`,
        hint: `Write path: ${pattern}.`,
        place,
        proposal: [{ kind: "reword", place, text: pattern }],
      });
    },
  };
}

/** Of the pages of a kind, the one whose path is most like the one that links expect. */
function pageOf({ dataset }: Site, kind: SubjectName, pattern: string): Entity<PageFile> | undefined {
  const slips = ({ value }: Entity<PageFile>) => distance(value.path, pattern);
  return dataset.pages
    .filter(({ value }) => value.forEach === kind && value.path !== pattern)
    .sort((a, b) => slips(a) - slips(b))[0];
}

/** True where a page stands at the path of the folder that the pages of a pattern are in. */
function hasFolder(site: Site, pattern: string): boolean {
  return site.paths.has(pattern.slice(0, pattern.lastIndexOf("/")) || "/");
}

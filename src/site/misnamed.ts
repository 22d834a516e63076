import { parse } from "node:path";
import { type EntityKind, entities } from "../kinds/index.ts";
import { type SubjectName, subjectNames } from "../kinds/subjects.ts";
import type { Dataset } from "../loader/load.ts";
import { toSlug } from "../loader/slug.ts";
import { type Suggestion, suggestReference } from "../loader/suggest.ts";
import { asError, type Correction, type DataPlace, type Problem } from "../problem.ts";
import { countPlaces, type Root } from "./missing.ts";
import type { PathEntry } from "./paths.ts";
import { isReferredTo } from "./referred.ts";

const idPattern = /^[a-z0-9-]+(\/[a-z0-9-]+)?$/;

/** Places that prove, where nobody names the file as it is, that the name of the file is wrong and not theirs. */
const minPlaces = 2;

type Rename = Extract<Correction, { kind: "rename" }>;

type FileKind = "city" | "county" | "service" | "project" | "picture";

/** The file that was renamed, where everyone still says its former name and nobody the new one. */
export function misnamedFile(dataset: Dataset, kind: FileKind, id: string): Root {
  return {
    key: `file ${kind} ${id}`,
    describe: (places) => {
      const { name = "", isCertain = false } = (idPattern.test(id) && renamedTo(dataset, kind, id)) || {};
      if (name === "") return undefined;
      if (places.length < minPlaces && !saysItself(dataset, kind, name, id)) return undefined;
      const [rename, ...others] = renamesOf(dataset, kind, name, id);
      const { file, to } = rename;
      return asError({
        code: "misplaced-file",
        message: `Nothing names ${file}, but ${countPlaces(places, "name")} ${id}, which has no file.`,
        hint: isCertain
          ? `Rename the file to ${to}.`
          : `Rename the file to ${to} if it is meant; else add ${to}.`,
        position: { file },
        proposal: [rename, ...others],
      });
    },
  };
}

/** The renames that give a thing another id: of its file, and of what is said of a picture. */
function renamesOf(
  { imageFiles, knownIds }: Dataset,
  kind: FileKind,
  id: string,
  newId: string,
): [Rename, ...Rename[]] {
  const { folder } = entities[kind].location as { folder: string };
  const rename = (ending: string): Rename => ({
    kind: "rename",
    file: `${folder}/${id}${ending}`,
    to: `${folder}/${newId}${ending}`,
  });
  if (kind !== "picture") return [rename(".yaml")];
  const { ext } = parse(imageFiles.get(id) ?? "");
  return [rename(ext), ...(knownIds.picture.has(id) ? [rename(".yaml")] : [])];
}

/** Of the files that nobody names, the one that says itself what it was called, or has a name like it. */
function renamedTo(dataset: Dataset, kind: FileKind, id: string): Suggestion | undefined {
  const known = kind === "picture" ? dataset.imageFiles.keys() : dataset.knownIds[kind];
  const unnamed = [...known].filter((one) => !isReferredTo(dataset, one));
  const own = unnamed.find((one) => saysItself(dataset, kind, one, id));
  if (own !== undefined) return { name: own, isCertain: true };
  const near = suggestReference(id, unnamed);
  const [only, other] = unnamed;
  if (near || only === undefined || other !== undefined) return near;
  return sharesWord(id, only) ? { name: only, isCertain: false } : undefined;
}

function sharesWord(one: string, other: string): boolean {
  const [words, others] = [one, other].map((id) => id.slice(id.lastIndexOf("/") + 1).split("-"));
  return others?.some((word) => words?.includes(word)) ?? false;
}

/** True for a file that holds the name which would have given it the other name. */
function saysItself(dataset: Dataset, kind: FileKind, name: string, id: string): boolean {
  const slug = id.slice(id.lastIndexOf("/") + 1);
  if (kind === "city") {
    const city = dataset.cities.find((one) => one.id === name);
    return city !== undefined && toSlug(city.facts.city) === slug;
  }
  const county = kind === "county" && dataset.counties.find((one) => one.id === name);
  return county ? toSlug(county.value.county) === slug : false;
}

/** The page whose own path is misspelled, where everyone links the path that it should have and nobody the one it has. */
export function misspelledPath(
  dataset: Dataset,
  path: string,
  meant: () => Suggestion | undefined,
  entryOf: (path: string) => PathEntry | undefined,
): Root {
  return {
    key: `own path ${path}`,
    describe: (places) => {
      const name = meant()?.name ?? "";
      const entry = entryOf(name);
      if (!entry || entry.subject || name === "/" || isReferredTo(dataset, name)) return undefined;
      const isSaid = path.endsWith(`/${entry.page.slug}`);
      if (places.length < minPlaces && !isSaid) return undefined;
      const place: DataPlace = { file: entry.page.file, pointer: "/path" };
      return asError({
        code: "broken-internal-link",
        message: `Nothing links the path ${name} of this page, but ${countPlaces(places, "link")} ${path}, which no page has.`,
        hint: `Write path: ${path}.`,
        place,
        proposal: [{ kind: "reword", place, text: path }],
      });
    },
  };
}

/** A folder whose files are named all over the data, and that holds none. */
export function emptyFolder(kind: EntityKind): Root {
  const { folder } = entities[kind].location as { folder: string };
  return {
    key: `folder ${kind}`,
    // One that is missing may be a single file.
    atLeast: 2,
    describe: (places): Problem =>
      asError({
        code: "missing-file",
        message: `The folder ${folder} is missing or holds no file, but ${countPlaces(places, "point")} to what it should hold.`,
        hint: `Bring the folder back, for example from Git, or remove what points to it.`,
        position: { file: folder },
      }),
  };
}

/** No page shows the things of a kind, and links to their pages prove that one should. */
export function noPageForEach(kind: SubjectName): Root {
  return {
    key: `page for each ${kind}`,
    describe: (places): Problem =>
      asError({
        code: "missing-file",
        message: `No file in pages has forEach: ${kind}, so no ${kind} has a page, but ${countPlaces(places, "link")} one.`,
        hint: `Bring back the page with forEach: ${kind}, pages/${kind}.yaml, or remove these links.`,
        position: { file: "pages" },
      }),
  };
}

/** The kind of thing a path is about by its last part, of those kinds that no page shows; undefined for any other path. */
export function kindWithoutPage(dataset: Dataset, path: string): SubjectName | undefined {
  const last = path.slice(path.lastIndexOf("/") + 1);
  return subjectNames.find((kind) => {
    if (dataset.pages.some(({ value }) => value.forEach === kind)) return false;
    return dataset.all[kind].some(
      ({ slug }) => last === slug || (kind === "city" && `-${last}-`.includes(`-${slug}-`)),
    );
  });
}

/** Many pictures that nothing resembles, where the folder of pictures is empty. */
export function noPictures({ imageFiles }: Dataset): Root | undefined {
  if (imageFiles.size > 0) return undefined;
  return {
    key: "pictures",
    atLeast: 4,
    describe: (places): Problem =>
      asError({
        code: "missing-image",
        message: `images holds nothing, and ${countPlaces(places, "show")} pictures that do not exist.`,
        hint: `Bring the folder back, for example from Git, or put pictures of these names into it.`,
        position: { file: "images" },
      }),
  };
}

import type { SectionNeed } from "../fields/schema.ts";
import { entities } from "../kinds/index.ts";
import { listedKinds } from "../kinds/listed.ts";
import type { PageFile } from "../kinds/page/fields.ts";
import type { Entity } from "../loader/entity.ts";
import type { Dataset } from "../loader/load.ts";
import { didYouMean } from "../loader/suggest.ts";
import { asError, asWarning, type DataPlace, invalidValue, type Problem } from "../problem.ts";
import { listedBy, needOf, type SectionKind, sampleSection, sectionKinds } from "../sections/index.ts";
import { leftOutField } from "../site/left-out.ts";
import type { MissingThings } from "../site/missing.ts";

type PageData = Pick<Dataset, "pages" | "business" | "cities" | "knownIds" | "all">;

/** Kinds of sections that hold the main heading of a page. */
const titles: ReadonlySet<SectionKind> = new Set<SectionKind>([
  "hero",
  "article-header",
  "city-hero",
  "county-hero",
  "project-hero",
]);

/** Sections that a page cannot show, and pages without one main heading or with two forms. */
export function pageSectionProblems(dataset: PageData, missing: MissingThings): Problem[] {
  const { pages, cities, knownIds, all } = dataset;
  const has = factsOf(dataset);
  if (!has.has("rates")) for (const page of pages) noteMissingRates(page, missing);
  const apartFromRates = new Set([...has, "rates"] as const);
  const ofPages = pages.flatMap((page) => [
    ...misplaced(page, dataset, apartFromRates),
    ...withoutFacts(page),
    ...strangeOpenings(page, cities),
  ]);
  // Of a page that is not valid nobody knows what it lists.
  return pages.length < knownIds.page.size ? ofPages : [...ofPages, ...unlisted(pages, all)];
}

/** True where a page can show one more section, of this kind. */
export function canTake(page: Entity<PageFile>, kind: SectionKind, dataset: PageData): boolean {
  const { sections } = page.value;
  // Nothing but its kind is looked at.
  const longer = { ...page.value, sections: [...sections, { kind } as PageFile["sections"][number]] };
  const pointer = `/sections/${sections.length}/kind`;
  return !misplaced({ ...page, value: longer }, dataset, factsOf(dataset)).some(
    ({ place }) => place?.pointer === pointer,
  );
}

/** Sections of kinds that the page cannot show, or not once more. */
function misplaced(page: Entity<PageFile>, { knownIds }: PageData, has: ReadonlySet<SectionNeed>): Problem[] {
  return [
    ...unshown(page, has),
    ...listsOfNothing(page, knownIds),
    ...mainHeading(page),
    ...twice(page, "contact", "form", "A page has room for one form: its fields have one name each."),
  ];
}

/** What the firm has that sections show. */
function factsOf({ business }: PageData): ReadonlySet<SectionNeed> {
  const { rates, license, certifications } = business.value;
  return new Set([...(rates ? ["rates"] : []), ...(license || certifications ? ["credentials"] : [])]);
}

/** Texts that print rates are wrong along with sections that show them. */
function noteMissingRates({ file, value }: Entity<PageFile>, missing: MissingThings): void {
  const root = leftOutField("rates");
  for (const [index, { kind }] of value.sections.entries()) {
    if (needOf(kind) !== "rates" || !root) continue;
    const place = { file, pointer: `/sections/${index}/kind`, words: `the section ${kind}` };
    const said = () => `The section ${kind} shows rates.`;
    missing.add("section rates", "missing-field", place, said, said, undefined, [root]);
  }
}

function placesOf({ file, value }: Entity<PageFile>, isMeant: (kind: SectionKind) => boolean): DataPlace[] {
  return value.sections.flatMap(({ kind }, index) =>
    isMeant(kind) ? [{ file, pointer: `/sections/${index}/kind` }] : [],
  );
}

function unshown(page: Entity<PageFile>, has: ReadonlySet<SectionNeed>): Problem[] {
  const { forEach, article, path } = page.value;
  // A pattern without forEach is reported as what it is: with that line, all its sections fit.
  if (!forEach && path.includes("{")) return [];
  return page.value.sections.flatMap(({ kind }, index) => {
    const need = needOf(kind);
    if (need === undefined || need === forEach || (need === "article" && article) || has.has(need)) return [];
    return invalidValue(
      `A section of kind ${kind} shows ${what[need] ?? `a ${need}`}, which this page does not have, so it would be left out.`,
      cure[need] ?? `Remove the section, or put it into the page that has the line forEach: ${need}.`,
      { file: page.file, pointer: `/sections/${index}/kind` },
    );
  });
}

const what: Partial<Record<string, string>> = {
  article: "who wrote an article, and when",
  credentials: "a license and certificates",
};

const cure: Partial<Record<string, string>> = {
  article:
    "Add article: with headline, author and days to the page, or begin it with a section of kind hero.",
  credentials: "Add license: or certifications: to business.yaml, or remove the section.",
};

/** Sections whose list has no file, valid or not and of whatever day. */
function listsOfNothing(page: Entity<PageFile>, knownIds: Dataset["knownIds"]): Problem[] {
  return page.value.sections.flatMap(({ kind }, index) => {
    const listed = listedKinds.find((one) => one === listedBy(kind));
    const { location } = listed && knownIds[listed].size === 0 ? entities[listed] : {};
    if (!location) return [];
    const { folder } = location;
    return invalidValue(
      `A section of kind ${kind} lists the files of ${folder}, which holds none, so it would be left out.`,
      `Add a file to ${folder}, or remove the section.`,
      { file: page.file, pointer: `/sections/${index}/kind` },
    );
  });
}

/** Kinds of files that no page lists: whoever writes the first one looks for it in vain. */
function unlisted(pages: Dataset["pages"], all: Dataset["all"]): Problem[] {
  const shown = new Set(
    pages.flatMap(({ value }) => [value.forEach, ...value.sections.map(({ kind }) => listedBy(kind))]),
  );
  return listedKinds.flatMap((listed): Problem | Problem[] => {
    const [first] = all[listed];
    const section = sectionKinds.find((kind) => listedBy(kind) === listed);
    if (!first || !section || shown.has(listed)) return [];
    return asWarning({
      code: "misplaced-file",
      message: `No page shows ${first.file}: none has a section that lists the files of ${first.file.replace(/\/.*/, "")}.`,
      hint: `Add an entry to sections: of a page, for example of pages/home.yaml, in words of your own: ${sampleSection(section)}`,
      place: { file: first.file, pointer: "" },
    });
  });
}

function mainHeading(page: Entity<PageFile>): Problem[] {
  if (placesOf(page, (kind) => titles.has(kind)).length > 0)
    return twice(page, titles, "main heading", "A page has one main heading.");
  return [
    asError({
      code: "missing-field",
      message: "This page has no main heading.",
      hint: "Begin it with a section of kind hero, whose heading says what the page is about.",
      place: { file: page.file, pointer: "/sections" },
    }),
  ];
}

/** Search engines read an article by its headline, author and day. */
function withoutFacts({ file, value }: Entity<PageFile>): Problem[] {
  if (value.type !== "article" || value.article) return [];
  return [
    asError({
      code: "missing-field",
      message: "A page of the type article says who wrote it, and when; this one has no article:.",
      hint: "Add article: with headline, author and publishedOn, or write type: text.",
      place: { file, pointer: "/type" },
    }),
  ];
}

/** Openings of answers to no question. Where cities answer to that name, it is the question that has another one. */
function strangeOpenings({ file, value }: Entity<PageFile>, cities: Dataset["cities"]): Problem[] {
  return value.sections.flatMap((section, index) => {
    if (section.kind !== "city-faq") return [];
    const names = Object.keys(section.questions);
    return Object.keys(section.openings ?? {}).flatMap((name) => {
      if (names.includes(name) || cities.some((city) => Object.hasOwn(city.value.faqs, name))) return [];
      const place: DataPlace = { file, pointer: `/sections/${index}/openings/${name}`, isKey: true };
      const meant = didYouMean(name, names);
      return asError({
        code: "unknown-field",
        message: `"${name}" opens the answers to a question that this section does not ask.${meant ? ` Did you mean "${meant}"?` : ""}`,
        hint: meant ? `Write ${meant} instead of ${name}.` : `The questions are ${names.join(", ")}.`,
        place,
        ...(meant && { proposal: [{ kind: "reword", place, text: meant }] }),
      });
    });
  });
}

function twice(
  page: Entity<PageFile>,
  kinds: SectionKind | typeof titles,
  name: string,
  why: string,
): Problem[] {
  const isMeant = (kind: SectionKind) => (typeof kinds === "string" ? kind === kinds : kinds.has(kind));
  const [first, second] = placesOf(page, isMeant);
  if (!first || !second) return [];
  return [
    asError({
      code: "duplicate-id",
      message: `This section is the second with a ${name} on its page.`,
      hint: `${why} Remove this section, or make it one of another kind, such as call-to-action.`,
      place: second,
      related: [first],
    }),
  ];
}

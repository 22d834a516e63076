import type { Event } from "../../../../src/kinds/event/fields.ts";
import type { Job } from "../../../../src/kinds/job/fields.ts";
import type { Member } from "../../../../src/kinds/member/fields.ts";
import type { Offer } from "../../../../src/kinds/offer/fields.ts";
import type { Project } from "../../../../src/kinds/project/fields.ts";
import { isOver, type TermFields, termOf } from "../../../../src/kinds/term.ts";
import type { Entity } from "../../../../src/loader/entity.ts";
import { pathOf } from "../../../../src/site/paths.ts";
import type { Site } from "../../../../src/site/site.ts";
import {
  type Contradiction,
  contradictionsOfEvent,
  contradictionsOfJob,
  contradictionsOfMember,
  contradictionsOfOffer,
} from "../../business-text/own-fields.ts";
import { sectionFaults } from "../../business-text/section-faults.ts";
import {
  contradictionsOfProject,
  contradictoryCounts,
  otherRoom,
  otherState,
  wrongCountOfWorks,
} from "../../business-text/shown-works.ts";
import { distantTown, townShown, townsOfWork } from "../../business-text/work-places.ts";
import type { Found, SiteRule } from "../../rule.ts";
import { citiesNamed } from "../../similarity/city-names.ts";

export const bizOwnFields: SiteRule = {
  id: "biz/own-fields",
  severity: "error",
  checks:
    "Texts match the fields of what they describe: the days, times, price and pay of an offer, event or job; the year, city, and room and day counts of a project, also in its city's text; the before/after state and rooms of its images; the number of projects in the list of all; the year a person joined. A section lists as many things as it says, and a text that links to one project has its year and counts.",
  why: "Lists and structured data show the fields, so visitors read two answers on one page and come on the wrong day.",
  fix: "Correct the text or the field, whichever is wrong.",
  source: "product",
  *site({ site }) {
    const { all } = site.dataset;
    for (const event of all.event as readonly Entity<Event>[])
      yield* found(event, site, "event", { through: "endsOn" }, (text) =>
        contradictionsOfEvent(text, event.value, site),
      );
    for (const job of all.job as readonly Entity<Job>[])
      yield* found(job, site, "job", { through: "validThrough" }, (text) =>
        contradictionsOfJob(text, job.value, site),
      );
    for (const offer of all.offer as readonly Entity<Offer>[])
      yield* found(offer, site, undefined, { through: "through" }, (text) =>
        contradictionsOfOffer(text, offer.value, site),
      );
    yield* yearsOfProjects(site);
    yield* mixedUpProjects(site);
    yield* countsOfProjects(site);
    yield* yearsOfPeople(site);
    yield* sectionFaults(site);
  },
};

/** What projects, and the cities that show them, tell of the work. */
function toldWorks({ dataset: { projects, cities } }: Site) {
  const byId = new Map(projects.map(({ id, value }) => [id, value]));
  const ofCities = cities.flatMap(({ file, id, value: { recentProject = "", projectSlug = "" } }) => [
    {
      file,
      id,
      kind: "city" as const,
      year: byId.get(projectSlug)?.year,
      location: byId.get(projectSlug)?.location,
      texts: { recentProject },
      told: storyOf(byId.get(projectSlug)),
    },
  ]);
  const own = projects.map(({ file, id, value }) => {
    const texts = textsOfProject(value);
    return {
      file,
      id,
      kind: "project" as const,
      year: value.year,
      location: value.location,
      texts,
      told: storyOf(value),
    };
  });
  return [...own, ...ofCities];
}

function* yearsOfProjects(site: Site): Generator<Found> {
  for (const work of toldWorks(site)) {
    const { file, id, kind, texts } = work;
    const path = pathOf(site.dataset, kind, id);
    const page = path !== undefined && site.paths.has(path) && { path };
    for (const [name, text] of Object.entries(texts))
      for (const { words, ...found } of wrongInWork(text, work, site))
        yield { ...found, place: { file, pointer: `/${name}`, words }, ...page };
  }
}

function* wrongInWork(
  text: string,
  { year, location = "", told, texts }: ReturnType<typeof toldWorks>[number],
  site: Site,
): Generator<{ message: string; words: string }> {
  for (const { words, expected } of year === undefined ? [] : contradictionsOfProject(text, year, site))
    yield {
      message: `A text about a project says "${words}", but the project has the year ${expected}.`,
      words,
    };
  for (const words of townsOfWork(text, location, site))
    yield {
      message: `A text about a project says that it was done in ${words}, but the project was in ${location}.`,
      words,
    };
  const all = [...told, ...Object.values(texts)];
  for (const { words, expected } of told.includes(text) ? [] : contradictoryCounts(text, all))
    yield { message: `A text about a project says "${words}", but another says "${expected}".`, words };
}

/** Captions of the other state or another room, and customers of another city. */
function* mixedUpProjects(site: Site): Generator<Found> {
  const altOf = new Map(site.dataset.pictures.map(({ id, value }) => [id, value.alt]));
  for (const project of site.dataset.projects) {
    const path = pathOf(site.dataset, "project", project.id);
    const page = path !== undefined && site.paths.has(path) && { path };
    for (const found of [
      ...wrongStates(project),
      ...wrongRooms(project, altOf),
      ...wrongTowns(project, site),
      ...strangeCustomer(project, site),
    ])
      yield { ...found, ...page };
  }
}

/** Captions that name another room than the picture is described as. */
function* wrongRooms(
  { file, value: { slides, gallery = [] } }: Entity<Project>,
  altOf: ReadonlyMap<string, string>,
): Generator<Found> {
  for (const [name, pictures] of Object.entries({ slides, gallery }))
    for (const [index, { caption = "", image }] of pictures.entries()) {
      const { said, shown } = otherRoom(caption, altOf.get(image) ?? "") ?? {};
      if (said === undefined) continue;
      yield {
        message: `A caption says "${said}" of the picture ${image}, which by its alt text shows a ${shown}.`,
        place: { file, pointer: `/${name}/${index}/caption`, words: caption },
        fix: "Correct the caption, or name the picture that it is about.",
      };
    }
}

/** Pictures, and captions of pictures, of another town than that of the project. */
function* wrongTowns({ file, value }: Entity<Project>, site: Site): Generator<Found> {
  const { image, location, slides, gallery = [] } = value;
  const shown = new Set([image, ...[...slides, ...gallery].map((one) => one.image)]);
  const captions = Object.entries({ slides, gallery }).flatMap(([name, list]) =>
    list.map(({ caption = "" }, at) => ({ text: caption, file, pointer: `/${name}/${at}/caption` })),
  );
  const alts = site.dataset.pictures.flatMap((one) =>
    shown.has(one.id) ? { text: one.value.alt, file: one.file, pointer: "/alt" } : [],
  );
  for (const { text, ...place } of [...captions, ...alts])
    for (const words of townShown(text, location, site))
      yield {
        message: `"${text}" says that a picture is from ${words}, but the project that shows it was in ${location}.`,
        place: { ...place, words },
        fix: "Correct the words, or show a picture of this project.",
      };
}

/** What a page that shows all jobs counts of them. */
function* countsOfProjects({ dataset, paths }: Site): Generator<Found> {
  const total = dataset.projects.length;
  for (const { file, value } of dataset.pages) {
    const { path, description, sections } = value;
    if (!sections.some(({ kind }) => kind === "project-list")) continue;
    const leads = sections.map((section, index): [string, string | undefined] => [
      `/sections/${index}/lead`,
      section.kind === "hero" ? section.lead : undefined,
    ]);
    for (const [pointer, text = ""] of [["/description", description] as const, ...leads]) {
      const words = wrongCountOfWorks(text, total);
      if (words !== undefined)
        yield {
          message: `${path} says "${words}", but the data has ${total} projects.`,
          place: { file, pointer, words },
          ...(paths.has(path) && { path }),
        };
    }
  }
}

function* wrongStates({ file, value: { slides, gallery = [] } }: Entity<Project>): Generator<Found> {
  for (const [name, pictures] of Object.entries({ slides, gallery }))
    for (const [index, { caption = "", state }] of pictures.entries()) {
      const words = state && otherState(caption, state);
      if (words === undefined) continue;
      yield {
        message: `A caption says "${words}" of a picture of the state ${state} the work.`,
        place: { file, pointer: `/${name}/${index}/caption`, words },
        fix: "Correct the caption, or the state or picture that it stands beside.",
      };
    }
}

function* strangeCustomer({ file, value }: Entity<Project>, site: Site): Generator<Found> {
  const { title, location, testimonial: { customer = "" } = {} } = value;
  const [said = distantTown(customer, location, site), ...others] = citiesNamed(site, customer);
  if (said === undefined || others.length > 0 || location.includes(said)) return;
  const isOfTitle = title.includes(said);
  if (isOfTitle || site.places.city(value.city ?? "")?.facts.city === said)
    yield {
      message: `The location of the project is ${location}, but its ${isOfTitle ? "title" : "city"} and its customer say ${said}.`,
      cause: "location",
      place: { file, pointer: "/location" },
      fix: `Write ${said}${/, \p{Lu}{2}$/u.exec(location)?.[0] ?? ""} instead of ${location}.`,
    };
  else
    yield {
      message: `The words of the customer are from ${said}, but the project was in ${location}.`,
      place: { file, pointer: "/testimonial/customer", words: said },
    };
}

function textsOfProject({
  description,
  fullDescription,
  metaDescription,
  highlights = [],
  narrative = [],
}: Project) {
  return {
    description,
    fullDescription,
    metaDescription,
    ...Object.fromEntries(narrative.map(({ text }, index) => [`narrative/${index}/text`, text])),
    ...Object.fromEntries(
      highlights.flatMap(({ items }, list) =>
        items.map((text, index) => [`highlights/${list}/items/${index}`, text]),
      ),
    ),
  };
}

/** What is told of a project at length. */
function storyOf(project: Project | undefined): string[] {
  return project ? [project.fullDescription, ...(project.narrative ?? []).map(({ text }) => text)] : [];
}

function* yearsOfPeople({ dataset, today }: Site): Generator<Found> {
  for (const { file, value } of dataset.all.member as readonly Entity<Member>[])
    for (const { words, expected } of value.since === undefined || value.text === undefined
      ? []
      : contradictionsOfMember(value.text, value.since, today))
      yield {
        message: `The text about ${value.name} says "${words}", but the field since has ${expected}.`,
        place: { file, pointer: "/text", words },
      };
}

/** What is over stands on no page. */
function* found(
  { file, id, value }: Entity<{ title: string }>,
  site: Site,
  kind: "event" | "job" | undefined,
  term: TermFields,
  contradictionsIn: (text: string) => Contradiction[],
): Generator<Found> {
  if (isOver(termOf(value, term), site.today)) return;
  const path = kind && pathOf(site.dataset, kind, id);
  for (const [pointer, text] of textsOf(value))
    for (const { words, expected } of contradictionsIn(text))
      yield {
        message: `A text of "${value.title}" says "${words}", but its fields say ${expected}.`,
        place: { file, pointer, words },
        ...(path !== undefined && site.paths.has(path) && { path }),
      };
}

/** The running texts of a record, with their places. */
function* textsOf(value: object): Generator<[pointer: string, text: string]> {
  for (const name of ["title", "summary", "text", "terms", "schedule"]) {
    const texts: unknown = (value as Record<string, unknown>)[name];
    if (typeof texts === "string") yield [`/${name}`, texts];
    if (Array.isArray(texts))
      for (const [index, text] of texts.entries())
        if (typeof text === "string") yield [`/${name}/${index}`, text];
  }
}

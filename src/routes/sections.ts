import type { CitySummary, Picture, ProjectSummary, Prose } from "../fields/summaries.ts";
import type { CityProps } from "../kinds/city/fields.ts";
import type { County, CountyProps } from "../kinds/county/fields.ts";
import type { FormProps } from "../kinds/form/fields.ts";
import type { Page as PageFile, PageProps as PageFileProps } from "../kinds/page/fields.ts";
import type { ProjectProps } from "../kinds/project/fields.ts";
import type { CityEntity, Entity } from "../loader/entity.ts";
import type { SectionKind } from "../sections/index.ts";
import { numbered, type Paging, type Part } from "../site/paging.ts";
import type { ContactLinks, Site } from "../site/site.ts";
import { fillText, type TextValues } from "../site/text.ts";
import { formatDate, formatMoney, openingRows, rateText } from "../site/values.ts";
import { cityAnswers } from "./city-answers.ts";
import { type CountyListing, type CountyOutline, listAllCounties, listCounties } from "./county-listing.ts";
import { citiesMap, citiesOfPart, countyCities, outlineCounties } from "./county-sections.ts";
import { type CityMap, createMap } from "./map.ts";
import { createPaging, type PagingView } from "./paging-view.ts";

export type AnySection = PageFileProps["sections"][number];
type SectionOf<K extends SectionKind> = Extract<AnySection, { kind: K }>;

/** What sections show beyond their own data: facts of the site and of the page's subject. */
export interface SectionExtras {
  "city-links": { chips: CityChip[] };
  "city-feature": { neighborhoods: string[]; landmarks: string[]; picture?: Picture };
  "project-list": { projects: ProjectSummary[] };
  "service-areas": { counties: (CountyListing | CountyOutline)[] };
  contact: { form: FormProps; links: ContactLinks; hours?: { label: string; text: string }[] };
  "contact-details": { links: ContactLinks };
  calculator: { rates: Rate[]; locale: string; currency: string; samples: SampleRow[] };
  "business-hours": { rows: { label: string; text: string }[] };
  "article-header": { headline: string; byline: string; publishedOn: string };
  "cities-map": { map: CityMap };
  "county-hero": { lead?: Prose; text: Prose[] };
  "county-cities": {
    cities: { name: string; path?: string; label: string; picture?: Picture; lead: Prose }[];
    paging?: PagingView;
  };
  "city-hero": { lead: Prose; picture?: Picture };
  "city-project": { project: ProjectSummary; text: Prose; picture: Picture; link: string };
  "city-local": {
    parts: CityProps["localText"];
    neighborhoods: string[];
    landmarks: string[];
    zipCodes: string[];
  };
  "nearby-areas": { areas: { name: string; path?: string; label: string }[]; map?: CityMap };
  "city-character": { parts: CharacterPart[] };
  "city-faq": { items: { question: string; answer: Prose }[] };
  "call-to-action": { text?: Prose };
  "project-hero": {
    title: string;
    lead: Prose;
    year: number;
    type: string;
    location: string;
    city?: { path: string; label: string };
  };
  "project-slider": { slides: ProjectProps["slides"]; isIllustrated: boolean };
  "project-comparison": { pairs: NonNullable<ProjectProps["pairs"]>; isIllustrated: boolean };
  "project-story": Pick<ProjectProps, "narrative" | "highlights" | "services" | "successStory">;
  "project-gallery": { pictures: NonNullable<ProjectProps["gallery"]>; isIllustrated: boolean };
}

type Character = NonNullable<CityProps["character"]>;
/** A part of what marks a city, with its name. */
export type CharacterPart = {
  [K in keyof Character]-?: { name: K } & NonNullable<Character[K]>;
}[keyof Character];

/** A city with the color that is most usual there, where its file names one. */
export interface CityChip extends CitySummary {
  paint?: { name: string; color: string };
}

export interface Rate {
  value: string;
  label: string;
  low: number;
  high: number;
  /** The rate in words. */
  text: string;
}

/** A row of the calculator's examples: an area and its range for each rate. */
export interface SampleRow {
  area: string;
  ranges: string[];
}

/** A section with all that its component shows. */
export type SectionView<K extends SectionKind> = Omit<
  SectionOf<K>,
  K extends "calculator" ? "samples" : never
> &
  (K extends keyof SectionExtras ? SectionExtras[K] : unknown) &
  (K extends "calculator" ? { samplesText: SectionOf<"calculator">["samples"] } : unknown);
export type AnySectionView = { [K in SectionKind]: SectionView<K> }[SectionKind];

/** What a page knows when its sections are made. */
export interface SectionContext {
  site: Site;
  type: PageFile["type"];
  /** The subject of the page, its texts filled. */
  city?: { entity: CityEntity; props: CityProps };
  county?: { entity: Entity<County>; props: CountyProps; part?: Part };
  paging?: Paging;
  project?: ProjectProps;
  article?: PageFileProps["article"];
}

type Derive<K extends keyof SectionExtras> = (
  section: SectionOf<K>,
  context: SectionContext,
) => SectionExtras[K] | undefined;

/** One entry for each kind of section that shows more than its own data. Undefined leaves the section out of the page. */
const derivations: { [K in keyof SectionExtras]: Derive<K> } = {
  "city-links": (section, { site }) => ({ chips: section.cities.map((city) => cityChip(city, site)) }),
  "city-feature": (section, { site }) => cityFeature(section.city, site),
  "project-list": (_, { site }) => ({ projects: site.projects }),
  "service-areas": ({ show }, { site, type }) => {
    const counties = type === "areas" ? listAllCounties(site) : listCounties(site);
    return { counties: show === "leads" ? outlineCounties(counties, site) : counties };
  },
  contact: (section, { site }) => {
    const shown = firstForm(site);
    return shown && { ...shown, ...(section.hoursHeading && { hours: openingRows(site.business) }) };
  },
  "contact-details": (_, { site }) => ({ links: site.contactLinks }),
  calculator: (section, { site }) => calculator(section, site),
  "business-hours": (_, { site }) => ({ rows: openingRows(site.business) }),
  "article-header": (section, { site, article }) =>
    article && {
      headline: article.headline,
      byline: fillText(section.byline, {
        author: article.author,
        date: formatDate(site.business, article.publishedOn),
      }),
      publishedOn: article.publishedOn,
    },
  "cities-map": (section, context) => citiesMap(section, context),
  "county-hero": (section, { county, paging }) =>
    county && {
      heading: numbered(section.heading, county.part, paging),
      // Only the first page introduces the county.
      ...((county.part?.number ?? 1) === 1
        ? { lead: county.props.lead, text: county.props.text }
        : { text: [] }),
    },
  "county-cities": (section, { site, county, paging }) =>
    county && {
      cities: countyCities(section.linkLabel, site, citiesOfPart(site, county, paging)),
      ...(county.part && paging && { paging: createPaging(site, county.entity.id, county.part, paging) }),
    },
  "city-hero": (section, { city }) =>
    city && {
      heading: city.props.customH1 ?? section.heading,
      lead: city.props.lead,
      ...(city.props.picture && { picture: city.props.picture }),
    },
  "city-project": (section, { city }) => {
    const { recentProject, projectImage, projectSlug } = city?.props ?? {};
    if (!recentProject || !projectImage || !projectSlug) return undefined;
    return {
      project: projectSlug,
      text: recentProject,
      picture: projectImage,
      link: fillText(section.linkLabel, { title: projectSlug.title }),
    };
  },
  "city-local": (_, { city }) =>
    city && {
      parts: city.props.localText,
      neighborhoods: city.props.neighborhoods,
      landmarks: city.props.landmarks,
      zipCodes: city.props.zipCodes,
    },
  "nearby-areas": (section, { site, city }) =>
    city && {
      areas: city.props.nearbyAreas.map((area) => nearbyArea(area, section.linkLabel)),
      ...(section.mapDescription && { map: neighborhoodMap(site, city.entity) }),
    },
  "city-character": (_, { city }) => city?.props.character && { parts: characterParts(city.props.character) },
  "city-faq": (section, { site, city }) => city && { items: cityAnswers(section, city, site) },
  "call-to-action": (_, { city }) => (city?.props.callToAction ? { text: city.props.callToAction } : {}),
  "project-hero": (section, { project }) =>
    project && {
      title: project.title,
      lead: project.fullDescription,
      year: project.year,
      type: project.type,
      location: project.location,
      ...(project.city?.path &&
        section.cityLink && {
          city: { path: project.city.path, label: fillText(section.cityLink, { city: project.city.name }) },
        }),
    },
  "project-slider": (_, { project }) =>
    project && { slides: project.slides, isIllustrated: project.illustrated ?? false },
  "project-comparison": (_, { project }) =>
    project?.pairs ? { pairs: project.pairs, isIllustrated: project.illustrated ?? false } : undefined,
  "project-story": (_, { project }) =>
    project && {
      narrative: project.narrative,
      highlights: project.highlights,
      ...(project.services && { services: project.services }),
      ...(project.successStory && { successStory: project.successStory }),
    },
  "project-gallery": (_, { project }) =>
    project?.gallery ? { pictures: project.gallery, isIllustrated: project.illustrated ?? false } : undefined,
};

/** Kinds whose extras come from the subject of the page. */
const subjectKinds: ReadonlySet<SectionKind> = new Set<SectionKind>([
  "cities-map",
  "county-hero",
  "county-cities",
  "city-hero",
  "city-project",
  "city-local",
  "city-character",
  "nearby-areas",
  "city-faq",
  "call-to-action",
  "project-hero",
  "project-slider",
  "project-comparison",
  "project-story",
  "project-gallery",
]);

/** True for a section that differs with the subject of the page: by its kind, or by a name in braces that the site does not know. */
export function isOfSubject(section: { kind: SectionKind }, values: TextValues): boolean {
  if (subjectKinds.has(section.kind)) return true;
  const names = [...JSON.stringify(section).matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return names.some((name) => !Object.hasOwn(values, name));
}

/** Makes the view of a section; undefined where the page has nothing for it to show. */
export function createSectionView(section: AnySection, context: SectionContext): AnySectionView | undefined {
  if (!(section.kind in derivations)) return section as AnySectionView;
  const derive = derivations[section.kind as keyof SectionExtras] as (
    section: AnySection,
    context: SectionContext,
  ) => object | undefined;
  const extras = derive(section, context);
  return extras && ({ ...section, ...extras } as AnySectionView);
}

function cityChip(city: CitySummary, site: Site): CityChip {
  const paint = site.places.city(city.id)?.value.character?.palette?.colors[0];
  return { ...city, ...(paint && { paint }) };
}

function cityFeature(city: CitySummary, site: Site): SectionExtras["city-feature"] | undefined {
  const entity = site.places.city(city?.id);
  if (!entity) return undefined;
  const { neighborhoods, landmarks, picture } = entity.value;
  return { neighborhoods, landmarks, ...(picture && { picture: site.picture(picture) }) };
}

function firstForm(site: Site): SectionExtras["contact"] | undefined {
  const [form] = site.forms.values();
  if (!form && site.dataset.knownIds.form.size === 0)
    site.missing.add(
      "form",
      "missing-file",
      { file: "forms", pointer: "" },
      () => "A contact section shows a form, but forms holds none.",
      () => "Add forms/estimate.yaml, or remove the contact sections.",
    );
  return form && { form, links: site.contactLinks };
}

function calculator(
  section: SectionOf<"calculator">,
  site: Site,
): (SectionExtras["calculator"] & { samplesText: unknown }) | undefined {
  const rates = site.business.rates?.items.map((rate) => ({ ...rate, text: rateText(site.business, rate) }));
  if (!rates) return undefined;
  const { locale, currency } = site.business;
  const money = (amount: number) => formatMoney(site.business, amount, 0);
  const samples = section.samples.areas.map((area) => ({
    area: fillText(section.areaUnit, { n: area.toLocaleString(locale) }),
    ranges: rates.map((rate) =>
      fillText(section.range, { min: money(area * rate.low), max: money(area * rate.high) }),
    ),
  }));
  return { rates, locale, currency, samples, samplesText: section.samples };
}

/** The parts in the order in which the city's file holds them. */
function characterParts(character: Character): CharacterPart[] {
  return Object.entries(character).map(([name, part]) => ({ name, ...part }) as CharacterPart);
}

/** The city itself and its nearby cities. */
function neighborhoodMap(site: Site, city: CityEntity): CityMap {
  const nearby = city.facts.nearbyAreas.flatMap((area) => ("city" in area ? area.city : []));
  return createMap(site, [city.id, ...nearby], city.id);
}

function nearbyArea(
  area: CityProps["nearbyAreas"][number],
  linkLabel: string,
): SectionExtras["nearby-areas"]["areas"][number] {
  if ("place" in area) return { name: area.place, label: area.place };
  const city = area.city as CitySummary | undefined;
  // A city that does not exist was reported when the reference was resolved.
  if (!city) return { name: "", label: "" };
  return {
    name: city.name,
    label: fillText(linkLabel, { city: city.name, county: city.county }),
    ...(city.path !== undefined && { path: city.path }),
  };
}

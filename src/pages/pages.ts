import type { Crumb, PageWords, Picture } from "../fields/summaries.ts";
import type { CityProps } from "../kinds/city/fields.ts";
import type { CountyProps } from "../kinds/county/fields.ts";
import { entities } from "../kinds/index.ts";
import { namePage } from "../sections/county-cities/paging-view.ts";
import type { PageContext } from "../sections/page-context.ts";
import { createHead } from "../seo/head.ts";
import { numbered, type Part } from "../site/paging.ts";
import { notFoundPath, type PathEntry, pathOf, placeOf, type Subject } from "../site/paths.ts";
import { type LinkUse, resolve, resolveLine } from "../site/resolve.ts";
import type { Site } from "../site/site.ts";
import { valuesOf } from "../site/subject-values.ts";
import type { TextValues } from "../site/text.ts";
import { isIndexed, statedChange } from "./last-change.ts";
import type { Page, PageProps } from "./page.ts";
import { preparePageFile } from "./page-file.ts";
import { absoluteUrl, createStructuredData, fileUrl } from "./structured-data.ts";

/** Lists every page, one at a time; none is kept. */
export function* listPages(site: Site, words: PageWords): Generator<Page> {
  for (const entry of site.paths.values()) yield createPage(site, entry, words);
}

/** Computes one page from the data. What it points at in vain is noted in `site.missing`. */
export function createPage(site: Site, entry: PathEntry, words: PageWords): Page {
  const links: LinkUse[] = [];
  const values = valuesOf(site, entry.subject);
  const prepared = preparePageFile(site, entry.page);
  const { file, sections } = prepared.fill(values, links);
  const subjects = resolveSubject(site, entry.subject, values, links);
  const sectionContext: PageContext = {
    site,
    type: file.type,
    ...subjects,
    ...(file.article && { article: file.article }),
    ...(file.paging && { paging: file.paging }),
  };
  const override = headOverride(subjects);
  const withNumber = (text: string) => numbered(text, subjects.county?.part, file.paging);
  const image =
    override.image ?? file.image ?? hubPicture(site, subjects) ?? site.picture(site.business.defaultImage);
  const pair = subjects.project?.pairs?.[0];
  const card = pair ? site.card(pair.after, pair.before) : site.card(image);
  const props: PageProps = {
    path: entry.path,
    type: file.type,
    head: createHead({
      siteName: site.business.name,
      locale: site.business.locale,
      title: withNumber(override.title ?? file.title),
      description: withNumber(override.description ?? file.description),
      ...(file.keywords && { keywords: file.keywords }),
      ...(entry.path !== notFoundPath && { url: absoluteUrl(site, entry.path) }),
      isArticle: file.type === "article",
      isIndexed: isIndexed(entry),
      image: {
        url: fileUrl(site, card),
        width: card.width,
        height: card.height,
        alt: (pair?.after ?? image).alt,
      },
    }),
    breadcrumbs: breadcrumbsOf(site, entry),
    sections: sections(sectionContext),
    words,
  };
  const modifiedOn = statedChange(entry);
  const structuredData = createStructuredData({
    site,
    page: props,
    file,
    subjects: sectionContext,
    image,
    ...(modifiedOn && { modifiedOn }),
  });
  return {
    props,
    shared: prepared.shared,
    links,
    source: placeOf(entry).file,
    isIndexed: isIndexed(entry),
    ...(structuredData && { structuredData }),
    ...(modifiedOn && { modifiedOn }),
  };
}

type Subjects = Pick<PageContext, "city" | "county" | "project">;

function resolveSubject(
  site: Site,
  subject: Subject | undefined,
  values: TextValues,
  links: LinkUse[],
): Subjects {
  if (!subject) return {};
  if (subject.kind === "project") {
    const project = site.projectProps.get(subject.entity.id);
    return project ? { project } : {};
  }
  const entity = subject.entity;
  const context = site.contextFor(entity.file, values, links);
  if (subject.kind === "city")
    return {
      city: {
        entity: subject.entity,
        props: resolve<CityProps>(subject.entity.value, entities.city.schema, context),
      },
    };
  return {
    county: {
      entity: subject.entity,
      ...(subject.part && { part: subject.part }),
      props: resolve<CountyProps>(subject.entity.value, entities.county.schema, context),
    },
  };
}

/** What a subject says of its own page, in place of the pattern. */
function headOverride({ city, county, project }: Subjects): {
  title?: string | undefined;
  description?: string | undefined;
  image?: Picture | undefined;
} {
  if (city)
    return {
      title: city.props.customTitle,
      description: city.props.customMeta,
      image: city.props.picture ?? city.props.projectImage,
    };
  if (county) return { description: county.props.description };
  return project
    ? { title: project.metaTitle, description: project.metaDescription, image: project.image }
    : {};
}

/** A county is previewed by its first city that has a picture. */
function hubPicture(site: Site, { county }: Subjects): Picture | undefined {
  if (!county) return undefined;
  const [name] = site.places.citiesOf(county.entity.id).flatMap(({ value }) => value.picture ?? []);
  return name === undefined ? undefined : site.picture(name);
}

/** The trail from home to a page, by the `parent` of each page. A trail that runs in a circle ends there. */
function breadcrumbsOf(site: Site, entry: PathEntry): Crumb[] {
  const home: Crumb = { name: site.dataset.navigation.value.homeLabel, path: "/" };
  if (entry.path === "/" || entry.path === notFoundPath) return [];
  const trail: Crumb[] = [];
  const seen = new Set<string>();
  for (
    let current: PathEntry | undefined = entry;
    current && !seen.has(current.path);
    current = parentOf(site, current)
  ) {
    seen.add(current.path);
    if (current.path === "/") break;
    const { file, value } = current.page;
    const context = site.contextFor(file, valuesOf(site, current.subject), []);
    const part = laterPart(current);
    trail.unshift({
      name:
        part && value.paging
          ? namePage(value.paging, part)
          : resolveLine(value.breadcrumb, context, "/breadcrumb"),
      path: current.path,
    });
  }
  return [home, ...trail];
}

function parentOf(site: Site, entry: PathEntry): PathEntry | undefined {
  const { file, value } = entry.page;
  if (laterPart(entry) && entry.subject)
    return site.paths.get(pathOf(site.dataset, "county", entry.subject.entity.id) ?? "");
  if (!value.parent) return undefined;
  const context = site.contextFor(file, valuesOf(site, entry.subject), []);
  return site.paths.get(resolveLine(value.parent, context, "/parent"));
}

/** The part of a list that a page shows, where it is not the first. */
function laterPart({ subject }: PathEntry): Part | undefined {
  const part = subject?.kind === "county" ? subject.part : undefined;
  return part && part.number > 1 ? part : undefined;
}

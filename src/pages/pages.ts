import type { Crumb, PageWords, Picture } from "../fields/summaries.ts";
import type { OwnHead } from "../kinds/subject.ts";
import { type SubjectName, subjects } from "../kinds/subjects.ts";
import { namePage } from "../sections/county-cities/paging-view.ts";
import type { PageContext } from "../sections/page-context.ts";
import type { Head } from "../seo/head.ts";
import { notFoundPath } from "../site/not-found-path.ts";
import { ownFiles } from "../site/own-files.ts";
import { numbered, type Part } from "../site/paging.ts";
import { type PathEntry, pathOf, placeOf, type Subject } from "../site/paths.ts";
import { type LinkUse, resolve, resolveLine } from "../site/resolve.ts";
import type { Site } from "../site/site.ts";
import { valuesOf } from "../site/subject-values.ts";
import type { TextValues } from "../site/text.ts";
import { absoluteUrl, fileUrl } from "./addresses.ts";
import { hasFeed } from "./feed.ts";
import { isIndexed, statedChange } from "./last-change.ts";
import type { Page, PageProps } from "./page.ts";
import { type FilledPageFile, preparePageFile } from "./page-file.ts";
import { bestPhoto, withLeadPicture } from "./shown-pictures.ts";
import { createStructuredData } from "./structured-data.ts";

/** Lists every page, one at a time; none is kept. */
export function* listPages(site: Site, words: PageWords): Generator<Page> {
  for (const entry of site.paths.values()) yield createPage(site, entry, words);
}

/** Computes one page from the data. What it points at in vain is noted in `site.missing`. */
export function createPage(site: Site, entry: PathEntry, words: PageWords): Page {
  const links: LinkUse[] = [];
  const values = valuesOf(site, entry.subject);
  const prepared = preparePageFile(site, entry.page);
  const filled = prepared.fill(values, links);
  const { file } = filled;
  const about = resolveSubject(site, entry.subject, values, links);
  const sectionContext: PageContext = {
    site,
    type: file.type,
    ...about,
    ...(file.article && { article: file.article }),
    ...(file.paging && { paging: file.paging }),
  };
  const sections = withLeadPicture(filled.sections(sectionContext));
  const override = ownHead(about);
  const image =
    override.image ??
    file.image ??
    bestPhoto(sections, file.service) ??
    site.picture(site.business.defaultImage);
  const props: PageProps = {
    path: entry.path,
    type: file.type,
    head: createHead({ site, entry, file, override, image, pair: about.project?.props.pairs?.[0] }),
    breadcrumbs: breadcrumbsOf(site, entry),
    sections,
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

interface HeadInput {
  site: Site;
  entry: PathEntry;
  file: FilledPageFile["file"];
  override: OwnHead;
  image: Picture;
  /** The states that link previews show side by side. */
  pair: { before: Picture; after: Picture } | undefined;
}

/** The head of a page. One that is kept out of search engines has no canonical (Google: consolidate-duplicate-urls). */
function createHead({ site, entry, file, override, image, pair }: HeadInput): Head {
  const { name, locale } = site.business;
  const url = absoluteUrl(site, entry.path);
  const withNumber = (text: string) => numbered(text, entry.subject?.part, file.paging);
  const card = pair ? site.card(pair.after, pair.before) : site.card(image);
  const hasOwnFeed = entry.path === "/" && hasFeed(site);
  return {
    title: withNumber(override.title ?? file.title),
    description: withNumber(override.description ?? file.description),
    ...(file.keywords && { keywords: file.keywords.join(", ") }),
    ...(isIndexed(entry) ? { canonical: url } : { robots: "noindex" }),
    ...(hasOwnFeed && { feed: { title: name, href: `${site.base}${ownFiles.feed}` } }),
    openGraph: {
      type: file.type === "article" ? "article" : "website",
      siteName: name,
      locale: locale.replace("-", "_"),
      ...(entry.path !== notFoundPath && { url }),
      image: {
        url: fileUrl(site, card),
        width: card.width,
        height: card.height,
        alt: (pair?.after ?? image).alt,
      },
    },
  };
}

/** The subject of a page with its texts filled, under the name of its kind. */
function resolveSubject(
  site: Site,
  subject: Subject | undefined,
  values: TextValues,
  links: LinkUse[],
): Pick<PageContext, SubjectName> {
  if (!subject) return {};
  const { kind, entity } = subject;
  const context = site.contextFor(entity.file, values, links);
  return { [kind]: { ...subject, props: resolve(entity.value, subjects[kind].schema, context) } };
}

/** What a subject says of its own page, in place of the pattern. */
function ownHead(subjectsOfPage: Pick<PageContext, SubjectName>): OwnHead {
  const [kind] = Object.keys(subjectsOfPage) as SubjectName[];
  const subject = kind && subjectsOfPage[kind];
  return (subject && subjects[kind].head?.(subject.props)) ?? {};
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
    return site.paths.get(pathOf(site.dataset, entry.subject.kind, entry.subject.entity.id) ?? "");
  if (!value.parent) return undefined;
  const context = site.contextFor(file, valuesOf(site, entry.subject), []);
  return site.paths.get(resolveLine(value.parent, context, "/parent"));
}

/** The part of a list that a page shows, where it is not the first. */
function laterPart({ subject }: PathEntry): Part | undefined {
  const part = subject?.part;
  return part && part.number > 1 ? part : undefined;
}

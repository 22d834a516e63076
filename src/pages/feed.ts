import type { PageFile } from "../kinds/page/fields.ts";
import type { Feed, FeedItem } from "../seo/feed.ts";
import { ownFiles } from "../site/own-files.ts";
import type { PathEntry } from "../site/paths.ts";
import { derive } from "../site/questions.ts";
import { resolveLine } from "../site/resolve.ts";
import type { Site } from "../site/site.ts";
import { valuesOf } from "../site/subject-values.ts";
import { absoluteUrl } from "./addresses.ts";
import { isIndexed } from "./last-change.ts";

type Article = NonNullable<PageFile["article"]>;

/** Most articles of the feed: readers keep what they have seen. */
const mostItems = 50;

/** True where search engines may keep articles of the site: then it has a feed. */
export const hasFeed = derive("has-feed", (site: Site) =>
  [...site.paths.values()].some((entry) => articleOf(entry)),
);

/** The articles of a site, newest first, with what its home page says of it; undefined where there are none. */
export function createFeed(site: Site): Feed | undefined {
  const home = site.paths.get("/");
  if (!home || !hasFeed(site)) return undefined;
  const { name, locale } = site.business;
  const items = [...site.paths.values()].flatMap((entry) => {
    const article = articleOf(entry);
    return article ? [createItem(site, entry, article)] : [];
  });
  return {
    title: name,
    description: textOf(site, home, home.page.value.description, "/description"),
    language: locale.toLowerCase(),
    url: absoluteUrl(site, "/"),
    feedUrl: absoluteUrl(site, `/${ownFiles.feed}`),
    items: items.sort(byDay).slice(0, mostItems),
  };
}

/** Facts of a page that is an article for search engines. A day that a draft leaves open is none. */
function articleOf(entry: PathEntry): Article | undefined {
  const { type, article } = entry.page.value;
  const isDated = !Number.isNaN(Date.parse(article?.publishedOn ?? ""));
  return type === "article" && isDated && isIndexed(entry) ? article : undefined;
}

function createItem(site: Site, entry: PathEntry, { headline, publishedOn }: Article): FeedItem {
  return {
    title: textOf(site, entry, headline, "/article/headline"),
    description: textOf(site, entry, entry.page.value.description, "/description"),
    url: absoluteUrl(site, entry.path),
    publishedOn,
  };
}

function textOf(site: Site, { page, subject }: PathEntry, text: string, pointer: string): string {
  return resolveLine(text, site.contextFor(page.file, valuesOf(site, subject), []), pointer);
}

function byDay(a: FeedItem, b: FeedItem): number {
  if (a.publishedOn !== b.publishedOn) return a.publishedOn < b.publishedOn ? 1 : -1;
  return a.url < b.url ? -1 : 1;
}

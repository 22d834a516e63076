import { escapeXml } from "./escape-xml.ts";

/** The feed of a site: what feed readers show of it, newest first. Addresses are absolute. */
export interface Feed {
  title: string;
  description: string;
  language: string;
  /** The page that the feed is of. */
  url: string;
  /** Its own address. */
  feedUrl: string;
  items: FeedItem[];
}

export interface FeedItem {
  title: string;
  description: string;
  url: string;
  /** Year-month-day. */
  publishedOn: string;
}

/** The feed as RSS 2.0 (rssboard.org). It says nothing of the time of the build, so that the same data gives the same bytes. */
export function renderFeed({ title, description, language, url, feedUrl, items }: Feed): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    element("title", title),
    element("link", url),
    element("description", description),
    element("language", language),
    `<atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(renderItem),
    "</channel>",
    "</rss>",
  ];
  return `${lines.join("\n")}\n`;
}

function renderItem({ title, description, url, publishedOn }: FeedItem): string {
  return [
    "<item>",
    element("title", title),
    element("link", url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    // A date of RFC 822 with four digits of the year, as RSS asks for.
    element("pubDate", new Date(publishedOn).toUTCString()),
    element("description", description),
    "</item>",
  ].join("\n");
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

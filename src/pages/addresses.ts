import type { Picture } from "../fields/summaries.ts";
import type { Site } from "../site/site.ts";

/** Where a site stands: origin, and path of its root. */
type Root = Pick<Site, "origin" | "base">;

/** Path → absolute canonical URL. */
export function absoluteUrl(site: Root, path: string): string {
  const base = site.base.slice(0, -1);
  return `${site.origin}${base}${path === "/" && base !== "" ? "/" : path}`;
}

/** The path of an address within the site's folder; one beside it stays as it is. */
export function withoutBase(path: string, { base }: Pick<Root, "base">): string {
  return path.startsWith(base) ? `/${path.slice(base.length)}` : path;
}

/** `@id` of the one business of the site. */
export function businessId(site: Root): string {
  return `${absoluteUrl(site, "/")}#business`;
}

/** `@id` of the site itself. */
export function websiteId(site: Root): string {
  return `${absoluteUrl(site, "/")}#website`;
}

/** `@id` of an office. */
export function officeId(site: Site, id: string): string {
  return `${absoluteUrl(site, "/")}#office-${id}`;
}

/** Absolute URL of a picture; its path holds the base already. */
export function fileUrl(site: Site, picture: Pick<Picture, "src">): string {
  return `${site.origin}${picture.src}`;
}

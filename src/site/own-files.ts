import { endpointsFile } from "./endpoints-file.ts";

/** Files beside the pages that a build writes, by what they are for. */
export const ownFiles = {
  headers: "_headers",
  redirects: "_redirects",
  robots: "robots.txt",
  sitemap: "sitemap.xml",
  feed: "feed.xml",
  manifest: "manifest.webmanifest",
  endpoints: endpointsFile,
} as const;

/** Icons by file name → side in pixels (favicon, home screens, web app manifest; seo rules icon/set). */
export const iconSizes = {
  "favicon.png": 48,
  "apple-touch-icon.png": 180,
  "icon-192.png": 192,
  "icon-512.png": 512,
} as const;

/** Folders that a build writes, and the pages of the preview's mails. */
const ownFolders = ["assets", "page-data", "_outbox"];

/** True for a file of the data as a whole. */
export function isSiteFile(file: string): boolean {
  return (Object.values(ownFiles) as string[]).includes(file) || /^sitemap-\d+\.xml$/.test(file);
}

/** True for a name that a build gives: with a hash of the content, or for scripts of a bundle. */
export function isHashedAsset(file: string): boolean {
  return /^assets\/.*[.-][\w-]{8}\.(avif|css|gif|ico|jpe?g|js|png|svg|webp|woff2?)$/.test(file);
}

/** True for a file that a build writes from the data, pages and icons apart. */
export function isWrittenFile(file: string): boolean {
  return isSiteFile(file) || ownFolders.some((folder) => file.startsWith(`${folder}/`));
}

/** True for a path that the tool needs for itself, whatever stands there. */
export function isOwnPath(path: string): boolean {
  const file = path.slice(1).toLowerCase().replace(/\/$/, "");
  return isWrittenFile(file) || ownFolders.includes(file) || Object.hasOwn(iconSizes, file);
}

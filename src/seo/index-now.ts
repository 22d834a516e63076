/** Most addresses of one message (indexnow.org). */
export const mostAddresses = 10_000;

/** The file by which a site shows that a key is its own. It holds the key. */
export function keyFile(key: string): string {
  return `${key}.txt`;
}

/** What search engines that share IndexNow are told, as its protocol has it. */
export interface Announcement {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

/** The messages that tell of some addresses of a site; one for each ten thousand. */
export function announcementsOf(urls: readonly string[], key: string, keyLocation: string): Announcement[] {
  const { host } = new URL(keyLocation);
  const parts = Array.from({ length: Math.ceil(urls.length / mostAddresses) }, (_, index) =>
    urls.slice(index * mostAddresses, (index + 1) * mostAddresses),
  );
  return parts.map((urlList) => ({ host, key, keyLocation, urlList }));
}

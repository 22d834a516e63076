import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Ledger } from "../../src/loader/ledger.ts";
import { absoluteUrl } from "../../src/pages/addresses.ts";
import { isIndexed } from "../../src/pages/last-change.ts";
import { announcementsOf, keyFile } from "../../src/seo/index-now.ts";
import type { Site } from "../../src/site/site.ts";
import { readPage } from "../read-build/documents.ts";
import { type Place, placeOfBuild } from "../read-build/place.ts";
import type { ReleaseReport } from "../schemas/reports.ts";
import { UserError } from "../user-error.ts";

/** Passes what it is told on to all search engines that share it. */
const usualEndpoint = "https://api.indexnow.org/indexnow";

/** Longest time to wait for an answer. */
const patienceMs = 30_000;

/** What the codes of the protocol mean (indexnow.org/documentation). */
const meanings: Record<number, string> = {
  400: "it does not understand the message",
  403: "it does not find the key at its address",
  422: "the addresses are not of that host, or the key is not as the protocol wants it",
  429: "it was told too often",
};

/** What the site tells search engines of itself with. */
export interface Announcer {
  /** The endpoint, in place of the usual one. */
  endpoint?: string | undefined;
  key: string;
  /** Where the site is published. */
  place: Place;
}

/** What a published folder is announced with. Throws a `UserError` where there is no key, or its file is not published. */
export function requireAnnouncer({ business, origin, base }: Site, dist: string): Announcer {
  const key = business.indexNow;
  if (key === undefined)
    throw new UserError(
      "business.yaml has no key of IndexNow, by which search engines know that the site itself tells them.",
      `Write into business.yaml: indexNow: ${randomBytes(16).toString("hex")}. Then build and publish: that brings the file of the key.`,
    );
  if (!existsSync(join(dist, keyFile(key))))
    throw new UserError(
      `The built folder lacks ${keyFile(key)}, the file of the key, so search engines would not believe it.`,
      "Build and publish once more: npx site build.",
    );
  const place = { origin, base: placeOfBuild(readPage(dist, "/"))?.base ?? base };
  return { endpoint: process.env.INDEXNOW_ENDPOINT, key, place };
}

/** Addresses of the pages for search engines that changed or went on a day or after it, and of those that lead elsewhere now. */
export function addressesToTell(
  { ledger, redirected }: { ledger: Ledger } & Pick<ReleaseReport, "redirected">,
  day: string,
  { paths }: Site,
  { place }: Announcer,
): string[] {
  const changed = [...ledger].flatMap(([path, { changedOn, removedOn }]) => {
    const entry = paths.get(path);
    return (removedOn ?? changedOn) >= day && (!entry || isIndexed(entry)) ? path : [];
  });
  return [...changed, ...redirected].map((path) => absoluteUrl(place, path));
}

/** Tells search engines of addresses. What went wrong comes back as a sentence; they may be told of an address again. */
export async function announce(
  urls: readonly string[],
  { endpoint = usualEndpoint, key, place }: Announcer,
): Promise<string | undefined> {
  let told = 0;
  for (const message of announcementsOf(urls, key, absoluteUrl(place, `/${keyFile(key)}`))) {
    const fault = await send(endpoint, JSON.stringify(message));
    if (fault) return `${endpoint} ${fault}. It took ${told} of ${urls.length} addresses.`;
    told += message.urlList.length;
  }
  return undefined;
}

async function send(endpoint: string, body: string): Promise<string | undefined> {
  try {
    const { status, ok } = await fetch(endpoint, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body,
      signal: AbortSignal.timeout(patienceMs),
    });
    if (ok) return undefined;
    return `answered ${status}${meanings[status] ? `: ${meanings[status]}` : ""}`;
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { message?: string } };
    if (name === "TimeoutError") return `gave no answer within ${patienceMs / 1000} seconds`;
    return `could not be reached: ${cause?.message || message}`;
  }
}

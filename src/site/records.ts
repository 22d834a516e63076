import type { Schema } from "../fields/schema.ts";
import { type MemberProps, memberFields } from "../kinds/member/fields.ts";
import { type OfficeProps, officeFields } from "../kinds/office/fields.ts";
import { type ReviewProps, reviewFields } from "../kinds/review/fields.ts";
import { pathOf } from "./paths.ts";
import { deriveEach } from "./questions.ts";
import { resolve } from "./resolve.ts";
import type { Site } from "./site.ts";

/** Kinds whose files sections list, and what a section gets of each. */
interface Records {
  review: ReviewProps;
  member: MemberProps;
  office: OfficeProps;
}

/** A file as sections show it, with its name and the path of its page, where it has one. */
export type Recorded<Props> = Props & { id: string; path?: string };

const schemas: Record<keyof Records, Schema> = {
  review: reviewFields,
  member: memberFields,
  office: officeFields,
};

const resolved = deriveEach("records", (site, name) => {
  const kind = name as keyof Records;
  return site.dataset.all[kind].map(({ file, id, value }) => {
    const context = site.contextFor(file, site.values, site.sharedLinks);
    const path = kind !== "review" ? pathOf(site.dataset, kind, id) : undefined;
    return { ...resolve<object>(value, schemas[kind], context), id, ...(path !== undefined && { path }) };
  });
});

/** The files of a kind with their texts filled, by their names; none where there is none. */
export function recordsOf<K extends keyof Records>(site: Site, kind: K): readonly Recorded<Records[K]>[] {
  return resolved(site, kind) as Recorded<Records[K]>[];
}

/** Reads all of them, so that what they point at in vain is noted although no page shows them. */
export function readRecords(site: Site): void {
  for (const kind of Object.keys(schemas)) resolved(site, kind);
}

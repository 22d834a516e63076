import { type ListedKind, type ListedProps, listed, listedKinds } from "../kinds/listed.ts";
import { subjectNames } from "../kinds/subjects.ts";
import { pathOf } from "./paths.ts";
import { deriveEach } from "./questions.ts";
import { resolve } from "./resolve.ts";
import type { Site } from "./site.ts";

/** A file as sections show it, with its name and the path of its page, where it has one. */
export type Recorded<Props> = Props & { id: string; path?: string };

const resolved = deriveEach("records", (site, name) => {
  const kind = name as ListedKind;
  const subject = subjectNames.find((one) => one === kind);
  return site.dataset.all[kind].map(({ file, id, value }) => {
    const context = site.contextFor(file, site.values, site.sharedLinks);
    const path = subject && pathOf(site.dataset, subject, id);
    return {
      ...resolve<object>(value, listed.get(kind)?.schema ?? {}, context),
      id,
      ...(path !== undefined && { path }),
    };
  });
});

/** The files of a kind with their texts filled, by their names; none where there is none. */
export function recordsOf<K extends ListedKind>(site: Site, kind: K): readonly Recorded<ListedProps<K>>[] {
  return resolved(site, kind) as Recorded<ListedProps<K>>[];
}

/** Files by the place in lists that each says, those of one place by their names. */
export function inOrder<T extends { id: string; order: number }>(files: readonly T[]): T[] {
  return files.toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}

/** Reads all of them, so that what they point at in vain is noted although no page shows them. */
export function readRecords(site: Site): void {
  for (const kind of listedKinds) resolved(site, kind);
}

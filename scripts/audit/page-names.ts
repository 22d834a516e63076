import { type Labels, labelsOf } from "./labels.ts";
import type { BarePage } from "./rule.ts";
import type { SearchSubject } from "./search-subject.ts";

/** Names that a page has for itself, as links may call it. */
export interface PageNames extends Labels {
  /** Its name in the trail. */
  crumb: string;
}

export function namesOf(page: BarePage): PageNames | undefined {
  const labels = labelsOf(page);
  const { expected, facts } = page;
  const crumb = expected.props ? expected.props.breadcrumbs.at(-1)?.name : facts.crumbs.at(-1);
  return labels && { ...labels, crumb: crumb ?? "" };
}

/** `/a`, `/a and /b`, or `/a and 4 more pages`. */
export function andOthers(first: string, others: readonly string[], noun = "page"): string {
  if (others.length === 0) return first;
  return `${first} and ${others.length === 1 ? others[0] : `${others.length} more ${noun}s`}`;
}

/** What a page is about by its names. */
export interface NamedPage {
  path: string;
  subjects: SearchSubject[];
  /** All words of its names. */
  stems: ReadonlySet<string>;
  places: ReadonlySet<string>;
}

export function readNames(
  names: ReadonlyMap<string, PageNames>,
  read: (text: string) => SearchSubject,
): Map<string, NamedPage> {
  return new Map(
    Array.from(names, ([path, { crumb, heading, title }]) => {
      const subjects = [crumb, heading, title].map(read).filter(({ key }) => key !== "");
      const stems = new Set(subjects.flatMap((subject) => [...subject.stems]));
      const places = new Set(subjects.flatMap((subject) => [...subject.places]));
      return [path, { path, subjects, stems, places }];
    }),
  );
}

/** True where one of its names says just what the text says. */
export function isNamed({ subjects }: NamedPage, { key }: SearchSubject): boolean {
  return subjects.some((subject) => subject.key === key);
}

/** Pages by each of their names. */
export function byName(pages: Iterable<NamedPage>): Map<string, NamedPage[]> {
  const named = new Map<string, NamedPage[]>();
  for (const page of pages)
    for (const key of new Set(page.subjects.map((subject) => subject.key))) {
      const others = named.get(key);
      if (others) others.push(page);
      else named.set(key, [page]);
    }
  return named;
}

/** Words of the main content, and the type of the page where it is known. */
export interface Length {
  type: string | undefined;
  words: number;
}

/** Pages that visitors come for, and the fewest words that such a page needs to answer them (own policy). */
const landingFloors: Readonly<Record<string, number>> = { city: 300, landing: 250, service: 250 };
/** The same of pages that are read for their own sake. */
const otherFloors: Readonly<Record<string, number>> = { article: 300 };
/** Fewer pages of a type have no usual length. */
const fewestPages = 3;
/** Share of the usual length below which a page is far from it. */
const farBelow = 0.5;

/** A page that is thin for its type. */
export interface Thin extends Length {
  isLanding: boolean;
  /** Usual length of its type: the median. */
  usual: number;
}

/** Pages that have far fewer words than others of their type, and too few for it; by path. */
export function thinPages(lengths: ReadonlyMap<string, Length>): Map<string, Thin> {
  const medians = mediansOf(lengths.values());
  const thin = new Map<string, Thin>();
  for (const [path, { type = "", words }] of lengths) {
    const usual = medians.get(type);
    const floor = landingFloors[type] ?? otherFloors[type];
    if (usual === undefined || floor === undefined || words >= floor || words >= usual * farBelow) continue;
    thin.set(path, { type, words, usual, isLanding: type in landingFloors });
  }
  return thin;
}

function mediansOf(lengths: Iterable<Length>): Map<string, number> {
  const byType = new Map<string, number[]>();
  for (const { type = "", words } of lengths) byType.set(type, [...(byType.get(type) ?? []), words]);
  const medians = new Map<string, number>();
  for (const [type, counts] of byType)
    if (counts.length >= fewestPages)
      medians.set(type, counts.sort((a, b) => a - b)[counts.length >> 1] ?? 0);
  return medians;
}

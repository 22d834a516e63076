import type { Picture, ServiceSummary } from "../fields/summaries.ts";
import type { AnySectionView } from "../sections/index.ts";

/** Every picture in a value, wherever it stands in it, in its order. Parts that are `skipped` are passed over. */
export function picturesIn(
  value: unknown,
  skipped: (part: object) => boolean = () => false,
  found: Picture[] = [],
): Picture[] {
  if (typeof value !== "object" || value === null || skipped(value)) return found;
  if ("alt" in value && "sources" in value) found.push(value as Picture);
  // The certificate of an opening is a small sign beside a link.
  else
    for (const name in value)
      if (name !== "certificate") picturesIn(Reflect.get(value, name), skipped, found);
  return found;
}

/** Most pictures that a sitemap may name of one page (Google). */
const mostFigures = 1000;

/** Addresses of the figures of each section; many pages share some. */
const figuresBySection = new WeakMap<AnySectionView, readonly string[]>();

/** Addresses of the pictures that are a page's own, each once. Cards of other pages show what is theirs. */
export function ownFigures(sections: readonly AnySectionView[]): string[] {
  return [...new Set(sections.flatMap(figuresOf))].slice(0, mostFigures);
}

function figuresOf(section: AnySectionView): readonly string[] {
  const known = figuresBySection.get(section);
  if (known) return known;
  const figures = picturesIn(section, isCard).map(({ src }) => src);
  figuresBySection.set(section, figures);
  return figures;
}

const isCard = (part: object) => "path" in part;

/** The sections of a page; where the opening shows no picture, the one below it knows its first as that of the first screen. */
export function withLeadPicture(sections: AnySectionView[]): AnySectionView[] {
  const [opening, second, ...others] = sections;
  const [isShown] = picturesIn(opening);
  const [lead] = picturesIn(second);
  if (!opening || !second || isShown || !lead) return sections;
  return [opening, { ...second, leadPicture: lead.name }, ...others];
}

/**
 * The photo that stands for a page in previews: the first one that it shows, before others that of the service it is
 * about. Neither a sample nor a drawing shows what a visitor would find.
 */
export function bestPhoto(
  [opening, ...others]: readonly AnySectionView[],
  service?: ServiceSummary,
): Picture | undefined {
  for (const part of [opening, service, ...others]) {
    const photo = picturesIn(part).find(({ isSample, sources }) => !isSample && sources.length > 0);
    if (photo) return photo;
  }
  return undefined;
}

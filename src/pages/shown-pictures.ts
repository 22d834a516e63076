import type { Picture, ServiceSummary } from "../fields/summaries.ts";
import type { AnySectionView } from "../sections/index.ts";

/** Every picture in a value, wherever it stands in it, in its order. */
export function* picturesIn(value: unknown): Generator<Picture> {
  if (typeof value !== "object" || value === null) return;
  if ("alt" in value && "sources" in value) yield value as Picture;
  // The certificate of an opening is a small sign beside a link.
  else for (const [name, item] of Object.entries(value)) if (name !== "certificate") yield* picturesIn(item);
}

/**
 * The photo that stands for a page in previews: the first one that it shows, before others that of the service it is
 * about. Neither a sample nor a drawing shows what a visitor would find.
 */
export function bestPhoto(
  [opening, ...others]: readonly AnySectionView[],
  service?: ServiceSummary,
): Picture | undefined {
  for (const picture of picturesIn([opening, service, others]))
    if (!picture.isSample && picture.sources.length > 0) return picture;
  return undefined;
}

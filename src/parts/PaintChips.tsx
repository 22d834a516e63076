import type { Picture } from "../fields/summaries.ts";

/** The body, trim and door colors of the picture above, as a strip of chips; nothing under a photo. */
export function PaintChips({ picture }: { picture: Picture }) {
  return picture.paint && <span className={`paint-chips ${picture.paint}`} />;
}

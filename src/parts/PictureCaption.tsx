import type { Picture } from "../fields/summaries.ts";

/** What the data say of a picture; a line of the page takes the place of its caption. */
export function PictureCaption({ picture, caption }: { picture: Picture; caption?: string | undefined }) {
  const line = caption ?? picture.caption;
  if (!line && !picture.place && !picture.credit) return null;
  return (
    <figcaption>
      {line}
      <PictureOrigin picture={picture} />
    </figcaption>
  );
}

/** Where a picture was taken and by whom. */
export function PictureOrigin({ picture: { place, credit } }: { picture: Picture }) {
  const origin = [place, credit].filter(Boolean).join(" · ");
  return origin && <span className="picture-origin">{origin}</span>;
}

import type { Picture } from "../fields/summaries.ts";
import { Img, type widths } from "./Img.tsx";
import { PaintChips } from "./PaintChips.tsx";
import { PictureCaption } from "./PictureCaption.tsx";
import { SplitPicture } from "./SplitPicture.tsx";

interface PictureFigureProps {
  picture: Picture;
  before?: Picture | undefined;
  width: keyof typeof widths;
  /** Line under the picture, in place of its own caption. */
  caption?: string | undefined;
}

/** A picture, or the pair of it and the state before, with a line under it. */
export function PictureFigure({ picture, before, width, caption }: PictureFigureProps) {
  return (
    <figure className="figure">
      {before ? (
        <SplitPicture before={before} after={picture} width={width} />
      ) : (
        <Img picture={picture} width={width} />
      )}
      <PaintChips picture={picture} />
      <PictureCaption picture={picture} caption={caption} />
    </figure>
  );
}

import type { Picture } from "../../site/summaries.ts";
import { Img, type widths } from "./Img.tsx";

interface SplitPictureProps {
  before: Picture;
  after: Picture;
  width: keyof typeof widths;
  beforeLabel?: string | undefined;
  afterLabel?: string | undefined;
  isFirst?: boolean;
}

/** The same view before and after, parted by the edge of a paint roller. */
export function SplitPicture(props: SplitPictureProps) {
  const { before, after, width, beforeLabel, afterLabel, isFirst = false } = props;
  return (
    <div className="split-picture">
      <Img picture={after} width={width} isFirst={isFirst} />
      <Img picture={before} width={width} isFirst={isFirst} className="split-picture-before" />
      {beforeLabel && <span className="tag tag-before">{beforeLabel}</span>}
      {afterLabel && <span className="tag tag-after">{afterLabel}</span>}
    </div>
  );
}

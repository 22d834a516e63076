import type { Picture } from "../../site/summaries.ts";
import { shownAtFirst, showSplit, stepSplit } from "../../widgets/split.ts";
import { Icon } from "./Icon.tsx";
import { Img, type widths } from "./Img.tsx";

interface SplitPictureProps {
  before: Picture;
  after: Picture;
  width: keyof typeof widths;
  beforeLabel?: string | undefined;
  afterLabel?: string | undefined;
  /** What a screen reader says for the handle; without it, the edge stands still. */
  handle?: string | undefined;
  isFirst?: boolean;
}

/** The same view before and after, parted by the edge of a paint roller that a visitor can move. */
export function SplitPicture(props: SplitPictureProps) {
  const { before, after, width, beforeLabel, afterLabel, handle, isFirst = false } = props;
  return (
    <div className="split-picture">
      <Img picture={after} width={width} isFirst={isFirst} />
      <Img picture={before} width={width} isFirst={isFirst} className="split-picture-before" />
      {beforeLabel && <span className="tag tag-before">{beforeLabel}</span>}
      {afterLabel && <span className="tag tag-after">{afterLabel}</span>}
      {handle && <Handle label={handle} />}
    </div>
  );
}

/** Counts how much of the picture after is shown, and so from right to left. */
function Handle({ label }: { label: string }) {
  return (
    <>
      <input
        type="range"
        className="split-handle"
        dir="rtl"
        min={0}
        max={100}
        step={0.5}
        defaultValue={shownAtFirst}
        autoComplete="off"
        aria-label={label}
        onInput={(event) => showSplit(event.currentTarget)}
        onKeyDown={stepSplit}
      />
      <span className="grip" aria-hidden="true">
        <Icon name="split" />
      </span>
    </>
  );
}

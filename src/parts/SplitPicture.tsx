import type { Picture } from "../fields/summaries.ts";
import { Icon } from "./Icon.tsx";
import { Img, type widths } from "./Img.tsx";
import { useIsLead } from "./lead-picture.ts";
import { shownAtFirst, showSplit, splitText, stepSplit } from "./split.ts";

interface SplitPictureProps {
  before: Picture;
  after: Picture;
  width: keyof typeof widths;
  beforeLabel?: string | undefined;
  afterLabel?: string | undefined;
  /** What the handle is called; without it, the edge stands still. */
  handle?: string | undefined;
  /** How far it is moved, in words. */
  handleValue?: string | undefined;
  /** Tells its handle from others; without it, the picture's own description does. */
  name?: string | undefined;
  /** The first picture of a page: its handle wears its name, and most of what it shows is the picture after. */
  isFirst?: boolean;
}

/** The same view before and after, parted by an edge that a visitor can move. */
export function SplitPicture(props: SplitPictureProps) {
  const { before, after, width, beforeLabel, afterLabel, handle, handleValue, isFirst = false } = props;
  const { name = after.alt } = props;
  const isLead = useIsLead(before, after) || isFirst;
  // The same view on both sides of the edge, however it is cropped.
  const alike = after.focus ? { ...before, focus: after.focus } : before;
  return (
    <div className="split-picture">
      <Img picture={alike} width={width} isFirst={isLead} className="split-picture-before" />
      <Img picture={after} width={width} isFirst={isLead} />
      {beforeLabel && <span className="tag tag-before">{beforeLabel}</span>}
      {afterLabel && <span className="tag tag-after">{afterLabel}</span>}
      {handle && (
        <Handle
          label={`${handle}: ${name}`}
          words={handleValue}
          shown={isFirst ? shownAtFirst.hero : shownAtFirst.pair}
          tag={isFirst ? handle : undefined}
        />
      )}
    </div>
  );
}

interface HandleProps {
  label: string;
  words: string | undefined;
  shown: number;
  tag: string | undefined;
}

/** Counts how much of the picture after is shown, and so from right to left. */
function Handle({ label, words, shown, tag }: HandleProps) {
  // It may have been moved before the page was live.
  const follow = (handle: HTMLInputElement | null) => {
    if (handle && handle.valueAsNumber !== shown) showSplit(handle, words);
  };
  return (
    <>
      <input
        ref={follow}
        type="range"
        className="split-handle"
        dir="rtl"
        min={0}
        max={100}
        step={0.5}
        defaultValue={shown}
        autoComplete="off"
        aria-label={label}
        aria-valuetext={splitText(shown, words)}
        onInput={(event) => showSplit(event.currentTarget, words)}
        onKeyDown={(event) => stepSplit(event, words)}
      />
      <span className="grip" aria-hidden="true">
        <Icon name="split" />
        {tag && <span className="tag">{tag}</span>}
      </span>
    </>
  );
}

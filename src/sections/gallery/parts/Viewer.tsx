import type { Picture } from "../../../fields/summaries.ts";
import { Icon } from "../../../parts/Icon.tsx";
import { Img } from "../../../parts/Img.tsx";
import { PictureCaption } from "../../../parts/PictureCaption.tsx";
import { fillText } from "../../../site/text.ts";
import type { GalleryViewer } from "../use-viewer.ts";

interface ViewerProps {
  words: { heading: string; previous: string; next: string; close: string; counter: string };
  pictures: readonly Picture[];
  viewer: GalleryViewer;
}

/** One photo, as large as the window. */
export function Viewer({ words, pictures, viewer }: ViewerProps) {
  const { dialog, index = 0, step, handlers } = viewer;
  const picture = viewer.index === undefined ? undefined : pictures[index];
  const place = { n: String(index + 1), total: String(pictures.length) };
  return (
    <dialog className="viewer dark" ref={dialog} aria-label={words.heading} {...handlers}>
      {picture && (
        <figure>
          <Img key={picture.name} picture={picture} width="full" isFirst />
          <PictureCaption picture={picture} />
        </figure>
      )}
      <div className="viewer-controls">
        <button type="button" className="step-button" aria-label={words.previous} onClick={() => step(-1)}>
          <Icon name="back" />
        </button>
        <p className="counter" aria-live="polite">
          {fillText(words.counter, place)}
        </p>
        <button type="button" className="step-button" aria-label={words.next} onClick={() => step(1)}>
          <Icon name="arrow" />
        </button>
        <button type="button" className="button secondary small" onClick={viewer.close}>
          {words.close}
        </button>
      </div>
    </dialog>
  );
}

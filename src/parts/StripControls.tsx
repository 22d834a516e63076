import type { ReactNode } from "react";
import { fillText } from "../site/text.ts";
import { Icon } from "./Icon.tsx";
import { type Strip, useCurrentInSight } from "./strip.ts";

interface StripControlsProps {
  strip: Strip;
  words: { previous: string; next: string; counter: string; dot?: string };
  /** A small picture for each item, as the face of its button. */
  thumbnails?: { key: string; picture: ReactNode }[];
}

/** Buttons and counter below a strip. Styles show them once script can work them. */
export function StripControls({ strip, words, thumbnails }: StripControlsProps) {
  const { index, count, show } = strip;
  const thumbnailList = useCurrentInSight(index);
  if (count < 2) return null;
  const place = (item: number) => ({ n: String(item + 1), total: String(count) });
  return (
    <div className="strip-controls">
      <button
        type="button"
        className="step-button"
        aria-label={words.previous}
        onClick={() => show(index - 1)}
      >
        <Icon name="back" />
      </button>
      <button type="button" className="step-button" aria-label={words.next} onClick={() => show(index + 1)}>
        <Icon name="arrow" />
      </button>
      <p className="counter" aria-live="polite">
        {fillText(words.counter, place(index))}
      </p>
      {thumbnails && (
        <ul className="thumbnails" ref={thumbnailList}>
          {thumbnails.map(({ key, picture }, item) => (
            <li key={key}>
              <button
                type="button"
                aria-label={fillText(words.dot ?? words.counter, place(item))}
                aria-current={item === index}
                onClick={() => show(item)}
              >
                {picture}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import {
  type DragEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useState,
} from "react";

/** How far a finger moves before it means the next photo, in CSS pixels. */
const leastSwipe = 40;

/** What the dialog of a gallery shows and listens to. The browser itself keeps the focus in it and gives it back. */
export interface GalleryViewer {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Which photo is shown; undefined while the dialog is closed, so that no large photo is loaded before. */
  index: number | undefined;
  open(index: number): void;
  close(): void;
  /** Shows the photo that many places further; behind the last comes the first. */
  step(by: number): void;
  handlers: {
    onClose(): void;
    onKeyDown(event: KeyboardEvent): void;
    onPointerDown(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onDragStart(event: DragEvent): void;
  };
}

export function useViewer(count: number): GalleryViewer {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedAt = useRef<number>(undefined);
  const [index, setIndex] = useState<number>();
  const step = (by: number) => setIndex((shown = 0) => (shown + by + count) % count);
  return {
    dialog,
    index,
    open: (shown) => {
      setIndex(shown);
      dialog.current?.showModal();
    },
    close: () => dialog.current?.close(),
    step,
    handlers: {
      onClose: () => setIndex(undefined),
      onKeyDown: ({ key }) => {
        if (key === "ArrowRight") step(1);
        if (key === "ArrowLeft") step(-1);
      },
      onPointerDown: ({ clientX }) => {
        pressedAt.current = clientX;
      },
      onPointerUp: ({ clientX }) => {
        const moved = clientX - (pressedAt.current ?? clientX);
        if (Math.abs(moved) >= leastSwipe) step(moved < 0 ? 1 : -1);
      },
      // A mouse would carry the picture away instead.
      onDragStart: (event) => event.preventDefault(),
    },
  };
}

import { useEffect, useRef } from "react";

/** The player of another host; it plays at once and takes the focus from the picture that was in its place. */
export function Player({ embed, title }: { embed: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      src={`${embed}&autoplay=1`}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube shows no video to a page that does not say where it is.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

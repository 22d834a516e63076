import type { Picture } from "../fields/summaries.ts";
import { focusClass, toneClass } from "../site/picture-classes.ts";
import { useIsLead } from "./lead-picture.ts";

/** How wide pictures stand, for the browser's choice of encoding. */
export const widths = {
  full: "100vw",
  /** Cut to a tall frame, so wider than its place. */
  tall: "(min-width: 64rem) 60rem, 100vw",
  half: "(min-width: 64rem) 50vw, 100vw",
  column: "(min-width: 88rem) 52rem, (min-width: 64rem) 62vw, 100vw",
  thumbnail: "4.25rem",
  third: "(min-width: 88rem) 26rem, (min-width: 48rem) 33vw, 100vw",
  /** In a grid of cards of 17rem or more. */
  card: "(min-width: 40rem) 22rem, 100vw",
  /** The same, but beside its heading on a phone. */
  row: "(min-width: 40rem) 22rem, 7.5rem",
  twoThirds: "(min-width: 88rem) 45rem, (min-width: 64rem) 58vw, 100vw",
} as const;

interface ImgProps {
  picture: Picture;
  width: keyof typeof widths;
  className?: string | undefined;
  /** True for the first picture of a page, which loads at once. */
  isFirst?: boolean;
  /** True where words beside the picture already say all of it. */
  isDecorative?: boolean;
}

/** A picture in all its encodings. */
export function Img({ picture, width, className, isFirst = false, isDecorative = false }: ImgProps) {
  const sizes = widths[width];
  const isLead = useIsLead(picture) && width !== "thumbnail";
  const isAtOnce = isFirst || isLead;
  return (
    <picture className={className}>
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={picture.src}
        className={classesOf(picture)}
        width={picture.width}
        height={picture.height}
        alt={isDecorative ? "" : picture.alt}
        loading={isAtOnce ? "eager" : "lazy"}
        decoding="async"
        {...(isAtOnce && { fetchPriority: "high" as const })}
      />
    </picture>
  );
}

/** Its ground color, what crops keep of it, and whether it stands higher than it is wide. */
function classesOf({ color, focus, width, height }: Picture): string | undefined {
  const names = [color && toneClass(color), focus && focusClass(focus), height > width && "portrait"];
  return names.filter(Boolean).join(" ") || undefined;
}

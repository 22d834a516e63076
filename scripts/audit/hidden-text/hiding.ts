type Declarations = ReadonlyMap<string, string>;

/** How declarations hide a text from people. */
export interface Hiding {
  /** The declaration that hides it, as one may write it. */
  declaration: string;
  /** Property that a rule elsewhere may set to show it again. */
  property: string;
  /** True for the way in which texts are hidden for people who listen. */
  isForReaders: boolean;
}

/** Pixels beyond an edge from which on nothing is seen. */
const farAway = 200;

/** Values that hide, by property. */
const hiding: Record<string, (value: string, style: Declarations) => boolean> = {
  "clip-path": (value) => /^(inset\(\s*(50|100)%|circle\(0)/.test(value),
  clip: (value) => /^rect\(/.test(value),
  width: (value, style) =>
    isTiny(value) && isTiny(style.get("height")) && /hidden|clip/.test(style.get("overflow") ?? ""),
  left: isBeyond,
  right: isBeyond,
  top: isBeyond,
  bottom: isBeyond,
  display: (value) => value === "none",
  visibility: (value) => value === "hidden" || value === "collapse",
  opacity: (value, style) => Number.parseFloat(value) < faintest && !isMoved(style),
  height: isFlat,
  "max-height": isFlat,
  "font-size": isTiny,
  "text-indent": (value) => pixels(value) <= -farAway,
  transform: (value) => /scale\(0\)|translate[xy]?\(-\d{4,}px/.test(value),
  color: (value, style) => value === "transparent" && style.get("background-clip") !== "text",
};
/** Opacity below which nobody reads a text. */
const faintest = 0.1;

/** What is cut to no height. */
function isFlat(value: string, style: Declarations): boolean {
  const isCut = /hidden|clip/.test(style.get("overflow") ?? style.get("overflow-y") ?? "");
  return isTiny(value) && isCut && !isMoved(style) && !isTiny(style.get("width"));
}

function isMoved(style: Declarations): boolean {
  return style.has("animation") || style.has("transition");
}

const forReaders = new Set(["clip-path", "clip", "width", "left", "right", "top", "bottom"]);

/** How these declarations hide what they are for; undefined where they do not. */
export function hidingOf(style: Declarations): Hiding | undefined {
  for (const [property, hides] of Object.entries(hiding)) {
    const value = style.get(property);
    if (value !== undefined && hides(value, style))
      return { declaration: `${property}:${value}`, property, isForReaders: forReaders.has(property) };
  }
  return undefined;
}

/** True for the whole of the usual way to keep words for those who listen: one pixel, of which nothing shows. */
export function isForReadersAlone(style: Declarations): boolean {
  return (
    (style.has("clip-path") || style.has("clip") || style.get("overflow") === "hidden") &&
    style.get("width") === "1px" &&
    style.get("height") === "1px"
  );
}

function isBeyond(offset: string, style: Declarations): boolean {
  return /absolute|fixed/.test(style.get("position") ?? "") && pixels(offset) <= -farAway;
}

function isTiny(length: string | undefined): boolean {
  return length !== undefined && /^(0|[01](\.\d+)?px|0?\.0\d*(em|rem)|0(em|rem|%|pt|vw))$/.test(length);
}

/** A length in pixels, about; 0 for what is none. */
function pixels(length: string | undefined): number {
  const [, amount = "0", unit] = /^(-?[\d.]+)(px|em|rem|vw|vh|%)$/.exec(length ?? "") ?? [];
  return Number(amount) * (unit === "px" ? 1 : unit === "%" || unit === "vw" || unit === "vh" ? 8 : 16);
}

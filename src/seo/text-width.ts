import pixelWidth from "string-pixel-width";

/** Width of a title in a search result, in pixels: Arial 20 (the advances that Screaming Frog measures with). */
export function titleWidth(text: string): number {
  return Math.round(pixelWidth(text, { font: "arial", size: 20 }));
}

/** Width of a description in a search result, in pixels: Arial 14. */
export function descriptionWidth(text: string): number {
  return Math.round(pixelWidth(text, { font: "arial", size: 14 }));
}

/** The text, or as many of its words as fit with an ellipsis behind them. */
export function cutToWidth(text: string, pixels: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= pixels) return text;
  const words = text.split(" ");
  const cut = (count: number) =>
    `${words
      .slice(0, count)
      .join(" ")
      .replace(/[\s,;:.|–-]+$/, "")} …`;
  let fitting = 1;
  for (let tooMany = words.length; tooMany - fitting > 1; ) {
    const middle = (fitting + tooMany) >> 1;
    if (widthOf(cut(middle)) <= pixels) fitting = middle;
    else tooMany = middle;
  }
  return cut(fitting);
}

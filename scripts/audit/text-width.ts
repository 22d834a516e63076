import pixelWidth from "string-pixel-width";

/** Width of a title in a search result, in pixels: Arial 20 (the advances that Screaming Frog measures with). */
export function titleWidth(text: string): number {
  return Math.round(pixelWidth(text, { font: "arial", size: 20 }));
}

/** Width of a description in a search result, in pixels: Arial 14. */
export function descriptionWidth(text: string): number {
  return Math.round(pixelWidth(text, { font: "arial", size: 14 }));
}

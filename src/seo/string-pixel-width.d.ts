declare module "string-pixel-width" {
  /** Width of a text in pixels, from a table of advances. */
  export default function pixelWidth(text: string, options: { font: string; size: number }): number;
}

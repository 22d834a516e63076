/** The part of subset-font that fonts.ts uses; the package brings no types. */
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    /** Each axis fixed to one value, or limited to a range. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    /** OpenType features to keep, by their four letters. */
    keepFeatures: string[];
    noHinting: boolean;
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}

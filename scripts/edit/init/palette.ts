import { contrastOf, nearestPassing } from "../../../src/site/contrast.ts";

/** The two colors of a business that the others follow from. */
export interface Palette {
  accent: string;
  dark: string;
}

/** Backgrounds of the starter's theme on which text in the accent's hue stands. */
const lightGrounds = ["#ffffff", "#edf1f5", "#f6f1e9"];

/** The colors that follow from two: shades of the same hue, as far from their grounds as `contrastPairs` asks. */
export function createPalette({ accent, dark }: Palette) {
  const onLight = (least: number) => (color: string) =>
    lightGrounds.every((ground) => contrastOf(color, ground) >= least);
  return {
    accent,
    dark,
    darkest: passing(dark, (color) => contrastOf(color, "#ffffff") >= 15),
    accentBright: passing(accent, (color) => contrastOf(color, dark) >= 4.5),
    accentEdge: passing(accent, onLight(3)),
    accentText: passing(accent, onLight(4.5)),
  };
}

/** The color itself where it passes, else the nearest of its hue; the color again where none does. */
function passing(color: string, passes: (candidate: string) => boolean): string {
  return passes(color) ? color : (nearestPassing(color, passes) ?? color);
}

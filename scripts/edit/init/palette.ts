import { contrastOf, nearestPassing } from "../../../src/site/contrast.ts";

/** Colors for a business that has not said which: amber and blue. */
const usual = { accent: "#f2b63d", dark: "#26384f" };
/** Backgrounds of the starter's theme on which text in the accent's hue stands. */
const lightGrounds = ["#ffffff", "#edf1f5", "#f6f1e9"];

/** The colors that follow from two: shades of the same hue, as far from their grounds as `contrastPairs` asks. */
export function createPalette({
  accent = usual.accent,
  dark = usual.dark,
}: {
  accent?: string;
  dark?: string;
}) {
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

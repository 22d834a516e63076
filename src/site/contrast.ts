import type { Theme } from "../kinds/theme/fields.ts";
import { countsOf } from "../loader/group-by.ts";
import type { Dataset } from "../loader/load.ts";
import { asError, type Problem } from "../problem.ts";

export type ColorRole = keyof Theme["colors"];

/** Two colors that meet on a page. */
export interface ContrastPair {
  /** What has to be seen: text, an icon, a border, a ring. */
  front: ColorRole;
  /** What it stands on; sheets, panels and notices are paper mixed with white. */
  back: ColorRole | "white";
  /** Share of the front that is mixed into the back, as under the pointer. */
  mixed?: number;
  /** 4.5 for text (WCAG 1.4.3), 3 for large text, borders of controls and rings (1.4.3, 1.4.11). */
  least: 4.5 | 3;
  /** Where they meet. */
  use: string;
}

const tones: ColorRole[] = ["paper", "tintCool", "tintWarm"];
const grounds: ContrastPair["back"][] = [...tones, "white"];

/** Every pair of roles that the templates put on each other. */
export const contrastPairs: ContrastPair[] = [
  ...onEach("ink", grounds, 4.5, "text"),
  ...onEach("inkSoft", grounds, 4.5, "secondary text"),
  ...onEach("link", grounds, 4.5, "links"),
  ...onEach("accentText", tones, 4.5, "numbers of steps and opened questions"),
  ...onEach("ink", ["accent"], 4.5, "primary buttons and the accent section"),
  { front: "ink", back: "accent", mixed: 0.12, least: 4.5, use: "primary buttons under the pointer" },
  ...onEach("ink", ["seal"], 4.5, "the seal"),
  ...onEach("onDark", ["dark", "darkest"], 4.5, "text of the dark section, the menu and the footer"),
  ...onEach("onDarkSoft", ["dark", "darkest"], 4.5, "secondary text there"),
  ...onEach("onDark", ["ink"], 4.5, "buttons of the accent section"),
  ...onEach("accentBright", ["dark"], 4.5, "the line above a heading in the dark section"),
  ...onEach("accentEdge", ["paper"], 3, "the lower edge of primary buttons"),
  ...onEach("success", ["paper", "white", "successTint"], 4.5, "good news"),
  ...onEach("error", ["paper", "white", "errorTint"], 4.5, "faults in a form"),
  ...onEach("ink", ["successTint", "errorTint"], 4.5, "text of notices"),
  ...onEach("field", ["paper", "tintCool", "white"], 3, "borders of fields"),
  ...onEach("focus", [...grounds, "accent", "seal"], 3, "the focus ring"),
  ...onEach("focusOnDark", ["dark", "darkest"], 3, "the focus ring on dark sections"),
];

function onEach(
  front: ColorRole,
  backs: ContrastPair["back"][],
  least: ContrastPair["least"],
  use: string,
): ContrastPair[] {
  return backs.map((back) => ({ front, back, least, use }));
}

/** Colors of the theme that are too close to others, each with a color that would do. One wrong color is one problem. */
export function contrastProblems({ theme }: Pick<Dataset, "theme">): Problem[] {
  const { colors } = theme.value;
  const problems: Problem[] = [];
  let failing = contrastPairs.filter((pair) => ratioOf(pair, colors) < pair.least);
  while (failing.length > 0) {
    const role = mostFrequentRole(failing);
    const ofRole = failing.filter((pair) => meets(pair, role));
    problems.push(toProblem(role, ofRole, theme));
    failing = failing.filter((pair) => !meets(pair, role));
  }
  return problems;
}

function ratioOf(pair: ContrastPair, colors: Theme["colors"]): number {
  return contrastOf(colors[pair.front], backColor(pair, colors));
}

function meets({ front, back }: ContrastPair, role: ColorRole): boolean {
  return front === role || back === role;
}

/** The color that is most likely wrong: the one that fails most often; of several, what has to be seen. */
function mostFrequentRole(failing: readonly ContrastPair[]): ColorRole {
  const backs = failing.flatMap(({ back }) => (back === "white" ? [] : back));
  const counts = countsOf([...failing.map(({ front }) => front), ...backs]);
  const [[role] = ["ink" as ColorRole]] = [...counts].sort(([, one], [, other]) => other - one);
  return role;
}

function toProblem(
  role: ColorRole,
  pairs: readonly ContrastPair[],
  { value, file }: Dataset["theme"],
): Problem {
  const { colors } = value;
  const [only] = pairs as [ContrastPair, ...ContrastPair[]];
  const others = new Set(pairs.map(({ front, back }) => (front === role ? back : front)));
  const passing = nearestPassing(colors[role], (candidate) =>
    contrastPairs
      .filter((pair) => meets(pair, role))
      .every((pair) => ratioOf(pair, { ...colors, [role]: candidate }) >= pair.least),
  );
  return asError({
    code: "low-contrast",
    message: pairs.length === 1 ? describePair(only, colors) : describePairs(role, pairs, colors),
    hint: passing
      ? `Write ${role}: "${passing}", the nearest color of the same hue that passes everywhere.`
      : hintFor(only, colors),
    place: { file, pointer: `/colors/${role}` },
    ...([...others].some((other) => other !== "white") && {
      related: [...others].flatMap((other) =>
        other === "white" ? [] : { file, pointer: `/colors/${other}` },
      ),
    }),
  });
}

function describePair(pair: ContrastPair, colors: Theme["colors"]): string {
  const { front, back, use, least } = pair;
  return `${nameOf(front, colors)} on ${nameOf(back, colors)} has a contrast of ${shown(ratioOf(pair, colors))} (${use}); at least ${least} is needed.`;
}

function describePairs(role: ColorRole, pairs: readonly ContrastPair[], colors: Theme["colors"]): string {
  const list = pairs.map((pair) => {
    const { front, back, use, least } = pair;
    const where = front === role ? `on ${nameOf(back, colors)}` : `under ${nameOf(front, colors)}`;
    return `${shown(ratioOf(pair, colors))} of ${least} ${where} (${use})`;
  });
  return `${nameOf(role, colors)} has too little contrast: ${list.join(", ")}.`;
}

function nameOf(role: ContrastPair["back"], colors: Theme["colors"]): string {
  return role === "white" ? role : `${role} ${colors[role]}`;
}

function backColor({ front, back, mixed = 0 }: ContrastPair, colors: Theme["colors"]): string {
  const color = back === "white" ? "#ffffff" : colors[back];
  const over = channelsOf(colors[front]);
  return toColor(channelsOf(color).map((value, index) => value * (1 - mixed) + (over[index] ?? 0) * mixed));
}

function hintFor(pair: ContrastPair, colors: Theme["colors"]): string {
  const { front, back, least } = pair;
  const passes = (candidate: string) =>
    contrastOf(candidate, backColor(pair, { ...colors, [front]: candidate })) >= least;
  const nearest = nearestPassing(colors[front], passes);
  if (nearest) return `Write ${front}: "${nearest}", the nearest color of the same hue that passes.`;
  if (back === "white") return `Choose another ${front}.`;
  const other = nearestPassing(
    colors[back],
    (candidate) => contrastOf(colors[front], backColor(pair, { ...colors, [back]: candidate })) >= least,
  );
  return `No color of that hue passes${other ? `; write ${back}: "${other}" instead` : ` on this ${back}`}.`;
}

/** Never rounds up: 4.496 is shown as 4.49. */
function shown(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

/** Contrast of two colors, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
}

/** The color of the same hue and saturation, as little lighter or darker as possible, that passes; undefined where none does. */
export function nearestPassing(color: string, passes: (candidate: string) => boolean): string | undefined {
  const { hue, saturation, lightness } = toHsl(color);
  const steps = 500;
  for (let step = 1; step <= steps; step++)
    for (const sign of [-1, 1]) {
      const shifted = lightness + (sign * step) / steps;
      if (shifted < 0 || shifted > 1) continue;
      const candidate = fromHsl(hue, saturation, shifted);
      if (passes(candidate)) return candidate;
    }
  return undefined;
}

function toHsl(color: string): { hue: number; saturation: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = channelsOf(color);
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  const lightness = most - span / 2;
  if (span === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = span / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return { hue: sixth * 60, saturation, lightness };
}

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return toColor([0, 8, 4].map(channel));
}

/** Channels from 0 to 1 → `#rrggbb`. */
function toColor(channels: number[]): string {
  return `#${channels
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

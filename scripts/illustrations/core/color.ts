/** Colour arithmetic on #rrggbb strings. */

/** The one shade colour of every shadow: blue enough to keep white walls from turning lavender. */
export const SHADE = "#1b2f55";
const EDGE_DARK = "#20284f";
const EDGE_LIGHT = "#fff6de";

function channels(color: string): [number, number, number] {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`Not a #rrggbb colour: ${color}`);
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Mixes `share` (0 to 1) of the second colour into the first. */
export function mix(first: string, second: string, share: number): string {
  const to = channels(second);
  const mixed = channels(first).map((from, index) => Math.round(from + ((to[index] ?? from) - from) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Dark edges and shaded faces: mixed with indigo, never with black. */
export function darken(color: string, share: number): string {
  return mix(color, EDGE_DARK, share);
}

/** Lit edges: mixed with warm white. */
export function lighten(color: string, share: number): string {
  return mix(color, EDGE_LIGHT, share);
}

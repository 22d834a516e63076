/** Class of the color that stands where a picture will be: `#abc` → `tone-abc`. */
export function toneClass(color: string): string {
  return `tone-${color.slice(1)}`;
}

/** Class with the colors of the paint in a picture. */
export function paintClass(name: string): string {
  return `paint-${name}`;
}

/** Class that keeps a spot of a picture in sight where it is cropped: `[30, 20]` → `focus-30-20`. */
export function focusClass(focus: readonly number[]): string {
  return `focus-${focus.join("-")}`;
}

/** Class of the color that stands where a picture will be: `#abc` → `tone-abc`. */
export function toneClass(color: string): string {
  return `tone-${color.slice(1)}`;
}

/** Class with the colors of the paint in a picture. */
export function paintClass(name: string): string {
  return `paint-${name}`;
}

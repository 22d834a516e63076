import type { Theme } from "../schema/types.ts";

/** The colours, fonts and shapes of the data as custom properties: `inkSoft` → `--ink-soft`. */
export function renderTheme(theme: Theme): string {
  const colors = Object.entries(theme.colors).map(
    ([role, color]) => `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${color}`,
  );
  const rest = [
    `--font-display:${theme.fonts.display}`,
    `--font-text:${theme.fonts.text}`,
    `--radius:${theme.radius}px`,
  ];
  return `:root{${[...colors, ...rest].join(";")}}\n`;
}

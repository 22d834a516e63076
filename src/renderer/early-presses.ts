/** Buttons of the page that were pressed while nothing answered them yet, in their order. */
export const earlyPresses: HTMLElement[] = [];

/** Remembers the button of a click; listens until the page is live. */
export function rememberPress({ target }: Event): void {
  const button = (target as Element | null)?.closest?.<HTMLElement>("main button[type=button]");
  if (button) earlyPresses.push(button);
}

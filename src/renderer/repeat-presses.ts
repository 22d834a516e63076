import { earlyPresses, rememberPress } from "./early-presses.ts";

/** Presses what was pressed too early again, one after the other, each when the page shows what the one before it did. */
export async function repeatPresses(): Promise<void> {
  removeEventListener("click", rememberPress);
  for (const button of earlyPresses.splice(0)) {
    button.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

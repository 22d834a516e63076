import type { EditorProblem } from "../../editing/messages.ts";
import { element, placeButton, pressButton } from "../elements.ts";

type Corrected = NonNullable<EditorProblem["correction"]>;

/** Letters of the longest correction that a button shows as it is. */
const mostLetters = 60;

/** Problems in words. `use` writes the correction of one; undefined where there is no field for it. */
export function problemTexts(
  problems: readonly EditorProblem[],
  use?: (correction: Corrected) => (() => void) | undefined,
): HTMLElement[] {
  return problems.map((problem) => problemText(problem, use));
}

function problemText(
  { message, hint, isError, place, correction }: EditorProblem,
  use?: (correction: Corrected) => (() => void) | undefined,
): HTMLElement {
  const where = place === undefined ? [] : [placeButton(place), " "];
  const fix = hint === undefined ? [] : [element("b", {}, [" Fix: "]), hint];
  const write = correction && use?.(correction);
  const button = write ? [" ", pressButton(labelOf(correction), write)] : [];
  return element("p", { class: isError ? "error" : "warning" }, [...where, message, ...fix, ...button]);
}

function labelOf({ words }: Corrected): string {
  return words.length > mostLetters ? "Use the corrected text" : `Use “${words}”`;
}

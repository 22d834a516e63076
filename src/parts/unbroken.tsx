import type { ReactNode } from "react";
import { splitNumbers } from "./unbroken.ts";

/** Plain text whose phone numbers and words with a number stay on one line. */
export function unbroken(text: string): ReactNode {
  if (!/\d-|-\d/.test(text)) return text;
  return splitNumbers(text).map((piece, index) => {
    // Pieces of a text never move, and the same words may stand twice.
    const key = `${index}`;
    if (!piece.isWhole) return piece.text;
    return (
      <span key={key} className="unbroken">
        {piece.text}
      </span>
    );
  });
}

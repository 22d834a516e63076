import type { ReactNode } from "react";
import { type Piece, splitHyphens, splitNumbers } from "./unbroken.ts";

/** Plain text whose phone numbers and words with a number stay on one line. */
export function unbroken(text: string): ReactNode {
  return /\d-|-\d/.test(text) ? joined(splitNumbers(text)) : text;
}

/** A heading whose short hyphenated words stay on one line. */
export function unbrokenHeading(text: string): ReactNode {
  return text.includes("-") ? joined(splitHyphens(text)) : text;
}

function joined(pieces: Piece[]): ReactNode {
  return pieces.map((piece, index) => {
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

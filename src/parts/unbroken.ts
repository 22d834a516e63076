/** A piece of text, and whether it is a number that must stay on one line. */
export interface Piece {
  text: string;
  isNumber: boolean;
}

/** Splits a text around its phone numbers, which browsers would break at their hyphens. */
export function splitNumbers(text: string): Piece[] {
  return text
    .split(/(\d+(?:-\d+)+)/)
    .map((piece, index) => ({ text: piece, isNumber: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

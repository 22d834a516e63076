/** A piece of text, and whether it must stay on one line. */
export interface Piece {
  text: string;
  isWhole: boolean;
}

/** Splits a text around what browsers would break at its hyphens: phone numbers, and words such as 1-year and pre-1978. */
export function splitNumbers(text: string): Piece[] {
  return text
    .split(/(\d+(?:-\d+)+|\b\d{1,4}-[a-z]{1,9}\b|\b[a-z]{1,9}-\d{1,4}s?\b)/i)
    .map((piece, index) => ({ text: piece, isWhole: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

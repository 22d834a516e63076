/** A piece of text, and whether it must stay on one line. */
export interface Piece {
  text: string;
  isWhole: boolean;
}

/** Phone numbers, and words such as 1-year and pre-1978. */
const withNumber = /(\d+(?:-\d+)+|\b\d{1,4}-[a-z]{1,9}\b|\b[a-z]{1,9}-\d{1,4}s?\b)/i;
/** Words such as move-out and end-of-lease, which browsers tear apart to even out the lines of a heading. */
const withHyphen = /(\b\w+(?:-\w+)+)/;
/** Letters of large type that the narrowest phone has room for. */
const longestWhole = 15;

/** Splits a text around what browsers would break at its hyphens. */
export function splitNumbers(text: string): Piece[] {
  return piecesOf(text.split(withNumber));
}

export function splitHyphens(heading: string): Piece[] {
  return piecesOf(heading.split(withHyphen));
}

/** What a pattern caught stands between what it passed over. */
function piecesOf(parts: string[]): Piece[] {
  return parts
    .map((text, index) => ({ text, isWhole: index % 2 === 1 && text.length <= longestWhole }))
    .filter((piece) => piece.text !== "");
}

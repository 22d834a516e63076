/** Digits as numbers to call are written, with what may stand between them; a colon or slash makes hours or a date. */
export const digitsInARow = /\+?\(?\d[\d\s().\-\u2010-\u2015]*\d/g;

/** An email address, also one whose end is missing. */
export const looseAddress = /[^\s@(]+@[^\s@]*[\p{L}\p{N}]/gu;

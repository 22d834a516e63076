import { digitWords } from "./quantities.ts";

const digitWord = `(?:oh|${digitWords.join("|")})`;
/** `six one two, five five five, zero one three four`: more than counting, fewer than a card has. */
const inWords = new RegExp(`\\b${digitWord}(?:[\\s,-]+${digitWord}){9}\\b`, "gi");
/** `800-PAINTER`, `1-800-555-ROOF` */
const withLetters =
  /\b(?:1[-. ])?\(?(\d{3})\)?[-. ](?=[\dA-Z-]{7,8}\b)(?=[\d-]*[A-Z]{4})([\dA-Z]{3}-?[\dA-Z]{4})\b/g;

/** Letters of the keys 2 to 9 of a phone. */
const keys = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];

/** Phone numbers of ten digits that a text spells in words, or with the letters of the keys. */
export function spelledPhonesIn(text: string): { shown: string; digits: string }[] {
  const words = [...text.matchAll(inWords)].map(([shown]) => ({
    shown,
    digits: shown
      .toLowerCase()
      .split(/[\s,-]+/)
      .map((word) => (word === "oh" ? 0 : digitWords.indexOf(word)))
      .join(""),
  }));
  const letters = [...text.matchAll(withLetters)].map(([shown, area = "", rest = ""]) => ({
    shown,
    digits: area + rest.replaceAll("-", "").replace(/[A-Z]/g, keyOf),
  }));
  return [...words, ...letters];
}

function keyOf(letter: string): string {
  return String(keys.findIndex((letters) => letters.includes(letter)) + 2);
}

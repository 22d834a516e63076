import { digitsInARow, looseAddress } from "../../../../src/site/contact-shapes.ts";

/** What can be the new value of a name in braces: a number to call, also an incomplete one, or an address. */
const shapes = [digitsInARow, looseAddress];
const leastDigits = 5;

/** A name in braces that is no longer in a text, and what was typed in its place. */
export interface TypedOver {
  name: string;
  words: string;
}

/** The first name whose number or address was typed over by another one; `textOf` says what a name stands for. */
export function typedOver(
  written: string,
  typed: string,
  textOf: (name: string) => string | undefined,
): TypedOver | undefined {
  const gone = Array.from(written.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name).filter(
    (name) => !typed.includes(`{${name}}`),
  );
  for (const name of gone) {
    const text = textOf(name) ?? "";
    // What stands for a number is all number, and so with an address.
    const shape = shapes.find((one) => text.match(one)?.[0] === text && isWhole(text));
    const words = shape && typed.match(shape)?.find((one) => isWhole(one) && !written.includes(one));
    if (words !== undefined && words !== text) return { name, words };
  }
  return undefined;
}

function isWhole(words: string): boolean {
  return words.includes("@") || words.replace(/\D/g, "").length >= leastDigits;
}

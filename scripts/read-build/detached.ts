import { remember } from "../remember.ts";

/** V8 cuts a longer part out of a text without copying it (SlicedString::kMinLength). */
const fewestCut = 13;

/** A copy of a text, because a part cut from a larger text keeps the whole of it in memory. */
export function detached(text: string): string {
  return text.length < fewestCut ? text : Buffer.from(text).toString();
}

/** The same for what comes on page after page, such as a class or an address: one copy serves all. */
export function shared(text: string): string {
  return text.length < fewestCut ? text : knownCopy(text);
}

const knownCopy = remember(detached);

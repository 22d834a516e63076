import type { Gap } from "../../../src/loader/draft.ts";
import type { ShownValue } from "./messages.ts";

/** A value that is still to be written has no words yet, whatever the page shows in its place. */
export function withoutStandIn(value: ShownValue, gaps: readonly Gap[]): ShownValue {
  const gap = gaps.find(
    ({ file, pointer }) => file === value.file && `${value.pointer}/`.startsWith(`${pointer}/`),
  );
  return gap ? { ...value, pointer: gap.pointer, written: "", advice: gap.advice } : value;
}

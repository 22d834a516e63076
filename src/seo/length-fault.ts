import { counted } from "../loader/counted.ts";

/** Limits of a text in a search result. */
export interface LengthLimits {
  minChars: number;
  maxChars: number;
  minPixels: number;
  maxPixels: number;
}

/** What is wrong with the length of a text, as the end of a sentence; undefined where it fits. `width` in pixels. */
export function lengthFault(text: string, width: number, limits: LengthLimits): string | undefined {
  const { length } = text;
  if (length < limits.minChars) return `has ${counted(length, "character")}, fewer than ${limits.minChars}`;
  if (length > limits.maxChars) return `has ${counted(length, "character")}, more than ${limits.maxChars}`;
  if (width < limits.minPixels) return `is ${width} pixels wide, less than ${limits.minPixels}`;
  if (width > limits.maxPixels) return `is ${width} pixels wide, more than ${limits.maxPixels}`;
  return undefined;
}

export { counted } from "../../../../src/loader/counted.ts";

/** 12345 → "12,345". */
export function count(value: number): string {
  return value.toLocaleString("en-US");
}

/** 0.4567 → "45.7%". */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** 2026-12-09 → "December 9, 2026". */
export function dayInWords(day: string): string {
  return new Date(day).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}

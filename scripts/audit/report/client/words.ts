/** 12345 → "12,345". */
export function count(value: number): string {
  return value.toLocaleString("en-US");
}

/** A number with its noun: "1 page", "2 pages". */
export function counted(value: number, noun: string): string {
  return `${count(value)} ${noun}${value === 1 ? "" : "s"}`;
}

/** 0.4567 → "45.7 %". */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** 2026-12-09 → "December 9, 2026". */
export function dayInWords(day: string): string {
  return new Date(day).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}

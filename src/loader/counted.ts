// `toLocaleString` makes one of these for each number.
const numbers = new Intl.NumberFormat("en-US");

/** A number with its noun: "1 page", "1,200 pages". */
export function counted(value: number, noun: string): string {
  return `${numbers.format(value)} ${noun}${value === 1 ? "" : "s"}`;
}

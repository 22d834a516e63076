/** A number with its noun: "1 page", "1,200 pages". */
export function counted(value: number, noun: string): string {
  return `${value.toLocaleString("en-US")} ${noun}${value === 1 ? "" : "s"}`;
}

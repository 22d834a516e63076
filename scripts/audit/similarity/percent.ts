/** 0.4567 → "46%". */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

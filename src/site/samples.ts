/** A record of the data that may only stand in for the real one. */
interface MaybeSample {
  sample?: boolean;
}

/** The records that are no samples: what machines read as fact. */
export function realOnly<Item extends MaybeSample>(items: readonly Item[] = []): Item[] {
  return items.filter(({ sample }) => !sample);
}

/** A number as texts print it: that of a sample says so. */
export function printedNumber({ number, sample }: MaybeSample & { number: string }, tag: string): string {
  return sample ? `${number} (${tag})` : number;
}

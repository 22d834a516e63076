import type { Planted, Trap } from "./planted.ts";

/** Where sentences are added in one of the sites of tests: behind words of a text. */
interface Spot {
  file: string;
  after: string;
}

export const spots = {
  removal: { file: "pages/removal.yaml", after: "Sometimes not." },
} as const satisfies Record<string, Spot>;

/** Sentences that contradict the record, and what is true in their place; found by `rule`. */
export const wrongIn =
  ({ file, after }: Spot, rule: string) =>
  (sentence: string, mended: string): Planted => ({
    fault: sentence,
    file,
    from: after,
    to: `${after} ${sentence}`,
    mended: `${after} ${mended}`,
    rule,
  });

/** Sentences that are right, all in one text: a build takes longer than to judge it. */
export const rightIn = ({ file, after }: Spot, trap: string, sentences: readonly string[]): Trap[] => [
  { trap, file, from: after, to: [after, ...sentences].join(" ") },
];

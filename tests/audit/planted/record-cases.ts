import type { Planted, Trap } from "./planted.ts";

/** Where sentences are added in one of the sites of tests: behind words of a text, on a page. */
interface Spot {
  file: string;
  after: string;
  path: string;
}

export const spots = {
  removal: { file: "pages/removal.yaml", after: "Sometimes not.", path: "/removal" },
  pruning: {
    file: "pages/pruning.yaml",
    after: "we shorten it at side limbs or take it out.",
    path: "/pruning",
  },
} as const satisfies Record<string, Spot>;

/** Sentences that contradict the record, and what is true in their place; found by `rule`. */
export const wrongIn =
  ({ file, after, path }: Spot, rule: string) =>
  (sentence: string, mended: string, says: string | RegExp): Planted => ({
    fault: sentence,
    data: { file, from: after, to: `${after} ${sentence}`, mended: `${after} ${mended}` },
    rule,
    path,
    says,
  });

/** Sentences that are right, all in one text: a build takes longer than to judge it. */
export const rightIn = ({ file, after }: Spot, trap: string, sentences: readonly string[]): Trap[] => [
  { trap, data: { file, from: after, to: [after, ...sentences].join(" ") } },
];

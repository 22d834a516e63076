import { type Planted, sidesOf, type Trap } from "./planted.ts";

/** Where sentences are added in one of the sites of tests: behind words of a text. */
interface Spot {
  file: string;
  after: string;
}

export const spots = {
  removal: { file: "pages/removal.yaml", after: "Sometimes not." },
} as const satisfies Record<string, Spot>;

/** Sentences that contradict the record, each with what is true in place of it, as [wrong → right]; found by `rule`. */
export const wrongIn = ({ file, after }: Spot, rule: string, sentences: readonly string[]): Planted[] =>
  sentences.map((sentence) => {
    const { to, mended } = sidesOf(sentence);
    return { rule, fault: to, file, from: after, to: `${after} ${to}`, mended: `${after} ${mended}` };
  });

/** Sentences that are right, all in one text: a build takes longer than to judge it. */
export const rightIn = ({ file, after }: Spot, trap: string, sentences: readonly string[]): Trap[] => [
  { trap, file, from: after, to: [after, ...sentences].join(" ") },
];

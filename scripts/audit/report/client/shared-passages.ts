import { shingleWords } from "../../similarity/shingles.ts";
import { wordsOf } from "../../words.ts";

/** A piece of a block of text, and whether the other text has it too. */
export interface Piece {
  text: string;
  isShared: boolean;
}

export interface Comparison {
  /** Pieces of each block of the two texts. */
  texts: [Piece[][], Piece[][]];
  /** Share of the sequences of words in common, 0 to 1, as the audit measures it. */
  similarity: number;
}

interface Token {
  text: string;
  words: string[];
  block: number;
}

/** Marks what two texts share: every sequence of as many words as the audit compares. */
export function compareTexts(first: readonly string[], second: readonly string[]): Comparison {
  const [a, b] = [tokensOf(first), tokensOf(second)];
  const [ofA, ofB] = [sequencesOf(a), sequencesOf(b)];
  const [setA, setB] = [new Set(ofA), new Set(ofB)];
  const shared = [...setA].filter((sequence) => setB.has(sequence)).length;
  const all = setA.size + setB.size - shared;
  return {
    texts: [piecesOf(a, ofA, setB, first.length), piecesOf(b, ofB, setA, second.length)],
    similarity: all === 0 ? 0 : shared / all,
  };
}

function tokensOf(blocks: readonly string[]): Token[] {
  return blocks.flatMap((block, number) =>
    block.split(/(?<=\s)/).map((text) => ({ text, words: wordsOf(text), block: number })),
  );
}

/** The sequence that begins at each word; a shorter text is one sequence. */
function sequencesOf(tokens: readonly Token[]): string[] {
  const words = tokens.flatMap((token) => token.words);
  const count = words.length === 0 ? 0 : Math.max(1, words.length - shingleWords + 1);
  return Array.from({ length: count }, (_, at) => words.slice(at, at + shingleWords).join(" "));
}

function piecesOf(
  tokens: readonly Token[],
  sequences: readonly string[],
  others: ReadonlySet<string>,
  blockCount: number,
): Piece[][] {
  const isShared: boolean[] = new Array(sequences.length + shingleWords).fill(false);
  sequences.forEach((sequence, at) => {
    if (others.has(sequence)) isShared.fill(true, at, at + shingleWords);
  });
  const blocks: Piece[][] = Array.from({ length: blockCount }, () => []);
  let word = 0;
  for (const { text, words, block } of tokens) {
    const pieces = blocks[block] ?? [];
    const last = pieces.at(-1);
    // What is no word, such as a dash, belongs to what stands before it.
    const shared =
      words.length === 0 ? (last?.isShared ?? false) : words.every((_, at) => isShared[word + at]);
    word += words.length;
    if (last?.isShared === shared) last.text += text;
    else pieces.push({ text, isShared: shared });
  }
  return blocks;
}

import type { LayoutProps } from "../../../src/layout/view.ts";
import type { Page } from "../../../src/pages/page.ts";
import { oncePer } from "../../../src/site/once.ts";
import { oneLine } from "../../read-build/text-reader.ts";

/** The texts of the data that a page is made from, which tell what it says from what somebody wrote into its file. */
export class Wording {
  private readonly texts: ReadonlySet<string>;
  private joined: string | undefined;

  constructor(
    values: readonly unknown[],
    private readonly wider?: Wording,
  ) {
    this.texts = new Set(textsWithin(values).map(oneLine));
  }

  /** True where the words stand in one of the texts, however they are spread over elements. */
  holds(words: string): boolean {
    const line = oneLine(words);
    return this.texts.has(line) || this.wider?.holds(line) === true || this.all().includes(bare(line));
  }

  /** Those of the page before those of the frame around all pages. */
  *[Symbol.iterator](): Generator<string> {
    yield* this.texts;
    if (this.wider) yield* this.wider;
  }

  private all(): string {
    this.joined ??= [...this.texts].map(bare).join("\n");
    return this.joined;
  }
}

const ofLayout = oncePer((layout: LayoutProps) => new Wording([layout]));

export function wordingOf({ props, structuredData }: Page, layout: LayoutProps): Wording {
  return new Wording([props, structuredData], ofLayout(layout));
}

/** Without blanks and most signs: a page may put elements, and blanks with them, between the parts of a text. */
function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}$%#+&@]+/gu, "");
}

/** Every text in a value, however deep; running text with links in it as a whole, too. */
export function textsWithin(value: unknown): string[] {
  const texts: string[] = [];
  addTexts(texts, value);
  return texts;
}

function addTexts(texts: string[], value: unknown): void {
  if (typeof value === "string") texts.push(value);
  else if (typeof value === "object" && value !== null) {
    const whole = Array.isArray(value) ? wholeOf(value) : undefined;
    if (whole !== undefined) texts.push(whole);
    for (const inner of Object.values(value)) addTexts(texts, inner);
  }
}

/** Running text in one piece; undefined for a list of something else. */
function wholeOf(pieces: readonly unknown[]): string | undefined {
  const texts = pieces.map((piece) => (typeof piece === "string" ? piece : linkedOrStrong(piece)));
  const kinds = new Set(pieces.map((piece) => typeof piece));
  const isProse = kinds.size > 1 && !texts.includes(undefined);
  return isProse ? texts.join("") : undefined;
}

function linkedOrStrong(piece: unknown): string | undefined {
  const { label, strong } = (piece ?? {}) as { label?: unknown; strong?: unknown };
  return [label, strong].find((text) => typeof text === "string");
}

/** All texts of records in small letters, in which words are looked up. */
export function smallTextOf(records: readonly unknown[]): string {
  return textsWithin(records).join("\n").toLowerCase();
}

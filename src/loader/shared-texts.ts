/** Texts that are met again and again, held in memory once, each with the number of those met before it. */
export class SharedTexts {
  readonly texts: string[] = [];
  private readonly numbers = new Map<string, number>();

  constructor(texts: readonly string[] = []) {
    for (const text of texts) this.numberOf(text);
  }

  numberOf(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    this.numbers.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }

  /** The first text that said the same. */
  one(text: string): string {
    return this.texts[this.numberOf(text)] as string;
  }
}

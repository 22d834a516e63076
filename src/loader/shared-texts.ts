/** Texts that are met again and again, held in memory once. */
export class SharedTexts {
  private readonly texts = new Map<string, string>();

  /** The first text that said the same. */
  one(text: string): string {
    const known = this.texts.get(text);
    if (known !== undefined) return known;
    this.texts.set(text, text);
    return text;
  }
}

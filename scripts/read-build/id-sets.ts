/** Keeps each different set of ids once: the pages of a template have the same. */
export class IdSets {
  private readonly known = new Map<string, ReadonlySet<string>>();

  /** The set that holds these ids, made for the first page that has them. */
  of(ids: ReadonlySet<string>): ReadonlySet<string> {
    const key = [...ids].join("\n");
    const known = this.known.get(key) ?? ids;
    this.known.set(key, known);
    return known;
  }
}

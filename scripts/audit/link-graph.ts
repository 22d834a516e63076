/** Where a link stands: in the text of a page, or in what surrounds it. */
export type LinkPlace = "content" | "navigation";

/** Which page links which, kept as numbers so that 100,000 pages fit in memory. */
export class LinkGraph {
  private readonly ids = new Map<string, number>();
  private readonly paths: string[] = [];
  private readonly content: number[][] = [];
  /** Links of the header and footer are the same on every page, so each target is kept once. */
  private readonly navigation = new Set<number>();

  /** Notes a link between two paths of the site. */
  add(from: string, to: string, place: LinkPlace): void {
    const target = this.idOf(to);
    if (place === "navigation") this.navigation.add(target);
    else this.content[this.idOf(from)]?.push(target);
  }

  /** Paths that a page links in its text, each once, in order. */
  outlinks(path: string): string[] {
    return [...new Set(this.content[this.ids.get(path) ?? -1] ?? [])].map((id) => this.paths[id] ?? "");
  }

  /** Number of other pages that link a path in their text, by path; absent where there is none. */
  countContentInlinks(): Map<string, number> {
    const counts = new Map<string, number>();
    this.content.forEach((targets, from) => {
      for (const target of new Set(targets)) {
        if (target === from) continue;
        const path = this.paths[target] ?? "";
        counts.set(path, (counts.get(path) ?? 0) + 1);
      }
    });
    return counts;
  }

  /** Every link in the text of a page, as pairs of paths. */
  *contentLinks(): Generator<[from: string, to: string]> {
    for (const [from, targets] of this.content.entries())
      for (const target of new Set(targets)) yield [this.paths[from] ?? "", this.paths[target] ?? ""];
  }

  isInNavigation(path: string): boolean {
    return this.navigation.has(this.ids.get(path) ?? -1);
  }

  /** Clicks from a start page to each page that can be reached; menus count as links of every page. */
  depthsFrom(start: string): Map<string, number> {
    const depths = new Map([[start, 0]]);
    let level = [start];
    for (let depth = 1; level.length > 0; depth++) {
      const next: string[] = [];
      const targets = level.flatMap((path) => this.outlinks(path));
      const menu = depth === 1 ? [...this.navigation].map((id) => this.paths[id] ?? "") : [];
      for (const path of [...menu, ...targets]) {
        if (depths.has(path)) continue;
        depths.set(path, depth);
        next.push(path);
      }
      level = next;
    }
    return depths;
  }

  private idOf(path: string): number {
    const known = this.ids.get(path);
    if (known !== undefined) return known;
    const id = this.paths.length;
    this.ids.set(path, id);
    this.paths.push(path);
    this.content.push([]);
    return id;
  }
}

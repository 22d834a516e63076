import { IdSets } from "../read-build/id-sets.ts";
import { htmlFile } from "../read-build/page-files.ts";
import type { Disagreement } from "./disagreement.ts";

/** Links to places on pages, which are proven when all pages have been read; a page counts by its number. */
export class LinkedPlaces {
  private readonly idSets = new IdSets();
  private readonly idsByPath = new Map<string, ReadonlySet<string>>();
  /** Pages that link a place, by its address; a page comes once for each such link. */
  private readonly referrers = new Map<string, { path: string; fragment: string; from: number[] }>();
  private readonly paths: string[] = [];

  /** The next page to be read. */
  page(path: string, ids: ReadonlySet<string>): void {
    this.paths.push(path);
    this.idsByPath.set(path, this.idSets.of(ids));
  }

  /** A link on the page read last. A place on that page itself is known already. */
  link(path: string, fragment: string): void {
    const from = this.paths.length - 1;
    if (path === this.paths[from] && this.idsByPath.get(path)?.has(fragment)) return;
    const address = `${path}#${fragment}`;
    const known = this.referrers.get(address) ?? { path, fragment, from: [] };
    known.from.push(from);
    this.referrers.set(address, known);
  }

  /** Links to places that are on no page, in the order of the pages that have them. */
  missing(): Disagreement[] {
    const vain = [...this.referrers].flatMap(([address, { path, fragment, from }]) => {
      const ids = this.idsByPath.get(path);
      return ids && !ids.has(fragment) ? from.map((number) => ({ number, address })) : [];
    });
    return vain
      .sort((a, b) => a.number - b.number)
      .map(({ number, address }) => {
        const path = this.paths[number] ?? "";
        return {
          file: htmlFile(path),
          path,
          message: `${path} links to ${address}, but the built page has no such place.`,
          hint: "Give a section that id.",
        };
      });
  }
}

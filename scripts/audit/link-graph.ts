import { countBelow } from "../count-below.ts";
import { linkScores } from "./link-score.ts";

/** Where a link stands: in the text of a page, or in what surrounds it. */
export type LinkPlace = "content" | "navigation";

/** A link of a page to another. */
export interface Link {
  to: string;
  place: LinkPlace;
  text: string;
}

/** A link in the text of a page, seen from its target. */
export interface Inlink {
  from: string;
  /** What is read out: its words, or the alt text of its picture. */
  text: string;
}

/** What is worked out when all links are noted. */
interface Whole {
  /** Different pages that each page links in its text. */
  targets: Uint32Array[];
  /** Links in the text of other pages that lead to a page: where its part of the next two begins, the pages, their words. */
  starts: Uint32Array;
  sources: Uint32Array;
  words: Uint32Array;
  scores: Float64Array;
  /** Scores in order, for their ranks. */
  ranked: Float64Array;
}

/** Which page links which, kept as numbers so that 100,000 pages fit in memory. */
export class LinkGraph {
  private readonly pages = new Names();
  private readonly texts = new Names();
  /** Of each page: target and text of every link, in turns. */
  private readonly content: Uint32Array[] = [];
  /** Links of the header and footer are the same on every page, so each text of a target is kept once, with the first page. */
  private readonly navigation = new Map<number, Map<number, number>>();
  private known: Whole | undefined;

  /** Notes the links of a page. */
  add(from: string, links: readonly Link[]): void {
    this.known = undefined;
    const source = this.idOf(from);
    const content = [...(this.content[source] ?? [])];
    for (const { to, place, text } of links) {
      const [target, words] = [this.idOf(to), this.texts.idOf(text)];
      if (place === "content") content.push(target, words);
      else this.addToNavigation(target, words, source);
    }
    this.content[source] = Uint32Array.from(content);
  }

  private addToNavigation(target: number, words: number, source: number): void {
    const texts = this.navigation.get(target) ?? new Map<number, number>();
    this.navigation.set(target, texts);
    if (!texts.has(words)) texts.set(words, source);
  }

  /** Paths that a page links in its text, each once, in order. */
  outlinks(path: string): string[] {
    const id = this.pages.find(path);
    return id === undefined
      ? []
      : Array.from(this.whole.targets[id] ?? [], (target) => this.pages.name(target));
  }

  /** Links in the text of other pages that lead to a path. */
  inlinks(path: string): Inlink[] {
    const id = this.pages.find(path);
    if (id === undefined) return [];
    const { starts, sources, words } = this.whole;
    return Array.from({ length: (starts[id + 1] ?? 0) - (starts[id] ?? 0) }, (_, at) => {
      const place = (starts[id] ?? 0) + at;
      return { from: this.pages.name(sources[place] ?? 0), text: this.texts.name(words[place] ?? 0) };
    });
  }

  /** Different links of menus, trails and footers that lead to a path, each with the first page that has it. */
  menuLinks(path: string): Inlink[] {
    return Array.from(this.navigation.get(this.pages.find(path) ?? -1) ?? [], ([text, from]) => ({
      from: this.pages.name(from),
      text: this.texts.name(text),
    }));
  }

  /** Paths of other pages that link a path in their text, each once. */
  linkingPages(path: string): string[] {
    return [...new Set(this.inlinks(path).map(({ from }) => from))];
  }

  /** Number of other pages that link a path in their text, by path; absent where there is none. */
  countContentInlinks(): Map<string, number> {
    const counts = new Map<string, number>();
    this.whole.targets.forEach((targets, from) => {
      for (const target of targets) {
        if (target === from) continue;
        const path = this.pages.name(target);
        counts.set(path, (counts.get(path) ?? 0) + 1);
      }
    });
    return counts;
  }

  isInNavigation(path: string): boolean {
    return this.navigation.has(this.pages.find(path) ?? -1);
  }

  /** Weight that links in texts give a page (PageRank); the mean of all pages is 1. */
  scoreOf(path: string): number {
    return this.whole.scores[this.pages.find(path) ?? -1] ?? 0;
  }

  /** Share of the pages whose score is lower, 0 to 1. */
  scoreRank(path: string): number {
    const { ranked } = this.whole;
    return ranked.length === 0 ? 0 : countBelow(ranked, this.scoreOf(path)) / ranked.length;
  }

  /** Clicks from a start page to each page that can be reached; menus count as links of every page. */
  depthsFrom(start: string): Map<string, number> {
    const menu = Array.from(this.navigation.keys(), (id) => this.pages.name(id));
    return this.walk(start, menu);
  }

  /** Clicks from a start page through links in texts alone, and those of a menu that lead to one of the `lists`. */
  textDepthsFrom(start: string, lists: readonly string[] = []): Map<string, number> {
    const starts = lists.filter((path) => this.isInNavigation(path));
    return this.walk(start, starts);
  }

  private walk(start: string, menu: readonly string[]): Map<string, number> {
    const depths = new Map([[start, 0]]);
    let level = [start];
    for (let depth = 1; level.length > 0; depth++) {
      const next: string[] = [];
      const targets = level.flatMap((path) => this.outlinks(path));
      for (const path of depth === 1 ? [...menu, ...targets] : targets) {
        if (depths.has(path)) continue;
        depths.set(path, depth);
        next.push(path);
      }
      level = next;
    }
    return depths;
  }

  private get whole(): Whole {
    this.known ??= this.complete();
    return this.known;
  }

  private complete(): Whole {
    const targets = this.content.map(
      (links) => new Uint32Array(new Set(links.filter((_, at) => at % 2 === 0))),
    );
    const scores = linkScores(targets);
    return { targets, ...this.turned(), scores, ranked: scores.slice().sort() };
  }

  /** The links by target. */
  private turned(): Pick<Whole, "starts" | "sources" | "words"> {
    const starts = new Uint32Array(this.content.length + 1);
    this.eachLink((_, target) => {
      starts[target + 1] = (starts[target + 1] ?? 0) + 1;
    });
    for (let page = 1; page < starts.length; page++)
      starts[page] = (starts[page] ?? 0) + (starts[page - 1] ?? 0);
    const ends = starts.slice();
    const [sources, words] = [new Uint32Array(starts.at(-1) ?? 0), new Uint32Array(starts.at(-1) ?? 0)];
    this.eachLink((from, target, text) => {
      const place = ends[target] ?? 0;
      sources[place] = from;
      words[place] = text;
      ends[target] = place + 1;
    });
    return { starts, sources, words };
  }

  private eachLink(see: (from: number, target: number, text: number) => void): void {
    this.content.forEach((links, from) => {
      for (let at = 0; at < links.length; at += 2)
        if (links[at] !== from) see(from, links[at] ?? 0, links[at + 1] ?? 0);
    });
  }

  private idOf(path: string): number {
    const id = this.pages.idOf(path);
    if (id === this.content.length) this.content.push(new Uint32Array());
    return id;
  }
}

/** Texts by number, each kept once. */
class Names {
  private readonly ids = new Map<string, number>();
  private readonly list: string[] = [];

  find(name: string): number | undefined {
    return this.ids.get(name);
  }

  name(id: number): string {
    return this.list[id] ?? "";
  }

  idOf(name: string): number {
    const known = this.ids.get(name);
    if (known !== undefined) return known;
    this.ids.set(name, this.list.length);
    return this.list.push(name) - 1;
  }
}

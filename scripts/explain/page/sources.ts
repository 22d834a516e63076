import { createPositionLookup } from "../../../src/loader/load.ts";
import type { DataPlace } from "../../../src/problem.ts";
import type { TextValues } from "../../../src/site/text.ts";
import { rateName } from "../../../src/site/values.ts";
import { fileOfData } from "../../output/problems.ts";
import type { ExplainedValue, Placeholder, Source } from "../../schemas/explanation.ts";
import { firstWord } from "../../trace/mark-dataset.ts";
import type { Mark, Unmarked } from "../../trace/marks.ts";
import type { TracedSite } from "../../trace/traced-site.ts";

const placeholderNames = /\{([A-Za-z][A-Za-z0-9]*)\}/g;

/** Turns marks into what a person looks up: file, line and text. */
export class Sources {
  private readonly lookUp: ReturnType<typeof createPositionLookup>;

  constructor(
    private readonly traced: TracedSite,
    private readonly dataDir: string,
    private readonly cwd: string,
  ) {
    this.lookUp = createPositionLookup(dataDir);
  }

  read(marked: string): Unmarked {
    return this.traced.marks.read(marked);
  }

  /** A value and its places. Places that are known otherwise than by marks are given as `also`. */
  value(name: string, marked: string, also: Source[] = []): ExplainedValue {
    const { text, marks } = this.read(marked);
    const [only] = marks;
    return {
      name,
      value: text,
      sources: [...marks.map((mark) => this.ofMark(mark)), ...also],
      placeholders: marks.length === 1 && only ? this.placeholders(only) : [],
    };
  }

  ofMark({ place, written }: Mark): Source {
    return this.at({ words: firstWord(written), ...place }, written);
  }

  /** The position of a place, with the text that is written there or what is to be said of it. */
  at(place: DataPlace, written?: string, note?: string): Source {
    const { line, column } = this.lookUp(place);
    return {
      file: this.fileOf(place.file),
      ...(line !== undefined && { line }),
      ...(column !== undefined && { column }),
      ...(written !== undefined && { written }),
      ...(note !== undefined && { note }),
    };
  }

  /** A file or folder of the data as a whole. */
  file(file: string, note?: string): Source {
    return { file: this.fileOf(file), ...(note !== undefined && { note }) };
  }

  private fileOf(file: string): string {
    return fileOfData(file, this.dataDir, this.cwd);
  }

  private placeholders({ written, place }: Mark): Placeholder[] {
    const names = [...new Set([...written.matchAll(placeholderNames)].map(([, name]) => name ?? ""))];
    const values = this.traced.valuesOf(place.file);
    return names.flatMap((name) => {
      const marked = values[name];
      if (typeof marked !== "string") return [];
      const { text, marks } = this.read(marked);
      return {
        name,
        value: text,
        sources: [...marks.map((mark) => this.ofMark(mark)), ...this.computed(name, values)],
      };
    });
  }

  /** Where values come from that are counted or worked out. */
  private computed(name: string, values: TextValues): Source[] {
    const { business, dataset } = this.traced.site;
    const isOfCounty = Object.hasOwn(values, name) && values.countySlug !== undefined;
    if (name === "cityCount")
      return [this.file(isOfCounty ? `cities/${values.countySlug}` : "cities", "the number of files in it")];
    if (name === "countyCount") return [this.file("counties", "the number of files in it")];
    const rate = (business.rates?.items ?? []).findIndex((item) => rateName(item) === name);
    if (rate >= 0) return [this.at({ file: dataset.business.file, pointer: `/rates/items/${rate}` })];
    if (name === "countySlug") return [this.file("counties", "the name of the file")];
    return [];
  }
}

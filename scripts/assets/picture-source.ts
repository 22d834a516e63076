import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Dataset } from "../../src/loader/load.ts";
import { listPictures, type PictureRecord } from "../../src/site/pictures.ts";
import { hashOf } from "../files/hash.ts";

/** The file of a picture. */
export interface PictureSource {
  /** Names its content: another key is another picture. */
  key: string;
  /** Relative to the data folder. */
  file: string;
  /** The picture in any format that sharp reads. */
  read(): Promise<Buffer>;
}

/** Two pictures of one view, by name. */
export interface PicturePair {
  before: string;
  after: string;
  /** What the crop of both keeps: the spot of the picture after. */
  focus?: readonly number[];
}

/** Finds the sources of the pictures of one data folder. */
export class PictureSources {
  private readonly records: Map<string, PictureRecord>;

  constructor(private readonly dataset: Dataset) {
    this.records = listPictures(dataset);
  }

  all(): PictureRecord[] {
    return [...this.records.values()];
  }

  /** Pictures that open a page, which stand large on wide screens. */
  wideNames(): Set<string> {
    const sections = this.dataset.pages.flatMap(({ value }) => value.sections);
    return new Set(
      sections
        .flatMap((section) => (section.kind === "hero" ? [section.image, section.before] : []))
        .filter((name) => name !== undefined),
    );
  }

  /** The first pair of each project, which its link preview shows. */
  pairs(): PicturePair[] {
    return this.dataset.projects.flatMap(({ value }) => {
      const [pair] = value.pairs ?? [];
      const focus = pair && this.records.get(pair.after)?.details.focus;
      return pair ? { before: pair.before, after: pair.after, ...(focus && { focus }) } : [];
    });
  }

  /** The source of the picture of that name. Throws where there is none, which validation has ruled out. */
  of(name: string): PictureSource {
    const file = this.records.get(name)?.file;
    if (file === undefined) throw new Error(`No picture ${name}`);
    const path = join(this.dataset.dataDir, file);
    return { key: hashOf(readFileSync(path)), file, read: () => readFile(path) };
  }
}

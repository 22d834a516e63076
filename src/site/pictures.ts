import type { Picture } from "../fields/summaries.ts";
import type { Dataset } from "../loader/load.ts";

/** A picture as the data knows it, before it is encoded. */
export interface PictureRecord {
  name: string;
  alt: string;
  isSample: boolean;
  /** Relative to the data folder. */
  file: string;
  /** Colors that chips under it show. */
  paint?: Paint;
  /** What pages print and crop it by, as the data has it. */
  details: Pick<Picture, "focus" | "caption" | "credit" | "place">;
}

/** The three colors by which painters name a scheme. */
export interface Paint {
  body: string;
  trim: string;
  door: string;
}

/** The crop of a picture that link previews show. */
export interface Card {
  /** Path of the file, with the base of the site. */
  src: string;
  width: number;
  height: number;
}

/** Names a card: that of one picture, or that of a pair. */
export function cardKey(name: string, before?: string): string {
  return before === undefined ? name : `${before} ${name}`;
}

/** The pictures of a data folder, by name, with what is said of them. */
export function listPictures(dataset: Dataset): Map<string, PictureRecord> {
  const details = new Map(dataset.pictures.map(({ id, value }) => [id, value]));
  const records = [...dataset.imageFiles].map(([name, file]): [string, PictureRecord] => {
    const { alt = "", sample: isSample = false, paint, ...rest } = details.get(name) ?? {};
    return [name, { name, file, alt, isSample, ...(paint && { paint }), details: rest }];
  });
  return new Map(records);
}

/** Pictures without encodings, for commands that need to know only which exist. */
export function unencoded(records: Map<string, PictureRecord>): Map<string, Picture> {
  return new Map(
    [...records.values()].map(({ name, alt, isSample, details, file }) => [
      name,
      {
        name,
        alt,
        isSample,
        ...details,
        width: 1200,
        height: 800,
        src: `/${name}`,
        sources: file.endsWith(".svg") ? [] : [{ type: "image/avif", srcset: "" }],
      },
    ]),
  );
}

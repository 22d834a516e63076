import type { Dataset } from "../loader/load.ts";
import type { Picture } from "./summaries.ts";

/** A picture as the data knows it, before it is encoded. */
export interface PictureRecord {
  name: string;
  alt: string;
  isSample: boolean;
  /** A photo in `images/`, relative to the data folder; it takes the drawing's place. */
  photo?: string;
  /** The scene to draw, by its id, and which of its states. */
  scene?: { id: string; state: SceneState };
}

export type SceneState = "before" | "after" | "single";

/** Lists every picture by name: those that scenes describe, a pair as two, and photos that have no scene. */
export function listPictures(dataset: Dataset): Map<string, PictureRecord> {
  const records = new Map<string, PictureRecord>();
  for (const { id, value } of dataset.scenes) {
    const isSample = value.sample ?? false;
    if (value.alt !== undefined)
      records.set(id, { name: id, alt: value.alt, isSample, scene: { id, state: "single" } });
    for (const state of ["before", "after"] as const) {
      const side = value[state];
      if (side)
        records.set(`${id}-${state}`, {
          name: `${id}-${state}`,
          alt: side.alt,
          isSample,
          scene: { id, state },
        });
    }
  }
  for (const [name, photo] of dataset.imageFiles) {
    const record = records.get(name);
    // A photo is the real thing; what was only a sample no longer is.
    records.set(name, {
      name,
      alt: record?.alt ?? "",
      isSample: false,
      photo,
      ...(record?.scene && { scene: record.scene }),
    });
  }
  return records;
}

/** Pictures without encodings, for commands that need to know only which exist. */
export function unencoded(records: Map<string, PictureRecord>): Map<string, Picture> {
  return new Map(
    [...records.values()].map(({ name, alt, isSample }) => [
      name,
      { name, alt, isSample, width: 1200, height: 800, src: `/${name}`, sources: [], color: "#cccccc" },
    ]),
  );
}

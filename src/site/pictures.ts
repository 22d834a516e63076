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
  /** Colors that chips under it show. */
  paint?: Paint;
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

export type SceneState = "before" | "after" | "single";

/** Lists every picture by name: those that scenes describe, a pair as two, and photos that have no scene. */
export function listPictures(dataset: Dataset): Map<string, PictureRecord> {
  const records = new Map<string, PictureRecord>();
  const chipNames = namesWithChips(dataset);
  const paintOf = (name: string, paint: unknown) => (chipNames.has(name) ? completePaint(paint) : undefined);
  for (const { id, value } of dataset.scenes) {
    const isSample = value.sample ?? false;
    if (value.alt !== undefined) {
      const paint = paintOf(id, (value as { paint?: unknown }).paint);
      records.set(id, {
        name: id,
        alt: value.alt,
        isSample,
        scene: { id, state: "single" },
        ...(paint && { paint }),
      });
    }
    for (const state of ["before", "after"] as const) {
      const side = value[state];
      if (!side) continue;
      const name = `${id}-${state}`;
      const paint = paintOf(name, side.paint);
      records.set(name, { name, alt: side.alt, isSample, scene: { id, state }, ...(paint && { paint }) });
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

/** Pictures of services and projects, under which templates show chips. */
function namesWithChips({ services, projects }: Dataset): Set<string> {
  return new Set([
    ...services.map(({ value }) => value.image),
    ...projects.flatMap(({ value }) => [value.image, value.pairs?.[0]?.after ?? value.image]),
  ]);
}

/** The three colors, where the scene says them all. */
function completePaint(paint: unknown): Paint | undefined {
  const { body, trim, door } = (paint ?? {}) as Partial<Paint>;
  return body && trim && door ? { body, trim, door } : undefined;
}

/** Pictures without encodings, for commands that need to know only which exist. */
export function unencoded(records: Map<string, PictureRecord>): Map<string, Picture> {
  return new Map(
    [...records.values()].map(({ name, alt, isSample }) => [
      name,
      { name, alt, isSample, width: 1200, height: 800, src: `/${name}`, sources: [] },
    ]),
  );
}

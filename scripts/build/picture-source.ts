import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Dataset } from "../../src/loader/load.ts";
import { listPictures, type PictureRecord } from "../../src/site/pictures.ts";
import type { Scene } from "../illustrations/scene.ts";
import { hashOf } from "./hash.ts";

/** Where the pixels of a picture come from. */
export interface PictureSource {
  /** Names its content: another key is another picture. */
  key: string;
  /** File below the data folder, for messages; a drawing has none. */
  photo?: string;
  /** The picture as a file of any format that sharp reads. */
  render(): Promise<Buffer>;
}

/** Two pictures of one view, by name. */
export interface PicturePair {
  before: string;
  after: string;
}

/** Finds the sources of the pictures of one data folder. */
export class PictureSources {
  private readonly records: Map<string, PictureRecord>;
  private readonly kitKey: string;

  constructor(
    private readonly dataset: Dataset,
    root: string,
  ) {
    this.records = listPictures(dataset);
    this.kitKey = hashOfFolder(join(root, "scripts", "illustrations"));
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
        .filter(isName),
    );
  }

  /** The first pair of each project, which its link preview shows. */
  pairs(): PicturePair[] {
    return this.dataset.projects.flatMap(({ value }) => value.pairs?.[0] ?? []);
  }

  /** The source of the picture of that name. Throws where there is none, which validation has ruled out. */
  of(name: string): PictureSource {
    const record = this.records.get(name);
    if (record?.photo) return photoSource(this.dataset.dataDir, record.photo);
    const scene = this.dataset.scenes.find(({ id }) => id === record?.scene?.id)?.value;
    if (!record?.scene || !scene) throw new Error(`No picture ${name}`);
    return this.sceneSource(scene as unknown as Scene, record.scene.state);
  }

  private sceneSource(scene: Scene, state: "before" | "after" | "single"): PictureSource {
    return {
      key: hashOf("scene", this.kitKey, JSON.stringify(scene), state),
      render: async () => (await import("../illustrations/render.ts")).renderScene(scene, state),
    };
  }
}

function isName(name: string | undefined): name is string {
  return name !== undefined;
}

function photoSource(dataDir: string, photo: string): PictureSource {
  const bytes = readFileSync(join(dataDir, photo));
  return { key: hashOf("photo", bytes), photo, render: async () => bytes };
}

/** Names the state of all files of a folder by their contents. */
function hashOfFolder(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".ts"),
  );
  return hashOf(...files.sort().map((file) => readFileSync(join(folder, file))));
}

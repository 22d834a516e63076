/** Reads scene files. Their shape is guaranteed by src/schema/scene.schema.json, which validation runs first. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { type Picture, picturesOf, type Scene } from "./scene.ts";

export function loadScene(file: string): Scene {
  return parse(readFileSync(file, "utf8")) as Scene;
}

/** Every picture of a folder of scene files, in the order of their names. */
export function loadPictures(folder: string): Picture[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .flatMap((file) => picturesOf(file.replace(/\.yaml$/, ""), loadScene(join(folder, file))));
}

/** A scene as its YAML file states it. Fields are described in src/schema/scene.schema.json, which validates them. */
import type { Materials, PartialPaint } from "./building/site.ts";
import type { Light } from "./core/world.ts";
import type { TreeKind } from "./nature/crowns.ts";
import type { LandmarkData } from "./nature/landmarks.ts";
import type { CloudKind } from "./nature/sky.ts";
import type { Part } from "./parts.ts";

export type State = "before" | "after" | "single";

export interface StateLook {
  readonly alt: string;
  readonly paint: PartialPaint;
}

interface SceneBase {
  readonly seed: number;
  readonly sample?: boolean;
  readonly caption?: string;
  readonly alt?: string;
  readonly paint?: PartialPaint;
  readonly before?: StateLook;
  readonly after?: StateLook;
  /** Wear of the "before", 0 to 1. */
  readonly wear?: number;
  readonly materials?: Partial<Materials>;
  /** Part of the 1200 by 800 stage that fills the picture; its height follows at 3:2. */
  readonly frame?: { readonly x: number; readonly y: number; readonly width: number };
}

export type PlantKind =
  | TreeKind
  | "cypress"
  | "fanPalm"
  | "queenPalm"
  | "datePalm"
  | "banana"
  | "hedge"
  | "shrub"
  | "roses"
  | "lavender"
  | "agave"
  | "grass"
  | "flowers"
  | "bougainvillea"
  | "paradise"
  | "pot"
  | "canopyShadow"
  | "frondShadow";

export interface PlantData {
  readonly plant: PlantKind;
  readonly x: number;
  readonly y?: number;
  /** Scale of trees, size of low plants. */
  readonly size?: number;
  readonly width?: number;
  readonly height?: number;
  readonly lean?: number;
  /** Stands behind the building, this far into the haze. */
  readonly distance?: number;
  readonly color?: string;
}

export interface FacadeScene extends SceneBase {
  readonly kind: "facade";
  readonly base?: number;
  readonly sky?: {
    readonly sun?: readonly [number, number] | false;
    readonly clouds?: CloudKind;
    readonly light?: Light;
  };
  readonly backdrop?:
    | "ocean"
    | "hills"
    | "skyline"
    | "plain"
    | "mountains"
    | "canyon"
    | "terraces"
    | "bay"
    | "windrow";
  /** Silhouettes on the horizon. */
  readonly landmarks?: readonly LandmarkData[];
  /** Color of the front lot, far and near, where it is not lawn green. */
  readonly lot?: readonly [string, string];
  readonly ground?:
    | "street"
    | "court"
    | "alley"
    | "deck"
    | "plaza"
    | "parkway"
    | "canal"
    | "walkStreet"
    | "greenbelt"
    | "hillside";
  readonly neighbours?: readonly {
    readonly x: number;
    readonly width: number;
    readonly eave: number;
    readonly rise: number;
    readonly wall: string;
    readonly roof: string;
    readonly distance?: number;
  }[];
  /** Left and right edge of each walk and drive at the house. */
  readonly walks?: readonly (readonly [number, number])[];
  readonly drives?: readonly (readonly [number, number])[];
  readonly boat?: readonly [number, number];
  readonly parts: readonly Part[];
  readonly planting?: readonly PlantData[];
}

export interface InteriorScene extends SceneBase {
  readonly kind: "kitchen" | "room" | "ceiling" | "containment";
  readonly variant?: string;
}

export interface AerialScene extends SceneBase {
  readonly kind: "aerial";
  readonly variant?: string;
}

export interface ObjectScene extends SceneBase {
  readonly kind: "kit" | "emblem";
  readonly variant?: string;
}

export type Scene = FacadeScene | InteriorScene | AerialScene | ObjectScene;

/** One picture a scene file yields. */
export interface Picture {
  readonly name: string;
  readonly state: State;
  readonly alt: string;
  readonly caption?: string;
  readonly sample: boolean;
  readonly scene: Scene;
}

/** A file with `before` and `after` yields two pictures, any other file one. */
export function picturesOf(name: string, scene: Scene): Picture[] {
  const shared = {
    sample: scene.sample ?? false,
    scene,
    ...(scene.caption ? { caption: scene.caption } : {}),
  };
  if (scene.before && scene.after) {
    return [
      { name: `${name}-before`, state: "before", alt: scene.before.alt, ...shared },
      { name: `${name}-after`, state: "after", alt: scene.after.alt, ...shared },
    ];
  }
  if (!scene.alt) throw new Error(`Scene ${name} needs alt, or before and after`);
  return [{ name, state: "single", alt: scene.alt, ...shared }];
}

export function paintOf(scene: Scene, state: State): PartialPaint {
  if (state === "single") return scene.paint ?? {};
  const look = scene[state];
  if (!look) throw new Error(`Scene has no state "${state}"`);
  return look.paint;
}

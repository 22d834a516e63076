/** A scene as its YAML file states it. Fields are described in src/schema/scene.schema.json, which validates them. */
import type { Cladding } from "./building/cladding.ts";
import type { DoorPlan, GaragePlan } from "./building/doors.ts";
import type { HoodPlan } from "./building/fittings.ts";
import type { MassPlan, RoofKind } from "./building/mass.ts";
import type { Dressing } from "./building/openings.ts";
import type { ColumnPlan } from "./building/porch.ts";
import type { RailStyle } from "./building/railings.ts";
import type { RoofCover } from "./building/roof.ts";
import type { Materials, PaintRole, PartialPaint } from "./building/site.ts";
import type { CloudKind } from "./nature/sky.ts";
import type { TreeKind } from "./nature/trees.ts";

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

export interface OpeningData {
  readonly type: "window" | "arched" | "slider" | "door" | "entry" | "garage";
  readonly x: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  readonly columns?: number;
  readonly rows?: number;
  readonly head?: number;
  readonly casing?: number;
  readonly dressing?: Dressing;
  readonly style?: DoorPlan["style"] | GaragePlan["style"];
  readonly role?: PaintRole;
  readonly shutters?: boolean;
  readonly planter?: boolean;
  readonly awning?: string;
  readonly lift?: number;
  /** An entry arch that opens on a porch instead of a door. */
  readonly open?: boolean;
}

export interface MassPart {
  readonly part: "mass";
  readonly x: number;
  readonly width: number;
  readonly eave: number;
  readonly foot?: number;
  readonly roof?: RoofKind;
  readonly cover?: RoofCover;
  readonly rise?: number;
  readonly overhang?: number;
  readonly hip?: number;
  readonly depth?: number;
  readonly cladding?: Cladding;
  readonly role?: PaintRole;
  readonly belt?: { readonly y: number; readonly cladding: Cladding; readonly role: PaintRole };
  readonly vent?: MassPlan["vent"];
  readonly rafterTails?: boolean;
  readonly brackets?: boolean;
  readonly foundation?: number;
  /** Paint not yet renewed, from this x (within the block) to its right end. */
  readonly oldCoat?: { readonly from: number; readonly color: string };
  readonly openings?: readonly OpeningData[];
}

interface At {
  readonly x: number;
  readonly y: number;
  /** Drawn after planting and street instead of in its turn. */
  readonly front?: boolean;
}
interface Span extends At {
  readonly width: number;
}

export type FittingPart =
  | ({
      readonly part: "balcony";
      readonly height: number;
      readonly style: RailStyle;
      readonly depth: number;
      readonly brackets?: boolean;
    } & Span)
  | ({ readonly part: "railing"; readonly height: number; readonly style: RailStyle } & Span)
  | ({ readonly part: "hood"; readonly style: HoodPlan["style"]; readonly depth: number } & Span)
  | {
      readonly part: "columns";
      readonly at: readonly number[];
      readonly top: number;
      readonly foot?: number;
      readonly style: ColumnPlan["style"];
    }
  | ({
      readonly part: "porchRoof";
      readonly rise: number;
      readonly depth: number;
      readonly cover?: RoofCover;
    } & Span)
  | ({ readonly part: "steps"; readonly count: number } & Span)
  | ({ readonly part: "chimney"; readonly foot: number; readonly painted?: boolean } & Span)
  | ({ readonly part: "lamp" } & At)
  | ({
      readonly part: "awning";
      readonly drop: number;
      readonly color: string;
      readonly stripe?: string;
    } & Span)
  | ({ readonly part: "board"; readonly height: number; readonly role?: PaintRole } & Span)
  | ({ readonly part: "downspout"; readonly height: number } & At)
  | ({
      readonly part: "gallery";
      readonly height: number;
      readonly units: readonly number[];
      readonly gap?: readonly [number, number];
      readonly rail?: RailStyle;
    } & Span)
  | ({
      readonly part: "stair";
      readonly top: number;
      readonly run: number;
      readonly treads: number;
      readonly tread?: number;
    } & At)
  | ({
      readonly part: "breezeBlock";
      readonly height: number;
      readonly module: number;
      readonly role?: PaintRole;
    } & Span)
  | ({ readonly part: "starburst"; readonly size: number } & At)
  | ({
      readonly part: "carport";
      readonly height: number;
      readonly posts: readonly number[];
      readonly cars: readonly { readonly x: number; readonly color: string; readonly size?: number }[];
    } & Span)
  | ({
      readonly part: "shopfront";
      readonly height: number;
      readonly bays: number;
      readonly door: number;
    } & Span)
  | ({ readonly part: "meters"; readonly count: number } & At)
  | ({ readonly part: "ladder"; readonly height: number; readonly lean: number } & At)
  | ({ readonly part: "dropCloth"; readonly height: number } & Span)
  | ({ readonly part: "bucket"; readonly size: number; readonly color: string } & At)
  | ({ readonly part: "van"; readonly size: number; readonly color: string; readonly accent: string } & At)
  | ({
      readonly part: "car";
      readonly size: number;
      readonly color: string;
      readonly view: "front" | "side";
    } & At)
  | ({ readonly part: "pool"; readonly rx: number; readonly ry: number } & At)
  | ({ readonly part: "lounger"; readonly size: number; readonly color?: string } & At)
  | ({ readonly part: "parasol"; readonly size: number; readonly color?: string } & At)
  | ({ readonly part: "table"; readonly size: number; readonly color?: string } & At)
  | ({ readonly part: "firePit"; readonly size: number } & At)
  | ({ readonly part: "surfboard"; readonly size: number; readonly color?: string } & At)
  | ({ readonly part: "mailbox"; readonly size: number; readonly color?: string } & At)
  | ({ readonly part: "bicycle"; readonly size: number; readonly color?: string } & At)
  | ({ readonly part: "bench"; readonly size: number; readonly color?: string } & At)
  | ({ readonly part: "garlands"; readonly drop: number } & Span)
  | ({ readonly part: "paintedDoor"; readonly height: number } & Span);

export type Part = MassPart | FittingPart;

export type PlantKind =
  | TreeKind
  | "cypress"
  | "fanPalm"
  | "queenPalm"
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
  readonly sky?: { readonly sun?: readonly [number, number] | false; readonly clouds?: CloudKind };
  readonly backdrop?: "ocean" | "hills" | "skyline" | "plain";
  readonly ground?: "street" | "court" | "alley" | "deck" | "plaza";
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

/** Parts of a building as a scene file states them. */
import type { Cladding } from "./building/cladding.ts";
import type { DoorPlan, GaragePlan } from "./building/doors.ts";
import type { HoodPlan } from "./building/fittings.ts";
import type { MassPlan, RoofKind } from "./building/mass.ts";
import type { Dressing } from "./building/openings.ts";
import type { ColumnPlan } from "./building/porch.ts";
import type { RailStyle } from "./building/railings.ts";
import type { RoofCover } from "./building/roof.ts";
import type { PaintRole } from "./building/site.ts";

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
  /** Diamond panes instead of columns and rows. */
  readonly diamond?: boolean;
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
  | ({ readonly part: "picketFence"; readonly height: number; readonly color?: string } & Span)
  | ({ readonly part: "railFence"; readonly height: number; readonly color?: string } & Span)
  | ({
      readonly part: "gardenWall";
      readonly height: number;
      readonly color: string;
      readonly brick?: boolean;
    } & Span)
  | ({ readonly part: "scallops"; readonly rise: number; readonly role?: PaintRole } & Span)
  | ({ readonly part: "dock"; readonly height: number } & Span)
  | ({ readonly part: "harborBoat"; readonly size: number; readonly color?: string } & At)
  | ({ readonly part: "pergola"; readonly height: number; readonly role?: PaintRole } & Span)
  | ({ readonly part: "finial"; readonly size: number; readonly role?: PaintRole } & At)
  | ({ readonly part: "garlands"; readonly drop: number } & Span)
  | ({ readonly part: "paintedDoor"; readonly height: number } & Span);

export type Part = MassPart | FittingPart;

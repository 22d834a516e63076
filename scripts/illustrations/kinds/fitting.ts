/** Turns the fittings of a scene file into drawn parts. */
import { carport, gallery, meters, stair } from "../building/apartment.ts";
import { awning, paintedBoard, porchHood, wallLamp } from "../building/fittings.ts";
import {
  bench,
  bicycle,
  firePit,
  garlands,
  lounger,
  mailbox,
  parasol,
  pool,
  surfboard,
  table,
} from "../building/garden.ts";
import { breezeBlock, starburst } from "../building/ornament.ts";
import { chimney, column, porchRoof, steps } from "../building/porch.ts";
import { bucket, dropCloth, ladder, paintedDoor } from "../building/props.ts";
import { balcony, railing } from "../building/railings.ts";
import { shopfront } from "../building/shop.ts";
import { type Site, siteRandom } from "../building/site.ts";
import { carFront, carSide, van } from "../building/vehicles.ts";
import {
  dock,
  finial,
  gardenWall,
  harborBoat,
  pergola,
  picketFence,
  railFence,
  scallops,
} from "../building/yard.ts";
import { darken, lighten, SHADE } from "../core/color.ts";
import { rect } from "../core/svg.ts";
import type { FittingPart } from "../parts.ts";

type FittingOf<Name extends FittingPart["part"]> = Extract<FittingPart, { part: Name }>;

function downspout(x: number, y: number, height: number, site: Site): string {
  const trim = site.paint.trim;
  return (
    rect(x + 5, y, 7, height, SHADE, { opacity: 0.28 }) +
    rect(x, y, 7, height, trim) +
    rect(x, y, 2, height, lighten(trim, 0.6)) +
    rect(x - 2, y + 6, 11, 3, darken(trim, 0.24))
  );
}

type Drawing<Name extends FittingPart["part"]> = (part: FittingOf<Name>, site: Site) => string;

const FITTINGS: { readonly [Name in FittingPart["part"]]: Drawing<Name> } = {
  balcony: (part, site) => balcony({ ...part, brackets: part.brackets ?? false }, site),
  railing: (part, site) => railing(part, site),
  hood: (part, site) => porchHood(part, site),
  columns: (part, site) =>
    part.at
      .map((x) => column({ x, top: part.top, foot: part.foot ?? site.base, style: part.style }, site))
      .join(""),
  porchRoof: (part, site) => porchRoof({ ...part, cover: part.cover ?? "shingle", foot: site.base }, site),
  steps: (part, site) => steps(part.x, part.y, part.width, part.count, site),
  chimney: (part, site) => chimney(part.x, part.y, part.width, part.foot, part.painted ?? false, site),
  lamp: (part) => wallLamp(part.x, part.y),
  awning: (part) => awning(part.x, part.y, part.width, part.drop, part.color, part.stripe),
  board: (part, site) =>
    paintedBoard(part.x, part.y, part.width, part.height, site.paint[part.role ?? "trim"], site),
  downspout: (part, site) => downspout(part.x, part.y, part.height, site),
  gallery: (part, site) => gallery({ ...part, rail: part.rail ?? "bars" }, site),
  stair: (part, site) => stair({ ...part, tread: part.tread ?? 26 }, site),
  breezeBlock: (part, site) =>
    breezeBlock(part.x, part.y, part.width, part.height, part.module, site.paint[part.role ?? "trim"], site),
  starburst: (part, site) => starburst(part.x, part.y, part.size, site),
  carport: (part, site) => carport(part, site),
  shopfront: (part, site) => shopfront(part, site),
  meters: (part) => meters(part.x, part.y, part.count),
  ladder: (part) => ladder(part.x, part.y, part.height, part.lean),
  dropCloth: (part, site) =>
    dropCloth(siteRandom(site, `cloth ${part.x}`), part.x, part.y, part.width, part.height),
  bucket: (part) => bucket(part.x, part.y, part.size, part.color),
  van: (part) => van(part.x, part.y, part.size, part.color, part.accent),
  car: (part) => (part.view === "front" ? carFront : carSide)(part.x, part.y, part.size, part.color),
  pool: (part, site) => pool(siteRandom(site, "pool"), part.x, part.y, part.rx, part.ry),
  lounger: (part) => lounger(part.x, part.y, part.size, part.color ?? "#fffaf0"),
  parasol: (part) => parasol(part.x, part.y, part.size, part.color ?? "#f58a1f"),
  table: (part) => table(part.x, part.y, part.size, part.color ?? "#a8764a"),
  firePit: (part) => firePit(part.x, part.y, part.size),
  surfboard: (part) => surfboard(part.x, part.y, part.size, part.color ?? "#e2603a"),
  mailbox: (part) => mailbox(part.x, part.y, part.size, part.color ?? "#2b7286"),
  bicycle: (part) => bicycle(part.x, part.y, part.size, part.color ?? "#2b9a94"),
  bench: (part) => bench(part.x, part.y, part.size, part.color ?? "#a8764a"),
  picketFence: (part) => picketFence(part, part.color ?? "#fffdf6"),
  railFence: (part) => railFence(part, part.color ?? "#fffdf6"),
  gardenWall: (part, site) =>
    gardenWall(part, part.color, part.brick ? siteRandom(site, `wall ${part.x}`) : undefined),
  scallops: (part, site) =>
    scallops(part.x, part.y, part.width, part.rise, site.paint[part.role ?? "fascia"]),
  dock: (part, site) => dock(part, site.materials.wood),
  harborBoat: (part) => harborBoat(part.x, part.y, part.size, part.color ?? "#2b5a7a"),
  pergola: (part, site) => pergola(part, site.paint[part.role ?? "trim"]),
  finial: (part, site) => finial(part.x, part.y, part.size, site.paint[part.role ?? "trim"]),
  garlands: (part) => garlands(part.x, part.y, part.width, part.drop),
  paintedDoor: (part, site) => paintedDoor(siteRandom(site, "painted door"), part, site.paint),
};

/** Fittings that stand in the road or in front of the planting. */
export function standsInFront(part: FittingPart): boolean {
  return "front" in part && part.front === true;
}

export function drawFitting(part: FittingPart, site: Site): string {
  const draw = FITTINGS[part.part] as (part: FittingPart, site: Site) => string;
  return draw(part, site);
}

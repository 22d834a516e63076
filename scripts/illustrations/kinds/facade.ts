/** A building seen straight on, from sky to road. */

import { roofEdge } from "../building/eaves.ts";
import { castOn, type MassPlan, roofBehind, wallOutline } from "../building/mass.ts";
import type { Site } from "../building/site.ts";
import { wallSkin } from "../building/wall.ts";
import { shadow } from "../core/light.ts";
import { randomStream } from "../core/random.ts";
import { vertices } from "../core/shape.ts";
import { clip, group, polygon } from "../core/svg.ts";
import { hazed, type World } from "../core/world.ts";
import { bay, canyon, mountains, terraces, windrow } from "../nature/backdrops.ts";
import { parkway } from "../nature/edges.ts";
import { lawn, STREET, slab, street } from "../nature/ground.ts";
import { landmark } from "../nature/landmarks.ts";
import { hedge } from "../nature/shrubs.ts";
import { sky } from "../nature/sky.ts";
import { hills, neighbour, ocean, sailingBoat, skyline } from "../nature/terrain.ts";
import type { MassPart } from "../parts.ts";
import type { FacadeScene, PlantData } from "../scene.ts";
import { drawFitting, standsInFront } from "./fitting.ts";
import { groundOf } from "./grounds.ts";
import { drawOpening, sillStains } from "./opening.ts";
import { drawPlant } from "./planting.ts";

const WIDTH = 1200;
const HEIGHT = 800;

function massPlan(part: MassPart, base: number): MassPlan {
  const cladding = part.cladding ?? "stucco";
  const boarded =
    cladding === "lap" || cladding === "batten" || cladding === "shingle" || cladding === "diagonal";
  return {
    x: part.x,
    width: part.width,
    eave: part.eave,
    foot: part.foot ?? base,
    roof: part.roof ?? "flat",
    cover: part.cover ?? "shingle",
    rise: part.rise ?? 0,
    overhang: part.overhang ?? 24,
    hip: part.hip ?? 0,
    depth: part.depth ?? 0,
    cladding,
    role: part.role ?? "body",
    belt: part.belt,
    vent: part.vent ?? "none",
    cornerBoards: boarded,
    rafterTails: part.rafterTails ?? false,
    brackets: part.brackets ?? false,
    oldCoat: part.oldCoat,
    foundation: part.foundation ?? (part.foot === undefined ? 14 : 0),
  };
}

function backdrop(scene: FacadeScene, world: World, base: number): string {
  const random = randomStream(scene.seed, "backdrop");
  switch (scene.backdrop ?? "hills") {
    case "ocean": {
      const boat = scene.boat ? sailingBoat(scene.boat[0], scene.boat[1], 0.8) : "";
      return ocean(random, WIDTH, base - 98, base, world) + boat;
    }
    case "hills":
      return hills(random, WIDTH, base, world);
    case "skyline":
      return skyline(random, WIDTH, base, world);
    case "plain":
      return "";
    case "mountains":
      return mountains(random, WIDTH, base, world);
    case "canyon":
      return canyon(random, WIDTH, base, world);
    case "terraces":
      return terraces(random, WIDTH, base, world);
    case "bay":
      return bay(random, WIDTH, base, world);
    case "windrow":
      return windrow(random, WIDTH, base, world);
  }
}

/** The sky is composed for the picture, not for the stage: its numbers count in the frame, scaled to 1200 px. */
function skyInFrame(scene: FacadeScene, world: World, base: number): string {
  const frame = scene.frame ?? { x: 0, y: 0, width: WIDTH };
  const scale = frame.width / WIDTH;
  const plan = {
    width: WIDTH,
    height: HEIGHT,
    horizon: (base - 50 - frame.y) / scale,
    sun: scene.sky?.sun === false ? undefined : (scene.sky?.sun ?? ([188, 150] as const)),
    clouds: scene.sky?.clouds ?? "streaks",
  };
  return group(sky(randomStream(scene.seed, "sky"), plan, world), {
    transform: `translate(${frame.x} ${frame.y}) scale(${scale})`,
  });
}

/** Sky, far land, neighbours and the plants that stand behind the house. */
function behind(scene: FacadeScene, world: World, base: number): string {
  let drawing = skyInFrame(scene, world, base) + backdrop(scene, world, base);
  for (const far of scene.landmarks ?? []) drawing += landmark(far, world);
  for (const house of scene.neighbours ?? []) drawing += neighbour({ distance: 0.5, ...house }, base, world);
  (scene.planting ?? []).forEach((plant, index) => {
    if (plant.distance !== undefined) drawing += drawPlant(plant, index, scene.seed, world, base);
  });
  if (hasLawn(scene)) {
    drawing += hedge(
      randomStream(scene.seed, "far hedge"),
      -10,
      base + 2,
      WIDTH + 20,
      36,
      hazed(world, 0.2).leaf,
    );
  }
  return drawing;
}

function hasLawn(scene: FacadeScene): boolean {
  return scene.ground === undefined || scene.ground === "street" || scene.ground === "parkway";
}

function pavementOf(scene: FacadeScene, world: World): string {
  const random = randomStream(scene.seed, "street");
  return scene.ground === "parkway" ? parkway(random, world) : street(random, WIDTH, HEIGHT, world);
}

/** Lawn, walk and drive below the house, and the thin shadow that ties its walls to the ground. */
function nearGround(scene: FacadeScene, world: World, base: number): string {
  const random = randomStream(scene.seed, "ground");
  if (!hasLawn(scene)) return groundOf(scene, world, base);
  let drawing = lawn(random, WIDTH, base - 4, STREET.lawn, world);
  const lane = { top: base - 2, bottom: STREET.lawn + 2 };
  for (const [from, to] of scene.drives ?? []) {
    drawing += slab({ from, to, ...lane, flare: 38, joints: [base + 42], middleJoint: true }, world);
  }
  for (const [from, to] of scene.walks ?? []) {
    const joints = [base + 20, base + 44, base + 70];
    drawing += slab({ from, to, ...lane, flare: 15, joints, middleJoint: false }, world);
  }
  return drawing;
}

function contactShadows(masses: readonly MassPlan[]): string {
  return masses
    .filter((mass) => mass.foundation > 0)
    .map(({ x, width, foot }) =>
      shadow(
        vertices(x + 4, foot - 2, x + width, foot - 2, x + width + 34, foot + 12, x + 30, foot + 12),
        0.24,
      ),
    )
    .join("");
}

function wallsOf(masses: readonly MassPlan[]): string {
  return masses.map((mass) => polygon(wallOutline(mass), "#000")).join("");
}

/** Draws the parts in their order; each block first throws its shadow on the blocks before it. */
function building(scene: FacadeScene, site: Site): string {
  const standing: MassPlan[] = [];
  let drawing = "";
  for (const part of scene.parts) {
    if (part.part !== "mass") {
      drawing += standsInFront(part) ? "" : drawFitting(part, { ...site, walls: wallsOf(standing) });
      continue;
    }
    const mass = massPlan(part, site.base);
    drawing += castOn(mass, standing) + roofBehind(mass, site) + wallSkin(mass, site);
    for (const opening of part.openings ?? []) drawing += sillStains(opening, mass, site);
    for (const opening of part.openings ?? []) drawing += drawOpening(opening, mass, site);
    drawing += roofEdge(mass, site);
    standing.push(mass);
  }
  return drawing;
}

function fallsOnWall(plant: PlantData, base: number): boolean {
  return (plant.plant === "canopyShadow" || plant.plant === "frondShadow") && (plant.y ?? base) < base;
}

/** Shade of the tree in front on the wall: clipped to the walls it can reach. */
function wallShade(scene: FacadeScene, site: Site): string {
  const masses = scene.parts
    .filter((part): part is MassPart => part.part === "mass")
    .map((part) => massPlan(part, site.base));
  const casts = (scene.planting ?? []).map((plant, index) =>
    fallsOnWall(plant, site.base) ? drawPlant(plant, index, scene.seed, site.world, site.base) : "",
  );
  return clip(wallsOf(masses), casts.join(""));
}

export function drawFacade(scene: FacadeScene, site: Site): string {
  const { world, base } = site;
  const masses = scene.parts
    .filter((part): part is MassPart => part.part === "mass")
    .map((part) => massPlan(part, base));
  let drawing = behind(scene, world, base) + nearGround(scene, world, base) + contactShadows(masses);
  drawing += building(scene, site) + wallShade(scene, site);
  const front = (scene.planting ?? []).map((plant, index) => {
    return plant.distance === undefined && !fallsOnWall(plant, base)
      ? drawPlant(plant, index, scene.seed, world, base)
      : "";
  });
  const pavement = hasLawn(scene) ? pavementOf(scene, world) : "";
  drawing += scene.ground === "parkway" ? pavement + front.join("") : front.join("") + pavement;
  for (const part of scene.parts)
    if (part.part !== "mass" && standsInFront(part)) drawing += drawFitting(part, site);
  return drawing;
}

/** Puts the plants of a scene where its data says. */
import { randomStream } from "../core/random.ts";
import { hazed, type World } from "../core/world.ts";
import { banana } from "../nature/banana.ts";
import type { TreeKind } from "../nature/crowns.ts";
import { datePalm, fanPalm, frondShadow, queenPalm } from "../nature/palms.ts";
import {
  agave,
  bougainvillea,
  flowerRow,
  grassClump,
  hedge,
  paradiseFlower,
  pot,
  shrub,
} from "../nature/shrubs.ts";
import { broadTree, canopyShadow, cypress, groundShadow } from "../nature/trees.ts";
import type { PlantData } from "../scene.ts";

const LAVENDER = ["#8f7fd0", "#b3a5e6", "#7566b8"];
const BEDDING = ["#fff6de", "#f58a1f", "#ffd04f"];

/** A palm in the open throws its crown on the ground, well to the right. */
function palm(plant: PlantData, seed: number, world: World, base: number): string {
  const random = randomStream(seed, "palm");
  const y = plant.y ?? base;
  const crown = plant.size ?? 120;
  const plan = { x: plant.x, y, height: plant.height ?? 420, crown, lean: plant.lean ?? 0 };
  const shade =
    plant.distance === undefined ? groundShadow(random, plant.x + crown * 0.5, y + 2, crown * 0.46, 11) : "";
  const draw = plant.plant === "fanPalm" ? fanPalm : plant.plant === "datePalm" ? datePalm : queenPalm;
  return shade + draw(random, plan, world);
}

function tree(plant: PlantData, kind: TreeKind, seed: number, world: World, base: number): string {
  const random = randomStream(seed, "tree");
  const [y, scale] = [plant.y ?? base, plant.size ?? 1.5];
  const shade =
    plant.distance === undefined
      ? groundShadow(random, plant.x + 50 * scale, y + 3, 84 * scale, 9 * scale)
      : "";
  return shade + broadTree(random, kind, plant.x, y, scale, world);
}

export function drawPlant(
  plant: PlantData,
  index: number,
  sceneSeed: number,
  near: World,
  base: number,
): string {
  const seed = sceneSeed * 131 + index;
  const world = plant.distance ? hazed(near, plant.distance) : near;
  const random = randomStream(seed, plant.plant);
  const [x, y, size] = [plant.x, plant.y ?? base + 16, plant.size ?? 34];
  const [width, height] = [plant.width ?? 160, plant.height ?? 26];
  switch (plant.plant) {
    case "fanPalm":
    case "queenPalm":
    case "datePalm":
      return palm(plant, seed, world, base);
    case "citrus":
    case "olive":
    case "jacaranda":
    case "shade":
    case "oak":
    case "eucalyptus":
    case "pine":
    case "sycamore":
      return tree(plant, plant.plant, seed, world, base);
    case "banana":
      return banana(random, x, y, plant.size ?? 150, world);
    case "cypress":
      return cypress(random, x, y, plant.height ?? 220, plant.width ?? 44, world);
    case "hedge":
      return hedge(random, x, y, width, height, world.leaf);
    case "shrub":
      return shrub(random, x, y, width / 2, height, world.leaf);
    case "roses":
      return shrub(
        random,
        x,
        y,
        width / 2,
        height,
        world.leaf,
        plant.color ? [plant.color, "#fff6de"] : world.bloom,
      );
    case "lavender":
      return shrub(random, x, y, width / 2, height, world.olive, LAVENDER);
    case "agave":
      return agave(random, x, y, size, world);
    case "grass":
      return grassClump(random, x, y, size, world);
    case "flowers":
      return flowerRow(
        random,
        x,
        y,
        width,
        height,
        plant.color ? [plant.color, "#fff6de"] : [...BEDDING, ...world.bloom],
        world,
      );
    case "bougainvillea":
      return bougainvillea(random, x, y, width / 2, height, world);
    case "paradise":
      return paradiseFlower(random, x, y, size, world);
    case "pot":
      return (
        agave(random, x, y - size * 0.85, size * 0.9, world) +
        pot({ x, y, size, color: plant.color ?? "#d0704a" })
      );
    case "canopyShadow":
      return canopyShadow(random, [x, y], width / 2, height);
    case "frondShadow":
      return frondShadow(random, [x, y], width / 2, height / width);
  }
}

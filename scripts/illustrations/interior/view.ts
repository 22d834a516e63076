/** What a window shows from inside, of its own for each room; and the frame round it. */

import { darken, SHADE } from "../core/color.ts";
import { shadowRect } from "../core/light.ts";
import type { Random } from "../core/random.ts";
import { vertices } from "../core/shape.ts";
import { clip, linear, polygon, rect, stroke, withGradient } from "../core/svg.ts";
import { hazed, type World } from "../core/world.ts";
import { fanPalm } from "../nature/palms.ts";
import { agave, bougainvillea, hedge } from "../nature/shrubs.ts";
import { ridge, sailingBoat } from "../nature/terrain.ts";
import { broadTree, cypress } from "../nature/trees.ts";

/** The orange tree of a back yard, cypresses behind a wall, a neighbor's roof, the sea, a shade tree. */
export type Outlook = "citrus" | "court" | "roof" | "sea" | "shade";

export interface ViewPlan {
  readonly outlook: Outlook;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  readonly trim: string;
}

function backYard(random: Random, { x, y, width, height }: ViewPlan, world: World): string {
  const [far, foot] = [hazed(world, 0.14), y + height];
  return (
    ridge(random, x + width, foot - height * 0.24, height * 0.04, 80, foot, "#8fb7a8") +
    hedge(random, x - 4, foot + 4, width + 8, height * 0.14, far.leaf) +
    fanPalm(
      random,
      { x: x + width * 0.82, y: foot, height: height * 0.78, crown: height * 0.3, lean: 8 },
      hazed(world, 0.24),
    ) +
    broadTree(random, "citrus", x + width * 0.32, foot + height * 0.06, height / 212, far)
  );
}

/** Garden wall with a tile coping, cypresses and bougainvillea over it. */
function walledCourt(random: Random, { x, y, width, height }: ViewPlan, world: World): string {
  const [far, top] = [hazed(world, 0.12), y + height * 0.72];
  const cypresses = [
    [0.2, 0.86],
    [0.4, 0.7],
    [0.86, 0.78],
  ]
    .map(([share = 0, tall = 0]) =>
      cypress(random, x + width * share, y + height, height * tall, width * 0.13, far),
    )
    .join("");
  return (
    ridge(random, x + width, y + height * 0.56, height * 0.06, 70, y + height, "#9dbdb4") +
    cypresses +
    rect(x, top, width, height * 0.28, "#efe0c2") +
    rect(x, top - 8, width, 9, "#c2613f") +
    rect(x, top + 1, width, 4, SHADE, { opacity: 0.25 }) +
    bougainvillea(random, x + width * 0.66, y + height + 4, width * 0.2, height * 0.42, far)
  );
}

/** The gable of the house next door, a palm behind it. */
function nextDoor(random: Random, { x, y, width, height }: ViewPlan, world: World): string {
  const [eave, foot] = [y + height * 0.56, y + height];
  const [left, peak, right] = [x + width * 0.34, x + width * 0.72, x + width * 1.1];
  return (
    fanPalm(
      random,
      { x: x + width * 0.2, y: foot, height: height * 0.72, crown: height * 0.36, lean: -6 },
      hazed(world, 0.2),
    ) +
    polygon(vertices(left, eave, peak, y + height * 0.24, right, eave, right, foot, left, foot), "#d9b48c") +
    stroke(`M${left - 8} ${eave + 5}L${peak} ${y + height * 0.22}L${right} ${eave}`, "#fffaf0", 7) +
    rect(peak - width * 0.07, eave + 4, width * 0.14, height * 0.2, "#5d97a0") +
    rect(peak - width * 0.07, eave + 4, width * 0.14, height * 0.2, "none", {
      stroke: "#fffaf0",
      "stroke-width": 4,
    }) +
    hedge(random, x - 4, foot + 4, width + 8, height * 0.2, hazed(world, 0.1).leaf)
  );
}

function seaView(random: Random, { x, y, width, height }: ViewPlan, world: World): string {
  const [line, foot] = [y + height * 0.6, y + height];
  return (
    rect(x, line, width, height * 0.4, world.seaFar) +
    rect(x, line + height * 0.16, width, height * 0.24, world.seaNear) +
    sailingBoat(x + width * 0.3, line + height * 0.1, height / 300) +
    agave(random, x + width * 0.16, foot + 4, height * 0.24, world) +
    fanPalm(
      random,
      { x: x + width * 0.78, y: foot + 6, height: height * 0.7, crown: height * 0.46, lean: -10 },
      hazed(world, 0.1),
    )
  );
}

function shadeTree(random: Random, { x, y, width, height }: ViewPlan, world: World): string {
  const [far, foot] = [hazed(world, 0.2), y + height];
  return (
    hills(random, x, y, width, height) +
    hedge(random, x - 4, foot + 4, width + 8, height * 0.2, far.leaf) +
    broadTree(random, "shade", x + width * 0.56, foot + 6, height / 184, far)
  );
}

function hills(random: Random, x: number, y: number, width: number, height: number): string {
  return ridge(random, x + width, y + height * 0.68, height * 0.08, 60, y + height, "#a3c2ae");
}

const OUTLOOKS = { citrus: backYard, court: walledCourt, roof: nextDoor, sea: seaView, shade: shadeTree };

function garden(random: Random, plan: ViewPlan, world: World): string {
  const { x, y, width, height } = plan;
  const air = linear([
    [0, "#7cc3d8"],
    [0.7, "#d5ebdc"],
    [1, "#fde9c4"],
  ]);
  return (
    withGradient(air, (fill) => rect(x, y, width, height, fill)) + OUTLOOKS[plan.outlook](random, plan, world)
  );
}

/** Window in a painted wall, seen from inside. */
export function windowView(random: Random, plan: ViewPlan, world: World): string {
  const { x, y, width, height, trim } = plan;
  const sheen = polygon(
    vertices(
      x + width * 0.14,
      y + height,
      x + width * 0.5,
      y,
      x + width * 0.64,
      y,
      x + width * 0.28,
      y + height,
    ),
    "#fff",
    { opacity: 0.16 },
  );
  let drawing =
    shadowRect(x - 14, y - 14, width + 28, height + 28, 6, 0.16) +
    rect(x - 14, y - 14, width + 28, height + 28, trim);
  drawing += clip(
    rect(x, y, width, height, "#000"),
    garden(random, plan, world) +
      sheen +
      rect(x, y, width, 5, SHADE, { opacity: 0.3 }) +
      rect(x, y, 5, height, SHADE, { opacity: 0.3 }),
  );
  for (let column = 1; column < plan.columns; column++)
    drawing +=
      rect(x + (width * column) / plan.columns - 4, y, 8, height, trim) +
      rect(x + (width * column) / plan.columns + 3, y, 1.6, height, darken(trim, 0.2));
  for (let row = 1; row < plan.rows; row++)
    drawing +=
      rect(x, y + (height * row) / plan.rows - 3, width, 6, trim) +
      rect(x, y + (height * row) / plan.rows + 2, width, 1.6, darken(trim, 0.2));
  drawing += shadowRect(x - 24, y + height + 14, width + 48, 10, 6, 0.2);
  return (
    drawing +
    rect(x - 24, y + height + 10, width + 48, 12, trim) +
    rect(x - 24, y + height + 19, width + 48, 3, darken(trim, 0.28))
  );
}

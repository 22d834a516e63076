/** What a window shows from inside: sky, hills or sea, a tree and a palm; and the frame round it. */

import { darken, SHADE } from "../core/color.ts";
import { shadowRect } from "../core/light.ts";
import type { Random } from "../core/random.ts";
import { vertices } from "../core/shape.ts";
import { clip, linear, polygon, rect, withGradient } from "../core/svg.ts";
import { hazed, type World } from "../core/world.ts";
import { fanPalm } from "../nature/palms.ts";
import { hedge } from "../nature/shrubs.ts";
import { ridge } from "../nature/terrain.ts";
import { broadTree } from "../nature/trees.ts";

export interface ViewPlan {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  readonly trim: string;
}

function garden(random: Random, plan: ViewPlan, world: World): string {
  const { x, y, width, height } = plan;
  const far = hazed(world, 0.14);
  const air = linear([
    [0, "#7cc3d8"],
    [0.7, "#d5ebdc"],
    [1, "#fde9c4"],
  ]);
  const foot = y + height;
  let drawing = withGradient(air, (fill) => rect(x, y, width, height, fill));
  drawing += ridge(random, x + width, foot - height * 0.24, height * 0.04, 80, foot, "#8fb7a8");
  drawing += hedge(random, x - 4, foot + 4, width + 8, height * 0.14, far.leaf);
  drawing += fanPalm(
    random,
    { x: x + width * 0.82, y: foot, height: height * 0.78, crown: height * 0.3, lean: 8 },
    hazed(world, 0.24),
  );
  return drawing + broadTree(random, "citrus", x + width * 0.32, foot + height * 0.06, height / 212, far);
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

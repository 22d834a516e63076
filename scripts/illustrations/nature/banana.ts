import { mix } from "../core/color.ts";
import type { Random } from "../core/random.ts";
import { d, path } from "../core/svg.ts";
import type { World } from "../core/world.ts";

/** Banana: paddle leaves that arch from one stem, torn along their ribs. */
export function banana(random: Random, x: number, y: number, size: number, world: World): string {
  const leaf = (lean: number, tall: number, color: string): string => {
    const [tx, ty] = [x + lean * size, y - tall * size];
    const [mx, my] = [x + lean * size * 0.35, y - tall * size * 1.06];
    const w = size * 0.14;
    return (
      path(
        d`M${x} ${y - size * 0.42}Q${mx - w} ${my} ${tx} ${ty}Q${mx + w * 1.2} ${my + w * 1.7} ${x} ${y - size * 0.42}Z`,
        color,
      ) +
      path(
        d`M${x} ${y - size * 0.42}Q${mx} ${my + w * 0.5} ${tx} ${ty}Q${mx + 2} ${my + w * 0.5 + 4} ${x} ${y - size * 0.42}Z`,
        world.leaf[3],
        { opacity: 0.6 },
      )
    );
  };
  const stem = path(
    d`M${x - size * 0.06} ${y}Q${x - size * 0.03} ${y - size * 0.3} ${x - size * 0.02} ${y - size * 0.5}h${size * 0.05}Q${x + size * 0.04} ${y - size * 0.3} ${x + size * 0.07} ${y}Z`,
    mix(world.leaf[2], world.bark, 0.4),
  );
  const spread: readonly (readonly [number, number, 0 | 1 | 2])[] = [
    [-0.62, 0.5, 0],
    [0.64, 0.52, 0],
    [-0.5, 0.82, 0],
    [0.52, 0.86, 0],
    [-0.3, 1, 1],
    [0.32, 1.04, 1],
    [0.02, 1.14, 2],
  ];
  return (
    stem +
    spread
      .map(([lean, tall, tone]) => leaf(lean * random.between(0.92, 1.06), tall, world.leaf[tone]))
      .join("")
  );
}

/** Grounds other than a street front: court, alley, deck, shop pavement. */
import { darken, lighten, SHADE } from "../core/color.ts";
import { randomStream } from "../core/random.ts";
import { d, linear, path, rect, stroke, withGradient } from "../core/svg.ts";
import type { World } from "../core/world.ts";
import { canal, greenbelt, hillside, walkStreet } from "../nature/edges.ts";
import type { FacadeScene } from "../scene.ts";

const [WIDTH, BOTTOM] = [1200, 810];

/** Lines that run to one vanishing point above the middle, and cross lines that draw closer with distance. */
function perspectiveJoints(base: number, spread: number, rows: number): string {
  const vanishing = base - 70;
  let lines = "";
  for (let index = -16; index <= 16; index++) {
    const near = 600 + index * spread;
    const share = (base - vanishing) / (BOTTOM - vanishing);
    lines += d`M${600 + (near - 600) * share} ${base}L${near} ${BOTTOM}`;
  }
  for (let row = 1; row <= rows; row++) {
    const depth = (row / rows) ** 1.7;
    lines += d`M-10 ${base + (BOTTOM - base) * depth}H${WIDTH + 10}`;
  }
  return lines;
}

function wash(base: number, far: string, near: string): string {
  return withGradient(
    linear([
      [0, far],
      [1, near],
    ]),
    (fill) => rect(-10, base - 2, WIDTH + 20, BOTTOM - base + 2, fill),
  );
}

/** Concrete pavers round a pool. */
function court(base: number): string {
  return (
    wash(base, "#d9ccb2", "#f0e6d2") +
    stroke(perspectiveJoints(base, 150, 6), "#bfae90", 2, { opacity: 0.7 }) +
    rect(-10, base - 2, WIDTH + 20, 7, SHADE, { opacity: 0.16 })
  );
}

/** Asphalt with a concrete apron along the bays, oil marks and bay lines. */
function alley(scene: FacadeScene, base: number): string {
  const random = randomStream(scene.seed, "alley");
  let marks = "";
  for (let index = 0; index < 240; index++)
    marks += d`M${random.between(0, WIDTH)} ${random.between(base + 40, BOTTOM)}h${random.between(2, 7)}v1.6h-4z`;
  const apron = withGradient(
    linear([
      [0, "#cfc8b8"],
      [1, "#e6dfd0"],
    ]),
    (fill) => rect(-10, base - 2, WIDTH + 20, 36, fill),
  );
  return (
    wash(base, "#7b808a", "#666b76") +
    apron +
    rect(-10, base + 34, WIDTH + 20, 3, SHADE, { opacity: 0.3 }) +
    path(marks, "#8f949d", { opacity: 0.7 })
  );
}

/** Timber deck: boards run away from the viewer. */
function deck(scene: FacadeScene, base: number): string {
  const random = randomStream(scene.seed, "deck");
  const vanishing = base - 150;
  const edge = (offset: number, y: number): number => 600 + offset * ((y - vanishing) / (BOTTOM - vanishing));
  let [dark, light, gaps] = ["", "", ""];
  for (let index = -24; index < 24; index++) {
    const [left, right] = [index * 56, (index + 1) * 56];
    const board = d`M${edge(left, base)} ${base}L${edge(right, base)} ${base}L${edge(right, BOTTOM)} ${BOTTOM}L${edge(left, BOTTOM)} ${BOTTOM}Z`;
    if (random.chance(0.3)) dark += board;
    else if (random.chance(0.4)) light += board;
    gaps += d`M${edge(left, base)} ${base}L${edge(left, BOTTOM)} ${BOTTOM}`;
  }
  return (
    wash(base, "#b78d63", "#cfa678") +
    path(dark, darken("#c29a6e", 0.12)) +
    path(light, lighten("#c29a6e", 0.22)) +
    stroke(gaps, "#7d5b3f", 2.6) +
    rect(-10, base - 2, WIDTH + 20, 9, SHADE, { opacity: 0.22 })
  );
}

/** Wide shop pavement, kerb and road. */
function plaza(base: number, world: World): string {
  const kerb = 752;
  return (
    wash(base, "#d8d0c0", "#ece5d6") +
    stroke(perspectiveJoints(base, 190, 4), "#bdb3a0", 2, { opacity: 0.8 }) +
    rect(-10, kerb, WIDTH + 20, 9, "#c9c1b0") +
    rect(-10, kerb, WIDTH + 20, 2.4, "#fbf7ec") +
    rect(-10, kerb + 9, WIDTH + 20, 60, world.road) +
    rect(-10, kerb + 9, WIDTH + 20, 6, SHADE, { opacity: 0.35 })
  );
}

export function groundOf(scene: FacadeScene, world: World, base: number): string {
  switch (scene.ground) {
    case "court":
      return court(base);
    case "alley":
      return alley(scene, base);
    case "canal":
      return canal(randomStream(scene.seed, "canal"), base, world);
    case "walkStreet":
      return walkStreet(randomStream(scene.seed, "walk street"), base, world);
    case "greenbelt":
      return greenbelt(randomStream(scene.seed, "greenbelt"), base, world);
    case "hillside":
      return hillside(randomStream(scene.seed, "hillside"), base, world);
    case "deck":
      return deck(scene, base);
    default:
      return plaza(base, world);
  }
}

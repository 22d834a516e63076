/** A room in one-point perspective: a box seen through the picture, addressed by across, height and depth. */
import { darken, lighten, SHADE } from "../core/color.ts";
import { outline } from "../core/shape.ts";
import { clip, d, linear, type Point, path, polygon, stroke, withGradient } from "../core/svg.ts";

export interface Room {
  /** Back wall: left, top, right, bottom. */
  readonly back: readonly [number, number, number, number];
}

const [WIDTH, HEIGHT] = [1200, 800];

/** Screen point of a place in the room: u 0 left to 1 right, v 0 ceiling to 1 floor, depth 0 picture plane to 1 back. */
export function place(room: Room, u: number, v: number, depth: number): Point {
  const [left, top, right, bottom] = room.back;
  const far = (right - left) / WIDTH;
  // Perspective foreshortening: equal steps of depth draw closer towards the back wall.
  const share = (1 - 1 / (1 + (1 / far - 1) * depth)) / (1 - far);
  const x0 = left * share;
  const x1 = WIDTH + (right - WIDTH) * share;
  const y0 = top * share;
  const y1 = HEIGHT + (bottom - HEIGHT) * share;
  return [x0 + (x1 - x0) * u, y0 + (y1 - y0) * v];
}

type Corner = readonly [u: number, v: number, depth: number];

export function quad(room: Room, corners: readonly Corner[], fill: string, opacity = 1): string {
  const points = corners.map(([u, v, depth]) => place(room, u, v, depth));
  return polygon(points, fill, opacity < 1 ? { opacity } : {});
}

export const CEILING: readonly Corner[] = [
  [0, 0, 0],
  [1, 0, 0],
  [1, 0, 1],
  [0, 0, 1],
];
export const FLOOR: readonly Corner[] = [
  [0, 1, 0],
  [1, 1, 0],
  [1, 1, 1],
  [0, 1, 1],
];
export const LEFT: readonly Corner[] = [
  [0, 0, 0],
  [0, 0, 1],
  [0, 1, 1],
  [0, 1, 0],
];
export const RIGHT: readonly Corner[] = [
  [1, 0, 0],
  [1, 0, 1],
  [1, 1, 1],
  [1, 1, 0],
];
export const BACK: readonly Corner[] = [
  [0, 0, 1],
  [1, 0, 1],
  [1, 1, 1],
  [0, 1, 1],
];

export function planeShape(room: Room, corners: readonly Corner[]): string {
  return path(outline(corners.map(([u, v, depth]) => place(room, u, v, depth))), "#000");
}

/** The four walls in one paint: the left one away from the window light is darker, the right one lit. */
export function paintedWalls(room: Room, color: string): string {
  const [left, , right] = room.back;
  const glow = linear(
    [
      [0, SHADE, 0.1],
      [0.4, SHADE, 0],
      [0.4, "#fff3cf", 0],
      [1, "#fff3cf", 0.4],
    ],
    [0, 0, 1, 0.4],
  );
  const corner = (x: number, width: number): string =>
    withGradient(
      linear(
        [
          [0, SHADE, 0.16],
          [1, SHADE, 0],
        ],
        width > 0 ? [0, 0, 1, 0] : [1, 0, 0, 0],
      ),
      (fill) =>
        polygon(
          [
            [x, room.back[1]],
            [x + width, room.back[1]],
            [x + width, room.back[3]],
            [x, room.back[3]],
          ],
          fill,
        ),
    );
  return (
    quad(room, LEFT, darken(color, 0.14)) +
    quad(room, RIGHT, lighten(color, 0.24)) +
    quad(room, BACK, color) +
    withGradient(glow, (fill) => quad(room, BACK, fill)) +
    corner(left, 60) +
    corner(right, -40)
  );
}

/** Floor boards, clipped to the floor: unclipped they ran over the walls. */
export function boardFloor(room: Room, color: string, boards = 14): string {
  let [gaps, ends] = ["", ""];
  let tones = "";
  for (let board = 0; board < boards; board++) {
    const [u0, u1] = [board / boards, (board + 1) / boards];
    const line = [place(room, u0, 1, 0), place(room, u0, 1, 1)] as const;
    gaps += d`M${line[0][0]} ${line[0][1]}L${line[1][0]} ${line[1][1]}`;
    if (board % 3 === 0)
      tones += outline([
        place(room, u0, 1, 0),
        place(room, u1, 1, 0),
        place(room, u1, 1, 1),
        place(room, u0, 1, 1),
      ]);
    for (const depth of [0.12 + (board % 3) * 0.16, 0.6 + (board % 2) * 0.2]) {
      const [from, to] = [place(room, u0, 1, depth), place(room, u1, 1, depth)];
      ends += d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
    }
  }
  const light = linear([
    [0, SHADE, 0.22],
    [0.5, SHADE, 0],
    [1, "#fff3cf", 0.16],
  ]);
  return (
    quad(room, FLOOR, color) +
    clip(
      planeShape(room, FLOOR),
      path(tones, darken(color, 0.08)) +
        stroke(gaps + ends, darken(color, 0.34), 1.6) +
        withGradient(light, (fill) => quad(room, FLOOR, fill)),
    )
  );
}

/** A moulding that runs along ceiling or floor on the three walls. */
export function moulding(room: Room, v0: number, v1: number, color: string): string {
  const edge = v0 < 0.5 ? v1 : v0;
  const line = [
    place(room, 0, edge, 0),
    place(room, 0, edge, 1),
    place(room, 1, edge, 1),
    place(room, 1, edge, 0),
  ];
  return (
    quad(
      room,
      [
        [0, v0, 0],
        [0, v0, 1],
        [0, v1, 1],
        [0, v1, 0],
      ],
      darken(color, 0.12),
    ) +
    quad(
      room,
      [
        [1, v0, 0],
        [1, v0, 1],
        [1, v1, 1],
        [1, v1, 0],
      ],
      lighten(color, 0.3),
    ) +
    quad(
      room,
      [
        [0, v0, 1],
        [1, v0, 1],
        [1, v1, 1],
        [0, v1, 1],
      ],
      color,
    ) +
    stroke(`M${line.map(([x, y]) => d`${x} ${y}`).join("L")}`, SHADE, 2, { opacity: 0.3 })
  );
}

/** Sun through a window in the left wall: a slanted field on the floor. */
export function floorSun(room: Room, u: number, depth: number): string {
  return [0, 1]
    .map((pane) =>
      quad(
        room,
        [
          [u + pane * 0.17, 1, depth],
          [u + 0.15 + pane * 0.17, 1, depth],
          [u + 0.27 + pane * 0.17, 1, depth + 0.5],
          [u + 0.14 + pane * 0.17, 1, depth + 0.5],
        ],
        "#ffe7b0",
        0.38,
      ),
    )
    .join("");
}

/** Window in the left wall, in perspective, with its light. */
export function sideWindow(room: Room, d0: number, d1: number, v0: number, v1: number, trim: string): string {
  const frame = quad(
    room,
    [
      [0, v0 - 0.03, d0 - 0.03],
      [0, v0 - 0.03, d1 + 0.02],
      [0, v1 + 0.03, d1 + 0.02],
      [0, v1 + 0.03, d0 - 0.03],
    ],
    darken(trim, 0.08),
  );
  const sky = linear([
    [0, "#8fcfe0"],
    [0.7, "#e2f1e2"],
    [1, "#fdeccb"],
  ]);
  const glass = withGradient(sky, (fill) =>
    quad(
      room,
      [
        [0, v0, d0],
        [0, v0, d1],
        [0, v1, d1],
        [0, v1, d0],
      ],
      fill,
    ),
  );
  const hills = quad(
    room,
    [
      [0, v1 - 0.1, d0],
      [0, v1 - 0.07, d1],
      [0, v1, d1],
      [0, v1, d0],
    ],
    "#6aa57a",
  );
  const [top, foot] = [place(room, 0, v0, (d0 + d1) / 2), place(room, 0, v1, (d0 + d1) / 2)];
  const [mid0, mid1] = [place(room, 0, (v0 + v1) / 2, d0), place(room, 0, (v0 + v1) / 2, d1)];
  return (
    frame +
    glass +
    hills +
    stroke(
      d`M${top[0]} ${top[1]}L${foot[0]} ${foot[1]}M${mid0[0]} ${mid0[1]}L${mid1[0]} ${mid1[1]}`,
      darken(trim, 0.08),
      7,
    )
  );
}

import type { Dataset } from "../../loader/load.ts";
import { asError, type DataPlace, type Problem } from "../../problem.ts";

/** Degrees beyond which no water or border shows on a map of the cities; seas are closed far outside of them. */
const farthest = 20;

type Point = readonly number[];

/** Points of waters and borders so far from every city that their two numbers are swapped, or one is mistyped. */
export function mapProblems({ map, cities }: Pick<Dataset, "map" | "cities">): Problem[] {
  if (!map || cities.length === 0) return [];
  const { file, value } = map;
  const area = extentOf(
    cities.map(({ facts: { coordinates } }) => [coordinates.latitude, coordinates.longitude]),
  );
  const check = (points: readonly Point[], pointer: string): Problem[] =>
    points.flatMap((point, index) =>
      isNear(point, area) ? [] : farPoint(point, area, { file, pointer: `${pointer}/${index}` }),
    );
  return [
    ...(value.waters ?? []).flatMap(({ outline }, index) => check(outline, `/waters/${index}/outline`)),
    ...(value.borders ?? []).flatMap(({ line }, index) => check(line, `/borders/${index}/line`)),
  ];
}

function farPoint([latitude = 0, longitude = 0]: Point, area: [Point, Point], place: DataPlace): Problem {
  const meant = [
    [longitude, latitude],
    [latitude, -longitude],
    [-latitude, longitude],
  ].find((other) => isNear(other, area));
  return asError({
    code: "invalid-value",
    message: `The point [${latitude}, ${longitude}] lies far from all cities of the site.`,
    hint: meant
      ? `Write [${meant.join(", ")}]: latitude first, and longitude is negative west of Greenwich.`
      : "Correct the latitude, which comes first, or the longitude.",
    place,
    ...(meant && { proposal: [{ kind: "replace", place, source: `[${meant.join(", ")}]` }] }),
  });
}

function extentOf(points: Point[]): [Point, Point] {
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const point of points)
    for (const axis of [0, 1]) {
      low[axis] = Math.min(low[axis] ?? 0, point[axis] ?? 0);
      high[axis] = Math.max(high[axis] ?? 0, point[axis] ?? 0);
    }
  return [low, high];
}

function isNear(point: Point, [low, high]: [Point, Point]): boolean {
  return [0, 1].every(
    (axis) =>
      (point[axis] ?? 0) >= (low[axis] ?? 0) - farthest && (point[axis] ?? 0) <= (high[axis] ?? 0) + farthest,
  );
}

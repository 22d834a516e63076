import { findUnfinished } from "../../src/loader/unfinished.ts";
import type { DataPlace } from "../../src/problem.ts";
import { milesBetween, sayMiles } from "../../src/site/geography/distance.ts";
import { type AddContext, type Edit, readText } from "./addition.ts";
import { changeText } from "./change.ts";
import { isPlace, type KnownCity } from "./neighbors.ts";

type Area = KnownCity["value"]["nearbyAreas"][number];

/** What changes in the file of a neighbor of a new city; undefined where it lists the city already. */
export function pointBack(
  context: AddContext,
  neighbor: KnownCity,
  added: KnownCity,
  cities: readonly KnownCity[],
): Edit | undefined {
  const areas = neighbor.value.nearbyAreas;
  if (areas.some((area) => "city" in area && area.city === added.id)) return undefined;
  const before = readText(context, neighbor.file);
  const miles = milesBetween(neighbor.value.coordinates, added.value.coordinates);
  const nowLists = `now lists ${added.value.city}, ${sayMiles(miles)} away`;
  const open = areas.findIndex((area) => "place" in area && findUnfinished(area.place).length > 0);
  if (open >= 0) {
    const after = changeText(before, neighbor.file, [
      { kind: "replace", place: placeOf(open), source: `city: ${added.id}` },
    ]);
    return { file: neighbor.file, after, about: nowLists };
  }
  const declared = areas.findIndex((area) => isPlace(area, added.value.city));
  const distances = areas.map((area) => distanceOf(area, neighbor, cities));
  const at = declared >= 0 && fits(distances, declared, miles) ? declared : firstFarther(distances, miles);
  const after = declared < 0 ? list(before, at) : move(link(before), at > declared ? at - 1 : at);
  const about = declared < 0 ? nowLists : `its nearby place ${added.value.city} is now a link`;
  return { file: neighbor.file, after, about };

  function list(text: string, index: number): string {
    const value = { city: added.id };
    return changeText(text, neighbor.file, [{ kind: "add", place: placeOf(index), value }]);
  }

  /** The entry of a place without a page names the city from now on. */
  function link(text: string): string {
    const place = placeOf(declared, "/place");
    return changeText(text, neighbor.file, [
      { kind: "set", place, value: added.id },
      { kind: "reword", place: { ...place, isKey: true }, text: "city" },
    ]);
  }

  function move(text: string, to: number): string {
    return changeText(text, neighbor.file, [{ kind: "move", place: placeOf(declared), to }]);
  }

  function placeOf(index: number, field = ""): DataPlace {
    return { file: neighbor.file, pointer: `/nearbyAreas/${index}${field}` };
  }
}

/** Miles to a nearby area that is a city; undefined for a place without a page, whose middle nobody knows. */
function distanceOf(area: Area, from: KnownCity, cities: readonly KnownCity[]): number | undefined {
  const city = "city" in area ? cities.find(({ id }) => id === area.city) : undefined;
  return city && milesBetween(from.value.coordinates, city.value.coordinates);
}

/** True when an entry may stay where it is: the city before it is nearer and the one behind it farther. */
function fits(distances: readonly (number | undefined)[], index: number, miles: number): boolean {
  const before = distances.slice(0, index).findLast((distance) => distance !== undefined);
  const behind = distances.slice(index + 1).find((distance) => distance !== undefined);
  return (before ?? 0) <= miles && miles <= (behind ?? Number.POSITIVE_INFINITY);
}

/** Where an entry goes in a list that has the nearest first. */
function firstFarther(distances: readonly (number | undefined)[], miles: number): number {
  const index = distances.findIndex((distance) => distance !== undefined && distance > miles);
  return index < 0 ? distances.length : index;
}

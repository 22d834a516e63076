import { parse } from "yaml";
import { milesBetween, sayMiles } from "../../src/site/geography/distance.ts";
import { type AddContext, type Edit, readText } from "./addition.ts";
import { isPlace, type KnownCity } from "./neighbors.ts";
import { ListEditor } from "./yaml-edit.ts";

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
  const declared = areas.findIndex((area) => isPlace(area, added.value.city));
  const miles = milesBetween(neighbor.value.coordinates, added.value.coordinates);
  const distances = areas.map((area) => distanceOf(area, neighbor, cities));
  const entry = { field: "city", value: added.id };
  const at = declared >= 0 && fits(distances, declared, miles) ? declared : firstFarther(distances, miles);
  // Valid lists have no entry twice, so that none holds an alias, which this could not edit.
  const list = new ListEditor(before, "nearbyAreas");
  const after =
    declared < 0
      ? list.insert(at, entry)
      : at === declared
        ? list.replace(declared, entry)
        : list.move(declared, at, entry);
  assertOnlyThat(before, after, added.id);
  const about =
    declared < 0
      ? `now lists ${added.value.city}, ${sayMiles(miles)} away`
      : `its nearby place ${added.value.city} is now a link`;
  return { file: neighbor.file, after, about };
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

/** An edit of text must not change what the file says but for the new entry; anything else is a mistake of this tool. */
function assertOnlyThat(before: string, after: string, id: string): void {
  const rest = (text: string) => {
    const { nearbyAreas, ...others } = parse(text, { merge: false }) as { nearbyAreas: Area[] };
    return { others: JSON.stringify(others), areas: nearbyAreas.map((area) => JSON.stringify(area)) };
  };
  const [old, now] = [rest(before), rest(after)];
  const added = now.areas.filter((area) => !old.areas.includes(area));
  if (old.others !== now.others || added.length !== 1 || added[0] !== JSON.stringify({ city: id }))
    throw new Error(`The edit of nearbyAreas for ${id} would change more than that.`);
}

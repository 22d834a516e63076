import type { CityFacts } from "../../loader/city-facts.ts";
import type { CityEntity } from "../../loader/entity.ts";
import { groupBy } from "../../loader/group-by.ts";
import type { Dataset } from "../../loader/load.ts";
import type { DataPlace } from "../../problem.ts";
import { milesBetween } from "./distance.ts";

/** Most miles to a nearby area, where the data names no other limit. */
const usualNearbyMiles = 25;
/** Most cities that one city is asked to list, where the data names no other limit. */
const usualNearbyCities = 12;

/** A city in the nearby areas of another. */
export interface Neighbor {
  city: CityEntity;
  /** Index of the entry that names it. */
  index: number;
  miles: number;
}

/** An entry of nearby areas, with the city of this site that it names, if any. */
export interface NearbyEntry {
  index: number;
  /** The city that the entry names, also where it is written as a place without a page. */
  city: CityEntity | undefined;
  /** What the entry names, the same for all entries that name the same. */
  key: string;
  /** The entry as the file has it, for example `place: Old Mill`. */
  text: string;
}

type NearbyArea = CityFacts["nearbyAreas"][number];

/** The cities of a site and how they name each other. */
export class ServiceArea {
  readonly cities: readonly CityEntity[];
  readonly nearbyMiles: number;
  readonly nearbyCities: number;
  private readonly byId: Map<string, CityEntity>;
  private readonly byName: Map<string, CityEntity[]>;

  constructor(dataset: Dataset, copies: ReadonlySet<CityEntity> = new Set()) {
    // A copy, or a city in the folder of another county, is reported already; what it lists tells nothing until it is mended.
    this.cities = dataset.cities.filter(
      (city) => city.id.startsWith(`${city.facts.county}/`) && !copies.has(city),
    );
    const { nearbyMaxMiles, nearbyCityLimit } = dataset.business.value.seo;
    this.nearbyMiles = nearbyMaxMiles ?? usualNearbyMiles;
    this.nearbyCities = nearbyCityLimit ?? usualNearbyCities;
    const originals = dataset.cities.filter((city) => !copies.has(city));
    this.byId = new Map(originals.map((city) => [city.id, city]));
    this.byName = groupBy(originals, ({ facts }) => facts.city.toLowerCase());
  }

  /** The nearby areas of a city, as its file lists them. */
  entriesOf(city: CityEntity): NearbyEntry[] {
    return city.facts.nearbyAreas.map((area, index) => {
      const named = this.cityNamed(area, city);
      const text = "city" in area ? `city: ${area.city}` : `place: ${area.place}`;
      return { index, city: named, key: named ? `city: ${named.id}` : text.toLowerCase(), text };
    });
  }

  /** True where an entry names a city that there is not, or not yet: what else the city lists cannot be known. */
  listsUnknownCity(city: CityEntity): boolean {
    return city.facts.nearbyAreas.some((area) => "city" in area && !this.byId.has(area.city));
  }

  /** The cities that a city lists as nearby: each once, without itself, in the order of the file. */
  neighborsOf(city: CityEntity): Neighbor[] {
    const neighbors: Neighbor[] = [];
    for (const [index, area] of city.facts.nearbyAreas.entries()) {
      const other = this.cityNamed(area, city);
      if (other && other !== city && !neighbors.some((known) => known.city === other))
        neighbors.push({ city: other, index, miles: distanceBetween(city, other) });
    }
    return neighbors;
  }

  /** True where a city lists another as nearby. */
  lists(city: CityEntity, other: CityEntity): boolean {
    return city.facts.nearbyAreas.some((area) => this.cityNamed(area, city) === other);
  }

  private cityNamed(area: NearbyArea, from: CityEntity): CityEntity | undefined {
    return "city" in area ? this.byId.get(area.city) : this.findByName(area.place, from);
  }

  /** A city of that name near enough to be the one that is meant: names repeat across a country. */
  private findByName(name: string, from: CityEntity): CityEntity | undefined {
    return this.byName
      .get(name.trim().toLowerCase())
      ?.find((city) => distanceBetween(from, city) <= this.nearbyMiles);
  }
}

export function distanceBetween(from: CityEntity, to: CityEntity): number {
  return milesBetween(from.facts.coordinates, to.facts.coordinates);
}

/** The place of an entry of nearby areas. */
export function entryPlace(city: CityEntity, index: number): DataPlace {
  return { file: city.file, pointer: `/nearbyAreas/${index}` };
}

/** The place of the list of nearby areas. */
export function listPlace(city: CityEntity): DataPlace {
  return { file: city.file, pointer: "/nearbyAreas", isKey: true };
}

/** The line that lists a city, as it stands in a file. */
export function entryLine(city: CityEntity): string {
  return `  - city: ${city.id}`;
}

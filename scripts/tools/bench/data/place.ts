import type { Coordinates } from "../../../../src/site/geography/distance.ts";

/** A place that gets a page. */
export interface Place {
  name: string;
  /** Name as in file names and paths; unique in its state. */
  slug: string;
  /** Two letters. */
  state: string;
  /** In order, at least one. */
  zipCodes: string[];
  /** With the four decimals that the data holds. */
  coordinates: Coordinates;
}

/** A part of one state that stands for a county: the package zipcodes knows none. */
export interface Area {
  name: string;
  slug: string;
  /** Two letters. */
  state: string;
  stateName: string;
  places: Place[];
}

/** A place as other files of the data folder name it. */
export function cityId(area: Area, place: Place): string {
  return `${area.slug}/${place.slug}`;
}

/** A place on the earth, in decimal degrees (WGS 84). */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Mean radius of the earth (IUGG), in miles. */
const earthRadiusMiles = 3958.8;

/** Great-circle distance in miles, by the haversine formula. */
export function milesBetween(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The middle of several places that one wrong among them does not move far: the median on each axis. */
export function medianCenter(places: readonly Coordinates[]): Coordinates {
  return centerBy(median, places);
}

/** The middle of several places: the mean on each axis, with the four decimals (36 feet) that the data holds. */
export function meanCenter(places: readonly Coordinates[]): Coordinates {
  const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
  return centerBy((values) => Number((sumOf(values) / values.length).toFixed(4)), places);
}

function centerBy(middle: (values: number[]) => number, places: readonly Coordinates[]): Coordinates {
  return {
    latitude: middle(places.map(({ latitude }) => latitude)),
    longitude: middle(places.map(({ longitude }) => longitude)),
  };
}

/** The middle value; NaN for none. */
export function median(values: readonly number[]): number {
  const ordered = [...values].sort((a, b) => a - b);
  return ordered[ordered.length >> 1] ?? Number.NaN;
}

/** Miles as people say them: one decimal below ten, else whole. */
export function sayMiles(miles: number): string {
  return miles < 9.95 ? `${miles.toFixed(1)} miles` : `${Math.round(miles)} miles`;
}

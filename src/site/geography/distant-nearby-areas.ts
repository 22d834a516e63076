import { asWarning, type Problem } from "../../problem.ts";
import { sayMiles } from "./distance.ts";
import { entryPlace, type ServiceArea } from "./service-area.ts";

/** Nearby areas farther away than the data allows. Cities whose coordinates are in doubt are not measured. */
export function* distantNearbyAreas(area: ServiceArea, doubtful: ReadonlySet<string>): Generator<Problem> {
  for (const city of area.cities) {
    if (doubtful.has(city.file)) continue;
    for (const { city: other, index, miles } of area.neighborsOf(city)) {
      if (miles <= area.nearbyMiles || doubtful.has(other.file)) continue;
      yield asWarning({
        code: "distant-nearby-area",
        message: `${other.facts.city} is ${sayMiles(miles)} from ${city.facts.city}; nearby areas are at most ${area.nearbyMiles} miles away.`,
        hint: `Remove the line "- city: ${other.id}". If cities lie farther apart here, raise nearbyMaxMiles under seo in business.yaml.`,
        place: entryPlace(city, index),
      });
    }
  }
}

import type { City } from "../../../../src/kinds/city/fields.ts";
import type { CityEntity } from "../../../../src/loader/entity.ts";
import { groupBy } from "../../../../src/loader/group-by.ts";
import type { Found, SiteRule } from "../../rule.ts";

/** Names of nothing but such words are those of a place in every town: `Downtown`, `North End`, `Town Hall`. */
const usual =
  /^(?:(?:business|center|central|church|city|civic|college|community|country|courthouse|depot|district|downtown|east|end|hall|high|hills|historic|library|lower|main|market|memorial|middle|midtown|museum|new|north|of|old|park|plaza|post office|public|school|side|south|square|station|street|the|town|train|university|upper|uptown|veterans|village|war|waterfront|west)(?:side)?(?: |$))+$/i;

export const cityPlaceOfTwo: SiteRule = {
  id: "city/place-of-two",
  severity: "warning",
  checks:
    "A landmark is listed for only one city or for neighboring cities, and no city lists a neighborhood that only another city's texts mention.",
  why: "A list copied from another city names places that are not there.",
  fix: "Remove it from the list of the city that it is not in.",
  source: "product",
  *site({ site: { dataset } }) {
    const all = dataset.cities.flatMap(placesOf);
    for (const ones of listsOf(all, "neighborhoods")) {
      const owners = ones.filter(({ isTold }) => isTold);
      const [owner] = owners;
      for (const one of owners.length === 1 && owner ? ones.filter(({ isTold }) => !isTold) : [])
        if (owner) yield found(one, owner, `${owner.city}, whose texts speak of it`);
    }
    for (const [first, ...others] of listsOf(all, "landmarks")) {
      const other = others.find((one) => !first?.near.has(one.id) && !one.near.has(first?.id ?? ""));
      if (first && other) yield found(first, other, `${other.city}, which is no neighbor`);
    }
  },
};

/** A place in a list of a city. */
interface Listed extends Pick<CityEntity, "id" | "file"> {
  kind: string;
  place: string;
  city: string;
  pointer: string;
  /** True where a text of the city speaks of it, beside the lists. */
  isTold: boolean;
  /** Cities that it names as its neighbors. */
  near: ReadonlySet<string>;
}

function placesOf({ id, file, value }: CityEntity): Listed[] {
  const { city, neighborhoods, landmarks, nearbyAreas, ...texts } = value;
  const told = JSON.stringify(texts);
  const near = new Set(nearbyAreas.flatMap((area) => ("city" in area && area.city ? area.city : [])));
  return Object.entries({ neighborhoods, landmarks }).flatMap(([kind, places]) =>
    places.flatMap((place, at) =>
      usual.test(place)
        ? []
        : { id, file, kind, place, city, pointer: `/${kind}/${at}`, isTold: told.includes(place), near },
    ),
  );
}

/** Those that stand in several lists. */
function listsOf(all: readonly Listed[], kind: keyof City): Listed[][] {
  const places = groupBy(
    all.filter((one) => one.kind === kind),
    ({ place }) => place,
  );
  return [...places.values()].filter((ones) => ones.length > 1);
}

function found({ place, city, file, pointer }: Listed, other: Listed, whose: string): Found {
  return {
    message: `${place} stands in the lists of ${city} and of ${whose}.`,
    cause: `${place} ${city}`,
    fix: `Take ${place} out of the list of the city in which it does not lie, here or in ${other.file}.`,
    place: { file, pointer },
  };
}

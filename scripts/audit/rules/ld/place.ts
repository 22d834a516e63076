import { type Coordinates, milesBetween, sayMiles } from "../../../../src/site/geography/distance.ts";
import { meantCoordinates } from "../../../../src/site/geography/slip-of-coordinates.ts";
import { maxZipMiles } from "../../../../src/site/geography/zip-codes.ts";
import { zipCodes } from "../../../check/zip-index.ts";
import { type DataNode, isNode } from "../../../read-build/structured-nodes.ts";
import { remember } from "../../../remember.ts";
import { hasData } from "../../has-data.ts";
import type { BarePageRule, Found } from "../../rule.ts";
import { nameOfKind, placedNodes, textsOf, valuesOf } from "../../structured-data/placed-nodes.ts";

/** Of a site whose data are known, `site validate` and ld/record say the same. */
export const ldPlace: BarePageRule = {
  id: "ld/place",
  needs: "pages",
  severity: "error",
  checks: "In structured data, state and coordinates of a United States address fit its ZIP code or city.",
  why: "Maps put the business where these values say, and visitors drive there.",
  fix: "Correct whichever of the values is wrong.",
  source: "google-local-business",
  *page({ path, facts }, audit) {
    if (hasData(audit)) return;
    for (const { node, types } of placedNodes(facts))
      for (const address of valuesOf(node.address).filter(isNode)) {
        const said = readAddress(address);
        if (!said) continue;
        const owner = `The structured data of ${path} gives ${nameOfKind(types)}`;
        yield* wrongState(owner, said);
        for (const geo of valuesOf(node.geo).filter(isNode)) yield* wrongPin(owner, said, geo);
      }
  },
};

/** An address of the United States. */
interface Address {
  zip: string;
  city: string;
  /** State, two letters. */
  state: string;
}

/** Undefined for an address of another country, or without a state that is known. */
function readAddress(node: DataNode): Address | undefined {
  const [country = "US", zip = "", city = "", region = ""] = [
    "addressCountry",
    "postalCode",
    "addressLocality",
    "addressRegion",
  ].map((property) => textsOf(node, property)[0]?.trim());
  const state = stateCalled(region);
  const isHere = /^(?:USA?|United States(?: of America)?)$/i.test(country);
  return isHere && state !== undefined ? { zip: zip.slice(0, 5), city, state } : undefined;
}

/** Two letters of a state, by them or by its whole name; the pages of a site name few. */
const stateCalled = remember((region): string | undefined => {
  const { states, nameOf } = zipCodes();
  const name = region.toUpperCase().replace(/^US-/, "");
  return states.find((state) => [state, nameOf(state)?.toUpperCase()].includes(name));
});

function* wrongState(owner: string, { zip, state }: Address): Generator<Found> {
  const known = zipCodes().find(zip);
  if (known && known.state !== state)
    yield {
      message: `${owner} the ZIP code ${zip}, which is in ${zipCodes().nameOf(known.state) ?? known.state}, and the state ${state}.`,
      cause: `${zip} ${state}`,
      words: zip,
    };
}

function* wrongPin(owner: string, { zip, city, state }: Address, geo: DataNode): Generator<Found> {
  const [latitude, longitude] = ["latitude", "longitude"].map((axis) => Number(textsOf(geo, axis)[0] ?? ""));
  if (!latitude || !longitude) return;
  const found = zipCodes().find(zip);
  const places = found?.coordinates ? [found.coordinates] : placesNamed(city, state);
  const pin = { latitude, longitude };
  const miles = Math.min(...places.map((place) => milesBetween(pin, place)));
  if (places.length === 0 || miles <= maxZipMiles) return;
  const place = found?.coordinates ? `ZIP code ${zip}` : city;
  yield {
    message: `${owner} the coordinates ${latitude}, ${longitude}, which are ${sayMiles(miles)} from ${place}.`,
    cause: `${latitude} ${longitude}`,
    words: textsOf(geo, "latitude")[0] ?? "",
    fix: meantCoordinates("", pin, places, place).hint,
  };
}

function placesNamed(city: string, state: string): Coordinates[] {
  return zipCodes()
    .named(city, state)
    .map(({ coordinates }) => coordinates);
}

import { zipCodes } from "../../../scripts/check/zip-index.ts";
import { geographyProblems } from "../../../src/site/geography/geography.ts";
import { copyOfData, type DataFolder } from "../../support/data-folder.ts";
import { datasetOf } from "../../support/site.ts";

export const maple = "cities/lake-county/maple-grove.yaml";
export const otter = "cities/lake-county/otter-falls.yaml";
export const pine = "cities/lake-county/pine-bend.yaml";

/** What geography finds in the minimal site after some damage: code, place, message, hint and other places. */
export function geographyOf(damage: (data: DataFolder) => void): string[] {
  const data = copyOfData();
  damage(data);
  return geographyProblems(datasetOf(data.dir), zipCodes).map((problem) => {
    const { code, severity, message, hint, place, related = [] } = problem;
    const others = related.map((other) => `Also: ${other.file}${"pointer" in other ? other.pointer : ""}`);
    return [`${severity} ${code} ${place?.file}${place?.pointer}`, message, `Fix: ${hint}`, ...others].join(
      "\n",
    );
  });
}

/** Adds a city in the middle of the minimal site's three, unless placed elsewhere. */
export function addCity(
  data: DataFolder,
  name: string,
  options: { nearby: string; latitude?: number; longitude?: number; zip?: string; county?: string },
): void {
  const { nearby, latitude = 45.1, longitude = -93.5, zip = "55311", county = "lake-county" } = options;
  const text = data
    .read(maple)
    .replace("city: Maple Grove", `city: ${name}`)
    .replace("county: lake-county", `county: ${county}`)
    .replace("latitude: 45.0725", `latitude: ${latitude}`)
    .replace("longitude: -93.4558", `longitude: ${longitude}`)
    .replace("55311", zip)
    .replace("  - city: lake-county/pine-bend\n  - place: Old Mill\n", nearby);
  data.write(`cities/${county}/${name.toLowerCase().replaceAll(" ", "-")}.yaml`, text);
}

/** Otter Falls where Duluth is, with a ZIP code of there. */
export function moveToDuluth(data: DataFolder): void {
  const [here, there] = [
    "latitude: 45.1715\n  longitude: -93.5814",
    "latitude: 46.7867\n  longitude: -92.1005",
  ];
  data.edit(otter, here, there).edit(otter, "55374", "55802");
}

/** Lets Pine Bend list Elk. */
export function linkElk(data: DataFolder): void {
  data.edit(pine, "otter-falls\n", "otter-falls\n  - city: lake-county/elk\n");
}

import type { PathEntry } from "../../../src/site/paths.ts";
import type { Site } from "../../../src/site/site.ts";
import type { Neighbor } from "../../schemas/explanation.ts";
import type { Sources } from "./sources.ts";

/** The nearby areas of a city, both ways: those it names, and the cities that name it. Empty for other pages. */
export function listNeighbors(site: Site, { subject }: PathEntry, sources: Sources): Neighbor[] {
  if (subject?.kind !== "city") return [];
  const { entity: city } = subject;
  const neighbors = new Map<string, Neighbor>();
  for (const [index, area] of city.value.nearbyAreas.entries()) {
    const named = sources.at({
      file: city.file,
      pointer: `/nearbyAreas/${index}/${"city" in area ? "city" : "place"}`,
    });
    if ("city" in area) neighbors.set(area.city, { ...summaryOf(site, area.city, sources), named });
    else neighbors.set(`place ${area.place}`, { name: sources.read(area.place).text, named });
  }
  for (const other of site.dataset.cities) {
    const index = other.value.nearbyAreas.findIndex((area) => "city" in area && area.city === city.id);
    if (index < 0 || other.id === city.id) continue;
    const names = sources.at({ file: other.file, pointer: `/nearbyAreas/${index}/city` });
    neighbors.set(other.id, { ...(neighbors.get(other.id) ?? summaryOf(site, other.id, sources)), names });
  }
  return [...neighbors.values()];
}

function summaryOf(site: Site, id: string, sources: Sources): Neighbor {
  const { name = id, path } = site.places.citySummary(id) ?? {};
  return { name: sources.read(name).text, ...(path !== undefined && { path }) };
}

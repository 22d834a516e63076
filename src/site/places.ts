import type { CitySummary, CountySummary } from "../fields/summaries.ts";
import type { County } from "../kinds/county/fields.ts";
import type { CityEntity, Entity } from "../loader/entity.ts";
import type { Dataset } from "../loader/load.ts";
import { isSameButForCityTexts } from "../loader/same-data.ts";
import { asError, type Problem } from "../problem.ts";
import { createPathIndex, type PathIndex, pathOf, withCities } from "./paths.ts";
import { answering, ask } from "./questions.ts";
import { isReferredTo } from "./referred.ts";

/** Where a city lies and what it is called; of its texts nothing. */
export type CityPlace = Pick<CityEntity, "id" | "facts">;

/** A county and its cities, in the order of their names. */
export class CountyCities {
  readonly #cities: readonly CityEntity[];

  constructor(
    readonly county: CountySummary,
    cities: readonly CityEntity[],
  ) {
    this.#cities = cities;
  }

  get cities(): readonly CityEntity[] {
    ask("cities", this.county.id);
    return this.#cities;
  }

  /** The same cities for who shows none of their texts. */
  get places(): readonly CityPlace[] {
    ask("city-places", this.county.id);
    return this.#cities;
  }

  /** These cities with files of today. */
  of(cityOf: (id: string) => CityEntity): CountyCities {
    const cities = this.#cities.map(({ id }) => cityOf(id));
    return cities.every((city, index) => city === this.#cities[index])
      ? this
      : new CountyCities(this.county, cities);
  }
}

/** Paths, counties and cities of a dataset, found by name. It is all that a site keeps of each city beside its facts. */
export class Places {
  readonly paths: PathIndex;
  /** In the order of the data: the primary ones first. */
  readonly counties: CountyCities[];
  /** Paths that two pages share, and cities that lie in the folder of another county. */
  readonly problems: Problem[];
  private readonly citiesById = new Map<string, CityEntity>();
  private readonly countiesById: Map<string, Entity<County>>;
  private readonly summaries: Map<string, CitySummary>;
  private readonly groups: Map<string, CountyCities>;

  /** `former` are those of an earlier state of the data, from which is taken what stays the same. */
  constructor(
    private readonly dataset: Dataset,
    former?: Places,
  ) {
    for (const city of dataset.cities) this.citiesById.set(city.id, city);
    this.countiesById = new Map(dataset.counties.map((county) => [county.id, county]));
    const isSame = former?.problems.length === 0 && isSameButForCityTexts(former.dataset, dataset);
    const same = isSame ? former : undefined;
    this.summaries = same?.summaries ?? new Map();
    if (same) {
      this.problems = same.problems;
      const cityOf = (id: string) => this.citiesById.get(id) as CityEntity;
      this.paths = withCities(same.paths, cityOf);
      this.groups = new Map([...same.groups].map(([id, group]) => [id, group.of(cityOf)]));
      this.counties = same.counties.flatMap(({ county }) => this.groups.get(county.id) ?? []);
      return;
    }
    const { paths, problems } = createPathIndex(dataset);
    this.paths = paths;
    this.problems = problems;
    this.groups = new Map();
    this.counties = this.groupCities();
  }

  city(id: string): CityEntity | undefined {
    ask("city", id);
    return this.citiesById.get(id);
  }

  /** Where a city lies, for who shows none of its texts. */
  place(id: string): CityPlace | undefined {
    ask("city-place", id);
    return this.citiesById.get(id);
  }

  county(id: string): Entity<County> | undefined {
    ask("county", id);
    return this.countiesById.get(id);
  }

  /** The cities of a county, in the order of their names; none of a county that does not exist. */
  citiesOf(countyId: string): readonly CityEntity[] {
    ask("cities", countyId);
    return this.groups.get(countyId)?.cities ?? [];
  }

  /** The same cities for who shows none of their texts. */
  placesOf(countyId: string): readonly CityPlace[] {
    ask("city-places", countyId);
    return this.groups.get(countyId)?.places ?? [];
  }

  countySummary(id: string): CountySummary | undefined {
    return answering("county-summary", id, () => {
      const county = this.countiesById.get(id);
      return county && (this.groups.get(id)?.county ?? this.summarizeCounty(county));
    });
  }

  /** Made once for each city: those near it ask for it again and again. */
  citySummary(id: string): CitySummary | undefined {
    return answering("city-summary", id, () => {
      const city = this.citiesById.get(id);
      const summary = this.summaries.get(id) ?? (city && this.summarizeCity(city));
      if (summary) this.summaries.set(id, summary);
      return summary;
    });
  }

  private summarizeCity({ id, facts }: CityEntity): CitySummary {
    const path = this.pathOfCity(id);
    const county = this.countiesById.get(facts.county)?.value.county ?? "";
    return { id, name: facts.city, county, ...(path !== undefined && { path }) };
  }

  /** The text that the index has, where it has one. */
  private pathOfCity(id: string): string | undefined {
    const path = pathOf(this.dataset, "city", id);
    return path === undefined ? undefined : (this.paths.get(path)?.path ?? path);
  }

  private summarizeCounty({ id, value }: Entity<County>): CountySummary {
    const path = pathOf(this.dataset, "county", id);
    return { id, name: value.county, isPrimary: value.primary ?? false, ...(path !== undefined && { path }) };
  }

  private groupCities(): CountyCities[] {
    const { dataset } = this;
    const members = new Map<string, CityEntity[]>(dataset.counties.map(({ id }) => [id, []]));
    for (const city of dataset.cities) {
      const { county } = city.facts;
      const folder = city.id.slice(0, city.id.indexOf("/"));
      if (county !== folder && dataset.knownIds.county.has(county))
        this.problems.push(inWrongFolder(dataset, city, folder));
      members.get(county)?.push(city);
    }
    for (const county of dataset.counties) {
      const cities = (members.get(county.id) ?? []).sort((a, b) => compare(a.facts.city, b.facts.city));
      this.groups.set(county.id, new CountyCities(this.summarizeCounty(county), cities));
    }
    return [...dataset.counties]
      .sort((a, b) => a.value.order - b.value.order || compare(a.id, b.id))
      .flatMap(({ id }) => this.groups.get(id) ?? []);
  }
}

function inWrongFolder(dataset: Dataset, { file, slug, facts }: CityEntity, folder: string): Problem {
  const { county } = facts;
  const place = { file, pointer: "/county" };
  const to = `cities/${county}/${slug}.yaml`;
  // Whoever names the city says in which county it was before one of the two was changed.
  const isMoved = isReferredTo(dataset, `${county}/${slug}`);
  const move = `move the file to cities/${county}`;
  return asError({
    code: "invalid-value",
    message: `The file lies in the folder ${folder}, but its county is "${county}".`,
    hint: isMoved ? `M${move.slice(1)}.` : `Write county: ${folder}, or ${move}.`,
    place,
    proposal: isMoved ? [{ kind: "rename", file, to }] : [{ kind: "reword", place, text: folder }],
  });
}

/** Same order in every locale. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

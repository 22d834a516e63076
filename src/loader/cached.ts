import type { City } from "../kinds/city/fields.ts";
import type { EntityKind } from "../kinds/index.ts";
import type { CityFacts } from "./city-facts.ts";
import {
  type CityEntity,
  createEntity,
  type Entity,
  type EntityLoader,
  hashOfBytes,
  namesOf,
  parseEntity,
} from "./entity.ts";
import type { ParseCache } from "./parse-cache.ts";
import { SharedTexts } from "./shared-texts.ts";
import { readBytes } from "./source.ts";

/** Makes a loader that parses only files that the cache does not know. Of cities it keeps nothing but the facts. */
export function cacheEntities(cache: ParseCache): EntityLoader {
  const values = new Map<string, Values>();
  const valuesOf = (dataDir: string) => {
    const known = values.get(dataDir) ?? new Values(cache, dataDir);
    values.set(dataDir, known);
    return known;
  };
  return (dataDir, kind, file, problems, invalidPaths) => {
    const read = readBytes(dataDir, file);
    if ("problem" in read) {
      problems.push(read.problem);
      return undefined;
    }
    const hash = hashOfBytes(read.bytes);
    const known = cache.find(file, hash);
    if (known) return valuesOf(dataDir).entity(kind, file, known.hash, known.facts);
    const before = problems.length;
    const entity = parseEntity(kind, file, read.bytes, problems, invalidPaths);
    // Files with a remark are parsed each time, so that it is made each time.
    if (!entity || problems.length > before) return entity;
    const facts = detached((entity as Partial<CityEntity>).facts);
    const isKept = cache.add(file, hash, entity.value, facts);
    return isKept && facts ? valuesOf(dataDir).entity(kind, file, hash, facts) : entity;
  };
}

/** A copy that holds nothing of the file: what a parser cuts out of a text keeps the whole text in memory. */
function detached<T>(value: T): T {
  return value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T);
}

/** Values of one data folder, read from the cache, or parsed again where the cache has lost them. */
class Values {
  private readonly names = new SharedTexts();
  /** The city that was read last: who makes or judges its page asks for its value again and again. */
  private latest: { file: string; hash: string; value: unknown } | undefined;

  constructor(
    private readonly cache: ParseCache,
    private readonly dataDir: string,
  ) {}

  entity(kind: EntityKind, file: string, hash: string, facts: unknown): Entity<unknown> {
    if (kind !== "city") return createEntity(kind, file, hash, this.read(kind, file, hash));
    this.shareNames(facts as CityFacts);
    return new CachedCity(file, hash, facts as CityFacts, this);
  }

  /** Has one text for each county and city, which a hundred others name. */
  private shareNames(facts: CityFacts): void {
    facts.county = this.names.one(facts.county);
    for (const area of facts.nearbyAreas) if ("city" in area) area.city = this.names.one(area.city);
  }

  city(file: string, hash: string): City {
    if (this.latest?.file !== file || this.latest.hash !== hash)
      this.latest = { file, hash, value: this.read("city", file, hash) };
    return this.latest.value as City;
  }

  /** Throws where the file is no longer what was checked, and the cache has lost what it was. */
  read(kind: EntityKind, file: string, hash: string): unknown {
    const value = this.cache.read(file);
    if (value !== undefined) return value;
    const read = readBytes(this.dataDir, file);
    const isSame = "bytes" in read && hashOfBytes(read.bytes) === hash;
    const entity = isSame && parseEntity(kind, file, read.bytes, [], new Set());
    if (!entity) throw new Error(`${file} was changed while it was read; run the command again.`);
    return entity.value;
  }
}

/** A city whose value does not stay in memory. */
class CachedCity implements CityEntity {
  readonly slug: string;
  readonly id: string;

  constructor(
    readonly file: string,
    readonly hash: string,
    readonly facts: CityFacts,
    private readonly values: Values,
  ) {
    const { slug, id } = namesOf(file);
    this.slug = slug;
    this.id = id;
  }

  get value(): City {
    return this.values.city(this.file, this.hash);
  }
}

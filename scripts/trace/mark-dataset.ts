import { hasOwnWords, type Schema } from "../../src/fields/schema.ts";
import { type EntityKind, entities, entityKinds } from "../../src/kinds/index.ts";
import type { CityEntity, Entity } from "../../src/loader/entity.ts";
import { byName, type Dataset } from "../../src/loader/load.ts";
import { escapePointer } from "../../src/loader/pointer.ts";
import type { DataPlace } from "../../src/problem.ts";
import { once } from "../../src/site/once.ts";
import { alternativeOf } from "../../src/site/resolve.ts";
import { splitRuns } from "../../src/site/text.ts";
import type { Marks } from "./marks.ts";

/** Under this key the object of a section carries its own place; copies made by spreading keep it. */
export const sectionPlace = Symbol("place of a section");

/** Values that have a form or are numbers, and yet are only printed: they can carry a mark as texts can. */
const printedFields = new Set([
  "business/url",
  "business/phone",
  "business/textPhone",
  "business/phones/number",
  "office/phone",
  "city/phone",
  "county/phone",
  "business/email",
  "business/address/country",
  "business/hours/special/from",
  "office/hours/special/from",
  "business/profiles/url",
  "business/founded",
  "business/copyrightYear",
  "county/state",
  "city/zipCodes",
  "project/year",
  "review/link",
]);

/** Kinds of which no text reaches a page as it is written. */
const unmarkedKinds: ReadonlySet<EntityKind> = new Set(["theme", "redirects", "audit", "backend", "mail"]);

/** A copy of the data in which every text that pages print carries the mark of its place. */
export function markDataset(dataset: Dataset, marks: Marks): Dataset {
  const marked = entityKinds.map((kind) => [
    kind,
    unmarkedKinds.has(kind)
      ? dataset.all[kind]
      : dataset.all[kind].map((entity) => markEntity(kind, entity, marks)),
  ]);
  return { ...dataset, ...byName(Object.fromEntries(marked) as Dataset["all"]) };
}

function markEntity(kind: EntityKind, entity: Entity<unknown>, marks: Marks): Entity<unknown> {
  const marker = new Marker(kind, entity.file, marks);
  const mark = <T>(value: T) => marker.mark(value, entities[kind].schema, "", kind) as T;
  if (kind !== "city") return { ...entity, value: mark(entity.value) };
  return markCity(entity as CityEntity, marks, mark);
}

/** Of ten thousand cities, the values of those are marked that are looked at, field by field: of each city in a list two are shown. */
function markCity(city: CityEntity, marks: Marks, mark: <T>(value: T) => T): CityEntity {
  const markEach = <T extends object>(value: T): T =>
    Object.entries(value).reduce(
      (marked, [name, field]) =>
        Object.defineProperty(marked, name, {
          enumerable: true,
          get: once(() => Reflect.get(mark({ [name]: field }), name)),
        }),
      {} as T,
    );
  return {
    ...city,
    facts: marks.once(city.facts, mark),
    get value() {
      return marks.once(city.value, markEach);
    },
  };
}

/** Marks the values of one file. */
class Marker {
  constructor(
    private readonly kind: EntityKind,
    private readonly file: string,
    private readonly marks: Marks,
  ) {}

  /** `field` names the value without the numbers of entries, such as `business/profiles/url`. */
  mark(value: unknown, schema: Schema, pointer: string, field: string): unknown {
    if (schema.oneOf && isGroup(value)) {
      const branch = alternativeOf(schema.oneOf)(value);
      return branch ? this.mark(value, branch, pointer, field) : value;
    }
    if (Array.isArray(value))
      return value.map((item, index) =>
        schema.items ? this.mark(item, schema.items, `${pointer}/${index}`, field) : item,
      );
    if (isGroup(value)) return this.markGroup(value, schema, pointer, field);
    return this.markScalar(value, schema, { file: this.file, pointer }, field);
  }

  private markGroup(value: Record<string, unknown>, schema: Schema, pointer: string, field: string): object {
    const marked = Object.fromEntries(
      Object.entries(value).map(([name, item]) => {
        const own = Object.hasOwn(schema.properties ?? {}, name) ? schema.properties?.[name] : undefined;
        const others = typeof schema.additionalProperties === "object" ? schema.additionalProperties : {};
        return [
          name,
          this.mark(item, own ?? others, `${pointer}/${escapePointer(name)}`, `${field}/${name}`),
        ];
      }),
    );
    const isSection = this.kind === "page" && /^\/sections\/\d+$/.test(pointer);
    return isSection ? { ...marked, [sectionPlace]: { file: this.file, pointer } } : marked;
  }

  private markScalar(value: unknown, schema: Schema, place: DataPlace, field: string): unknown {
    if (printedFields.has(field)) return this.marks.mark(String(value), place);
    if (typeof value !== "string") return value;
    if (schema.role === "prose") return this.markProse(value, place);
    const isText = schema.role === undefined && schema.type === "string" && hasOwnWords(schema);
    return schema.role === "line" || isText ? this.marks.mark(value, place) : value;
  }

  /** Each run by itself, because links and emphasis cut a text into pieces. */
  private markProse(text: string, place: DataPlace): string {
    let start = 0;
    return splitRuns(text)
      .map((run) => {
        start = text.indexOf(run.text, start);
        const words = firstWord(run.text);
        const marked = this.marks.mark(run.text, { ...place, words }, run.text, { text, start });
        start += run.text.length;
        if (run.to !== undefined) return `[${marked}](${run.to})`;
        return run.isStrong ? `**${marked}**` : marked;
      })
      .join("");
  }
}

/** Where a text begins, its first word stands; a folded text begins a line below its field. */
export function firstWord(text: string): string {
  return /\S+/.exec(text)?.[0] ?? text;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

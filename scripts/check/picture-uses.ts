import { type EntityKind, entities, entityKinds } from "../../src/kinds/index.ts";
import type { Entity } from "../../src/loader/entity.ts";
import type { Dataset } from "../../src/loader/load.ts";
import { type Step, stepInto, stepsTo } from "../../src/loader/schema-walk.ts";
import type { DataPlace } from "../../src/problem.ts";

/** Places that use a file, of which a problem names so many. */
const mostUses = 5;

/** What a picture is for: to open a page, as a small sign, or among texts. */
export type Role = "hero" | "sign" | "other";

/** Where the data names a picture, up to five places; with `wanted`, of those it takes. */
export function usesOf(
  dataset: Dataset,
  name: string,
  wanted: (role: Role) => boolean = () => true,
): (DataPlace & { role: Role })[] {
  const uses: (DataPlace & { role: Role })[] = [];
  for (const [kind, { file, value }] of filesOf(dataset)) {
    const [root] = stepsTo(entities[kind].schema, value, "");
    for (const pointer of root ? usesIn(root, name) : []) {
      const role = roleOf(kind, value, pointer);
      if (wanted(role)) uses.push({ file, pointer, role });
    }
    if (uses.length >= mostUses) break;
  }
  return uses.slice(0, mostUses);
}

/** Files that say most of what a picture is for come first, and last the many of cities. */
function* filesOf({ all }: Dataset): Generator<[EntityKind, Entity<unknown>]> {
  const kinds = new Set<EntityKind>(["business", "navigation", "page", ...entityKinds]);
  kinds.delete("city");
  for (const kind of [...kinds, "city" as const]) for (const entity of all[kind]) yield [kind, entity];
}

function usesIn(step: Step, name: string): string[] {
  const { value, schema, pointer } = step;
  if (value === name && schema.role === "image") return [pointer];
  if (typeof value !== "object" || value === null) return [];
  return Object.keys(value).flatMap((key) => {
    const inner = stepInto(step, key);
    return inner ? usesIn(inner, name) : [];
  });
}

function roleOf(kind: EntityKind, value: unknown, pointer: string): Role {
  if (pointer.endsWith("/certificate/image") || (kind === "business" && pointer === "/logo")) return "sign";
  if (kind === "city" && pointer === "/picture") return "hero";
  const [, index] = /^\/sections\/(\d+)\/(?:image|before)$/.exec(pointer) ?? [];
  const { sections = [] } = value as { sections?: { kind: string }[] };
  return index !== undefined && /^(?:article-header|hero)$/.test(sections[Number(index)]?.kind ?? "")
    ? "hero"
    : "other";
}

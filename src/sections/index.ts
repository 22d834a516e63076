import { either, type Resolved, type Static } from "../fields/index.ts";
import type { Schema, SectionNeed } from "../fields/schema.ts";
import * as all from "./all.ts";

/** The fields of every kind of section. */
export const sectionFields = Object.values(all);

/** A section of any kind. */
export const anySection = either(sectionFields, {
  type: "object",
  required: ["kind"],
  discriminator: { propertyName: "kind" },
});

export type Section = Static<typeof anySection>;
export type SectionKind = Section["kind"];
export type SectionProps = Resolved<typeof anySection>;

const needs = new Map<SectionKind, SectionNeed | undefined>(
  sectionFields.map((fields: Schema & { properties: { kind: { const: SectionKind } } }) => [
    fields.properties.kind.const,
    fields.needs,
  ]),
);

/** What a kind of section shows that only some pages have; undefined where every page may have it. */
export function needOf(kind: SectionKind): SectionNeed | undefined {
  return needs.get(kind);
}

/** True for the name of a kind of section. */
export function isSectionKind(kind: unknown): kind is SectionKind {
  return needs.has(kind as SectionKind);
}
export const sectionKinds = [...needs.keys()];

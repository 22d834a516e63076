import { either, type Resolved, type Static } from "../fields/index.ts";
import type { Schema, SectionNeed } from "../fields/schema.ts";
import * as all from "./all.ts";
import type { PageContext } from "./page-context.ts";

/** What the folder of a kind of section holds beside its component: its fields, and what it shows beyond them. */
type Slice = (typeof all)[keyof typeof all];
type SliceOf<K extends SectionKind> = Extract<Slice, { fields: { properties: { kind: { const: K } } } }>;

/** The fields of every kind of section. */
export const sectionFields = Object.values(all).map(({ fields }) => fields);

/** A section of any kind. */
export const anySection = either(sectionFields, {
  type: "object",
  required: ["kind"],
  discriminator: { propertyName: "kind" },
});

export type SectionKind = Static<typeof anySection>["kind"];
/** A section as a page gets it from its file. */
export type AnySection = Resolved<typeof anySection>;

type Own<K extends SectionKind> = Resolved<SliceOf<K>["fields"]>;
type Shown<K extends SectionKind> =
  SliceOf<K> extends { view: (...input: never[]) => infer Facts } ? NonNullable<Facts> : unknown;

interface Placed {
  /** Name of the picture in it that a phone shows on the first screen of the page. */
  leadPicture?: string;
}

/** All that the component of a section shows: its own data, and facts of the site and of the page's subject. */
export type SectionView<K extends SectionKind> = Omit<Own<K>, keyof Shown<K>> & Shown<K> & Placed;
export type AnySectionView = { [K in SectionKind]: SectionView<K> }[SectionKind];

type View = (section: AnySection, page: PageContext) => object | undefined;

const slices = new Map(
  Object.values(all).map((slice: { fields: Schema & (typeof sectionFields)[number] }) => [
    slice.fields.properties.kind.const,
    {
      fields: slice.fields,
      view: "view" in slice ? (slice.view as View) : undefined,
    },
  ]),
);

export const sectionKinds = [...slices.keys()];

/** True for the name of a kind of section. */
export function isSectionKind(kind: unknown): kind is SectionKind {
  return sectionKinds.some((known) => known === kind);
}

/** What a kind of section shows that only some pages have; undefined where every page may have it. */
export function needOf(kind: SectionKind): SectionNeed | undefined {
  return slices.get(kind)?.fields.needs;
}

/** Kind of the files that a kind of section lists; undefined for all others. */
export function listedBy(kind: SectionKind): string | undefined {
  return slices.get(kind)?.fields.lists;
}

/** A section of a kind as a page file has it, with the examples of its fields. */
export function sampleSection(kind: SectionKind): string {
  const { properties = {}, required = [] }: Schema = slices.get(kind)?.fields ?? {};
  const fields = required.map((name) => {
    const { const: value, examples } = properties[name] ?? {};
    return `${name}: ${value ?? JSON.stringify(examples?.[0])}`;
  });
  return `- { ${fields.join(", ")} }`;
}

/** Makes the view of a section; undefined where the page has nothing for it to show. */
export function createSectionView(section: AnySection, page: PageContext): AnySectionView | undefined {
  const view = slices.get(section.kind)?.view;
  if (!view) return section as AnySectionView;
  const shown = view(section, page);
  return shown && ({ ...section, ...shown } as AnySectionView);
}

import { stringify } from "yaml";
import type { Schema } from "../../src/fields/schema.ts";
import { type EntityKind, entities } from "../../src/kinds/index.ts";
import { sectionFields } from "../../src/sections/index.ts";
import type { DataFolder } from "./data-folder.ts";

type Values = Record<string, unknown>;

/** The example of a schema, with every field it knows; lists are as long as they must be. */
function exampleOf(schema: Schema): unknown {
  const { oneOf, items, properties, const: only, examples, minItems } = schema;
  if (only !== undefined) return only;
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, exampleOf(value)]));
  if (oneOf) return exampleOf(oneOf[0] ?? {});
  if (items) return listOf(items, minItems, examples?.[0] as unknown[] | undefined);
  return examples?.[0];
}

/** A list of examples, told apart by numbers where one needs more of them than there are. */
function listOf(items: Schema, least = 1, examples: unknown[] = [exampleOf(items)]): unknown[] {
  const missing = Math.max(0, least - examples.length);
  return [...examples, ...Array.from({ length: missing }, (_, at) => numbered(examples[0], at + 2, items))];
}

function numbered(value: unknown, number: number, schema: Schema): unknown {
  const { enum: choices, pattern, properties = {}, items = {} } = schema;
  // These cannot be told apart so; a field beside them is.
  if (choices || pattern) return value;
  if (typeof value === "string") return `${value} ${number}`;
  if (typeof value === "number") return value + number;
  if (Array.isArray(value)) return value.map((item) => numbered(item, number, items));
  const fields = Object.entries(value as Values);
  return Object.fromEntries(
    fields.map(([name, item]) => [name, numbered(item, number, properties[name] ?? {})]),
  );
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 8" width="12" height="8"><path d="M0 8V4l6-4 6 4v4z"/></svg>';

/** Names of all pictures or files that examples refer to. */
function namedBy(wanted: "image" | "file", schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { role, examples = [] } = "properties" in schema ? {} : (schema as Schema);
  return role === wanted
    ? (examples as string[])
    : Object.values(schema).flatMap((inner) => namedBy(wanted, inner));
}

/** Where the examples of references expect the entities that stand in files of their own. */
const files: Partial<Record<EntityKind, string>> = {
  county: "counties/lake-county.yaml",
  city: "cities/lake-county/maple-grove.yaml",
  service: "services/roof-repair.yaml",
  project: "projects/barn-roof.yaml",
  member: "team/ann-maple.yaml",
  job: "jobs/roofer.yaml",
  event: "events/open-yard.yaml",
  review: "reviews/ann-m.yaml",
  offer: "offers/gutters.yaml",
  form: "forms/quote.yaml",
  office: "offices/mill.yaml",
  mail: "mails/confirmation.yaml",
};

/** Fields whose example makes no sense beside the others of the same file. */
const leftOut: Partial<Record<EntityKind, string[]>> = {
  // It would be its own neighbor.
  city: ["nearbyAreas"],
  // Files of fonts, which are no YAML.
  theme: ["fonts"],
  // Its points are numbers that belong to no place.
  map: ["waters", "borders"],
  page: ["forEach", "paging", "parent", "noindex", "article", "service"],
};

const instead: Partial<Record<EntityKind, Values>> = {
  city: { nearbyAreas: [{ place: "Old Mill" }] },
  theme: { fonts: { display: "Rockwell, Georgia, serif", text: "Arial, sans-serif" } },
};

function entity(kind: EntityKind, values: Values = instead[kind] ?? {}): string {
  const example = exampleOf(entities[kind].schema) as Values;
  const kept = Object.entries(example).filter(([name]) => !leftOut[kind]?.includes(name));
  const all = { ...Object.fromEntries(kept), ...values };
  const text = stringify(kind === "form" ? withFieldsOfCalls(all) : all, { lineWidth: 0 });
  // Only a menu of this kind shows the links of the example.
  return kind === "navigation" ? text.replace(/menu: \w+/, "menu: links") : text;
}

/** The fields without which the calls refuse a form, each as the example has its one; only a select has options. */
function withFieldsOfCalls({ groups, ...form }: Values): Values {
  const [{ fields, ...group }] = groups as [{ fields: [Values] }];
  const [{ options, optional: _, showIf: __, accept, maxFiles, maxMegabytes, ...field }] = fields;
  const needed = [
    { name: "firstName", type: "text" },
    { name: "lastName", type: "text" },
    { name: "email", type: "email" },
    { name: "workType", type: "select", options },
    { name: "roofPhotos", type: "file", accept, maxFiles, maxMegabytes },
  ];
  return { ...form, groups: [{ ...group, fields: needed.map((own) => ({ ...field, ...own })) }] };
}

const sections = new Map(
  sectionFields.map((schema) => [String(schema.properties.kind.const), exampleOf(schema) as Values]),
);

/** A page of each type, on the paths that examples link, with the sections that such a page may have. */
const pages: [path: string, type: string, sections: string, forEach?: string][] = [
  ["/", "home", "hero service-cards service-areas project-cards reasons stats call-to-action"],
  [
    "/about",
    "about",
    "hero steps faq business-hours address-line contact-details notice links reviews team offices price-table gallery jobs events offers certifications",
  ],
  ["/roof-repair", "service", "hero service-list prose city-feature city-links video"],
  ["/roofs", "landing", "hero"],
  ["/contact", "contact", "hero contact"],
  ["/prices", "calculator", "hero calculator"],
  ["/work", "projects", "hero project-list"],
  [
    "/work/{project}",
    "project",
    "project-hero project-slider project-comparison project-story project-gallery",
    "project",
  ],
  ["/friends", "referral", "hero"],
  ["/guide", "article", "article-header prose"],
  ["/service-areas", "areas", "hero cities-map area-list"],
  ["/service-areas/{county}", "county", "county-hero county-cities", "county"],
  [
    "/roofers-{city}-{county}",
    "city",
    "city-hero city-project city-local city-character nearby-areas city-faq",
    "city",
  ],
  ["/team/{member}", "profile", "hero", "member"],
  ["/jobs/{job}", "job", "hero job-details", "job"],
  ["/events/{event}", "event", "hero event-details", "event"],
  ["/terms", "text", "hero"],
  ["/offices/{office}", "office", "hero offices", "office"],
  ["/404", "not-found", "hero"],
];

/** Writes a business of which every word is an example of the schemas: each kind of file, page and section, each field. */
export function writeExampleBusiness(data: DataFolder): void {
  for (const [kind, { location }] of Object.entries(entities) as [
    EntityKind,
    (typeof entities)[EntityKind],
  ][]) {
    const file = "file" in location ? location.file : files[kind];
    if (file) data.write(file, entity(kind));
  }
  for (const [path, type, kinds, forEach] of pages) {
    // A name of a section stands once on a page.
    const own = kinds.split(" ").map((kind, index) => ({
      ...sections.get(kind),
      id: index === 0 ? sections.get(kind)?.id : undefined,
    }));
    data.write(
      `pages/${type}.yaml`,
      entity("page", {
        path,
        type,
        // Pages are told apart by their title and description.
        title: `Roofs that last: ${type}`,
        description: `What there is to say of roofs on this page, ${type}.`,
        ...(forEach && { forEach }),
        ...(type === "article" && { article: exampleOf(entities.page.schema.properties.article) }),
        sections: own,
      }),
    );
  }
  const schemas = Object.values(entities).map(({ schema }) => schema);
  for (const name of namedBy("file", schemas)) data.write(`static/${name}`, name);
  for (const name of new Set(namedBy("image", schemas))) {
    data.write(`images/${name}.svg`, drawing);
    data.write(`images/${name}.yaml`, entity("picture"));
  }
}

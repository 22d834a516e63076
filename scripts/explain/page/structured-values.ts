import { statedChange } from "../../../src/pages/last-change.ts";
import type { Page } from "../../../src/pages/page.ts";
import { specialSpecifications, weeklySpecifications } from "../../../src/site/hours/specifications.ts";
import type { PathEntry } from "../../../src/site/paths.ts";
import type { Site } from "../../../src/site/site.ts";
import type { ExplainedValue, Source } from "../../schemas/explanation.ts";
import type { PageValues } from "./page-values.ts";
import type { Sources } from "./sources.ts";

interface Leaf {
  /** Such as `Service.areaServed.name`. */
  name: string;
  text: string;
}

/** Explains each value of the structured data that comes from the data; constants of schema.org are left out. */
export function explainStructuredData(
  page: Page,
  context: { site: Site; entry: PathEntry; values: PageValues; sources: Sources },
): ExplainedValue[] {
  const { sources, values } = context;
  const nodes = (page.structuredData?.["@graph"] ?? []) as unknown as Record<string, unknown>[];
  return nodes.flatMap((node) => {
    const type = String(node["@type"]);
    return [...leavesOf(node, type)].flatMap(({ name, text }): ExplainedValue[] => {
      const known = knownSource(name.slice(type.length + 1), type, context);
      if (known) return [sources.value(name, text, [known])];
      const explained = values.any(name, text);
      return explained.sources.length > 0 ? [explained] : [];
    });
  });
}

function* leavesOf(value: unknown, name: string): Generator<Leaf> {
  if (typeof value === "string") yield { name, text: value };
  else if (Array.isArray(value))
    for (const [index, item] of value.entries())
      yield* leavesOf(item, value.length > 1 ? `${name}[${index + 1}]` : name);
  else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) {
      // Ids tie the nodes of a graph together and say nothing of the business.
      if (key !== "@id" && (key !== "@type" || !name.includes("."))) yield* leavesOf(item, `${name}.${key}`);
    }
}

/** Values that are read or worked out from one field: dates, times, numbers in another form. */
function knownSource(
  property: string,
  type: string,
  { site, entry, values, sources }: { site: Site; entry: PathEntry; values: PageValues; sources: Sources },
): Source | undefined {
  const { file, value: business } = site.dataset.business;
  const own = (pointer: string) => sources.at({ file, pointer });
  const isBusiness = type === business.schemaType;
  if (property === "@type") return isBusiness ? own("/schemaType") : undefined;
  if (property === "telephone") return own("/phone");
  const [, further] = /^contactPoint(?:\[(\d+)\])?\.telephone$/.exec(property) ?? [];
  if (property.startsWith("contactPoint.tel") || further)
    return own(`/phones/${Number(further ?? 1) - 1}/number`);
  if (property === "inLanguage") return own("/locale");
  const hours = hoursField(site, property);
  if (hours) return own(hours);
  if (property === "datePublished") return values.field("/article/publishedOn");
  if (property === "dateModified") return modifiedSource(entry, values, sources);
  return undefined;
}

/** The field that the nth opening hours come from. */
function hoursField({ business, today }: Site, property: string): string | undefined {
  const [, special, count = "1", part = "days"] =
    /^(specialO|o)peningHours(?:Specification)?(?:\[(\d+)\])?(?:\.(\w+))?/.exec(property) ?? [];
  if (special === undefined) return undefined;
  const all =
    special === "o"
      ? weeklySpecifications(business.hours, () => today)
      : specialSpecifications(business.hours, () => today);
  const { pointer = "/hours/days/0", days } = all[Number(count) - 1] ?? {};
  if (part.startsWith("valid")) return days ? "/hours/seasons" : `${pointer}/from`;
  // A closed special day has no times.
  if (part === "opens" || part === "closes") return days ? `${pointer}/${part}` : pointer;
  return `${pointer}/days`;
}

/** The field that the day of the last change comes from: the subject's, else the one of the page with that day. */
function modifiedSource(entry: PathEntry, values: PageValues, sources: Sources): Source | undefined {
  const { page, subject } = entry;
  if (subject) return sources.at({ file: subject.entity.file, pointer: "/updatedOn" });
  const { article, updatedOn } = page.value;
  const day = statedChange(entry);
  if (day === updatedOn) return values.field("/updatedOn");
  return values.field(day === article?.modifiedOn ? "/article/modifiedOn" : "/article/publishedOn");
}

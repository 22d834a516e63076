import { didYouMean } from "../../../../src/loader/suggest.ts";
import type { PageFacts } from "../../../read-build/page-facts.ts";
import { isNode } from "../../../read-build/structured-nodes.ts";
import type { BarePageRule } from "../../rule.ts";
import {
  bareName,
  nameOfKind,
  type PlacedNode,
  placedNodes,
  propertiesOf,
  typesOf,
  valuesOf,
} from "../../structured-data/placed-nodes.ts";
import {
  domainsOf,
  isA,
  isProperty,
  isType,
  membersOf,
  propertyNames,
  rangesOf,
  takesText,
  typeNames,
} from "../../vocabulary/vocabulary.ts";
import { quotedIn } from "../../words.ts";

export const ldVocabulary: BarePageRule = {
  id: "ld/vocabulary",
  needs: "pages",
  severity: "error",
  checks:
    "Every type and property exists in schema.org, is used where schema.org allows it, and has the right kind of value.",
  why: "Search engines ignore terms outside the vocabulary, often along with the whole node.",
  fix: "Fix the builder of that node; https://schema.org lists the properties of each type.",
  source: "schema-org",
  *page({ path, facts }, { site: { business, dataset } }) {
    const place = dataset && { file: dataset.business.file, pointer: "/schemaType" };
    for (const placed of placedNodes(facts)) {
      for (const fault of placed.isReference ? [] : nodeFaults(placed, facts))
        yield {
          message: `The structured data of ${path} ${fault}`,
          cause: fault,
          words: quotedIn(fault),
          ...(place && fault.includes(`"${business?.schemaType}", which`) && { place }),
        };
    }
  },
};

function nodeFaults(placed: PlacedNode, facts: PageFacts): string[] {
  const { node, types } = placed;
  const unknown = types.filter((type) => !isType(type));
  if (types.length === 0) return [`has a node without a type: ${placed.property ?? "@graph"}.`];
  return [
    ...unknown.map(
      (type) => `uses the type "${type}", which schema.org does not have.${meant(type, typeNames)}`,
    ),
    ...propertiesOf(node).flatMap(([property, value]) =>
      propertyFaults(placed, property, value, unknown.length === 0, facts),
    ),
  ];
}

function propertyFaults(
  { types }: PlacedNode,
  property: string,
  value: unknown,
  isTypeKnown: boolean,
  facts: PageFacts,
): string[] {
  const owner = nameOfKind(types);
  // What a person must enter for an action: https://schema.org/docs/actions.html
  const name = bareName(property).replace(/-(input|output)$/, "");
  if (!isProperty(name))
    return [
      `gives ${owner} the property "${property}", which schema.org does not have.${meant(name, propertyNames)}`,
    ];
  const domains = domainsOf(name);
  if (isTypeKnown && !types.some((type) => domains.some((domain) => isA(type, domain))))
    return [`gives ${owner} the property "${name}", which schema.org has for ${listed(domains)} only.`];
  if (name !== property) return [];
  return valuesOf(value).flatMap((one) => {
    const kind = wrongKind(one, name, facts);
    return kind === undefined
      ? []
      : `gives ${owner} ${kind} as "${name}", where schema.org wants ${listed(rangesOf(name))}.`;
  });
}

/** What a value is, where the property does not take it; undefined where it does. Unknown types are reported at the node itself. */
function wrongKind(value: unknown, property: string, facts: PageFacts): string | undefined {
  const ranges = rangesOf(property);
  if (!isNode(value))
    return isTextTaken(String(value), property, ranges) ? undefined : `the text "${String(value)}"`;
  const types = typesOf(value).length > 0 ? typesOf(value) : typesOfNamed(value["@id"], facts);
  const isTaken = types.length === 0 || types.some((type) => !isType(type) || isA(type, "Role"));
  if (isTaken || types.some((type) => ranges.some((range) => isA(type, range)))) return undefined;
  return nameOfKind(types);
}

/** Types of the node of the page that is named by its `@id`. */
function typesOfNamed(id: unknown, facts: PageFacts): string[] {
  return placedNodes(facts).find(({ node, isReference }) => !isReference && node["@id"] === id)?.types ?? [];
}

/** Data types, names of things that have one, members of enumerations, and addresses: schema.org's validator takes no less. */
function isTextTaken(text: string, property: string, ranges: readonly string[]): boolean {
  if (URL.canParse(text) && !text.startsWith("https://schema.org/")) return true;
  // ld/lb-hours speaks of days.
  if (property === "dayOfWeek") return true;
  return ranges.some((range) => {
    if (!isType(range) || takesText(range)) return true;
    return membersOf(range).includes(bareName(text));
  });
}

function meant(name: string, names: readonly string[]): string {
  const suggestion = didYouMean(name, names);
  return suggestion ? ` Did you mean "${suggestion}"?` : "";
}

function listed(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} or ${names.at(-1)}` : (names[0] ?? "nothing");
}

import { groupBy } from "../../../../src/loader/group-by.ts";
import { businessId } from "../../../../src/pages/addresses.ts";
import { hashOf } from "../../../files/hash.ts";
import type { PageFacts } from "../../../read-build/page-facts.ts";
import { nodesOf } from "../../../read-build/structured-nodes.ts";
import type { BareAudit } from "../../audit.ts";
import { defineBareSetRule, type Found } from "../../rule.ts";
import { pictureFaults } from "../../structured-data/picture-faults.ts";
import { graphNodes, type PlacedNode, propertiesOf } from "../../structured-data/placed-nodes.ts";
import { recordedNames } from "../../structured-data/record-faults.ts";

/** What is kept of a page: what is wrong on it alone, and the facts of things that other pages may name too. */
interface Note {
  faults: { message: string; cause: string }[];
  /** A short hash by `@id` and property. */
  facts: Map<string, string>;
}

export const ldIds = defineBareSetRule<Note>({
  id: "ld/ids",
  needs: "pages",
  severity: "error",
  checks:
    "Every @id is an absolute URL, identifies one node per page, and carries the same facts on every page.",
  why: "Search engines merge all nodes that share an @id; conflicting facts cast doubt on the whole entity.",
  fix: "Have a single builder create this node for all pages.",
  source: "google-structured-data",
  note({ path, facts }, audit) {
    const { site } = audit;
    const own = `${site.origin}${site.base.slice(0, -1)}${path}`;
    const shared = graphNodes(facts).filter(({ node }) => {
      const [address] = String(node["@id"]).split("#");
      return node["@id"] !== undefined && (path === "/" || address !== own);
    });
    const note = {
      faults: faultsOf(path, facts),
      facts: new Map(shared.flatMap((placed) => [...factsOf(placed, path, audit)])),
    };
    return note.faults.length > 0 || note.facts.size > 0 ? note : undefined;
  },
  *set(notes) {
    const claims: { path: string; fact: string; hash: string }[] = [];
    for (const [path, { faults, facts }] of notes) {
      for (const fault of faults) yield { ...fault, path };
      for (const [fact, hash] of facts) claims.push({ path, fact, hash });
    }
    for (const [fact, group] of groupBy(claims, (claim) => claim.fact)) yield* conflicts(fact, group);
  },
});

/** What is wrong with the ids of one page: each block counts by itself, ld/one-graph speaks of several. */
function faultsOf(path: string, facts: PageFacts): Note["faults"] {
  return facts.structuredData.flatMap((block) => {
    const nodes = nodesOf({ ...facts, structuredData: [block] });
    const ids = nodes.flatMap(({ "@id": id }) => (id === undefined ? [] : String(id)));
    const relative = ids.filter((id) => !URL.canParse(id));
    const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
    return [
      ...relative.map((id) => ({
        message: `The @id "${id}" on ${path} is not an absolute URL.`,
        cause: `relative ${id}`,
        words: id,
      })),
      ...[...twice].map((id) => ({
        message: `Two nodes on ${path} have the @id ${id}.`,
        cause: `twice ${id.split("#")[1] ?? id}`,
        words: id,
      })),
    ];
  });
}

/** The facts of a node, without those that other rules judge: ld/images pictures, ld/record the business. */
function* factsOf(
  placed: PlacedNode,
  path: string,
  audit: BareAudit,
): Generator<[fact: string, hash: string]> {
  const { node } = placed;
  const id = String(node["@id"]);
  const isBusiness = id === businessId(audit.site);
  const badPictures = new Set(pictureFaults(placed, path, audit).map(({ property }) => property));
  for (const [name, value] of propertiesOf(node)) {
    const isJudged = isBusiness && (recordedNames.has(name) || judgedElsewhere.has(name));
    if (!isJudged && !badPictures.has(name))
      yield [`${name} of ${id}`, hashOf(JSON.stringify(value)).slice(0, 12)];
  }
}

/** Properties of the business of which other rules speak: ld/lb-hidden-address, biz/area, ld/rating-self. */
const judgedElsewhere = new Set(["address", "geo", "areaServed", "aggregateRating", "review"]);

/** Pages that say something else than most do, or than the home page where it is a tie. */
function* conflicts(fact: string, claims: readonly { path: string; hash: string }[]): Generator<Found> {
  const opinions = [...groupBy(claims, ({ hash }) => hash).values()];
  if (opinions.length < 2) return;
  const isHome = (group: readonly { path: string }[]) => Number(group.some(({ path }) => path === "/"));
  const [usual, ...others] = opinions.sort((a, b) => b.length - a.length || isHome(b) - isHome(a));
  for (const { path } of others.flat())
    yield { message: `The ${fact} is another on ${path} than on ${usual?.[0]?.path}.`, cause: fact, path };
}

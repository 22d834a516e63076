import { type DataNode, isNode } from "../../../read-build/structured-nodes.ts";
import type { BareAudit } from "../../audit.ts";
import { hasData } from "../../has-data.ts";
import type { BarePage, BarePageRule, Found } from "../../rule.ts";
import {
  firstOfKind,
  graphNodes,
  isComplete,
  textsOf,
  valuesOf,
} from "../../structured-data/placed-nodes.ts";

export const ldBreadcrumb: BarePageRule = {
  id: "ld/breadcrumb",
  needs: "pages",
  severity: "error",
  checks:
    "Breadcrumb markup has at least two steps numbered from 1, leads to the page's parents, and matches the trail that visitors see.",
  why: "Google shows the breadcrumb trail in place of the page's URL.",
  fix: "Build the site again; both trails come from the parents in the page file.",
  source: "google-breadcrumb",
  *page(page, audit) {
    const { path, expected, facts } = page;
    const trail = firstOfKind(facts, "BreadcrumbList");
    if (trail) {
      const items = valuesOf(trail.node.itemListElement).filter(isNode);
      yield* trailFaults(page, audit.site.business !== undefined, items);
      yield* wrongSteps(page, audit, items);
      yield* wrongEnd(page, audit, items);
    } else if (
      expected.isIndexed &&
      facts.crumbs.length > 1 &&
      isComplete(facts) &&
      graphNodes(facts).length > 0
    )
      yield { message: `${path} shows a trail, but its structured data has none.`, cause: "no trail" };
  },
};

function* trailFaults(
  { path, facts }: BarePage,
  isMarked: boolean,
  items: readonly DataNode[],
): Generator<Found> {
  const places = items.map(({ position }) => Number(position));
  if (items.length < 2)
    yield {
      message: `The trail in the structured data of ${path} has ${items.length} steps; 2 are the least.`,
      cause: "short",
    };
  if (places.some((place, index) => place !== index + 1))
    yield {
      message: `The steps in the structured data of ${path} ${places.some(Number.isNaN) ? "have no numbers (position)" : `are numbered ${places.join(", ")}, not from 1 up`}.`,
      cause: "numbers",
    };
  const nameless = items.findIndex((item) => nameOf(item) === "");
  if (nameless >= 0)
    yield { message: `Step ${nameless + 1} in the structured data of ${path} has no name.`, cause: "name" };
  const targetless = items.slice(0, -1).findIndex(({ item }) => item === undefined);
  if (targetless >= 0)
    yield { message: `Step ${targetless + 1} in the structured data of ${path} has no item.`, cause: "item" };
  const names = items.map(nameOf);
  // Where the trail of a site is, only its own layout says.
  if (isMarked && items.length >= 2 && nameless < 0 && names.join("\n") !== facts.crumbs.join("\n"))
    yield {
      message: `The trail in the structured data of ${path} is ${names.join(" > ")}, but visitors see ${facts.crumbs.join(" > ") || "none"}.`,
      cause: "another trail",
      words: names.find((name, index) => name !== facts.crumbs[index]) ?? "",
    };
}

/** Steps that lead to another page than the parent that the data say, in structured data or for visitors. */
function* wrongSteps(
  { path, expected, facts }: BarePage,
  { internal, kindOf }: BareAudit,
  items: readonly DataNode[],
): Generator<Found> {
  const inData = items.map(addressOf);
  const inPage = facts.anchors.filter(({ isCrumb }) => isCrumb).map(({ href = "" }) => href);
  for (const [at, crumb] of (expected.props?.breadcrumbs ?? []).slice(0, -1).entries())
    for (const [where, href = ""] of [
      ["in the structured data", inData[at]] as const,
      ["of the trail", inPage[at]] as const,
    ]) {
      const target = href === "" ? undefined : internal(href, path)?.path;
      // What is no page at all is for ld/urls and link/broken.
      if (target === undefined || target === crumb.path || kindOf(target) !== "page") continue;
      yield {
        message: `Step ${at + 1} ${where} of ${path}, "${crumb.name}", leads to ${target} instead of ${crumb.path}.`,
        cause: `${where} ${at} ${target}`,
      };
      return;
    }
}

/** A trail of a site without data that ends at a page beside this one in a folder, so at none of its parents: it was copied from there. */
function* wrongEnd({ path }: BarePage, audit: BareAudit, items: readonly DataNode[]): Generator<Found> {
  const last = items.at(-1);
  const target = last && !hasData(audit) ? audit.internal(addressOf(last), path)?.path : undefined;
  const [folder, other] = [path, target].map((one) => one?.replace(/[^/]+\/?$/, ""));
  if (
    last &&
    target &&
    target !== path &&
    folder === other &&
    folder !== "/" &&
    audit.kindOf(target) === "page"
  )
    yield {
      message: `The trail in the structured data of ${path} ends at ${target}, "${nameOf(last)}".`,
      cause: "another end",
      words: nameOf(last),
      fix: "Make this page the last step of the trail.",
    };
}

/** The address that a step leads to; "" where it says none. */
function addressOf({ item }: DataNode): string {
  return isNode(item) ? (textsOf(item, "@id")[0] ?? "") : String(item ?? "");
}

/** The name of a step, or of the thing it leads to. */
function nameOf(step: DataNode): string {
  const [name = isNode(step.item) ? textsOf(step.item, "name")[0] : undefined] = textsOf(step, "name");
  return name ?? "";
}

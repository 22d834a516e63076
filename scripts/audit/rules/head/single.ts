import { canonicalsOf } from "../../../read-build/head-values.ts";
import type { PageFacts } from "../../../read-build/page-facts.ts";
import type { BarePageRule } from "../../rule.ts";

export const headSingle: BarePageRule = {
  id: "head/single",
  needs: "pages",
  severity: "error",
  checks: "A document has one head and one body, and its metadata stand in the head.",
  why: "Search engines ignore titles, descriptions, canonicals and robots tags outside the head.",
  fix: "Look at the template that writes the tag.",
  source: "screaming-frog",
  *page({ path, facts }) {
    if (facts.headCount !== 1) yield countFault(path, "head", facts.headCount);
    if (facts.bodyCount !== 1) yield countFault(path, "body", facts.bodyCount);
    for (const tag of outsideHead(facts))
      yield { message: `${tag} of ${path} stands outside its head.`, cause: tag };
  },
};

function countFault(path: string, name: string, count: number) {
  return {
    message: `${path} has ${count} <${name}> elements instead of one.`,
    cause: `${name} ${count}`,
    words: `<${name}`,
  };
}

function outsideHead(facts: PageFacts): string[] {
  const isOutside = ({ region }: { region: string }) => region !== "head";
  const metas = facts.metas.filter(({ key }) => key === "description" || key === "robots");
  return [
    ...(facts.titles.some(isOutside) ? ["The title"] : []),
    ...metas.filter(isOutside).map(({ key }) => `The ${key}`),
    ...(canonicalsOf(facts).some(isOutside) ? ["The canonical link"] : []),
  ];
}

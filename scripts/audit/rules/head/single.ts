import { alternatesOf, canonicalsOf } from "../../../read-build/head-values.ts";
import type { PageFacts } from "../../../read-build/page-facts.ts";
import type { BarePageRule } from "../../rule.ts";

export const headSingle: BarePageRule = {
  id: "head/single",
  needs: "pages",
  severity: "error",
  checks: "A document has one head and one body, and its metadata is in the head.",
  why: "Search engines ignore titles, descriptions, canonical links and robots tags outside the head.",
  fix: "Check the template that writes the tag.",
  source: "screaming-frog",
  *page({ path, facts }) {
    if (facts.headCount !== 1) yield countFault(path, "head", facts.headCount);
    if (facts.bodyCount !== 1) yield countFault(path, "body", facts.bodyCount);
    if (facts.headCount === 0) return;
    if (facts.beforeHead) {
      const { name, start } = facts.beforeHead;
      yield {
        message: `${path} has <${name}> in front of its head, so that browsers and Google read the whole head as part of the body.`,
        cause: `before ${name}`,
        at: start,
        fix: "Take out what stands in front of <head>, or move it into the body.",
      };
    }
    for (const { tag, start } of outsideHead(facts))
      yield { message: `${tag} of ${path} stands outside its head.`, cause: tag, at: start };
  },
};

function countFault(path: string, name: string, count: number) {
  return {
    message: `${path} has ${count} <${name}> elements instead of one.`,
    cause: `${name} ${count}`,
    words: `<${name}`,
  };
}

function outsideHead(facts: PageFacts): { tag: string; start: number }[] {
  const metas = facts.metas.filter(({ key }) => key === "description" || key === "robots");
  const all = [
    ...facts.titles.map((title) => ({ tag: "The title", ...title })),
    ...metas.map((meta) => ({ tag: `The ${meta.key}`, ...meta })),
    ...canonicalsOf(facts).map((link) => ({ tag: "The canonical link", ...link })),
    ...alternatesOf(facts).map((link) => ({ tag: "A link with hreflang", ...link })),
  ];
  const outside = all.filter(({ region }) => region !== "head");
  return outside.filter(({ tag }, index) => outside.findIndex((one) => one.tag === tag) === index);
}

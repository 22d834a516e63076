import type { Audit } from "../../audit.ts";
import type { SiteRule } from "../../rule.ts";

/** Types of pages that bring work. */
const money: ReadonlySet<string> = new Set(["city", "landing", "service"]);
/** Types of pages that matter less. */
const lesser: ReadonlySet<string> = new Set([
  "about",
  "article",
  "event",
  "job",
  "profile",
  "referral",
  "text",
]);
/** A page with a smaller share of the weight that others have is much weaker. */
const muchLess = 0.5;
/** Fewer pages of a type have no usual weight. */
const fewestPages = 3;

export const graphScore: SiteRule = {
  id: "graph/score",
  severity: "info",
  checks: "Pages that bring in work get at least as much weight from links in texts as less important pages.",
  why: "Search engines assume that the pages a site links to most are its most important ones (PageRank, without menus).",
  fix: "Link to it in texts where it fits, with anchor text that names it, and more often than to the page that has more weight.",
  source: "google-links",
  limits: ["links.minTextLinks"],
  *site(audit) {
    const { graph, limits } = audit;
    const scores = scoresByType(audit);
    const [rival, most] = strongest(scores);
    if (rival === undefined) return;
    const inlinks = graph.countContentInlinks();
    for (const [type, ofType] of scores) {
      if (!money.has(type) || ofType.length < fewestPages) continue;
      const usual = ofType.map(({ score }) => score).sort((a, b) => a - b)[ofType.length >> 1] ?? 0;
      for (const { path, score } of ofType) {
        // Few links are for graph/contextual.
        const isWeak = score < most * muchLess && score < usual * muchLess;
        if (isWeak && (inlinks.get(path) ?? 0) >= limits.links.minTextLinks)
          yield {
            message: `Links in texts give ${path} a score of ${score.toFixed(2)}, where ${rival} has ${most.toFixed(2)} and a page of type ${type} usually ${usual.toFixed(2)}.`,
            path,
            related: [rival],
          };
      }
    }
  },
};

interface Score {
  path: string;
  score: number;
}

function scoresByType({ graph, indexed, types }: Audit): Map<string, Score[]> {
  const byType = new Map<string, Score[]>();
  for (const path of indexed) {
    const type = types.get(path) ?? "";
    const ofType = byType.get(type) ?? [];
    ofType.push({ path, score: graph.scoreOf(path) });
    byType.set(type, ofType);
  }
  return byType;
}

/** The page with most weight of those that matter less. */
function strongest(scores: ReadonlyMap<string, Score[]>): [path: string | undefined, score: number] {
  const [best] = [...scores]
    .flatMap(([type, ofType]) => (lesser.has(type) ? ofType : []))
    .sort((a, b) => b.score - a.score);
  return [best?.path, best?.score ?? 0];
}

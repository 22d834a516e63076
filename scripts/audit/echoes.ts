import { type Finding, pagesOf } from "./finding.ts";

/**
 * Rules that speak of a page again when one before them has spoken of it: who mends the first has mended them. Behind the name
 * of a rule may stand the cause that it gives.
 */
const follows: readonly [cause: RegExp, echo: RegExp][] = [
  [
    /^(audit\/(missing-page|other-document)|page\/unclosed (title|textarea|script|style)|text\/comment open)$/,
    /./,
  ],
  [
    /^text\/gone$/,
    /^(title\/(?!boilerplate)|canon\/|city\/|h1\/|ld\/(visible|page-type)$|biz\/license-visible$|text\/(low|thin)$|index\/expected$|file\/altered$)/,
  ],
  [/^text\/placeholder$/, /^(title\/|canon\/js-stable title$)/],
  [/^text\/markup$/, /^canon\/js-stable title$/],
  [/^canon\/js-stable$/, /^file\/altered page data /],
  [/^(biz\/nap|link\/(same-text|wrong-target))$/, /^file\/altered$/],
  [/^title\//, /^canon\/js-stable title$/],
  [/^canon\/(?!js-stable)/, /^canon\/js-stable canonical URL$/],
  [/^(index\/snippet-limits|img\/kept-out|link\/nofollow-internal)$/, /^canon\/js-stable robots tag$/],
  [/^canon\/(one|absolute)$/, /^canon\/(agree|self|target)$/],
  [/^(text\/hidden|link\/(localhost-http|same-text|text))$/, /^link\/added$/],
  [/^link\/script-redirect$/, /^page\/added-script /],
  [/^page\/added-script /, /^host\/(csp-refuses .*script-src|sri )/],
  [/^text\/copied$/, /^set\/unique-words$/],
  [/^canon\/target$/, /^canon\/self$/],
  [
    /^index\/(blocked|expected)$/,
    /^(canon\/|graph\/orphan$|map\/set$|robots\/assets$|index\/unreadable-noindex$)/,
  ],
  [/^(title\/h1-agree|desc\/of-another)$/, /^og\/other-page$/],
  // Nobody links and describes what is to be kept from search engines.
  [/^map\/set archives$/, /^((title|desc|h1|og|tw|graph)\/|text\/low$)/],
  [/^page\/main none$/, /^(city\/fact-rendered|text\/thin)$/],
  [/^og\/required og:title, og:type/, /^(og\/optional|tw\/card) (og|twitter):/],
  [/^h1\/one$/, /^(title\/h1-agree$|ld\/visible "(name|headline)")/],
  [/^ld\/parse$/, /^ld\//],
  [/^title\/half-empty$/, /^title\//],
  [/^biz\/own-fields location$/, /^title\/page-fact$/],
  [/^text\/city-list$/, /^biz\/unserved-place$/],
  [
    /^canon\/of-another amp$/,
    /^((title|desc)\/unique|desc\/of-another|h1\/length-unique|graph\/(orphan|outlinks)|map\/set|og\/.*|tw\/card|host\/sri)$/,
  ],
  [/^host\/header-lines$/, /^host\/(csp-header|hsts-xfo|asset-cache|page-cache)$/],
];

/** Of the pages that these name each has a fault of its own; others speak of pages that are alike. */
const ofEach = /^(file\/altered|map\/set)$/;

/**
 * Findings without those that follow from another on the same page, and the names of these by the finding they follow from.
 * What pages without such a cause have as well, by the key of the finding, does not follow from it.
 */
export function withoutEchoes(
  findings: readonly Finding[],
  keyOf: (finding: Finding) => string,
): { causes: readonly Finding[]; echoes: Map<Finding, readonly string[]> } {
  const roots = rootsByPage(findings);
  const rootOf = new Map<Finding, Finding>();
  for (const finding of findings) {
    const pages = keysOf(finding);
    const isOfEach = ofEach.test(finding.rule.id);
    // Of a pair, either page may be the one to be mended.
    const found = (isOfEach || pages.length === 2 ? pages : pages.slice(0, 1)).map((path) =>
      roots.get(path)?.find((one) => isEcho(finding, one)),
    );
    const root = found.find((one) => one);
    if (root && (!isOfEach || found.every((one) => one))) rootOf.set(finding, root);
  }
  const echoes = new Map<Finding, readonly string[]>();
  if (rootOf.size === 0) return { causes: findings, echoes };
  const known = new Set(findings.filter((finding) => !rootOf.has(finding)).map(keyOf));
  const causes = findings.filter((finding) => {
    const root = rootOf.get(finding);
    if (!root || known.has(keyOf(finding))) return true;
    const names = echoes.get(root) ?? [];
    if (!names.includes(finding.rule.id)) echoes.set(root, [...names, finding.rule.id]);
    return false;
  });
  return { causes, echoes };
}

function rootsByPage(findings: readonly Finding[]): Map<string, Finding[]> {
  const roots = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (!follows.some(([cause]) => isNamedBy(cause, finding))) continue;
    for (const path of keysOf(finding)) roots.set(path, [...(roots.get(path) ?? []), finding]);
  }
  return roots;
}

/** The pages that a finding is about; "" for the site. */
function keysOf(finding: Finding): string[] {
  const pages = pagesOf(finding);
  return pages.length > 0 ? pages : [""];
}

/** A note of something small hides no fault. */
function isEcho(finding: Finding, root: Finding): boolean {
  const { rule } = finding;
  if (rule === root.rule || (root.rule.severity === "info" && rule.severity !== "info")) return false;
  return follows.some(([cause, echo]) => isNamedBy(cause, root) && isNamedBy(echo, finding));
}

function isNamedBy(name: RegExp, { rule, cause = "" }: Finding): boolean {
  return name.test(rule.id) || name.test(`${rule.id} ${cause}`);
}

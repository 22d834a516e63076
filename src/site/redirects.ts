import { groupBy } from "../loader/group-by.ts";
import type { Dataset } from "../loader/load.ts";
import { toSlug } from "../loader/slug.ts";
import { asError, asWarning, type DataPlace, type Problem } from "../problem.ts";
import { proveTarget } from "./links.ts";
import { noteBadTarget } from "./missing-notes.ts";
import { oncePer } from "./once.ts";
import { isOwnPath } from "./own-files.ts";
import { pathOf } from "./paths.ts";
import type { Site } from "./site.ts";
import { isTarget } from "./targets.ts";

/** An old path → the same without a slash at its end: both are one address, and both are redirected. */
export function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, "");
}

/** The files that send visitors on where a host knows no rules: one for the address as it is, one for it with a slash at its end. */
export function redirectPageFiles(from: string): string[] {
  return [`${from.slice(1)}.html`, `${from.slice(1)}/index.html`];
}

/** Redirects that stand twice, hide a page, or lead to another redirect or in a circle; other targets are proven as links are. */
export function redirectProblems(site: Site): Problem[] {
  const file = site.dataset.redirects?.file ?? "";
  const redirects = site.dataset.redirects?.value.redirects ?? [];
  const placeOf = (index: number, field: "from" | "to") => ({
    file,
    pointer: `/redirects/${index}/${field}`,
  });
  const firstByPath = new Map<string, number>();
  const inLoops = new Set<string>();
  return redirects.flatMap(({ from: written, to }, index): Problem[] => {
    const from = withoutSlash(written);
    const first = firstByPath.get(from);
    const own = placeOf(index, "from");
    if (first !== undefined) {
      const twice = shadow(`${from} is redirected twice.`, "Keep one of the two redirects.", own);
      return [{ ...twice, related: [placeOf(first, "from")] }];
    }
    firstByPath.set(from, index);
    const at = site.paths.get(from);
    if (at) {
      const hint = `Remove the redirect, or the page in ${at.page.file}.`;
      return [shadow(`${from} is redirected, but a page has that path.`, hint, own)];
    }
    const hidden = shadowedFile(site, from, own);
    if (hidden) return [hidden];
    if (inLoops.has(from)) return [];
    if (!to.startsWith("/") || to.startsWith("//") || !isTarget(to)) {
      noteBadTarget(site, { to, place: placeOf(index, "to") });
      return [];
    }
    if (site.paths.has(to) || !site.redirects.has(to)) {
      const place = placeOf(index, "to");
      proveTarget(site, { to, place });
      return elsewhere(site, { from, to }, place);
    }
    const { steps, end } = followRedirects(site.redirects, from);
    if (!steps.includes(end)) return [chain(from, to, end, placeOf(index, "to"))];
    for (const step of steps) inLoops.add(step);
    const others = redirects.flatMap((other, at) =>
      at !== index && steps.includes(withoutSlash(other.from)) ? placeOf(at, "to") : [],
    );
    return [loop([...steps, end], placeOf(index, "to"), others)];
  });
}

/** Fewer words in an old path may be those of any page. */
const fewestWords = 2;
/** Share of the words of a page's path that an old path has at least: "our services" does not mean "what our services cost". */
const leastShare = 0.75;

function lastWords(path: string): string[] {
  return wordsIn(path.slice(path.lastIndexOf("/")));
}

function wordsIn(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/\.[a-z]{3,5}$/, "")
    .split(/[/_-]+/)
    .filter(Boolean);
}

const pathsByWord = oncePer((paths: Site["paths"]): ReadonlyMap<string, string[]> => {
  const pairs = [...paths.keys()].flatMap((path) =>
    [...new Set(wordsIn(path))].map((word) => ({ word, path })),
  );
  const groups = [...groupBy(pairs, ({ word }) => word)];
  return new Map(groups.map(([word, all]) => [word, all.map(({ path }) => path)]));
});

const citiesBySlug = oncePer((cities: Dataset["cities"]) =>
  groupBy(cities, ({ facts }) => toSlug(facts.city)),
);

/** Words of the longest name of a city. */
const mostNameWords = 5;

/** Cities that a path names, as it writes them. A county may have the name of a city. */
function citiesIn(site: Site, path: string): string[] {
  const words = wordsIn(path);
  return words.flatMap((_, start) =>
    Array.from({ length: mostNameWords }, (_, more) => start + more + 1).flatMap((end) => {
      const name = words.slice(start, end).join("-");
      return end <= words.length && words[end] !== "county" && citiesBySlug(site.dataset.cities).has(name)
        ? name
        : [];
    }),
  );
}

/** True where a path has more words of the page of a city than its name, which may be that of a fruit. */
function isOfPage(path: string, from: string, slug: string): boolean {
  const words = wordsIn(from);
  const own = new Set(lastWords(path));
  return [...own].filter((word) => words.includes(word)).length > wordsIn(slug).length;
}

/** A redirect of the page of one city to that of another, or to the home page. */
function toOtherCity(site: Site, { from, to }: { from: string; to: string }, place: DataPlace): Problem[] {
  const [named, target] = [citiesIn(site, from), citiesIn(site, to)];
  const [city, ...namesakes] = citiesBySlug(site.dataset.cities).get(named[0] ?? "") ?? [];
  if (!city || (target.length === 0 && to !== "/") || named.some((slug) => target.includes(slug))) return [];
  const path = namesakes.length === 0 ? pathOf(site.dataset, "city", city.id) : undefined;
  if (to === "/" && !isOfPage(path ?? "", from, named[0] ?? "")) return [];
  return [
    asWarning({
      code: "invalid-value",
      message: `${from} names ${city.facts.city}, but leads to ${to}.`,
      hint: path === undefined ? `Lead it to a page of ${city.facts.city}.` : `Write to: ${path}.`,
      place,
      ...(path !== undefined && { proposal: [{ kind: "reword", place, text: path }] }),
    }),
  ];
}

/** The page all of whose last words an old path has among others, where that is led to the home page: the one with the most of them. */
function lostAtHome(site: Site, from: string): string | undefined {
  const words = lastWords(from);
  const lengthOf = (path: string) => lastWords(path).length;
  const [meant, other] = [...new Set(words.flatMap((word) => pathsByWord(site.paths).get(word) ?? []))]
    .filter((path) => path !== "/" && lastWords(path).every((word) => words.includes(word)))
    .sort((a, b) => lengthOf(b) - lengthOf(a));
  return meant && other && lengthOf(meant) === lengthOf(other) ? undefined : meant;
}

/** A redirect to another page than the only one whose path has all words of the last part of the old one. */
function elsewhere(site: Site, { from, to }: { from: string; to: string }, place: DataPlace): Problem[] {
  const words = lastWords(from);
  if (!site.paths.has(to)) return [];
  const problems = toOtherCity(site, { from, to }, place);
  if (problems.length > 0 || words.length < fewestWords) return problems;
  const [fewest = [], ...lists] = words
    .map((word) => pathsByWord(site.paths).get(word) ?? [])
    .sort((a, b) => a.length - b.length);
  const [only, other] = fewest.filter((path) => lists.every((list) => list.includes(path)));
  const isSame = only && !other && words.length >= lastWords(only).length * leastShare;
  const meant = isSame ? only : to === "/" ? lostAtHome(site, from) : undefined;
  if (meant === undefined || meant === to) return [];
  return [
    asWarning({
      code: "invalid-value",
      message: `${from} leads to ${to}, but its words are those of ${meant}.`,
      hint: `Write to: ${meant}.`,
      place,
      proposal: [{ kind: "reword", place, text: meant }],
    }),
  ];
}

/** The redirected paths from one on, and where they end: in a circle at one of them again. */
function followRedirects(redirects: ReadonlyMap<string, string>, from: string) {
  const steps: string[] = [];
  let end = from;
  for (
    let next = redirects.get(from);
    next !== undefined && !steps.includes(end);
    next = redirects.get(end)
  ) {
    steps.push(end);
    end = next;
  }
  return { steps, end };
}

/** A redirect that nobody ever reaches, or that nobody should. */
function shadow(message: string, hint: string, place: DataPlace): Problem {
  return asError({ code: "redirect-shadow", message, hint, place });
}

/** The redirect of a file that the site has: the home page's, one that is made from the data, or one of `static`. */
function shadowedFile({ dataset }: Site, from: string, place: DataPlace): Problem | undefined {
  // Its redirect page would be written over the file of the home page.
  if (from === "/index")
    return shadow(
      "/index is redirected, but it is the file of the home page.",
      "Remove the redirect: hosts send visitors of /index to the home page by themselves.",
      place,
    );
  if (!isOwnPath(from) && !dataset.staticFiles.includes(from.slice(1))) return undefined;
  // Search engines, browsers or visitors ask for the file, and would be sent elsewhere.
  return shadow(
    `${from} is redirected, but the site has a file or folder of that name.`,
    "Remove the redirect, or name another old path.",
    place,
  );
}

function chain(from: string, to: string, end: string, place: DataPlace): Problem {
  return asError({
    code: "redirect-chain",
    message: `${from} leads to ${to}, which is itself redirected.`,
    hint: `Write to: ${end}.`,
    place,
    proposal: [{ kind: "reword", place, text: end }],
  });
}

function loop(steps: readonly string[], place: DataPlace, others: DataPlace[]): Problem {
  return asError({
    code: "redirect-loop",
    message: `Redirects lead in a circle: ${steps.join(" → ")}.`,
    hint: "Let one of them lead to a page.",
    place,
    ...(others.length > 0 && { related: others }),
  });
}

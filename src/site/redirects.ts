import type { DataPlace, Problem } from "../problem.ts";
import { proveTarget } from "./links.ts";
import { noteBadTarget } from "./missing-notes.ts";
import { isOwnPath } from "./own-files.ts";
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
    if (first !== undefined) return [twice(from, placeOf(index, "from"), placeOf(first, "from"))];
    firstByPath.set(from, index);
    const at = site.paths.get(from);
    if (at) return [shadow(from, at.page.file, placeOf(index, "from"))];
    const hidden = shadowedFile(site, from, placeOf(index, "from"));
    if (hidden) return [hidden];
    if (inLoops.has(from)) return [];
    if (!to.startsWith("/") || to.startsWith("//") || !isTarget(to)) {
      noteBadTarget(site, { to, place: placeOf(index, "to") });
      return [];
    }
    if (site.paths.has(to) || !site.redirects.has(to)) {
      proveTarget(site, { to, place: placeOf(index, "to") });
      return [];
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

function twice(from: string, place: DataPlace, first: DataPlace): Problem {
  return {
    code: "redirect-shadow",
    severity: "error",
    message: `${from} is redirected twice.`,
    hint: "Keep one of the two redirects.",
    place,
    related: [first],
  };
}

function shadow(from: string, pageFile: string, place: DataPlace): Problem {
  return {
    code: "redirect-shadow",
    severity: "error",
    message: `${from} is redirected, but a page has that path.`,
    hint: `Remove the redirect, or the page in ${pageFile}.`,
    place,
  };
}

/** The redirect of a file that the site has: the home page's, one that is made from the data, or one of `static`. */
function shadowedFile(site: Site, from: string, place: DataPlace): Problem | undefined {
  if (from === "/index") return homeShadow(place);
  return isOwnPath(from) || site.dataset.staticFiles.includes(from.slice(1))
    ? fileShadow(from, place)
    : undefined;
}

/** Search engines, browsers or visitors ask for the file, and would be sent elsewhere. */
function fileShadow(from: string, place: DataPlace): Problem {
  return {
    code: "redirect-shadow",
    severity: "error",
    message: `${from} is redirected, but the site has a file or folder of that name.`,
    hint: "Remove the redirect, or name another old path.",
    place,
  };
}

/** Its redirect page would be written over the file of the home page. */
function homeShadow(place: DataPlace): Problem {
  return {
    code: "redirect-shadow",
    severity: "error",
    message: "/index is redirected, but it is the file of the home page.",
    hint: "Remove the redirect: hosts send visitors of /index to the home page by themselves.",
    place,
  };
}

function chain(from: string, to: string, end: string, place: DataPlace): Problem {
  return {
    code: "redirect-chain",
    severity: "error",
    message: `${from} leads to ${to}, which is itself redirected.`,
    hint: `Write to: ${end}.`,
    place,
    proposal: [{ kind: "reword", place, text: end }],
  };
}

function loop(steps: readonly string[], place: DataPlace, others: DataPlace[]): Problem {
  return {
    code: "redirect-loop",
    severity: "error",
    message: `Redirects lead in a circle: ${steps.join(" → ")}.`,
    hint: "Let one of them lead to a page.",
    place,
    ...(others.length > 0 && { related: others }),
  };
}

import { asError, type DataPlace, type Problem } from "../problem.ts";
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

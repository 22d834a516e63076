import { pathOf } from "../../crawl/addresses.ts";
import type { Answer, CrawlStore } from "../../crawl/store.ts";
import type { SiteFault } from "./any-site.ts";
import { redirectChain, redirectLoop } from "./any-site-rules.ts";

/** Redirects that lead to others, each chain once from its start, and those that lead in circles. */
export function* redirectFaults(store: CrawlStore, answers: readonly Answer[]): Generator<SiteFault> {
  const targets = new Set(answers.flatMap(({ location }) => location ?? []));
  const looping = new Set<string>();
  for (const answer of answers) {
    const way = wayOf(answer, store);
    const last = way.at(-1) ?? "";
    const path = pathOf(answer.url);
    const text = way.map((url) => shortOf(url, answer.url)).join(" → ");
    if (way.indexOf(last) < way.length - 1) {
      if (!looping.has(last))
        yield { rule: redirectLoop, path, message: `Redirects lead in a circle: ${text}.` };
      for (const url of way) looping.add(url);
    } else if (way.length > 2 && !targets.has(answer.url))
      yield { rule: redirectChain, path, message: `${path} is redirected ${way.length - 1} times: ${text}.` };
  }
}

/** The addresses of a chain of redirects, up to the first that comes again. */
function wayOf(start: Answer, store: CrawlStore): string[] {
  const way = [start.url];
  for (let at: Answer | undefined = start; at?.location !== undefined; at = store.get(at.location)) {
    const isKnown = way.includes(at.location);
    way.push(at.location);
    if (isKnown) break;
  }
  return way;
}

function shortOf(url: string, own: string): string {
  return new URL(url).origin === new URL(own).origin ? pathOf(url) : url;
}

import { decoded } from "../../../src/site/decoded.ts";
import { normalized, pathOf } from "../../crawl/addresses.ts";
import { isBusy } from "../../crawl/ask.ts";
import { isHtml, unknownPath } from "../../crawl/crawl.ts";
import type { Answer, CrawlStore } from "../../crawl/store.ts";
import { BuiltFiles } from "../../read-build/built-files.ts";
import type { HostRules } from "../../read-build/host-rules.ts";
import type { TargetKind } from "../link-targets.ts";
import type { AnySite, SiteFault, SitePage } from "./any-site.ts";
import { badAnswer, noPage, softNotFound } from "./any-site-rules.ts";
import { startOf, whyNoPage } from "./document.ts";
import { forwardingOf } from "./forwarding.ts";
import { redirectFaults } from "./redirect-faults.ts";

/** The answers of a host as files. What was not asked for counts as there, because nobody knows. */
class CrawledFiles extends BuiltFiles {
  constructor(
    private readonly store: CrawlStore,
    private readonly origin: string,
  ) {
    super(store.dir);
  }

  override textOf(path: string): string | undefined {
    const answer = this.answerAt(path);
    return answer?.status === 200 && answer.body !== undefined ? super.textOf(path) : undefined;
  }

  /** Where the body is kept; a path with nothing behind it where there is none. */
  override pathOf(path: string): string {
    const answer = this.answerAt(path);
    return (answer && this.store.fileOf(answer)) ?? super.pathOf("/bodies/none");
  }

  protected override sizeOf(path: string): number | undefined {
    const answer = this.answerAt(path);
    if (!answer) return 0;
    return answer.status === 200 ? (answer.bytes ?? 0) : undefined;
  }

  /** A crawl keeps the start of a body alone, and of most files none. */
  protected override judgeContent(): undefined {
    return undefined;
  }

  override hasOtherDigest(): boolean {
    return false;
  }

  private answerAt(path: string): Answer | undefined {
    const url = normalized(path, this.origin);
    return url === undefined ? undefined : this.store.get(url);
  }
}

/** Reads what a crawl kept as a site to judge. */
export function openCrawl(store: CrawlStore, origin: string): AnySite {
  const answers = [...store.all()].sort((a, b) => (a.url < b.url ? -1 : 1));
  const pages: SitePage[] = [];
  const redirects = redirectsOf(answers, store);
  const nameOf = (url: string) => (new URL(url).origin === origin ? pathOf(url) : url);
  const faults: SiteFault[] = [...redirectFaults(redirects, nameOf)];
  for (const answer of answers) {
    const path = pathOf(answer.url);
    const file = store.fileOf(answer);
    const why = isPage(answer) && file !== undefined ? whyNoPage(startOf(file)) : undefined;
    if (path === unknownPath) faults.push(...notFoundFaults(answer));
    else if (isBusy(answer) || answer.status >= 500)
      faults.push({ rule: badAnswer, path, message: `${path} answers ${answer.fault ?? answer.status}.` });
    else if (why) faults.push({ rule: noPage, path, message: `${path} ${why}.` });
    else if (isPage(answer) && file !== undefined && !redirects.has(answer.url)) pages.push({ path, file });
  }
  return {
    place: { origin, base: "/" },
    files: new CrawledFiles(store, origin),
    hostRules: headersOf(answers),
    pages,
    faults,
    internal(href, from) {
      const url = normalized(href, origin + from);
      if (url === undefined || new URL(url).origin !== origin) return undefined;
      const [, fragment = ""] = href.split("#");
      return { path: pathOf(url), ...(fragment !== "" && { fragment: decoded(fragment) }) };
    },
    kindOf(path) {
      const url = normalized(path, origin);
      if (url !== undefined && redirects.has(url)) return "redirect";
      return kindOf(url === undefined ? undefined : store.get(url));
    },
    whereIs: (path) => new URL(path, origin).href,
  };
}

/** What an answer says of an address. What was not asked for, or could not be answered, may be there. */
function kindOf(answer: Answer | undefined): TargetKind {
  if (!answer) return "file";
  if (isPage(answer)) return "page";
  return answer.status === 404 || answer.status === 410 ? "nothing" : "file";
}

/** Where each address leads that the host, or a document in place of a page, sends on. */
function redirectsOf(answers: readonly Answer[], store: CrawlStore): Map<string, string> {
  const redirects = new Map<string, string>();
  for (const answer of answers) {
    const file = isPage(answer) ? store.fileOf(answer) : undefined;
    const to = answer.location ?? (file && normalized(forwardingOf(startOf(file)) ?? "", answer.url));
    if (to !== undefined && to !== answer.url) redirects.set(answer.url, to);
  }
  return redirects;
}

function isPage(answer: Answer): boolean {
  return answer.status === 200 && isHtml(answer);
}

function notFoundFaults({ status }: Answer): SiteFault[] {
  if (status !== 200) return [];
  const message = "A URL that does not exist is answered with the code 200, as if it were a page.";
  return [{ rule: softNotFound, path: unknownPath, message }];
}

/** Headers as a host's rules would say them, one address each. */
function headersOf(answers: readonly Answer[]): HostRules {
  const headers = answers.flatMap(({ url, headers }) => {
    const path = pathOf(url);
    const pattern = new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`);
    return Object.entries(headers).map(([name, value]) => ({ path, pattern, name, value, line: 0 }));
  });
  return { redirectRules: [], redirects: new Map(), headers };
}

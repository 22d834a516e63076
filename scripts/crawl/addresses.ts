/** Longer addresses come from loops, not from people. */
const longestAddress = 2000;
/** Different queries that are followed of one path: sorting and filters multiply without end. */
const mostQueries = 20;
/** Addresses of days or months that are followed below one path: a calendar has no last page. */
const mostDates = 60;

/** The one spelling of an address: without fragment, with the usual port left out and percent signs only where needed; undefined for what is no web address. */
export function normalized(href: string, from: string): string | undefined {
  if (!URL.canParse(href.trim(), from)) return undefined;
  const url = new URL(href.trim(), from);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  url.hash = "";
  url.username = "";
  url.password = "";
  url.pathname = encodedOnce(url.pathname);
  if (url.search === "?") url.search = "";
  return url.href.replace(/\?$/, "");
}

/** `%7e` → `~`, `%c3` → `%C3`: letters, digits and `-._~` mean the same either way (RFC 3986, 6.2.2). */
function encodedOnce(path: string): string {
  return path.replace(/%[\da-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter : code.toUpperCase();
  });
}

/** Path and query of an address, which name a page within its site. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Knows addresses that machines make without end. */
export class Traps {
  private readonly counts = new Map<string, number>();

  /** True for an address that is one too many of its kind; each address is to be asked about once. */
  holds(address: string): boolean {
    const { pathname, search, searchParams } = new URL(address);
    if (address.length > longestAddress || repeats(pathname)) return true;
    if (search !== "") return this.count(`?${pathname}`) > mostQueries || searchParams.size > 8;
    const [, above] = /^(.*?\/)(?:19|20)\d\d[/-](?:0?[1-9]|1[0-2])(?:[/-]\d\d?)?\/?$/.exec(pathname) ?? [];
    return above !== undefined && this.count(above) > mostDates;
  }

  private count(kind: string): number {
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    return count;
  }
}

/** `/a/b/a/b/a/b`: a relative link that leads one folder deeper each time. */
function repeats(path: string): boolean {
  return /(\/[^/]+(?:\/[^/]+)?)\1\1/.test(path);
}

import type { PageType } from "../../../../src/kinds/page/types.ts";
import type { BarePageRule } from "../../rule.ts";

export const titleStaleYear: BarePageRule = {
  id: "title/stale-year",
  needs: "pages",
  severity: "warning",
  checks: "A year in a title is not older than the page.",
  why: "An old year tells visitors that the page is out of date.",
  fix: "Use the year of the last change, or none.",
  source: "google-title",
  *page({ path, facts }, { site, types }) {
    const title = facts.titles[0]?.text ?? "";
    const [year] = /\b20\d\d\b/.exec(title) ?? [];
    const shown = facts.times
      .filter(({ region }) => region === "main")
      .map(({ dateTime }) => dateTime.slice(0, 4));
    const newest = shown.sort().at(-1);
    if (year && newest && year < newest)
      yield { message: `The title of ${path} says ${year}, but the page is of ${newest}.` };
    const today = site.today?.slice(0, 4) ?? "";
    if (year && !newest && year < today && isOfToday(title, types.get(path)))
      yield { message: `The title of ${path} says ${year}, but this is ${today}.` };
  },
};

/** Pages of what was done or written on a day. */
const dated = new Set<PageType | undefined>([undefined, "article", "event", "job", "project", "profile"]);
const ofThePast =
  /\b(?:after|before|built|by|code|edition|est\.?|established|ever since|fire|flood|founded|from|of|opened|since|storm|to|until)(?: in)? (?:the )?20\d\d\b|\b20\d\d (?:[A-Za-z]+ ){0,2}(?:award|building|code|edition|fire|flood|hurricane|rule|storm|winner)/i;

/** True where a title says its year of the page itself, which has no date. */
function isOfToday(title: string, type: PageType | undefined): boolean {
  return !dated.has(type) && !ofThePast.test(title);
}

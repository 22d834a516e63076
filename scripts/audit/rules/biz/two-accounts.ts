import { groupBy } from "../../../../src/loader/group-by.ts";
import type { BareAudit } from "../../audit.ts";
import { type Account, accountsIn } from "../../business-text/own-accounts.ts";
import { answersOf } from "../../business-text/own-answers.ts";
import { foundIn, statementsOf } from "../../business-text/statements.ts";
import { hoursTold } from "../../business-text/told-hours.ts";
import { numbersTold } from "../../business-text/told-numbers.ts";
import { hasData } from "../../has-data.ts";
import { labelsIn } from "../../labels.ts";
import { type AuditedPage, type BarePage, defineBareSetRule } from "../../rule.ts";
import { cityOf } from "../../similarity/city-names.ts";

export const bizTwoAccounts = defineBareSetRule<Account[]>({
  id: "biz/two-accounts",
  needs: "pages",
  severity: "error",
  checks:
    "Facts that have no field are stated the same way everywhere: who leads the business and in which generation; how many people and trucks it has; whether it is licensed, insured, bonded or family owned, gives a warranty and free estimates, and inspects before it quotes; who may refer how many people, and when referrals are paid; how long customers may cancel or pay without interest; how they pay, and whether cards are taken; whether the site sets cookies or counts visitors; on which days the business comes to a town; when a city became one; in which county the business is based; and which city is the county seat. On any site: whether a question that the business as a whole is asked is answered yes or no; how many people, trucks and machines there are, how much the truck holds, how often the same job is due, and in which generation the business is. Without data: when it was founded, how long its labor is guaranteed, when it is open, what the same thing costs, and how it is rated.",
  why: "One of two conflicting statements is wrong, and visitors who read both trust neither.",
  fix: "Find out which is true, and use it in both places.",
  source: "product",
  note(page, audit) {
    const accounts = accountsOf(page, audit);
    return accounts.length > 0 ? accounts : undefined;
  },
  *set(notes, { types }) {
    const all = [...notes].flatMap(([path, accounts]) => accounts.map((account) => ({ path, ...account })));
    for (const about of [...groupBy(all, ({ topic }) => topic).values()].filter(isOfOnePlace)) {
      const byValue = [...groupBy(about, ({ value }) => value).values()];
      const [usual = [], ...rare] = byValue.sort((a, b) => b.length - a.length);
      const isGeneral = ({ path }: Told) => isAboutAll(path, types.get(path));
      for (const [wrong, ...more] of rare) {
        const right = wrong?.asked === undefined || isGeneral(wrong) ? usual[0] : usual.find(isGeneral);
        if (wrong && right && !overlaps(wrong, right))
          yield {
            message: `${wrong.path} says "${wrong.words}"${wrong.asked ? ` to "${wrong.asked}"` : ""}, but ${right.path === wrong.path ? "elsewhere" : right.path} says "${right.words}".`,
            path: wrong.path,
            words: wrong.words,
            beside: right,
            related: [...new Set([right, ...more].map(({ path }) => path))].filter(
              (path) => path !== wrong.path,
            ),
          };
      }
    }
  },
});

type Told = Account & { path: string };

function isAboutAll(path: string, type: string | undefined): boolean {
  return type ? generalTypes.has(type) : generalPath.test(path);
}

/** False for what one page tells in two ways: of two offices, or of two seasons. */
function isOfOnePlace(about: readonly Told[]): boolean {
  return !about.some(
    ({ isOnce, path, value }) =>
      isOnce && about.some((other) => other.path === path && other.value !== value),
  );
}

/** True for spans that may be one: "every three years" and "every two to four". */
function overlaps({ span: one }: Told, { span: other }: Told): boolean {
  return one !== undefined && other !== undefined && one[0] <= other[1] && other[0] <= one[1];
}

/** Pages about the business as a whole: what it answers there holds on all others. */
const generalTypes: ReadonlySet<string> = new Set(["home", "about", "contact", "text"]);
const generalPath = /^\/(?:index\.html?)?$|\b(?:about|contact|faqs?|help|questions?)\b/i;

/** True for a page about a town or a branch, which may have people, prices and hours of its own. */
function isOfPlace({ path, facts }: BarePage): boolean {
  return placePath.test(path) || /\b(?:in|near|of) \p{Lu}|, [A-Z]{2}\b/u.test(labelsIn(facts).heading);
}

const placePath = /\/(?:areas?|branch(?:es)?|cit(?:ies|y)|locations?|offices?|stores?|towns?)\b/i;

function accountsOf(page: BarePage, audit: BareAudit): Account[] {
  if (!hasData(audit)) {
    const isGeneral = generalPath.test(page.path);
    const isOfAll = isGeneral || !isOfPlace(page);
    const told = page.facts.blocks.flatMap(({ text, region }) =>
      region === "main"
        ? [...accountsIn(text, undefined, undefined), ...(isOfAll ? numbersTold(text, true) : [])]
        : [],
    );
    const own = told.filter(({ isOfBranch }) => isGeneral || !isOfBranch);
    return [...own, ...(isOfAll ? hoursTold(page.facts) : []), ...answersOf(page.facts)];
  }
  const { layout, site } = audit;
  const city = cityOf(site, page.path)?.city;
  const told = statementsOf(page as AuditedPage, layout).list.flatMap((statement) =>
    statement.region === "main" || statement.region === "head" || !statement.isFromData
      ? foundIn(
          statement,
          (text) => [
            ...accountsIn(text, city, site),
            ...(city === undefined ? numbersTold(text, false) : []),
          ],
          ({ words }) => words,
        )
      : [],
  );
  return city === undefined ? [...told, ...answersOf(page.facts)] : told;
}

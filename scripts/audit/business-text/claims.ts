import type { Business } from "../../../src/kinds/business/fields.ts";
import type { LayoutProps } from "../../../src/layout/view.ts";
import type { Site } from "../../../src/site/site.ts";
import type { AuditedPage } from "../rule.ts";
import { escapeForPattern } from "./whole-word.ts";

/** A text of the data that the page shows with another number. */
export interface ClaimFault {
  shown: string;
  expected: string;
}

/** Texts with a number of the business record that a page shows with another number in its place. */
export function claimFaults({ expected, facts }: AuditedPage, site: Site, layout: LayoutProps): ClaimFault[] {
  const claims = claimsOf(site.business);
  const texts = new Set([...claiming(expected.props.sections, claims), ...textsOfLayout(layout, claims)]);
  return [...texts].flatMap((text) => {
    if (facts.text.all.includes(text)) return [];
    const shown = claims.loosePattern(text)?.exec(facts.text.all)?.[0];
    return shown === undefined ? [] : { shown, expected: text };
  });
}

/** Claims of the record that have a number: `5-year guarantee`, `35+`, the year of foundation. */
class Claims {
  private readonly any: RegExp;

  constructor({ facts, founded }: Business) {
    const numbered = Object.values(facts).filter((fact) => /\d/.test(fact));
    const longestFirst = [...numbered, String(founded)].sort((a, b) => b.length - a.length);
    this.any = new RegExp(`(?<!\\d)(?:${longestFirst.map(escapeForPattern).join("|")})(?!\\d)`, "g");
  }

  isIn(text: string): boolean {
    return /\d/.test(text) && text.search(this.any) >= 0;
  }

  /** The text with any digits where its claims have theirs; undefined for a bare number, which says nothing by itself. */
  loosePattern(text: string): RegExp | undefined {
    if (!/\p{L}{3}/u.test(text)) return undefined;
    const claims = text.match(this.any) ?? [];
    const loose = text.split(this.any).map((words, index) => {
      const claim = claims[index] ?? "";
      return escapeForPattern(words) + escapeForPattern(claim).replace(/\d[\d,]*/g, "\\d[\\d,]*");
    });
    return new RegExp(loose.join(""));
  }
}

const known = new WeakMap<Business, Claims>();

function claimsOf(business: Business): Claims {
  const claims = known.get(business) ?? new Claims(business);
  known.set(business, claims);
  return claims;
}

const layoutTexts = new WeakMap<LayoutProps, string[]>();

/** The layout is the same on every page, so it is read once. */
function textsOfLayout(layout: LayoutProps, claims: Claims): string[] {
  const texts = layoutTexts.get(layout) ?? claiming(layout, claims);
  layoutTexts.set(layout, texts);
  return texts;
}

function claiming(value: unknown, claims: Claims): string[] {
  return [...textsWithin(value)].filter((text) => claims.isIn(text));
}

/** Every text in a value, however deep. Runs of prose count one by one, as they stand in the data. */
function* textsWithin(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) yield* textsWithin(inner);
}

import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { openingRows } from "../../../src/site/values.ts";
import type { PageFacts } from "../../read-build/page-facts.ts";

/** Opening hours that a page shows and the data does not. */
export interface HoursFault {
  label: string;
  shown: string;
  expected: string;
}

/** What stands behind the label of some days where it is about hours: a time, or what the data says of a closed day. */
const startsWithTime = /^[\s:,–-]{0,3}\d{1,2}([:.h]\d\d)?\s?(am|pm|a\.m\.|p\.m\.|uhr|h|-|–|to\b)/i;

const rowsOf = oncePer(openingRows);

/** Rows of opening hours in the visible text that differ from the data. Days that are named in passing do not count. */
export function hoursFaults({ text }: PageFacts, { business }: Site): HoursFault[] {
  const { closedText } = business.hours;
  return rowsOf(business).flatMap(({ label, text: expected }) => {
    const behind = text.all
      .split(label)
      .slice(1)
      .map((rest) => rest.replace(/^[\s:,–-]+/, ""));
    const wrong = behind.find(
      (rest) => !rest.startsWith(expected) && (startsWithTime.test(rest) || rest.startsWith(closedText)),
    );
    if (wrong === undefined) return [];
    return [{ label, shown: wrong.slice(0, expected.length).trim(), expected }];
  });
}

import { openingRows } from "../../../src/site/hours/rows.ts";
import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import type { PageFacts } from "../../read-build/page-facts.ts";

/** Opening hours that a page shows and the data does not. */
export interface HoursFault {
  label: string;
  shown: string;
  expected: string;
}

/** What stands behind the label of some days where it is about hours: a time, or what the data says of a closed day. */
const startsWithTime = /^[\s:,–-]{0,3}\d{1,2}([:.h]\d\d)?\s?(am|pm|a\.m\.|p\.m\.|uhr|h|-|–|to\b)/i;

/** What may stand behind each label: days of one name have other hours in a season. */
const textsByLabel = oncePer((site: Site) => {
  const texts = new Map<string, string[]>();
  const rows = ["", ...site.dataset.offices.map(({ id }) => id)].flatMap((id) => openingRows(site, id));
  for (const { label, date, text } of rows)
    texts.set(label, [...(texts.get(label) ?? []), date ? `${date} ${text}` : text]);
  return texts;
});

/** Rows of opening hours in the visible text that differ from the data. Days that are named in passing do not count. */
export function hoursFaults({ text }: PageFacts, site: Site): HoursFault[] {
  const { closedText } = site.business.hours;
  const byLabel = textsByLabel(site);
  return [...byLabel].flatMap(([label, texts]) => {
    // "Friday" also ends "Monday, Wednesday and Friday", which has hours of its own.
    const longer = [...byLabel.keys()].filter((other) => other !== label && other.endsWith(label));
    const behind = longer
      .reduce((rest, other) => rest.replaceAll(other, ""), text.all)
      .split(label)
      .slice(1)
      .map((rest) => rest.replace(/^[\s:,–-]+/, ""));
    const wrong = behind.find(
      (rest) =>
        !texts.some((text) => withoutZeros(rest).startsWith(withoutZeros(text))) &&
        (startsWithTime.test(rest) || rest.startsWith(closedText)),
    );
    if (wrong === undefined) return [];
    const expected = [...new Set(texts)].join(" or ");
    return [{ label, shown: wrong.slice(0, texts[0]?.length).trim(), expected }];
  });
}

/** `5:00 PM` is `5 PM`. */
function withoutZeros(text: string): string {
  return text.replace(/:00\b/g, "");
}

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
export function hoursFaults({ blocks, text }: PageFacts, site: Site): HoursFault[] {
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
    const isOther = (rest: string) =>
      !texts.some((text) => withoutZeros(rest).startsWith(withoutZeros(text)));
    const inList = blocks.flatMap((_, at) => valueBehind(label, blocks, at, byLabel) ?? []);
    const wrong = behind.find(
      (rest) => isOther(rest) && (startsWithTime.test(rest) || rest.startsWith(closedText)),
    );
    const shown = inList.find(isOther) ?? wrong?.slice(0, texts[0]?.length).trim();
    return shown === undefined ? [] : [{ label, shown, expected: [...new Set(texts)].join(" or ") }];
  });
}

/** What a list of hours says of a label: one day may also head something else, but not beside the other days. */
function valueBehind(
  label: string,
  blocks: PageFacts["blocks"],
  at: number,
  labels: ReadonlyMap<string, unknown>,
): string | undefined {
  const [term, value] = blocks.slice(at, at + 2);
  const isRow = term?.element === "dt" && term.text === label && value?.element === "dd";
  const isBesideOthers = [blocks[at - 2], blocks[at + 2]].some(
    (other) =>
      other?.element === "dt" &&
      other.region === term?.region &&
      other.text !== label &&
      labels.has(other.text),
  );
  return isRow && isBesideOthers ? value.text : undefined;
}

/** `5:00 p.m.` is `5 PM`. */
function withoutZeros(text: string): string {
  return text
    .replace(/:00\b/g, "")
    .replace(/\b([ap])\.?m\b\.?/gi, (half) => half.replaceAll(".", "").toUpperCase());
}

const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const numberOf: ReadonlyMap<string, number> = new Map([
  ...ones.map((word, number): [string, number] => [word, number]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
]);

/** Words of the digits 0 to 9. */
export const digitWords: readonly string[] = ones.slice(0, 10);

export const numberWords: readonly string[] = [...numberOf.keys()].slice(1);

const ten = tens.join("|");
const one = ones.slice(1, 10).join("|");

const dozens = `(?:half a|a couple|an?|two|three|four|five|six) dozen`;

/** A whole number in words, in a regular expression. */
export const numeralInWords = `(?:${dozens}|(?:${ten})[- ](?:${one})|${numberWords.join("|")})`;

/** A whole number in digits or words, in a regular expression. */
export const numeral = `(?:\\d[\\d,]*|${numeralInWords})`;

/** A number of places, in a regular expression: `twelve cities`. */
export const countedPlaces = `${numeral}\\+? (?:cities|communities|counties|places|towns|villages)`;

const scales: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000 };

/** A number with a word for its size, in a regular expression: `a hundred and fifty`, `2.5 million`. */
export const scaledNumeral = `(?:\\d+\\.\\d+|an?|${numeral})(?: (?:${Object.keys(scales).join("|")})(?:,? (?:and )?${numeral})?)+`;

/** Hundreds as one says them of prices, in a regular expression: `four fifty`, `two twenty-five`. */
export const spokenHundreds = `(?:${one}|eleven|twelve)[- ](?:(?:${ten})(?:[- ](?:${one}))?|ten|fifteen)`;
const spoken = /^(\d+)[- ](\d{2})$/;

/** What such a number is. */
export function scaledNumber(text: string): number {
  const [, hundreds, rest] = spoken.exec(inDigits(text.toLowerCase())) ?? [];
  if (hundreds !== undefined) return Number(hundreds) * 100 + Number(rest);
  const words = inDigits(text.toLowerCase())
    .replaceAll(",", "")
    .split(/\s+(?:and\s+)?/);
  let [sum, last] = [0, 0];
  for (const word of words) {
    const scale = scales[word];
    if (scale === undefined) last += /^an?$/.test(word) ? 1 : Number(word);
    else if (scale === 100) last *= scale;
    else [sum, last] = [sum + last * scale, 0];
  }
  return sum + last;
}

/** Spans of time, in a regular expression: `two to four days`. */
export const timeSpan = `${numeral}(?:(?: to | or |\\s?[-–—]\\s?)${numeral})?[ -](?:business |calendar |full |more |working )?(?:minute|hour|day|week|month|year|min|hr|wk|mo|yr)s?`;

/** One such span without its number: `a full decade`, `a single day`. */
export const oneSpan = "an? (?:full |single |whole )?(?:minute|hour|day|week|month|year|decade)";

const numberWord = new RegExp(`\\b(?:(${ten})[- ](${one})|${[...numberOf.keys()].join("|")})\\b`, "g");

const dozenWord = new RegExp(`\\b${dozens}\\b`, "g");
const countOf: Readonly<Record<string, number>> = { half: 6, "a couple": 24, a: 12, an: 12 };

/** The text with digits for its number words. */
function inDigits(text: string): string {
  const inWords = text.replace(dozenWord, (words) => {
    const [count = ""] = /^(?:half|a couple|\w+)/.exec(words) ?? [];
    return String(countOf[count] ?? (numberOf.get(count) ?? 1) * 12);
  });
  return inWords.replace(numberWord, (word, ten?: string, one?: string) =>
    String((numberOf.get(ten ?? word) ?? 0) + (numberOf.get(one ?? "") ?? 0)),
  );
}

const oneAtStart = new RegExp(`^${oneSpan}`);
const longOf: Readonly<Record<string, string>> = {
  min: "minute",
  hr: "hour",
  wk: "week",
  mo: "month",
  yr: "year",
};

/** A quantity in one way of writing: "Two to four days" and "2–4 days" are one, so are 12 months and a year. */
export function plainQuantity(text: string): string {
  return inDigits(text.toLowerCase())
    .replace(/(?<=\d),(?=\d{3})/g, "")
    .replace(/(\d)\s*(?:to|or|[-–—])\s*(?=\d)/g, "$1-")
    .replace(/(?<![\d.])(?:(\d+(?:\.\d+)?)|a) ?million\b/g, (_, count = "1") =>
      String(Number(count) * 1_000_000),
    )
    .replace(/(?<![\d.])(?:(\d+(?:\.\d+)?)|a) thousand\b/g, (_, count = "1") => String(Number(count) * 1000))
    .replace(/\bpercent\b/g, "%")
    .replace(/\s*%/g, "%")
    .replace(/(\d)-(?=\p{L})/gu, "$1 ")
    .replace(oneAtStart, (words) => `1 ${words.split(" ").at(-1)}`)
    .replace(/\b(\d+) decades?\b/g, (_, count: string) => `${count}0 year`)
    .replace(/\b(min|hr|wk|mo|yr)s?\b/g, (_, short: string) => longOf[short] ?? short)
    .replace(/\b(minute|hour|day|week|month|year|star)s\b/g, "$1")
    .replace(/\b(\d+) hour\b/g, (hours, count: string) =>
      Number(count) % 24 === 0 ? `${Number(count) / 24} day` : hours,
    )
    .replace(/\b(\d+) month\b/g, (months, count: string) =>
      Number(count) % 12 === 0 ? `${Number(count) / 12} year` : months,
    )
    .replace(/\b(?:an?|1) (?=half\b|quarter\b|third\b)/g, "")
    .replace(/^(?:about|at least|more than|over|up to|within)\s+|\+/g, "")
    .trim();
}

const tenths = tens.map((word) => word.slice(0, -1)).join("|");
const ordinal = new RegExp(
  `\\b(${tenths})ieth\\b|\\b(${ten})-(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)\\b`,
  "gi",
);
const units = "first second third fourth fifth sixth seventh eighth ninth".split(" ");

const smallOrdinals =
  "third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(
    " ",
  );
const smallOrdinal = new RegExp(
  `(?<=\\b(?:its|our) )(?:${smallOrdinals.join("|")})(?= (?:anniversary|birthday|season|year)\\b)`,
  "gi",
);

/** The text with digits for its greater ordinals, and whole years for short ones: "our thirtieth year", "since '94". */
export function inWholeYears(text: string): string {
  return text
    .replace(smallOrdinal, (word) => `${smallOrdinals.indexOf(word.toLowerCase()) + 3}th`)
    .replace(ordinal, (_, alone?: string, ten = "", unit = "") => {
      const tenfold = alone === undefined ? ten : `${alone}y`;
      return `${(numberOf.get(tenfold.toLowerCase()) ?? 0) + units.indexOf(unit.toLowerCase()) + 1}th`;
    })
    .replace(
      /(?<=\b(?:in|since) )['’](\d\d)\b/gi,
      (_, year: string) => (Number(year) > 40 ? "19" : "20") + year,
    );
}

/** The numbers of a text, in digits or words, in order. */
export function numbersIn(text: string): string[] {
  return inDigits(text.toLowerCase()).match(/\d[\d,.]*/g) ?? [];
}

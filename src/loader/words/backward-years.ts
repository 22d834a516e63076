/** Two years with words or a dash of a range between them: `1986-1980`, `from 2010 to 2001`; not sizes or prices. */
const ranges =
  /(?<![\w$€£.,#-])(?<opener>(?:between|from) (?:the )?)?(?<first>(?:1[6-9]|20)\d\d)(?<s>s?)(?<dash>\s?[-–—]\s?| (?:and|through|to|until) (?:the )?)(?<last>(?:1[6-9]|20)\d\d)\k<s>(?![\w-]|[.,]\d|\s*(?:°|%|BC|B\.C|and (?:more|up)|calories|dollars|feet|foot|ft|gallons?|hours?|homes|houses|hrs?|K\b|kelvin|lbs?|lumens|miles|pounds|psi|rpm|sq|square|units|volts|watts|yards|\w+ (?:ave|avenue|drive|rd|road|st|street)\b))/gi;

/** Ranges of years in a text that end before they begin, and the way round that they may have been meant. */
export function findBackwardYears(text: string): { words: string; meant: string }[] {
  return [...text.matchAll(ranges)].flatMap(({ 0: words, groups = {} }) => {
    const { opener = "", first = "", s = "", dash = "", last = "" } = groups;
    // "2010 and 1990" is no range without "between".
    const isRange = !/and/i.test(dash) || /between/i.test(opener);
    return isRange && Number(last) < Number(first)
      ? { words, meant: `${opener}${last}${s}${dash}${first}${s}` }
      : [];
  });
}

import { saidIn } from "./answers.ts";
import { type FactKind, factKinds } from "./fact-kinds.ts";
import { matchesOf, mayFit } from "./matches.ts";
import { numberWords } from "./quantities.ts";
import type { Saying } from "./who-is-meant.ts";

/** What a text claims. */
export interface Claim extends Saying {
  kind: FactKind;
  /** The part that is compared. */
  value: string;
  sentence: string;
}

/** What every claim has some of: most texts have none, and need not be read for each kind. */
const trigger = new RegExp(
  [
    "[\\d#$%]|\\b(?:back|decade|dozen|off)\\b|ieth\\b|cash only|forever|money back|half price|elite|guaranteed|a\\+|accept|accredit|advance|award|bbb|beat|belong|best|better|business bureau|card\\b|centur|certif|cheap|chose",
    "ties\\b|\\blife(?:time)?\\b|minutes|month|hourly|quarter|\\b(?:half|third)\\b|network|management|as long as|half a|start-?up|newcomer|\\bnew\\b|start|years?\\b|charge|\\bfees?\\b|by the|check|reward|clock|credential|deposit|diploma|down|elite|exam\\b|financing|franchise|front|guarantee|hour\\b|hundred|insurance|journeyman|liability",
    "licen[cs]e|lowe(?:r|st)|master|match|member|million|named|never|open|owned|pay|picked|preferred|rank|rated|registered|save",
    "chain|comp\\b|compensation|equity|employees|install?ment|featured|group|percent|seen|take|thousand|voted|warrant|week\\b|won\\b",
    "background|consultant|crew leader|drug|emergenc|employee|estimator|exclusiv|foreman|founde[dr]|manager|nothing but|only",
    "^as an? |partner|all (?:of )?our|own|run by|led by|same[- ]day|contract|freelanc|laborer|and I\\b",
    // "Jim R.", as customers are named.
    "\\b\\p{L}\\.",
    `\\b(?:${numberWords.join("|")})\\b`,
  ].join("|"),
  "iu",
);

/** The claims of a text; words that two kinds could have belong to the first. */
export function claimsIn(text: string, kinds: readonly FactKind[] = factKinds): Claim[] {
  if (!mayFit(trigger, text)) return [];
  return saidIn(text).flatMap((sentence, index, sentences) => {
    if (!mayFit(trigger, sentence)) return [];
    const taken: [start: number, end: number][] = [];
    const mayHave = kinds.filter(({ hint }) => !hint || mayFit(hint, sentence));
    return mayHave.flatMap((kind) =>
      kind.says.flatMap((pattern) =>
        matchesOf(pattern, sentence).flatMap((match): Claim[] => {
          const [start, end] = [match.index, match.index + match[0].length];
          if (taken.some(([from, to]) => start < to && from < end)) return [];
          taken.push([start, end]);
          const words = match[0].trim().replace(/,$/, "");
          const lead = sentence.slice(0, start);
          const rest = sentence.slice(end);
          const earlier = sentences.slice(0, index).join(" ");
          return [{ kind, words, value: match[1] ?? match[2] ?? words, sentence, lead, earlier, rest }];
        }),
      ),
    );
  });
}

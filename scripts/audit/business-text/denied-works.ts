import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { stemOf, subjectWords } from "../words.ts";
import { matchesOf } from "./matches.ts";
import { sentencesOf } from "./sentences.ts";

/** A work that a text says the business does not do, or does not include, and the service that has it. */
export interface DeniedWork {
  words: string;
  service: string;
}

const not = "(?: (?:do not|cannot|never|no longer|won['’]t)|(?: do|(?<= ca))n['’]t)";
const works = "(?:accept|do|handle|offer|paint|provide|refinish|remove|take(?: on)?|touch|work on)";
const ours = `(?:(?:anything|something|a service) )?(?:(?:that )?we (?:do|offer|paint|provide|take on)|for us|our (?:business|line|thing|trade)|part of what we do)`;
const isNot = "(?:are|is)(?: not|n['’]t)";
const thing = "((?:(?!(?:if|that|the|this|those|we|when|where|which|who)\\b)[\\p{L}-]+ ?){1,4}?)";
const begins = "(?:^(?:(?:And|But|No|Sorry),? )?|[,;:] )";
const ends = "(?=[.;!]|$|, (?:and|but|sorry|so)\\b)";

/** What is denied stands in the first group. */
const denials = [
  `${begins}[Ww]e${not} ${works} (?:any )?${thing}(?: ourselves)?${ends}`,
  `${begins}${thing} ${isNot} ${ours}${ends}`,
  `${begins}${thing} (?:are|is) (?:something|a (?:job|service|work)|works?)(?: that)? we${not} ${works}${ends}`,
  `${begins}${thing} (?:are|is) too (?:big|large|much|small) for us${ends}`,
  `\\b[Ww]e (?:only )?[a-z]+ [a-z]+(?: only)?(?: and nothing else)?, no ${thing}${ends}`,
].map((source) => new RegExp(source, "gu"));
/** What belongs to a service and is not done. */
const exclusions = [
  `${begins}${thing} ${isNot} (?:included|part of (?:it|the (?:job|price|work)))\\b`,
  `${begins}${thing} (?:costs?|(?:are|is)(?: billed| charged)?(?: as an)?) extra\\b`,
  `\\b[Ww]e skip (?:any |the )?${thing}(?=[.;!]|$| (?:if|in|on|when|where)\\b)`,
  `\\b(?:[Oo]ur [\\p{L} ]{1,40}|[Ww]e) skips? (?:any |the )?${thing}(?=[.;!]|$| (?:if|in|on|when|where)\\b)`,
].map((source) => new RegExp(source, "gu"));

/** Works of services that a text says the business does not do. */
export function deniedWorks(text: string, site: Site): DeniedWork[] {
  if (!/\b(?:never|no|not|extra|skips?|too)\b|n['’]t\b/i.test(text)) return [];
  return sentencesOf(text).flatMap((sentence) =>
    [...denials, ...exclusions].flatMap((pattern) =>
      matchesOf(pattern, sentence).flatMap(([words, denied = ""]) => {
        const service = denied
          .split(/ (?:and|or) /)
          .flatMap((one) => serviceOf(one, site) ?? [])
          .at(0);
        return service === undefined ? [] : [{ words: words.replace(/^[,;:] /, ""), service }];
      }),
    ),
  );
}

/** The service that has a work among its titles, features or search words. */
export function serviceOf(work: string, site: Site): string | undefined {
  return servicesByWork(site).get(keyOf(work));
}

/** Words of a work that do not tell it from others. */
const idle = new Set("any build communiti customer job jobs new paint project properti unit work".split(" "));
/** What texts say for words of services. */
const likes: Readonly<Record<string, string>> = {
  business: "commercial",
  indoor: "interior",
  inside: "interior",
  outdoor: "exterior",
  outside: "exterior",
};

/** A work by the stems of its words, in whatever order. */
function keyOf(work: string): string {
  const stems = subjectWords(work).map(
    (word) => likes[word.replace(/(?<=s)es$|(?<=or)s$/, "")] ?? stemOf(word),
  );
  const own = stems.filter((stem) => !idle.has(stem));
  return [...new Set(own.length < stems.length && own.length === 0 ? stems : own)].sort().join(" ");
}

/** Services by each work that their titles and features name. */
const servicesByWork = oncePer(({ dataset }: Site): ReadonlyMap<string, string> => {
  const pairs = dataset.services.flatMap(({ value: { title, shortTitle = "", features, page } }) => {
    const plain = title.replace(/ ?\(.*?\)/, "");
    const [, other] = /\((.*?)\)/.exec(title) ?? [];
    // "Metal (tin) roof repair" is one of tin roofs, too.
    const titles = [plain, shortTitle, ...(other ? [plain.replace(/^\S+/, other)] : [])];
    const bare = titles.map((one) => one.replace(/ (?:installation|removal|repair|replacement)$/, ""));
    const parts = features.flatMap((one) =>
      one.replace(/ (?:before|by|for|from|in|of|to|with)\b.*/, "").split(/,? and |, /),
    );
    // "Barn and porch roofs" are barn roofs as well.
    const shared = features.flatMap((one) => one.replace(/^(\S+) and \S+ (\S+)$/, "$1 $2"));
    const searched = dataset.pages.find(({ value }) => value.path === page)?.value.keywords ?? [];
    return [
      ...searched,
      ...shared,
      ...titles,
      ...bare,
      ...titles.flatMap((one) => one.split(" and ")),
      ...parts,
    ].map((name): [string, string] => [keyOf(name), title]);
  });
  return new Map(pairs.filter(([key]) => key !== ""));
});

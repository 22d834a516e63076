import { templateBlank } from "../../../../src/loader/words/filler.ts";
import type { PageFacts } from "../../../read-build/page-facts.ts";
import { exampleContactsOf } from "../../business-text/example-contacts.ts";
import { hasData } from "../../has-data.ts";
import { titleParts } from "../../labels.ts";
import type { BarePageRule } from "../../rule.ts";

const unfilled =
  /lorem ipsum|\bundefined\b|\[object \w+\]|\{\{|\$?\{[a-z][A-Za-z]*\}|%%?[a-z]\w{2,}%%?|<\?php|<%|\[NEEDS/i;
/** What programs leave in these letters alone: Nan is a name. */
const unfilledCode = /\bNaN\b/;
/** A note to oneself; in Spanish and Portuguese a word, in capitals among capitals for instance. */
const note =
  /(?<!\p{Lu}{2},?\s)\bTODO\b(?!\s+(?:\p{Lu}+(?!\p{L})|lists?\b))|\btodo: (?:add|ask|change|check|fill|find|fix|insert|replace|update|write)\b/u;
const withTodo = /^(?:es|gl|pt)\b/i;
/** What one writer says to the other. */
const remarks = [
  /[([]\p{Lu}\p{Ll}+[,:] (?:can|could|please|will|would)\b[^)\]]*[)\]]/u,
  /[([]\p{Lu}\p{Ll}+ (?:is (?:going )?to|needs to|should|to|will) (?:add|check|confirm|edit|fill|finish|fix|look|redo|replace|review|rewrite|send|supply|update|verify|write)\b[^)\]]*[)\]]/u,
  /[([][^)\]]*\b(?:borrowed|copied|lifted|pasted|stolen|taken) (?:\p{L}+ ){0,3}from (?:the )?\p{Lu}[^)\]]*[)\]]/u,
  /\[(?:add|ask|check|confirm|insert|note|replace|source|verify)\b[^\]]*\]/iu,
  /\((?:ask|check with|confirm with|note to) \p{Lu}\p{Ll}+[^)]*\)/u,
  /\bHere(?:['’]s| is) (?:a|an|the|your) (?:\p{L}+ )?(?:draft|revision|rewrite|version) of [^.:]{0,40}:/u,
  // What a merge of two versions leaves where both had changed a line.
  /<{7} \S+|>{7} \S+/u,
  /\bas an AI(?: language)? model\b|\blet me know if you(?:['’]d| would) like (?:any|me|this)\b/i,
];
/** What tools and themes write on new sites until somebody writes their own. */
const starters = [
  /\bWelcome to WordPress\. This is your first post\b/i,
  /\bThis is an example page\. It[’']s different from a blog post\b/i,
  /\bHi, this is a comment\. To get started with moderating\b/i,
  /\bJust another WordPress site\b|\bHello world!(?=$| [|–-] )/i,
  /\bClick here to add your own text\b|\b(?:double[- ]click|click) (?:here|me) to (?:add|edit) (?:your )?(?:content|text)\b/i,
  /\bIt all begins with an idea\. Maybe you want to\b/i,
  /\bEdit (?:src\/App\.|app\/page\.|pages\/index\.|src\/pages\/)[\w.]+|\bGet started by editing (?:app|pages|src)\//i,
  /\bTo get started, (?:edit|open) the (?:<code>)?src\b|\bWelcome to (?:your new )?(?:Astro|Gatsby|Nuxt|Hugo)\b/i,
  /\bMy New Hugo Site\b|\bYour awesome title\b|\bWrite an awesome description for your new site here\b/i,
  /\b(?:insert|type|write) your (?:content|text) here\b|\byour (?:business|company|site) name here\b/i,
];
/** What a page is called until somebody calls it something else, or beside the page that it was copied from. */
const drafts = [
  /^\s*(?:draft\s*:|[[(]draft[\])])|[[(]draft[\])]\s*$/i,
  // A tavern has drafts, too.
  /^\s*DRAFT\s*[–—-]\s|(?<=\S\s)[|–—-]\s*DRAFT\b(?!\s+\p{L})/u,
  /^\s*copy of (?!(?:an?|my|our|the|your)\b)(?!.*\b(?:certificate|contract|deed|diploma|drawing|form|invoice|key|letter|licen[cs]e|permit|plan|policy|record|report|statement|title|transcript|will)s?\b)\p{L}+/iu,
  /\((?:copy|duplicate)(?: \d+)?\)\s*$|\bcopy \(\d+\)\s*$/i,
  /^untitled(?: (?:design|document|form|page|post|site))?(?:[ -]?\d+)?$/i,
  /^(?:blank|new|sample|test|testing) (?:page|post|site)(?:[ -]?\d+)?$|^(?:page title|title here|(?:your|enter|add|insert) title(?: here)?)$/i,
  /\[(?:your )?(?:headline|h1|keyword|page|product|title)(?: here)?\]/i,
];
/** Tags of the head whose texts people see in results and previews. */
const seen = /^description$|^(og|twitter):(title|description|image:alt)$/;

/** As in the data, where a link has its address behind the brackets. */
const blank = new RegExp(templateBlank, "i");

/** What stands in the code of a service until somebody writes their own number or key there. */
const unfilledAddress =
  /(?<=[=/])(?:YOUR|INSERT)[-_]?[A-Z_]{2,}|(?<=\/)your[-_](?:account|endpoint|form|hook|id|key)(?:[-_]?(?:id|key))?(?=[/?#]|$)|\b(?:AW|G|GTM|UA)-X{3,}\b/;
/** What themes write behind the names of networks. */
const unfilledProfile =
  /\b(?:facebook|instagram|linkedin|pinterest|tiktok|twitter|x|yelp|youtube)\.com\/(?:[a-z]+\/)?@?(?:my|your)[-_.]?(?:account|brand|business|channel|company|handle|name|page|profile|user(?:name)?)(?=[/?#]|$)/i;
/** A short code of WordPress or of a page builder whose plugin is gone. */
const shortCode =
  /\[[a-z][\w-]* (?:[^\]=]*\s)?[a-z][\w-]*=["\u201c\u201d\u2033'][^\]]*\]|\[\/?(?:et_pb|fusion|vc|wpforms|contact-form-7|gravityform)(?:_\w+)?[^\]]*\]/;

export const textPlaceholder: BarePageRule = {
  id: "text/placeholder",
  needs: "pages",
  severity: "error",
  checks:
    "No page or title shows filler text, the default text of a new site, an unfilled placeholder, or a note between writers.",
  why: "Visitors see at once that nobody checked the page.",
  fix: "Write the missing text, or remove the note.",
  source: "screaming-frog",
  *page({ path, expected, facts }, audit) {
    const inHead = facts.metas.filter(({ key }) => seen.test(key));
    const texts = [
      facts.text.all,
      ...facts.titles.map(({ text }) => text),
      ...inHead.map(({ content }) => content),
    ];
    const notes = withTodo.test(facts.language ?? "") ? [] : [note];
    const partsIn = (patterns: readonly RegExp[]) =>
      texts.flatMap((text) => patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []));
    // Of a new page, one of its texts says all.
    const [starter] = partsIn(starters);
    const found = new Set(
      [...partsIn([unfilled, unfilledCode, blank, shortCode, ...notes, ...remarks]), starter ?? []].flat(),
    );
    for (const part of expected.isIndexed ? draftNames(facts) : []) found.add(part);
    for (const part of hasData(audit) ? [] : exampleContactsOf(facts))
      yield {
        message: `${path} shows "${part}", which stands for a number or an address of your own.`,
        cause: part,
        words: part,
        fix: "Write the real one, or remove it.",
      };
    for (const { href = "" } of facts.anchors)
      if (unfilledProfile.test(href))
        yield {
          message: `${path} links to ${href}, which stands for a profile of your own.`,
          cause: href,
          words: href,
          fix: "Link to your own profile, or remove the link.",
        };
    for (const { address } of [...facts.needs, ...facts.actions]) {
      const part = unfilledAddress.exec(address)?.[0];
      if (part)
        yield {
          message: `${path} uses ${address} with "${part}" in place of its own key.`,
          cause: part,
          words: part,
          fix: "Enter the key or number that the service gave you.",
        };
    }
    for (const part of found) yield { message: `${path} shows "${part}".`, cause: part, words: part };
  },
};

/** Where the name of a page says that the page is not ready. */
function draftNames({ headings, titles }: PageFacts): string[] {
  const heading = headings.find(({ level }) => level === 1);
  const named = [...titles, ...(heading ? [heading] : [])].flatMap(({ text }) => titleParts(text));
  return named.flatMap((name) => drafts.flatMap((pattern) => pattern.exec(name)?.[0].trim() ?? []));
}

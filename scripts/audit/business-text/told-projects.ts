import type { City } from "../../../src/kinds/city/fields.ts";
import type { Project } from "../../../src/kinds/project/fields.ts";
import type { Site } from "../../../src/site/site.ts";
import { saidIn } from "./answers.ts";
import type { SaidPlace } from "./said-places.ts";
import { contradictoryCounts } from "./shown-works.ts";
import { textsWithin } from "./wording.ts";

/** Words for what was worked on, by its kind. */
const kinds = [
  "bungalow|cottage|duplex|home|house|ranch",
  "apartments?|condo(?:minium)?s?|townhouses",
  "bank|church|clinic|hotel|mall|office|restaurant|school|shop|store|strip mall|warehouse",
];
const ofKinds = kinds.map((names) => new RegExp(`\\b(?:${names})\\b`, "i"));
const here = "◆";
const done = "(?:completed|did|done|finished|painted|repainted|wrapped up)";
const ours = `(?:our|the|this|that) (?:(?:big|featured|last|latest|most recent|newest|recent) )?(?:${here} )?(?:${kinds.join("|")}|job|project|repaint)`;
/** Sentences about the job that the page of the city shows. */
const isAbout = new RegExp(
  `\\b${ours}(?: (?:community|complex|exterior))?\\b|\\bwe ${done} (?:an? )?(?:[\\p{L}-]+ )?(?:community|complex)\\b`,
  "iu",
);
const isDone = new RegExp(`\\b${done}\\b`, "i");
const isOther =
  /\b(?:another|before (?:us|that)|built|built in|first|later|other|others|previous|second|since)\b/i;
const years = /\b((?:19|20)\d\d)\b/g;
const lasts =
  /\b(?:our|the) (?:last|latest|most recent|recent) (?:◆ )?(?:[a-z]+ )?(?:job|project)\b[^.;!?]{0,40}(?:\?|\b(?:is|was)) (?:(?:it|that) (?:is|was) )?(?:an? |the )?(?:[\p{L}\d-]+ ){0,3}?/iu;
const denied =
  /\bwe(?: have|['’]ve)? (?:never|yet to|haven['’]t(?: yet)?|not(?: yet)?) (?:done|had|paint(?:ed)?|take(?:n)?(?: on)?|work(?:ed)?)\b[^.;!?]{0,40}\b(?:anything|a (?:house|job|project)|any (?:houses|jobs|projects)|here|job|project)\b/i;

/** What a text of the page of a city tells of the job that it shows, otherwise than the record of that job. */
export function wrongJobs(text: string, city: City, site: Site): SaidPlace[] {
  const project = site.dataset.projects.find(({ id }) => id === city.projectSlug)?.value;
  if (project === undefined) return [];
  const sentences = saidIn(text);
  return sentences.flatMap((one, index) => {
    const before = sentences[index - 1] ?? "";
    const sentence = before.endsWith("?") ? `${before} ${one}` : one;
    // The year and the counts of this field are for biz/own-fields.
    const isOwn = text.trim() === city.recentProject?.trim();
    return faultsIn(sentence, city.city, project, site, isOwn).slice(0, 1);
  });
}

function faultsIn(
  sentence: string,
  city: string,
  project: Project,
  { business }: Site,
  isOwn: boolean,
): SaidPlace[] {
  const marked = sentence.replaceAll(city, here);
  const record = `of "${project.title}"`;
  const no = denied.exec(marked)?.[0];
  if (no !== undefined && /◆|\bhere\b/.test(marked))
    return [{ words: no, right: `it did "${project.title}"` }];
  if (!isAbout.test(marked) || isOther.test(marked)) return [];
  if (isOwn) return wrongKind(marked, project, record);
  const said = [...sentence.matchAll(years)].map(([, one = ""]) => one);
  const wrong = said.find((one) => Number(one) >= business.founded);
  if (wrong !== undefined && !said.includes(String(project.year)) && isDone.test(sentence))
    return [{ words: wrong, right: `the year ${record} is ${project.year}` }];
  const [counted] = marked.includes(here) ? contradictoryCounts(sentence, textsWithin(project)) : [];
  if (counted) return [{ words: counted.words, right: `the texts ${record} say "${counted.expected}"` }];
  return wrongKind(marked, project, record);
}

function wrongKind(marked: string, project: Project, record: string): SaidPlace[] {
  const [lead] = lasts.exec(marked) ?? [];
  if (lead === undefined) return [];
  const rest = marked.slice(marked.indexOf(lead) + lead.length - 1);
  const about = [project.title, project.type, project.description].join(" ");
  const kind = ofKinds.find((names) => names.test(rest));
  const [words] = kind?.exec(rest) ?? [];
  if (words === undefined || kind?.test(about)) return [];
  return [{ words, right: `the kind ${record} is ${project.type}` }];
}

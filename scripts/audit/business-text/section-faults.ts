import type { Project } from "../../../src/kinds/project/fields.ts";
import { pathOf } from "../../../src/site/paths.ts";
import type { Site } from "../../../src/site/site.ts";
import type { Found } from "../rule.ts";
import { matchesOf } from "./matches.ts";
import { numeral, plainQuantity } from "./quantities.ts";
import { contradictionsOfProject, contradictoryCounts } from "./shown-works.ts";
import { textsWithin } from "./wording.ts";

const things =
  "(?:conditions|facts|habits|ideas|mistakes|options|phases|points|promises|questions|reasons|rules|signs|stages|steps|things|tips|ways)";
const few = `(?!one\\b)(${numeral}) (?:[a-z-]+ )?${things}\\b`;
/** The last sentence in front of a list may count it; headings are for text/promise, which counts on any page. */
const countOfList = new RegExp(
  `\\b(?:following|these) ${few}|\\b(?:asks?|covers?|has|have|holds?|keeps?|needs?|remembers?|sends?|stores?|takes?|there are) ${few}(?=[^.!?]*[.:!?]?$)`,
  "gi",
);

interface Section {
  text?: unknown;
  paragraphs?: unknown;
  items?: unknown;
}

/** What sections of pages count and do not list, and what they tell of the job that they link to and its record does not. */
export function* sectionFaults(site: Site): Generator<Found> {
  const projects = new Map(
    site.dataset.projects.map(({ id, value }) => [pathOf(site.dataset, "project", id) ?? id, value]),
  );
  for (const { file, value } of site.dataset.pages)
    for (const [index, section] of value.sections.entries()) {
      const at = `/sections/${index}`;
      const page = site.paths.has(value.path) && { path: value.path };
      for (const { pointer, words, message } of [
        ...wrongCounts(section as Section),
        ...wrongJobs(section, "", projects, site),
      ])
        yield { message, place: { file, pointer: at + pointer, words }, ...page };
    }
}

interface SectionFault {
  pointer: string;
  words: string;
  message: string;
}

function wrongCounts({ text, paragraphs, items }: Section): SectionFault[] {
  if (!Array.isArray(items)) return [];
  const last = Array.isArray(paragraphs) ? paragraphs.length - 1 : 0;
  const said = { "/text": text, [`/paragraphs/${last}`]: (paragraphs as unknown[] | undefined)?.[last] };
  return Object.entries(said).flatMap(([pointer, sentences]) =>
    typeof sentences !== "string"
      ? []
      : matchesOf(countOfList, sentences).flatMap(([words, ...counts]) => {
          const count = Number(plainQuantity(counts.find((one) => one !== undefined) ?? ""));
          return count === items.length
            ? []
            : [{ pointer, words, message: `A section says "${words}", but it lists ${items.length}.` }];
        }),
  );
}

/** Texts with a link to one job, or beside one. */
function wrongJobs(
  value: unknown,
  pointer: string,
  projects: ReadonlyMap<string, Project>,
  site: Site,
): SectionFault[] {
  if (typeof value === "string") {
    const linked = [...projects].filter(([path]) => value.includes(`](${path})`));
    const [job] = linked;
    return job && linked.length === 1 ? faultsOf(value, pointer, job[1], site) : [];
  }
  if (typeof value !== "object" || value === null) return [];
  const job = projects.get(String((value as { to?: unknown }).to));
  return Object.entries(value).flatMap(([key, one]) =>
    job && key !== "to" && typeof one === "string"
      ? faultsOf(one, `${pointer}/${key}`, job, site)
      : wrongJobs(one, `${pointer}/${key}`, projects, site),
  );
}

function faultsOf(text: string, pointer: string, job: Project, site: Site): SectionFault[] {
  if (text.includes(String(job.year))) return [];
  const told = textsWithin([job.fullDescription, job.narrative]);
  return [...contradictionsOfProject(text, job.year, site), ...contradictoryCounts(text, [...told])].map(
    ({ words, expected }) => ({
      pointer,
      words,
      message: `A text says "${words}" of "${job.title}", but its record says "${expected}".`,
    }),
  );
}

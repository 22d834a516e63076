import type { ErrorObject } from "ajv";
import type { SectionNeed } from "../fields/schema.ts";
import { subjectNames } from "../kinds/subjects.ts";
import { asError, type Problem } from "../problem.ts";
import { isSectionKind, needOf, type SectionKind, sectionKinds } from "../sections/index.ts";
import { validatorOf } from "./validators.ts";

/** Errors in one section from which on its kind may be what is wrong. */
const minErrors = 2;
/** Most sections that are tried with every kind there is. */
const maxSections = 5;

interface Section {
  kind?: unknown;
}

/** The errors of ajv, and in place of those of a section that is of another kind, the problem that its kind is. */
export interface WrongKinds {
  problems: Problem[];
  rest: ErrorObject[];
}

/** Finds sections whose fields are those of another kind, or of a kind that their page has no use for. */
export function wrongKinds(errors: ErrorObject[], value: unknown, file: string): WrongKinds {
  const sections = (value as { sections?: Section[] } | null)?.sections;
  if (!Array.isArray(sections)) return { problems: [], rest: errors };
  const problems: Problem[] = [];
  let rest = errors;
  for (const [index, section] of sections.entries()) {
    const isOwn = ({ instancePath }: ErrorObject) => `${instancePath}/`.startsWith(`/sections/${index}/`);
    const own = rest.filter(isOwn);
    if (own.length < minErrors || problems.length === maxSections || !isSectionKind(section?.kind)) continue;
    // Fields that are all its own, and too few of them: what is missing is said of each.
    const isIncomplete = own.every(({ keyword }) => keyword === "required");
    const problem = wrongKind(section.kind, index, value as PageLike, file, isIncomplete);
    if (!problem) continue;
    problems.push(problem);
    rest = rest.filter((error) => !isOwn(error));
  }
  return { problems, rest };
}

interface PageLike {
  forEach?: unknown;
  article?: unknown;
  sections: Section[];
}

function wrongKind(
  kind: SectionKind,
  index: number,
  page: PageLike,
  file: string,
  isIncomplete: boolean,
): Problem | undefined {
  const need = needOf(kind);
  const isOutOfPlace = need !== undefined && !isMet(need, page);
  if (isIncomplete && !isOutOfPlace) return undefined;
  const fitting = sectionKinds.filter((other) => other !== kind && fits(other, index, page));
  if (fitting.length === 0 && !isOutOfPlace) return undefined;
  const place = { file, pointer: `/sections/${index}/kind` };
  const [only, another] = fitting;
  return asError({
    code: "invalid-value",
    message: isOutOfPlace
      ? `A section of kind ${kind} is for pages with ${need === "article" ? "article:" : `forEach: ${need}`}, and its fields are not those of one.`
      : `The fields of this section are not those of a section of kind ${kind}.`,
    hint:
      only && !(another && isOutOfPlace)
        ? `Write kind: ${fitting.join(" or ")} instead of ${kind}.`
        : "Remove the section, or write one of another kind.",
    place,
    ...(only && !another && { proposal: [{ kind: "reword", place, text: only }] }),
  });
}

/** What the page itself has; what other files have is not known here. */
function isMet(need: SectionNeed, { forEach, article }: PageLike): boolean {
  if (need === "article") return article !== undefined;
  return !subjectNames.some((name) => name === need) || forEach === need;
}

/** True where the section would be valid if it were of that kind, and the page has what that kind shows. */
function fits(kind: SectionKind, index: number, page: PageLike): boolean {
  const need = needOf(kind);
  if (need !== undefined && !isMet(need, page)) return false;
  const sections = page.sections.map((section, at) => (at === index ? { ...section, kind } : section));
  const validator = validatorOf("page");
  return (
    validator({ ...page, sections }) ||
    !(validator.errors ?? []).some(({ instancePath }) => `${instancePath}/`.startsWith(`/sections/${index}/`))
  );
}

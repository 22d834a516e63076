import { group } from "../../src/fields/index.ts";
import { errorsOf } from "../../src/problem.ts";
import { countBySeverity } from "../output/problems.ts";
import { type Counts, count } from "../schemas/parts.ts";
import { problems, type ReportedProblem } from "../schemas/problems.ts";
import { UserError } from "../user-error.ts";
import { firstOf } from "./tool.ts";

/** What commands that report problems print. */
export interface ProblemsAnswer {
  problems: ReportedProblem[];
  counts: Counts;
}

/** Schema of an answer that holds some of the problems that were found. */
export const foundProblems = group(
  "Problems, the gravest first. Counts are those of all that were asked for.",
  { ...problems.properties, left: count("Problems that the limit left out.") },
);

/** The first of the problems that were asked for. */
export function answerProblems(found: readonly ReportedProblem[], most: number | undefined): object {
  const { shown, left } = firstOf(found, most);
  return { problems: shown, counts: countBySeverity(found), left };
}

/** What a command says where the data lets it. Throws a `UserError` with the errors that stood in its way instead. */
export function requireAnswer<Answer extends object>(answer: Answer | ProblemsAnswer): Answer {
  if (!("problems" in answer)) return answer;
  const errors = errorsOf(answer.problems);
  const [first] = errors;
  const place = [first?.file, first?.line].filter((part) => part !== undefined).join(":");
  const how = errors.length === 1 ? "an error" : `${errors.length} errors`;
  throw new UserError(`The data has ${how}, so there is no answer. ${place}: ${first?.message}`, first?.hint);
}

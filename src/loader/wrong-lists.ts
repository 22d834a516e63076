import type { ErrorObject } from "ajv";
import { asError, type Problem } from "../problem.ts";
import { choiceMeant } from "./describe-value.ts";
import { groupBy } from "./group-by.ts";
import { fieldName, show } from "./wording.ts";

/** Entries of one list that are written wrongly in the same way, `[monday, tuesday]`, are one problem. */
export function wrongLists(
  errors: ErrorObject[],
  file: string,
): { problems: Problem[]; rest: ErrorObject[] } {
  const lists = groupBy(errors, ({ keyword, instancePath }) =>
    keyword === "enum" ? /^(.+)\/\d+$/.exec(instancePath)?.[1] : undefined,
  );
  const problems: Problem[] = [];
  const described = new Set<ErrorObject>();
  for (const [list, entries] of lists) {
    const problem = list !== undefined && entries.length > 1 ? wrongEntries(list, entries, file) : undefined;
    if (!problem) continue;
    problems.push(problem);
    for (const error of entries) described.add(error);
  }
  return { problems, rest: errors.filter((error) => !described.has(error)) };
}

/** Undefined where it can be said of some entries only what was meant. */
function wrongEntries(list: string, entries: ErrorObject[], file: string): Problem | undefined {
  const found = entries.map(({ instancePath: pointer, data, params }) => ({
    pointer,
    written: data,
    meant: choiceMeant(data, params.allowedValues),
  }));
  const corrections = found.flatMap(({ pointer, meant }) =>
    meant ? { kind: "reword" as const, place: { file, pointer }, text: meant.name } : [],
  );
  const choices: string[] = entries[0]?.params.allowedValues ?? [];
  if (corrections.length > 0 && corrections.length < found.length) return undefined;
  const isCertain = found.every(({ meant }) => meant?.isCertain);
  return asError({
    code: "invalid-value",
    message: `"${fieldName(list)}" lists ${found.map(({ written }) => show(written)).join(", ")}, which are not among its values.`,
    hint:
      corrections.length > 0
        ? `Write ${corrections.map(({ text }) => text).join(", ")} instead.`
        : `It may list ${choices.join(", ")}.`,
    place: { file, pointer: found[0]?.pointer ?? list },
    ...(corrections.length > 0 && { [isCertain ? "corrections" : "proposal"]: corrections }),
  });
}

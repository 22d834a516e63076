import type { ErrorObject } from "ajv";
import type { Role } from "../fields/schema.ts";
import { type EntityKind, entities } from "../kinds/index.ts";
import type { Problem } from "../problem.ts";
import { describeError } from "./describe-error.ts";
import { explainIndentation } from "./misplaced-fields.ts";
import { withoutConsequences } from "./schema-errors.ts";
import { wrongKinds } from "./section-kinds.ts";
import { findUnfinished, unfinishedProblem } from "./unfinished.ts";
import { validatorOf } from "./validators.ts";
import { wrongLists } from "./wrong-lists.ts";

/** Most differences that are looked at in one file: each is compared with all fields that may have been meant. */
const maxErrors = 300;

/** Checks a value against the schema of its entity. Every difference comes back as a problem with its place. */
export function validateEntity(kind: EntityKind, value: unknown, file: string): Problem[] {
  const validator = validatorOf(kind);
  const unfinished = findUnfinished(value);
  if (validator(value) && unfinished.length === 0) return [];
  const { schema } = entities[kind];
  const root = { kind, schema, value, file };
  const { problems, rest: indented } = explainIndentation(
    withoutConsequences((validator.errors ?? []).slice(0, maxErrors), unfinished),
    root,
  );
  const kinds = kind === "page" ? wrongKinds(indented, value, file) : { problems: [], rest: indented };
  const lists = wrongLists(kinds.rest, file);
  const { rest } = lists;
  return [
    ...unfinished.map((gap) => unfinishedProblem(gap, schema, file)),
    ...problems,
    ...kinds.problems,
    ...lists.problems,
    ...(rest.every(isMisnamedReference) ? [] : rest.map((error) => describeError(error, root))),
  ];
}

/** Roles that refer to nothing, or whose form says more than that it does not exist. */
const formRoles: (Role | undefined)[] = ["line", "prose", "file"];

/** A reference of the wrong form is a reference to nothing: linking the site knows what there is and says what was meant. */
function isMisnamedReference({ keyword, parentSchema }: ErrorObject): boolean {
  const role = (parentSchema as { role?: Role }).role;
  return keyword === "pattern" && role !== undefined && !formRoles.includes(role);
}

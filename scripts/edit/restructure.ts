import { errorsOf, hasErrors, type Problem } from "../../src/problem.ts";
import type { Site } from "../../src/site/site.ts";
import { checkData } from "../check/check-data.ts";
import { CheckMemory } from "../check/check-memory.ts";
import { newDraft } from "../check/drafts.ts";
import { commit } from "../interruption.ts";
import { applyChanges } from "./journal.ts";
import type { Plan } from "./plan.ts";
import { planRestructuring, type Restructuring } from "./restructuring.ts";

/** What is to become of a data folder, and who agrees to it. */
export interface RestructureOptions {
  root: string;
  dataDir: string;
  prepare(site: Site): Restructuring;
  /** Told the plan before anything is written; false where nothing is to be. */
  agree(plan: Plan): boolean | Promise<boolean>;
}

/** How it ended. Only `written` has changed anything. */
export type RestructureOutcome =
  | { state: "data-has-errors" | "refused"; problems: Problem[] }
  | { state: "planned" | "written"; plan: Plan };

/** Renames or removes a thing with all that leads to it: everything is written or nothing. Values may be open. */
export async function restructure(options: RestructureOptions): Promise<RestructureOutcome> {
  const { root, dataDir, prepare, agree } = options;
  const memory = new CheckMemory();
  const draft = () => newDraft(root, dataDir);
  const { site, problems } = checkData(dataDir, { memory, draft: draft() });
  if (!site || hasErrors(problems)) return { state: "data-has-errors", problems: errorsOf(problems) };
  const plan = planRestructuring(
    { root, site, problems, options: { memory, draft: draft() } },
    prepare(site),
  );
  if (plan.errors.length > 0) return { state: "refused", problems: plan.errors };
  if (!(await agree(plan))) return { state: "planned", plan };
  await commit();
  applyChanges(dataDir, `the change “${plan.title}”`, plan.changes);
  return { state: "written", plan };
}

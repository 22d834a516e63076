import { parse } from "yaml";
import { entities } from "../../../src/kinds/index.ts";
import { stepsTo } from "../../../src/loader/schema-walk.ts";
import { hasErrors } from "../../../src/problem.ts";
import type { Site } from "../../../src/site/site.ts";
import { newDraft } from "../../check/drafts.ts";
import { addEntity } from "../../edit/add.ts";
import { fieldsOf } from "../../edit/fields.ts";
import type { Values } from "../../edit/gaps.ts";
import type { FileChange } from "../../edit/journal.ts";
import type { AdditionPlan, Plan } from "../../edit/plan.ts";
import { prepareQuestion } from "../../edit/question.ts";
import { prepareRemoval } from "../../edit/remove.ts";
import { prepareRenaming } from "../../edit/rename.ts";
import { planRestructuring, type Restructuring } from "../../edit/restructuring.ts";
import { findThing, type ThingKind } from "../../edit/things.ts";
import { UserError } from "../../user-error.ts";
import { canBeOpen, labelOf } from "./addable.ts";
import type { EditedData } from "./edit-session.ts";
import { refusedFor, unplaced } from "./editor-problems.ts";
import { FormAsker, Unanswered } from "./form-asker.ts";
import { type EditorAnswer, type Question, refusal, type WorkPlan } from "./messages.ts";
import type { Work } from "./requests.ts";
import { WrittenData } from "./written-data.ts";

/** A work that can be carried out, and the files that it writes. */
export interface ReadyWork {
  questions: Question[];
  plan: WorkPlan;
  files: readonly FileChange[];
}

type NotReady = Extract<EditorAnswer, { status: "plan" | "refused" }>;

/** Works out what a work would do; what it cannot be carried out for comes back as an answer. */
export async function planWork(data: EditedData, work: Work): Promise<ReadyWork | NotReady> {
  const { site, problems } = data.now();
  try {
    if (!site || hasErrors(problems)) return refusedFor(data, problems);
    return await (work.does === "add" ? planAdding(data, work) : planOther(data, site, work));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const hint = error.hint && inForm(error.hint, work);
    return refusal({ code: "not-possible", message: inForm(error.message, work), hint });
  }
}

/** What commands call by a flag, forms call by its label. */
function inForm(text: string, work: Work): string {
  const fields = work.does === "add" ? fieldsOf(work.kind) : [];
  return text.replace(/--([a-z]+(?:-[a-z]+)*)/g, (_, flag: string) => {
    const field = fields.find((one) => one.flag === flag);
    return `“${field && work.does === "add" ? labelOf(work.kind, field.name) : flag}”`;
  });
}

async function planAdding(
  data: EditedData,
  { kind, name, given, answers }: Extract<Work, { does: "add" }>,
): Promise<ReadyWork | NotReady> {
  const asker = new FormAsker(answers);
  const request = { name, given: valuesOf(kind, given) };
  const { root, dataDir } = data;
  const outcome = await addEntity({
    kind,
    request,
    root,
    dataDir,
    shownDir: "data",
    isDryRun: true,
    asker,
  }).catch((error: Error) => {
    if (error instanceof Unanswered) return undefined;
    throw error;
  });
  if (!outcome) return { status: "plan", questions: asker.asked };
  if (outcome.state === "there")
    throw new UserError(`${outcome.name} is there already: ${outcome.existing}.`, "Take another name.");
  if ("problems" in outcome) return refusedFor(data, outcome.problems);
  const open = openInVain(outcome.plan);
  if (open.length > 0)
    throw new UserError(
      `Still open: ${open.join(", ")}. No page can be shown without it.`,
      "Write it before you add this.",
    );
  const { addition, gaps } = outcome.plan;
  return {
    questions: asker.asked,
    plan: { ...shownPlan(outcome.plan), notes: addition.notes, open: labelsOf(kind, gaps) },
    files: outcome.plan.changes,
  };
}

/** What was typed, as the fields of a new file. */
function valuesOf(kind: ThingKind, given: Record<string, string>): Values {
  const typed = Object.entries(given).map(([pointer, after]) => ({ file: "", pointer, before: "", after }));
  const changes = new WrittenData("{}", "", kind).changesOf(typed);
  return Object.fromEntries(
    changes.flatMap((change) =>
      change.kind === "add" ? [[change.place.pointer.slice(1), change.value]] : [],
    ),
  );
}

/** What pages could not be shown without. */
function openInVain({ addition: { kind }, text, gaps }: AdditionPlan): string[] {
  const value: unknown = parse(text);
  const schemaAt = (pointer: string) => stepsTo(entities[kind].schema, value, pointer).at(-1)?.schema ?? {};
  return labelsOf(
    kind,
    gaps.filter((pointer) => !canBeOpen(schemaAt(pointer))),
  );
}

/** What people call the fields in which values are open. */
function labelsOf(kind: ThingKind, gaps: readonly string[]): string[] {
  return [...new Set(gaps.map((pointer) => labelOf(kind, pointer.split("/")[1] ?? "")))];
}

async function planOther(
  data: EditedData,
  site: Site,
  work: Exclude<Work, { does: "add" }>,
): Promise<ReadyWork | NotReady> {
  const { root, dataDir } = data;
  const { problems, memory } = data.now();
  const plan = planRestructuring(
    { root, site, problems, options: { memory, draft: newDraft(root, dataDir) } },
    prepare(site, work),
  );
  if (plan.errors.length > 0) return refusedFor(data, plan.errors);
  return { questions: [], plan: shownPlan(plan), files: plan.changes };
}

function prepare(site: Site, work: Exclude<Work, { does: "add" }>): Restructuring {
  if (work.does === "ask") return prepareQuestion(site, work.question, work.answer);
  const thing = findThing(site, work.kind, work.id);
  if (!thing) throw new UserError(`There is no ${work.kind} ${work.id} any more.`, "Load the page again.");
  return work.does === "rename"
    ? prepareRenaming(site, thing, work.name, work.isRedirected)
    : prepareRemoval(site, thing, work.to || undefined);
}

function shownPlan({ title, touched, pages, warnings }: Plan): WorkPlan {
  const { isLayoutChanged: isEverywhere, ...paths } = pages;
  return {
    title,
    files: touched,
    ...paths,
    isEverywhere,
    notes: [],
    open: [],
    problems: warnings.map(unplaced),
  };
}

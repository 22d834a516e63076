import { parse } from "yaml";
import { records } from "../../src/kinds/listed.ts";
import { toSlug } from "../../src/loader/slug.ts";
import { errorsOf, hasErrors, type Problem } from "../../src/problem.ts";
import { listPictures } from "../../src/site/pictures.ts";
import type { Site } from "../../src/site/site.ts";
import { checkData } from "../check/check-data.ts";
import { CheckMemory } from "../check/check-memory.ts";
import { newDraft } from "../check/drafts.ts";
import { commit } from "../interruption.ts";
import {
  type AddContext,
  type Addition,
  type AddRequest,
  type AlreadyThere,
  fileOf,
  isThere,
  type Prepared,
  requireSlug,
} from "./addition.ts";
import type { Asker } from "./asker.ts";
import { cityQuestions, prepareCity } from "./city.ts";
import { prepareCounty } from "./county.ts";
import { fieldsOf, formsNotes, saysNone } from "./fields.ts";
import { titleFieldOf } from "./flags.ts";
import { applyChanges, type WriteFile } from "./journal.ts";
import { requireName } from "./name.ts";
import { prepareOffice } from "./office.ts";
import { preparePage } from "./page.ts";
import { type AdditionPlan, planAddition } from "./plan.ts";
import { nextNumber, prepareProject } from "./project.ts";
import { askMissing } from "./questions.ts";
import { prepareService } from "./service.ts";
import { readTextFile } from "./text-file.ts";
import { isCalled, isThingKind, type ThingKind, thingsOfKind } from "./things.ts";

/** What is to be added, and how. */
export interface AddOptions {
  kind: ThingKind;
  request: AddRequest;
  root: string;
  dataDir: string;
  /** The data folder as the person named it, for messages. */
  shownDir: string;
  /** A file with texts: where it lies, and as the person named it. */
  textFile?: { path: string; shown: string };
  isDryRun: boolean;
  /** Absent where nobody is at a terminal. */
  asker?: Asker;
  /** Writes a file; tests put a failing one in its place. */
  write?: WriteFile;
}

/** How it ended. Only `written` has changed anything. */
export type AddOutcome =
  | { state: "there"; name: string; existing: string }
  | { state: "data-has-errors"; problems: Problem[] }
  | { state: "refused"; problems: Problem[]; text: string }
  | { state: "planned" | "written"; plan: AdditionPlan; context: AddContext };

/** What is worked out of some kinds beside what a person says. */
const prepareOwn: Partial<
  Record<ThingKind, (slug: string, request: AddRequest, context: AddContext) => Prepared | Promise<Prepared>>
> = {
  county: prepareCounty,
  office: prepareOffice,
  project: prepareProject,
  service: prepareService,
  page: preparePage,
};

/** Prepares what is named by its title, from which its file and its path are made. */
async function prepareTitled(
  kind: ThingKind,
  request: AddRequest,
  context: AddContext,
): Promise<Addition | AlreadyThere> {
  const { name, given } = request;
  const slug = freeSlug(kind, requireSlug(request.slug ?? toSlug(name), name), context);
  const file = fileOf(kind, slug);
  if (isThere(context, file)) return { name, existing: file };
  const own = await prepareOwn[kind]?.(slug, request, context);
  const isOrdered = fieldsOf(kind).some((field) => field.name === "order");
  const values = {
    ...(isOrdered && { order: nextNumber(context, kind, "order") }),
    ...(own?.values ?? given),
    [titleFieldOf(kind)]: name,
  };
  return { kind, name, file, values, questions: {}, edits: own?.edits ?? [], notes: own?.notes ?? [] };
}

/** Several customers may have one name, and nothing names what they wrote: the second file has a number. */
function freeSlug(kind: ThingKind, slug: string, context: AddContext): string {
  let free = slug;
  for (let number = 2; kind in records && isThere(context, fileOf(kind, free)); number++)
    free = `${slug}-${number}`;
  return free;
}

/** Adds a thing with all that changes along with it: everything is written or nothing. */
export async function addEntity(options: AddOptions): Promise<AddOutcome> {
  const { kind, root, dataDir, shownDir, asker } = options;
  const request = { ...options.request, name: requireName(options.request.name) };
  const memory = new CheckMemory();
  const draft = newDraft(root, dataDir);
  const { site, problems } = checkData(dataDir, { memory, draft });
  if (!site) return { state: "data-has-errors", problems: errorsOf(problems) };
  const { dataset } = site;
  const context: AddContext = { root, dataDir, shownDir, dataset, memory, draft, ...(asker && { asker }) };
  const asked = withIds(kind, withTexts({ ...options, request }, context), site);
  const prepared = await (kind === "city"
    ? prepareCity(asked, context)
    : prepareTitled(kind, asked, context));
  if ("existing" in prepared) return { state: "there", ...prepared };
  // A link to the page that is to be added is no error behind it.
  const left = hasErrors(problems) ? planAddition(context, prepared, site, problems).left : [];
  if (left.length > 0) return { state: "data-has-errors", problems: left };
  const addition = asker && !asker.isBrief ? await complete(prepared, context, asker) : prepared;
  const plan = planInRightForms(context, addition, site, problems);
  if (plan.errors.length > 0) return { state: "refused", problems: plan.errors, text: plan.text };
  if (options.isDryRun) return { state: "planned", plan, context };
  await commit();
  applyChanges(dataDir, addition.name, plan.changes, options.write);
  return { state: "written", plan, context };
}

/** The request with the texts of its file; what a flag says goes before what the file says. */
function withTexts({ kind, request, textFile }: AddOptions, context: AddContext): AddRequest {
  if (!textFile) return request;
  const questions = kind === "city" ? cityQuestions(context, request.name, { county: "", state: "" }) : {};
  const texts = readTextFile(kind, textFile.path, textFile.shown, questions);
  return { ...request, given: { ...texts, ...request.given } };
}

/** The request with the files of what it names as people call it: `Full groom` is the service full-groom, and `n/a` no value. */
function withIds(kind: ThingKind, request: AddRequest, site: Site): AddRequest {
  const given = { ...request.given };
  for (const { name, schema, isRequired } of fieldsOf(kind)) {
    const { role } = schema;
    if (!isRequired && saysNone(given[name])) delete given[name];
    if (!isThingKind(role)) continue;
    const called = thingsOfKind(site, role).filter((thing) => isCalled(thing, given[name]));
    if (called[0] && called.length === 1) given[name] = called[0].id;
  }
  return { ...request, given };
}

/** Plans an addition with what was said in the forms of its fields, where one alone can be meant: `12/31/2026` → `2026-12-31`. */
function planInRightForms(
  context: AddContext,
  addition: Addition,
  site: Site,
  problems: readonly Problem[],
): AdditionPlan {
  const plan = planAddition(context, addition, site, problems);
  const meant = meantValues(addition, plan.errors);
  if (meant.length === 0) return plan;
  const otherwise = meant.map(([field, value]) => [value, addition.values[field]] as const);
  const notes = [...addition.notes, ...formsNotes(otherwise)];
  const values = { ...addition.values, ...Object.fromEntries(meant) };
  return planAddition(context, { ...addition, values, notes }, site, problems);
}

/** The fields whose value has one certain correction, and that. */
function meantValues({ file, values }: Addition, errors: readonly Problem[]): (readonly [string, unknown])[] {
  return errors.flatMap(({ corrections: [only, ...more] = [] }) => {
    if (!only || more.length > 0 || (only.kind !== "replace" && only.kind !== "reword")) return [];
    const { place } = only;
    const field = place.pointer.slice(1);
    if (place.file !== file || place.isKey || place.words !== undefined) return [];
    if (typeof values[field] !== "string") return [];
    return [[field, only.kind === "replace" ? parse(only.source) : only.text] as const];
  });
}

async function complete(addition: Addition, context: AddContext, asker: Asker): Promise<Addition> {
  const pictures = [...listPictures(context.dataset).keys()].sort();
  const { kind, values, questions } = addition;
  return { ...addition, values: await askMissing(kind, values, asker, { questions, pictures }) };
}

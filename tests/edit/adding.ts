import { readFileSync } from "node:fs";
import { join } from "node:path";
import { structuredPatch } from "diff";
import { type AddOptions, type AddOutcome, addEntity } from "../../scripts/edit/add.ts";
import type { Asker, Choice } from "../../scripts/edit/asker.ts";
import type { Values } from "../../scripts/edit/gaps.ts";
import type { AdditionPlan } from "../../scripts/edit/plan.ts";
import type { ThingKind } from "../../scripts/edit/things.ts";
import { UserError } from "../../scripts/user-error.ts";
import { type DataFolder, realData, root } from "../support/data-folder.ts";
import { hashFiles } from "../support/folders.ts";

export type Extra = Partial<Omit<AddOptions, "kind" | "root" | "dataDir" | "request">> & {
  nearby?: string;
  slug?: string;
};

/** Adds something to a folder the way the command does, with nobody at the terminal. */
export function add(
  data: DataFolder,
  kind: ThingKind,
  name: string,
  given: Values = {},
  { nearby, slug, ...extra }: Extra = {},
): Promise<AddOutcome> {
  const request = {
    name,
    given,
    ...(nearby !== undefined && { nearby }),
    ...(slug !== undefined && { slug }),
  };
  return addEntity({ kind, request, root, dataDir: data.dir, shownDir: "data", isDryRun: false, ...extra });
}

/** The plan of an addition that was written or planned; anything else fails the test. */
export function planOf(outcome: AddOutcome): AdditionPlan {
  if ("plan" in outcome) return outcome.plan;
  throw new Error(JSON.stringify(outcome));
}

/** Texts that make a city complete. Each is true of nothing but its name. */
export function cityTexts(name: string, questions = ["cost", "neighborhoods", "duration", "colors"]): Values {
  const numbered = (what: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${name} ${what} ${index + 1}`);
  return {
    customMeta: `Painters for ${name}.`,
    lead: `Two sentences on ${name}. The second is short.`,
    neighborhoods: numbered("Quarter", 6),
    landmarks: numbered("Tower", 4),
    localText: numbered("part", 3).map((heading) => ({ heading, text: `All about ${heading}.` })),
    faqs: Object.fromEntries(questions.map((key) => [key, `The ${key} of ${name}.`])),
  };
}

/** Answers by the field that a question starts with; a question it does not know is left open. All questions are kept. */
export class ScriptedAsker implements Asker {
  readonly questions: string[] = [];
  readonly offered = new Map<string, Choice[]>();
  readonly proposed = new Map<string, string>();
  readonly refusals: string[] = [];
  readonly needed = new Set<string>();

  constructor(private readonly answers: Record<string, string[]>) {}

  text(
    question: string,
    check?: (answer: string) => string | undefined,
    isNeeded = false,
  ): Promise<string | undefined> {
    if (isNeeded) this.needed.add(question);
    const answer = this.next(question);
    const refusal = answer === undefined ? undefined : check?.(answer);
    if (refusal === undefined) return Promise.resolve(answer);
    this.refusals.push(refusal);
    this.questions.pop();
    return this.text(question, check, isNeeded);
  }

  choose(question: string, choices: Choice[], proposed?: string): Promise<string | undefined> {
    this.offered.set(question, choices);
    if (proposed !== undefined) this.proposed.set(question, proposed);
    return Promise.resolve(this.next(question));
  }

  chooseSeveral(question: string, choices: Choice[], chosen: string[]): Promise<string[]> {
    this.offered.set(question, choices);
    const answer = this.next(question);
    return Promise.resolve(answer === undefined ? chosen : answer.split(" "));
  }

  private next(question: string): string | undefined {
    this.questions.push(question);
    const key = Object.keys(this.answers).find((name) => question.startsWith(name));
    return key === undefined ? undefined : this.answers[key]?.shift();
  }
}

/** Lines that differ between the shipped data and a copy, by file; `+` added, `-` removed. */
export function changedLines(data: DataFolder): Record<string, string[]> {
  const [before, after] = [hashFiles(realData), hashFiles(data.dir)];
  const files = Object.keys(before).filter((file) => before[file] !== after[file]);
  return Object.fromEntries(
    files.map((file) => [
      file,
      structuredPatch("", "", readFileSync(join(realData, file), "utf8"), data.read(file), "", "", {
        context: 0,
      }).hunks.flatMap(({ lines }) => lines),
    ]),
  );
}

export function messageOf(error: unknown): string[] {
  if (error instanceof UserError) return [error.message, error.hint ?? ""];
  throw error;
}

export async function refusal(adding: Promise<unknown>): Promise<string[]> {
  return adding.then(
    (outcome) => [JSON.stringify(outcome)],
    (error: unknown) => messageOf(error),
  );
}

import type { Asker, Choice } from "../../edit/asker.ts";
import type { Question } from "./messages.ts";

/** Thrown where a question has no answer yet. */
export class Unanswered extends Error {}

/** Asks by a form: each time it is sent, with the answers that it has by then. */
export class FormAsker implements Asker {
  readonly isBrief = true;
  readonly asked: Question[] = [];

  constructor(private readonly answers: Readonly<Record<string, string>>) {}

  async text(question: string): Promise<string | undefined> {
    return this.answered(question, [], [])?.trim() || undefined;
  }

  async choose(question: string, choices: Choice[], proposed?: string): Promise<string | undefined> {
    const all = [...choices, { value: "", label: "Leave it open" }];
    return this.answered(question, all, proposed === undefined ? [] : [proposed]) || undefined;
  }

  async chooseSeveral(question: string, choices: Choice[], chosen: string[]): Promise<string[]> {
    this.asked.push({ question, choices, isSeveral: true, chosen });
    return this.answers[question]?.split("\n").filter(Boolean) ?? chosen;
  }

  private answered(question: string, choices: Choice[], chosen: string[]): string | undefined {
    this.asked.push({ question, choices, isSeveral: false, chosen });
    if (this.answers[question] === undefined) throw new Unanswered(question);
    return this.answers[question];
  }
}

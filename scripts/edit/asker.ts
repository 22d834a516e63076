import { Canceled } from "../user-error.ts";

/** One of several answers. */
export interface Choice {
  value: string;
  label: string;
  hint?: string;
}

/** Whoever answers questions: a person at a terminal, or a test. `undefined` means that the answer is left open. */
export interface Asker {
  /** True where only what a place or a kind hangs on is asked: texts are written later, in the page. */
  isBrief?: boolean;
  /** What is needed is asked until it is answered. */
  text(
    question: string,
    check?: (answer: string) => string | undefined,
    isNeeded?: boolean,
  ): Promise<string | undefined>;
  /** Without a proposal nothing is chosen until a person does. */
  choose(question: string, choices: Choice[], proposed?: string): Promise<string | undefined>;
  chooseSeveral(question: string, choices: Choice[], chosen: string[]): Promise<string[]>;
}

const leaveOpen = "";

/** A person at a terminal, who can also be asked for a yes or no. */
interface TerminalAsker extends Asker {
  confirm(question: string): Promise<boolean>;
}

/** Asks at the terminal. Loaded only when there is someone to ask; `canceled` is said where a person ends the questions. */
export async function createTerminalAsker(canceled = "Nothing was written."): Promise<TerminalAsker> {
  const prompts = await import("@clack/prompts");
  // After Ctrl-D nothing comes any more, and nobody says so: the process has nothing left to wait for.
  const ended = new Promise<never>((_, reject) => {
    process.once("beforeExit", () => reject(new Canceled(canceled)));
  });
  ended.catch(() => undefined);
  const answered = async <Value>(question: Promise<Value>): Promise<Exclude<Value, symbol>> => {
    const answer = await Promise.race([question, ended]);
    if (prompts.isCancel(answer)) throw new Canceled(canceled);
    return answer as Exclude<Value, symbol>;
  };
  return {
    confirm: (message) => answered(prompts.confirm({ message })),
    async text(question, check, isNeeded = false) {
      const validate = (answer = "") => (answer.trim() || isNeeded ? check?.(answer) : undefined);
      const placeholder = isNeeded ? "needed, because files are named after it" : "Enter leaves it open";
      const answer = await answered(prompts.text({ message: question, validate, placeholder }));
      return answer?.trim() || undefined;
    },
    async choose(question, choices, proposed = leaveOpen) {
      const options = [...choices, { value: leaveOpen, label: "leave it open" }];
      const answer = await answered(
        prompts.select({ message: question, options, initialValue: proposed, maxItems: 12 }),
      );
      return answer === leaveOpen ? undefined : answer;
    },
    async chooseSeveral(question, choices, chosen) {
      return answered(
        prompts.multiselect({
          message: `${question} (space chooses, Enter ends)`,
          options: choices,
          initialValues: chosen,
          required: false,
          maxItems: 12,
        }),
      );
    },
  };
}

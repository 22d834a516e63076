import type { Question } from "../../editing/messages.ts";
import { element } from "../elements.ts";

/** Questions that come up while something is added, with what was answered so far. */
export class Questions {
  readonly fields = element("div", { class: "questions" });
  private readonly readers = new Map<string, () => string>();

  /** A question that stays keeps its answer. */
  show(questions: readonly Question[]): void {
    const isNew = questions.some(({ question }) => !this.readers.has(question));
    if (!isNew && questions.length === this.readers.size) return;
    const answers = this.answers();
    this.readers.clear();
    this.fields.replaceChildren(...questions.map((one) => this.field(one, answers[one.question])));
    const open = questions.findIndex(
      ({ question, isSeveral }) => !isSeveral && answers[question] === undefined,
    );
    this.fields.children[open]?.querySelector<HTMLElement>("input, select")?.focus();
  }

  answers(): Record<string, string> {
    return Object.fromEntries([...this.readers].map(([question, read]) => [question, read()]));
  }

  private field(question: Question, answer: string | undefined): HTMLElement {
    // What stands before the colon is the name of the field.
    const label = question.question.replace(/^\w+: /, "");
    if (question.isSeveral) return this.several(question, label, answer);
    const input =
      question.choices.length > 0
        ? element(
            "select",
            {},
            question.choices.map(({ value, label: text }) => element("option", { value }, [text])),
          )
        : element("input", { autocomplete: "off" });
    // What nobody has proposed is not chosen until somebody does, though lists begin with their first.
    input.value = answer ?? question.chosen[0] ?? "";
    this.readers.set(question.question, () => input.value);
    return element("label", {}, [label, input]);
  }

  private several(
    { question, choices, chosen }: Question,
    label: string,
    answer: string | undefined,
  ): HTMLElement {
    const taken = answer?.split("\n") ?? chosen;
    const boxes = choices.map(({ value, label: text, hint }) => {
      const box = element("input", { type: "checkbox", value });
      box.checked = taken.includes(value);
      return { box, row: element("label", { class: "check" }, [box, hint ? `${text}, ${hint}` : text]) };
    });
    this.readers.set(question, () => boxes.flatMap(({ box }) => (box.checked ? box.value : [])).join("\n"));
    const rows = boxes.map(({ row }) => row);
    const list = element("div", { class: "boxes" }, rows);
    return element("fieldset", {}, [element("legend", {}, [label]), list]);
  }
}

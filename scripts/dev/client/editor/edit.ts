import type { EditorAnswer, ValuePlace } from "../../editing/messages.ts";
import type { EditChange } from "../../editing/requests.ts";
import { forgetDraft, keepDraft, resume } from "./drafts.ts";
import { changeOf, type Field } from "./fields.ts";
import type { Panel } from "./panel.ts";
import { ask } from "./requests.ts";
import { isSame } from "./shown-page.ts";

/** Milliseconds without a key after which what was typed is checked. */
const pauseMs = 120;

/** One thing that is being edited: checked while it is typed, then saved or put back. */
export class Edit {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was typed, so that an answer that comes late is not shown. */
  private typed = 0;
  /** Until it ends, what is being saved can neither be saved twice nor be put back. */
  saving: Promise<void> | undefined;

  /** `end` is called once, with true where something was saved. */
  constructor(
    private readonly fields: readonly Field[],
    notes: readonly HTMLElement[],
    private readonly panel: Panel,
    private readonly end: (isSaved: boolean) => void,
    /** What comes of the fields. */
    private readonly changesOf: () => EditChange[] = () => fields.flatMap(changeOf),
  ) {
    panel.showFields(fields, notes, {
      typed: () => this.noteTyping(),
      save: () => void this.save(),
      cancel: () => this.cancel(),
    });
    for (const field of fields) resume(field);
    if (this.changes().length > 0) this.noteTyping();
  }

  /** What is typed and not saved. */
  changes(): EditChange[] {
    return this.changesOf();
  }

  /** True where words have been typed that would be lost. */
  get isTyped(): boolean {
    return this.fields.some((field) => changeOf(field).length > 0);
  }

  /** True where something is to be saved, or being saved. */
  get isPending(): boolean {
    return this.saving !== undefined || this.changes().length > 0;
  }

  noteTyping(): void {
    this.typed++;
    for (const field of this.fields) keepDraft(field);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), pauseMs);
  }

  async save(): Promise<void> {
    if (this.saving) return;
    clearTimeout(this.timer);
    this.typed++;
    const changes = this.changes();
    if (changes.length === 0) return this.cancel();
    this.panel.say("Saving …");
    this.saving = this.saveNow(changes);
    await this.saving;
  }

  private async saveNow(changes: EditChange[]): Promise<void> {
    const answer = await ask({ action: "save", changes });
    this.saving = undefined;
    if (answer.status === "good") this.noteSaved(changes);
    else this.show(answer);
  }

  cancel(): void {
    if (!this.saving) this.finish(false);
  }

  /** What was typed while it was being saved is the next change. */
  private noteSaved(changes: readonly EditChange[]): void {
    for (const change of changes) if (!("kind" in change)) this.noteWritten(change, change.after);
    const saved = new Set(changes.map((change) => JSON.stringify(change)));
    const isNew = (change: EditChange) => !("kind" in change) && !saved.has(JSON.stringify(change));
    if (this.changes().some(isNew)) this.noteTyping();
    else this.finish(true);
  }

  private noteWritten(place: ValuePlace, text: string): void {
    for (const { value } of this.fields) if (isSame(value, place)) value.written = text;
  }

  private async check(): Promise<void> {
    if (this.saving) return;
    const { typed } = this;
    const changes = this.changes();
    if (changes.length === 0) return this.panel.showHelp();
    const answer = await ask({ action: "try", changes });
    if (typed === this.typed) this.show(answer);
  }

  private show(answer: EditorAnswer): void {
    for (const { tell } of this.fields) tell?.("problems" in answer ? answer.problems : []);
    if (answer.status === "good") this.panel.showReach(answer);
    if (answer.status === "refused") this.panel.showProblems(answer.problems);
    if (answer.status === "conflict")
      this.panel.showConflict(answer, {
        mine: () => this.overwrite(answer),
        theirs: () => this.giveWay(answer),
      });
  }

  /** What the file says by now is known, and is to be replaced. */
  private overwrite({ change, current }: Extract<EditorAnswer, { status: "conflict" }>): void {
    this.noteWritten(change, current ?? "");
    void this.save();
  }

  /** What the file says by now stays, and is what the next edit begins with. */
  private giveWay({ change, current }: Extract<EditorAnswer, { status: "conflict" }>): void {
    this.noteWritten(change, current ?? "");
    this.cancel();
  }

  private finish(isSaved: boolean): void {
    clearTimeout(this.timer);
    // What is still asked belongs to this edit, and the bar to the next.
    this.typed++;
    for (const { value } of this.fields) forgetDraft(value);
    this.end(isSaved);
  }
}

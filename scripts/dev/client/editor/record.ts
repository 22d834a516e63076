import type { RecordAnswer } from "../../editing/record-messages.ts";
import { devEvents } from "../../events.ts";
import { element, focused, pressButton } from "../elements.ts";
import { Edit } from "./edit.ts";
import type { FormPart } from "./lists.ts";
import { Panel } from "./panel.ts";
import styles from "./record.css?inline";
import { RecordForm } from "./record-form.ts";
import { ask } from "./requests.ts";
import { shownPage } from "./shown-page.ts";

type Loaded = Extract<RecordAnswer, { status: "record" }>;

const help = "Change what you like. What is left empty is not written.";

const topOfForm = { open: new Set<string>(), scrollTop: 0, focus: "" };

/** The sheet beside the page with all fields of what the page is about, and of all else that it shows. */
export class RecordSheet extends Panel {
  private readonly what = element("select");
  private loaded: Loaded | undefined;
  /** False while a change of a list stands in place of the fields. */
  private isWhole = false;
  private edit: Edit | undefined;
  private opener: HTMLElement | undefined;
  /** What is asked for comes in order, so that what is shown in the end is the newest. */
  private loading: Promise<void> = Promise.resolve();
  /** Ids of the parts that are open, and how far the fields are scrolled. */
  private place = topOfForm;

  constructor() {
    super("All details", styles);
    this.host.hidden = true;
    this.section.prepend(
      element("header", {}, [
        element("label", {}, ["All details of", this.what]),
        pressButton("Close", () => this.close()),
      ]),
    );
    this.section.append(this.status);
    this.what.onchange = () => void this.change();
    this.section.addEventListener("keydown", (event) => this.onKey(event), { capture: true });
    // Vite looks for these very words.
    import.meta.hot?.on(devEvents.update, () => !this.host.hidden && void this.load());
  }

  get hasFocus(): boolean {
    return document.activeElement === this.host;
  }

  /** True while something is typed, or begun, that another state of the data would wipe out. */
  private get isInUse(): boolean {
    return this.edit !== undefined && (!this.isWhole || this.edit.isPending);
  }

  async open(): Promise<void> {
    this.opener = focused();
    this.host.hidden = false;
    this.what.focus();
    await this.load();
  }

  override showHelp(): void {
    this.say(help);
  }

  private close(): void {
    if (this.edit?.isPending) this.remind();
    else {
      this.host.hidden = true;
      this.opener?.focus();
    }
  }

  private onKey(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.isComposing) return;
    event.stopPropagation();
    this.close();
  }

  private async change(): Promise<void> {
    if (this.edit?.isPending) {
      this.what.value = this.loaded?.record.file ?? "";
      this.remind();
      return;
    }
    this.edit = undefined;
    this.isWhole = false;
    this.place = topOfForm;
    // What is typed until then would be typed into another file.
    this.form.inert = true;
    await this.load();
    this.form.inert = false;
  }

  /** Shows what a file says by now; what is shown already stays as it is. */
  private load(): Promise<void> {
    this.loading = this.loading.then(() => this.loadNow());
    return this.loading;
  }

  private async loadNow(): Promise<void> {
    const file = this.what.value;
    const files = [...new Set(shownPage.values.map((value) => value.file))].filter(Boolean);
    const answer = await ask({ action: "record", path: location.pathname, file, files });
    if (answer.status === "refused") this.showProblems(answer.problems);
    if (answer.status !== "record" || this.isInUse) return;
    const isSame = JSON.stringify(answer) === JSON.stringify(this.loaded);
    this.loaded = answer;
    if (!isSame) this.show();
  }

  private show(): void {
    if (!this.loaded) return;
    const { record, files } = this.loaded;
    this.what.replaceChildren(...files.map(({ file, name }) => element("option", { value: file }, [name])));
    this.what.value = record.file;
    if (this.isWhole) this.notePlace();
    const form = new RecordForm(record, (work) => this.begin(work));
    this.start(form.whole());
    this.isWhole = true;
    this.returnToPlace();
  }

  /** Begins a change of a list, in place of the fields. */
  private begin(work: FormPart): void {
    if (this.edit?.isPending) {
      this.remind();
      return;
    }
    this.notePlace();
    this.isWhole = false;
    this.start(work);
    this.form.scrollTop = 0;
    const [first] = work.fields;
    if (first) first.focus();
    else this.edit?.noteTyping();
  }

  private start({ content, fields, changes }: FormPart): void {
    this.edit = new Edit(fields, content, this, (isSaved) => void this.end(isSaved), changes);
  }

  private async end(isSaved: boolean): Promise<void> {
    this.edit = undefined;
    await this.load();
    // What was put back shows what it said.
    if (!this.edit) this.show();
    this.say(isSaved ? "Saved." : help);
  }

  /** What was open, in view and in use is so again. */
  private notePlace(): void {
    const { form } = this;
    const active = this.host.shadowRoot?.activeElement;
    const parts = [...form.querySelectorAll<HTMLElement>("details[open]")];
    const focus = active?.id || active?.closest("details")?.id || (active ? "save" : "");
    this.place = { open: new Set(parts.map(({ id }) => id)), scrollTop: form.scrollTop, focus };
  }

  private returnToPlace(): void {
    const { form, place } = this;
    for (const part of form.querySelectorAll("details")) part.open = place.open.has(part.id);
    form.scrollTop = place.scrollTop;
    const found = place.focus === "" ? null : this.host.shadowRoot?.getElementById(place.focus);
    (found?.querySelector("summary") ?? found)?.focus({ preventScroll: true });
  }
}

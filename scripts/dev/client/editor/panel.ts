import type { EditorAnswer, EditorProblem, Reach } from "../../editing/messages.ts";
import { noteKeyboard } from "../by-keyboard.ts";
import { element, inShadow, placeButton, pressButton } from "../elements.ts";
import type { Field } from "./fields.ts";
import styles from "./panel.css?inline";
import { problemTexts } from "./problem-text.ts";
import { reachSentence } from "./reach-sentence.ts";
import { isSame, shownPage } from "./shown-page.ts";

type Good = Extract<EditorAnswer, { status: "good" }>;
type Conflict = Extract<EditorAnswer, { status: "conflict" }>;

/** What the buttons of the bar do. */
export interface PanelActions {
  undo(): void;
  redo(): void;
  things(): void;
  history(): void;
  head(): void;
  record(): void;
}

interface EditActions {
  typed(): void;
  save(): void;
  cancel(): void;
}

export const help = "Press any text, button, link or picture to change it.";
const helpWhileTyping = "Enter saves, Escape puts the old words back.";

/** What is being edited, how far it reaches, and what is wrong with it. */
export class Panel {
  protected readonly status = element("div", { class: "status", "aria-live": "polite" }, [help]);
  protected readonly form = element("form", { hidden: "" });
  protected readonly section: HTMLElement;
  readonly host: HTMLElement;
  private fields: readonly Field[] = [];
  private typed = () => {};

  constructor(label: string, moreStyles = "") {
    this.section = element("section", { "aria-label": label }, [this.status, this.form]);
    this.host = inShadow(styles + moreStyles, this.section);
    document.body.append(this.host);
  }

  /** `notes` stand behind the fields: what is not changed here, and where it is. */
  showFields(fields: readonly Field[], notes: readonly HTMLElement[], actions: EditActions): void {
    const buttons = element("div", { class: "buttons" }, [
      element("button", { class: "primary", id: "save" }, ["Save"]),
      pressButton("Put back", actions.cancel),
    ]);
    this.fields = fields;
    this.typed = actions.typed;
    this.form.replaceChildren(...fields.flatMap(({ row }) => row ?? []), ...notes, buttons);
    this.form.hidden = false;
    this.form.oninput = actions.typed;
    this.form.onsubmit = (event) => {
      event.preventDefault();
      actions.save();
    };
    this.form.onkeydown = (event) => {
      if (event.isComposing) return;
      if (event.key === "Escape") actions.cancel();
      if (event.key === "Tab" && event.shiftKey) this.returnToText(event);
      if (event.key !== "Enter" || !(event.target instanceof HTMLTextAreaElement)) return;
      event.preventDefault();
      actions.save();
    };
    this.showHelp();
  }

  /** What else can be done to what is being edited. */
  addToFields(more: HTMLElement): void {
    if (!this.form.hidden) this.form.append(more);
  }

  /** What is to be chosen before what is being edited is saved. */
  addBeforeSave(choice: HTMLElement): void {
    this.form.querySelector("#save")?.parentElement?.before(choice);
  }

  /** What follows a text that is typed in the page. */
  focusFields(): void {
    this.firstControl?.focus();
  }

  /** The text in the page comes before the first of what follows it. */
  private returnToText(event: KeyboardEvent): void {
    const [text] = this.fields;
    if (!text || text.row || event.target !== this.firstControl) return;
    event.preventDefault();
    text.focus();
  }

  private get firstControl(): HTMLElement | null {
    return this.form.querySelector<HTMLElement>("input, textarea, button");
  }

  /** Ends what was shown of an edit. */
  hideFields(sentence: string = help): void {
    this.fields = [];
    this.form.hidden = true;
    this.form.replaceChildren();
    this.say(sentence);
  }

  showHelp(): void {
    this.say(this.form.hidden ? help : helpWhileTyping);
  }

  showReach({ reach, places, problems }: Good): void {
    this.say(
      element("p", {}, [reachSentence(reach, location.pathname, Object.keys(shownPage.paths).length)]),
      ...pageList(reach),
      element("p", { class: "place" }, places.map(placeButton)),
      ...this.textsOf(problems),
    );
  }

  showProblems(problems: readonly EditorProblem[]): void {
    this.say(...this.textsOf(problems));
  }

  /** A correction is a button where its field is open. */
  private textsOf(problems: readonly EditorProblem[]): HTMLElement[] {
    return problemTexts(problems, ({ text, ...place }) => {
      const field = this.fields.find(({ value }) => isSame(value, place));
      return (
        field &&
        (() => {
          field.write(text);
          field.focus();
          this.typed();
        })
      );
    });
  }

  showConflict({ change, place, current }: Conflict, actions: { mine(): void; theirs(): void }): void {
    const now = current === undefined ? "is gone" : `says “${current}” by now`;
    this.say(
      element("p", { class: "error" }, [
        "Somebody else has changed this meanwhile: ",
        placeButton(place),
        ` ${now}.`,
      ]),
      element("div", { class: "buttons" }, [
        ...(current === undefined || "kind" in change
          ? []
          : [pressButton("Save mine in its place", actions.mine)]),
        pressButton("Keep theirs", actions.theirs),
      ]),
    );
  }

  /** Nothing is lost by a press beside what is being edited. */
  remind(): void {
    this.say("Save this change or put it back first.");
  }

  say(...children: (Node | string)[]): void {
    this.status.replaceChildren(...children);
  }
}

/** The bar at the lower edge: a panel with what else can be done. */
export class Bar extends Panel {
  private readonly undo: HTMLButtonElement;
  private readonly redo: HTMLButtonElement;

  constructor(actions: PanelActions) {
    super("Editor");
    this.undo = pressButton("Undo", actions.undo);
    this.redo = pressButton("Redo", actions.redo);
    this.showStack({ canUndo: false, canRedo: false });
    const close = element("a", { href: location.pathname, class: "button" }, ["Close the editor"]);
    noteKeyboard(close);
    this.section.append(
      element("div", { class: "bar", role: "toolbar", "aria-label": "Editor" }, [
        this.undo,
        this.redo,
        pressButton("Add or remove", actions.things),
        pressButton("Changes", actions.history),
        pressButton("In search results", actions.head),
        pressButton("All details", actions.record),
        close,
      ]),
    );
  }

  showStack({ canUndo, canRedo }: Pick<Good, "canUndo" | "canRedo">): void {
    this.undo.disabled = !canUndo;
    this.redo.disabled = !canRedo;
  }
}

export function pageList({ pages }: Reach): HTMLElement[] {
  if (pages.length < 2) return [];
  const items = pages.map((path) => element("li", {}, [element("a", { href: `${path}?edit` }, [path])]));
  return [element("details", {}, [element("summary", {}, ["Which pages"]), element("ul", {}, items)])];
}

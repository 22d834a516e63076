import type { ShownPicture, ShownValue } from "../../editing/messages.ts";
import type { EditChange } from "../../editing/requests.ts";
import { element, pressButton } from "../elements.ts";
import { keepDraft } from "./drafts.ts";
import { type Field, oneLine } from "./fields.ts";
import { FocusFrame } from "./focus-frame.ts";
import { problemTexts } from "./problem-text.ts";
import { readPicture, sendPicture } from "./requests.ts";
import { isSame, shownPage, valueOfAttribute } from "./shown-page.ts";

/** What pages can show. A phone that is asked for these makes a JPEG of its own kind of photo. */
const types = "image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff,image/svg+xml";

/** A picture to choose: one of the data, or one that was sent and is not saved yet. */
type Choice = ShownPicture & { upload?: string };

/** The field that is open; a file that is dropped on its picture goes into it. */
let opened: PictureField | undefined;
/** A file that was dropped on a picture whose field is still to open, as when the page is just shown anew. */
let dropped: { on: ShownValue; file: File | undefined } | undefined;

/** Which picture is shown: chosen by sight, or from a file. With it what it shows, where nothing says so, and the spot that crops keep. */
export class PictureField implements Field {
  readonly row: HTMLElement;
  private readonly choices: Choice[] = [...shownPage.pictures];
  private readonly grid = element("div", { class: "pictures" });
  private readonly file = element("input", { type: "file", accept: types, hidden: "", tabindex: "-1" });
  private readonly said = element("div", { class: "said", role: "status" });
  private readonly alt = element("textarea", { rows: "1", spellcheck: "true" });
  private readonly description: HTMLElement;
  private readonly frame = new FocusFrame();
  /** What is being brought back from before the page was loaded again. */
  private draft: readonly EditChange[] | undefined;

  /** `altLabel` names what the picture shows; `ofShown` are fields of the picture that stands there now. */
  constructor(
    readonly value: ShownValue,
    altLabel: string,
    private readonly ofShown: readonly Field[],
  ) {
    this.description = element("label", {}, [altLabel, this.alt]);
    this.file.addEventListener("change", () => void this.send(this.file.files?.[0]));
    this.grid.append(...this.choices.map((choice) => radioOf(choice)));
    this.grid.addEventListener("change", () => this.showChosen());
    this.row = element("fieldset", { class: "picture" }, [
      element("legend", {}, ["Picture"]),
      // What is said of a picture, and has to be said of it, comes before all that there is to choose from.
      this.said,
      this.description,
      this.grid,
      element("div", { class: "buttons" }, [
        pressButton("Choose a file …", () => this.file.click()),
        element("span", {}, ["or drop one on the picture"]),
      ]),
      this.file,
      this.frame.element,
    ]);
    this.write(value.written);
    opened = this;
    if (!dropped || !isSame(dropped.on, value)) return;
    void this.send(dropped.file);
    dropped = undefined;
  }

  read(): string {
    return this.grid.querySelector<HTMLInputElement>("input:checked")?.value ?? this.value.written;
  }

  write(name: string): void {
    for (const input of this.grid.querySelectorAll("input")) input.checked = input.value === name;
    this.grid.querySelector("input:checked")?.parentElement?.scrollIntoView({ block: "nearest" });
    this.showChosen();
  }

  /** What was sent waits on the server; what was said of it is in the draft. */
  async resume(draft: readonly EditChange[]): Promise<void> {
    const said = draft.find((change) => "kind" in change);
    if (said?.kind !== "picture" && said?.kind !== "focus") return;
    const { upload, focus = "" } = said.kind === "picture" ? said : { focus: said.after };
    if (upload !== undefined) {
      this.draft = draft;
      const sent = await readPicture(upload).catch((error: Error) => error);
      this.draft = undefined;
      if (sent instanceof Error) return this.say(sent.message);
      this.offer(said.file.replace(/^images\/|\.yaml$/g, ""), upload, sent);
      this.say("This picture is not saved yet.");
    }
    if (said.kind === "picture") this.alt.value = said.after;
    this.frame.put(focus);
    this.frame.element.dispatchEvent(new Event("input", { bubbles: true }));
  }

  focus(): void {
    this.grid.querySelector<HTMLInputElement>("input:checked")?.focus();
  }

  /** Another picture in the place of this one, and what is said of it. */
  changes(): EditChange[] {
    if (this.draft) return [...this.draft];
    const { file, pointer, written } = this.value;
    const name = this.read();
    const picture = this.chosen;
    return [
      ...(name === written ? [] : [{ file, pointer, before: written, after: name }]),
      ...(picture ? this.descriptionOf(picture) : []),
    ];
  }

  /** Sends a file to the server, which keeps it until it is saved. */
  async send(file: File | undefined): Promise<void> {
    if (!file) return;
    this.say("Sending …");
    const answer = await sendPicture(file);
    this.file.value = "";
    if (answer.status === "refused") return this.say(...problemTexts(answer.problems));
    const { upload, name, warnings } = answer;
    this.say("Now say what it shows, then save.", ...problemTexts(warnings));
    this.offer(name, upload, file);
    this.alt.value = "";
    this.alt.focus();
    keepDraft(this);
  }

  /** Says what became of a file, in sight. */
  private say(...children: (Node | string)[]): void {
    this.said.replaceChildren(...children);
    this.said.scrollIntoView({ block: "nearest" });
  }

  /** Chooses a picture that was sent. */
  private offer(name: string, upload: string, picture: Blob): void {
    const choice = { name, upload, src: URL.createObjectURL(picture), focus: "", isDescribed: false };
    this.choices.push(choice);
    this.grid.prepend(radioOf(choice));
    this.write(name);
  }

  private get chosen(): Choice | undefined {
    const name = this.read();
    return this.choices.find((choice) => choice.name === name);
  }

  private showChosen(): void {
    const picture = this.chosen;
    this.description.hidden = picture?.isDescribed ?? true;
    for (const { row } of this.ofShown) if (row) row.hidden = picture?.name !== this.value.written;
    this.frame.element.hidden = !picture;
    if (picture) this.frame.show(picture.src, picture.focus, ratiosOf(this.value));
  }

  private descriptionOf({ name, isDescribed, focus: before, upload }: Choice): EditChange[] {
    const file = `images/${name}.yaml`;
    const [alt, focus] = [oneLine(this.alt.value), this.frame.read()];
    if (isDescribed)
      return focus === before ? [] : [{ kind: "focus", file, pointer: "/focus", before, after: focus }];
    if (alt === "" && focus === before && upload === undefined) return [];
    const more = { ...(focus !== "" && { focus }), ...(upload !== undefined && { upload }) };
    return [{ kind: "picture", file, pointer: "/alt", before: "", after: alt, ...more }];
  }
}

/** Puts files that are dropped on a picture in its place; `edit` opens what is to be edited. */
export function takeDrops(edit: (target: Element) => void): void {
  const over = (event: DragEvent) =>
    event.dataTransfer?.types.includes("Files") ? pictureUnder(event) : null;
  let marked: Element | undefined;
  const mark = (target: Element | undefined) => {
    marked?.classList.remove("site-drop");
    target?.classList.add("site-drop");
    marked = target;
  };
  addEventListener("dragover", (event) => {
    const target = over(event);
    if (target === null) return;
    // A file that misses the picture must not take the place of the page.
    event.preventDefault();
    mark(target);
  });
  addEventListener("dragleave", () => mark(undefined));
  addEventListener("drop", (event) => {
    const target = over(event);
    if (target === null) return;
    event.preventDefault();
    mark(undefined);
    const value = target && valueOfAttribute(target, "src");
    if (!target || !value) return;
    const file = event.dataTransfer?.files[0];
    if (opened?.row.isConnected && isSame(opened.value, value)) void opened.send(file);
    else {
      dropped = { on: value, file };
      edit(target);
    }
  });
}

function pictureUnder({ clientX, clientY }: DragEvent): Element | undefined {
  return document.elementsFromPoint(clientX, clientY).find((one) => one.matches("img[data-site-values]"));
}

function radioOf({ name, src }: Choice): HTMLElement {
  return element("label", { title: name }, [
    element("input", { type: "radio", name: "picture", value: name }),
    element("img", { src, alt: name, loading: "lazy" }),
  ]);
}

/** The shapes that the page cuts a picture to where the value shows it. */
function ratiosOf(value: ShownValue): number[] {
  const places = [...document.querySelectorAll<HTMLImageElement>("img[data-site-values]")].filter((img) => {
    const shown = valueOfAttribute(img, "src");
    return (
      shown && isSame(shown, value) && img.clientHeight > 0 && getComputedStyle(img).objectFit === "cover"
    );
  });
  const ratios = places.map(({ clientWidth, clientHeight }) => clientWidth / clientHeight);
  return ratios.filter(
    (ratio, index) => ratios.findIndex((other) => Math.abs(other / ratio - 1) < 0.05) === index,
  );
}

import type { EditChange, ShownPicture, ShownValue } from "../../editing/messages.ts";
import { element, pressButton } from "../elements.ts";
import { type Field, oneLine } from "./fields.ts";
import { FocusFrame } from "./focus-frame.ts";
import { problemText } from "./problem-text.ts";
import { sendPicture } from "./requests.ts";
import { isSame, shownPage, valueOfAttribute } from "./shown-page.ts";

/** What pages can show. A phone that is asked for these makes a JPEG of its own kind of photo. */
const types = "image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff,image/svg+xml";

/** A picture to choose: one of the data, or one that was sent and is not saved yet. */
type Choice = ShownPicture & { upload?: string };

/** The field that is open; a file that is dropped on its picture goes into it. */
let opened: PictureField | undefined;

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
      this.grid,
      element("div", { class: "buttons" }, [
        pressButton("Choose a file …", () => this.file.click()),
        element("span", {}, ["or drop one on the picture"]),
      ]),
      this.file,
      this.said,
      this.description,
      this.frame.element,
    ]);
    this.write(value.written);
    opened = this;
  }

  read(): string {
    return this.grid.querySelector<HTMLInputElement>("input:checked")?.value ?? this.value.written;
  }

  write(name: string): void {
    for (const input of this.grid.querySelectorAll("input")) input.checked = input.value === name;
    this.showChosen();
  }

  focus(): void {
    this.grid.querySelector<HTMLInputElement>("input:checked")?.focus();
  }

  /** Another picture in the place of this one, and what is said of it. */
  changes(): EditChange[] {
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
    this.said.replaceChildren("Sending …");
    const answer = await sendPicture(file).catch((error: Error) => ({ error }));
    this.file.value = "";
    if ("error" in answer) return this.said.replaceChildren(answer.error.message);
    if (answer.status === "refused")
      return this.said.replaceChildren(...answer.problems.map((one) => problemText(one)));
    const { upload, name, warnings } = answer;
    this.said.replaceChildren(
      "Now say what it shows, then save.",
      ...warnings.map((one) => problemText(one)),
    );
    const choice = { name, upload, src: URL.createObjectURL(file), focus: "", isDescribed: false };
    this.choices.push(choice);
    this.grid.prepend(radioOf(choice));
    this.alt.value = "";
    this.write(name);
    this.alt.focus();
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
    if (!opened?.row.isConnected || !isSame(opened.value, value)) edit(target);
    if (opened?.row.isConnected && isSame(opened.value, value))
      void opened.send(event.dataTransfer?.files[0]);
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

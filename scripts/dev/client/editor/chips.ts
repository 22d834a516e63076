import type { ShownValue } from "../../editing/messages.ts";
import { element, pressButton } from "../elements.ts";
import { type Field, textField } from "./fields.ts";
import { shownPage } from "./shown-page.ts";
import { type TypedOver, typedOver } from "./typed-over.ts";

/** What a name in braces stands for, where it is written; undefined for what is worked out. */
export function fillField(name: string, file: string): Field | undefined {
  const fill = shownPage.fills[file]?.[name];
  if (fill?.file === undefined || fill.pointer === undefined || fill.written === undefined) return undefined;
  const { pointer, written, advice } = fill;
  return textField(name, { file: fill.file, pointer, written, ...(advice && { advice }) });
}

/** What a press on a chip does, for the keyboard: a button for each name in braces that stands somewhere. */
export function fillButtons(
  { file, written }: Pick<ShownValue, "file" | "written">,
  press: (name: string) => void,
): HTMLElement[] {
  const names = new Set(Array.from(written.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name));
  const buttons = [...names].flatMap((name) =>
    fillField(name, file)
      ? [pressButton(`Change {${name}}: ${shownPage.fills[file]?.[name]?.text}`, () => press(name))]
      : [],
  );
  if (buttons.length === 0) return [];
  return [element("div", { class: "buttons", role: "group", "aria-label": "Names in braces" }, buttons)];
}

/** Asks whether a number or an address that is typed over a name in braces is the new one everywhere. */
export class NewValueOffer {
  readonly row = element("p", { class: "warning", role: "status", hidden: "" });

  constructor(
    private readonly value: ShownValue,
    private readonly press: (typed: TypedOver) => void,
  ) {}

  update(typed: string): void {
    const { file, written } = this.value;
    const textOf = (name: string) => shownPage.fills[file]?.[name]?.text;
    const found = typedOver(written, typed, textOf);
    this.row.hidden = !found || !fillField(found.name, file);
    if (!found || this.row.hidden) return;
    this.row.replaceChildren(
      `Is ${found.words} the new {${found.name}}? Typed here it changes these words only: links still lead to ${textOf(found.name)}. `,
      pressButton("Change it everywhere", () => this.press(found)),
    );
  }
}

import type { ShownValue } from "../../editing/messages.ts";
import { element, pressButton } from "../elements.ts";
import { type Field, textField } from "./fields.ts";
import { shownPage } from "./shown-page.ts";

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

import type { ListEntry, ShownValue } from "../../editing/messages.ts";
import type { EditChange } from "../../editing/requests.ts";
import { element, pressButton } from "../elements.ts";
import { type Field, oneLine, textField } from "./fields.ts";

type Rearrangement = { kind: "remove" } | { kind: "move"; to: number };

/** Fields, and what they stand in. */
export interface FormPart {
  content: HTMLElement[];
  fields: Field[];
  /** What comes of the fields, where it is more than what they say. */
  changes?: (() => EditChange[]) | undefined;
}

/** Buttons for the list in which a value stands. `start` begins what one of them is for. */
export function listButtons(
  value: ShownValue,
  entry: ListEntry,
  start: (work: FormPart) => void,
): HTMLElement {
  const { list } = entry;
  // A section has parts of its own, which are written in its file.
  const canAdd = list !== "sections";
  return element("div", { class: "buttons", role: "group", "aria-label": `List ${list}` }, [
    ...(canAdd ? [pressButton("Add one behind it", () => start(additionOf(value, entry)))] : []),
    ...orderButtons(value, entry, start),
  ]);
}

/** Buttons for one entry of a list, in which a value stands. */
export function orderButtons(
  value: ShownValue,
  entry: Pick<ListEntry, "pointer" | "index" | "length"> & Partial<Pick<ListEntry, "list">>,
  start: (work: FormPart) => void,
): HTMLElement[] {
  const { index, length, list } = entry;
  const [move, it] = list === "sections" ? ["Move this section", "this section"] : ["Move", "it"];
  const change = (what: Rearrangement) => () => start(workOf(value, entry, what));
  return [
    ...(index > 0 ? [pressButton(`${move} up`, change({ kind: "move", to: index - 1 }))] : []),
    ...(index < length - 1 ? [pressButton(`${move} down`, change({ kind: "move", to: index + 1 }))] : []),
    pressButton(`Remove ${it}`, change({ kind: "remove" })),
  ];
}

function workOf(
  value: ShownValue,
  entry: Pick<ListEntry, "pointer" | "index">,
  what: Rearrangement,
): FormPart {
  const { written } = value;
  const direction = what.kind === "move" && what.to > entry.index ? "down" : "up";
  return {
    content: [
      element("p", {}, [
        what.kind === "remove" ? `Removes “${written}” from the list.` : `Moves “${written}” ${direction}.`,
      ]),
    ],
    fields: [],
    changes: () => [{ ...placeOf(value, entry), ...what }],
  };
}

function additionOf(value: ShownValue, entry: ListEntry): FormPart {
  const names = entry.names.length > 0 ? entry.names : [""];
  const fields = names.map((name) =>
    // Its place is no place yet; it names the draft of what is typed.
    textField(name || "Text", { file: value.file, pointer: `${entry.pointer}+/${name}`, written: "" }),
  );
  return {
    content: [element("p", {}, [`Comes behind “${value.written}” in the list.`])],
    fields,
    changes: () => {
      const typed = fields.map((field) => oneLine(field.read()));
      if (typed.every((text) => text === "")) return [];
      const [text = ""] = typed;
      const added =
        entry.names.length > 0 ? Object.fromEntries(names.map((name, at) => [name, typed[at] ?? ""])) : text;
      return [{ ...placeOf(value, entry), kind: "add", value: added }];
    },
  };
}

function placeOf({ file, pointer, written }: ShownValue, entry: Pick<ListEntry, "pointer">) {
  return { file, pointer: entry.pointer, seen: { pointer, written } };
}

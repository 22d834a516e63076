import type { RecordField } from "../../editing/record-messages.ts";
import { element } from "../elements.ts";
import { type Field, oneLine } from "./fields.ts";
import { ask } from "./requests.ts";
import { shownPage } from "./shown-page.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** What one types in or chooses from, and what stands beside it. */
type Parts = [control: Control, ...beside: HTMLElement[]];

const flagChoices = [
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
];

/** From so many letters on, a text has a field of several lines. */
const longText = 40;

/** How a field of the data is filled in. */
export function controlOf(field: RecordField, file: string): Parts {
  const { form, written, hint = "" } = field;
  if (form === "flag") return [selectOf(field, flagChoices)];
  if (form === "choice") return [selectOf(field, field.choices)];
  const common = { placeholder: hint, autocomplete: "off" };
  if (form === "date" && /^$|^\d{4}-\d\d-\d\d$/.test(written)) return [element("input", { type: "date" })];
  if (form === "number") return [element("input", { ...common, inputmode: "decimal" })];
  if (form === "link") return [element("input", { ...common, list: "record-paths" })];
  if (form === "picture") return pictureParts(element("input", { ...common, list: "record-pictures" }));
  if (form === "reference") return referenceParts(field, file, common);
  const isLong = form === "prose" || written.length > longText;
  const rows = String(Math.min(8, Math.max(form === "prose" ? 2 : 1, Math.ceil(written.length / longText))));
  return [
    isLong
      ? element("textarea", { ...common, rows, spellcheck: "true" })
      : element("input", { ...common, spellcheck: "true" }),
  ];
}

/** The row of a field, with its help and a place for what is wrong. */
export function rowOf(
  file: string,
  field: RecordField,
  [control, ...beside]: Parts,
): { row: HTMLElement; field: Field } {
  const { pointer, written, label, isRequired, help } = field;
  const [id, helpId, errorId] = ["field", "help", "error"].map((part) => `${part}${pointer}`) as [
    string,
    string,
    string,
  ];
  const error = element("p", { id: errorId, class: "error", hidden: "" });
  const helpText = element("p", { id: helpId, class: "help" }, [help]);
  control.id = id;
  control.setAttribute("aria-describedby", `${helpId} ${errorId}`);
  control.value = written;
  const needed = isRequired ? [] : [element("small", {}, [" optional"])];
  const row = element("div", { class: "field" }, [
    element("label", { for: id }, [label, ...needed]),
    control,
    ...beside,
    ...(help === "" ? [] : [helpText]),
    error,
  ]);
  return {
    row,
    field: {
      value: { file, pointer, written },
      read: () => oneLine(control.value),
      write: (text) => {
        if (control.value !== text) control.value = text;
        control.dispatchEvent(new Event("change"));
      },
      focus: () => control.focus(),
      tell: (problems) => {
        const own = problems.filter(({ at }) => at?.file === file && at.pointer === pointer);
        error.replaceChildren(...own.map(({ message, hint }) => `${message} ${hint ?? ""} `));
        error.hidden = own.length === 0;
        control.setAttribute("aria-invalid", String(own.some(({ isError }) => isError)));
      },
    },
  };
}

function selectOf({ isRequired, written }: RecordField, choices: RecordField["choices"] = []): Control {
  const isOpen = !isRequired || written === "";
  return element("select", {}, [
    ...(isOpen ? [element("option", { value: "" }, ["Not written"])] : []),
    ...choices.map(({ value, label }) => element("option", { value }, [label])),
  ]);
}

function pictureParts(input: HTMLInputElement): Parts {
  const shown = element("img", { alt: "" });
  const show = () => {
    const found = shownPage.pictures.find(({ name }) => name === input.value);
    shown.hidden = !found;
    if (found) shown.src = found.src;
  };
  for (const event of ["input", "change"]) input.addEventListener(event, show);
  queueMicrotask(show);
  return [input, shown];
}

/** Another thing, found by words of its name; the nearest cities come first. What it is called stands below. */
function referenceParts(
  { pointer, of = "", written, called = "" }: RecordField,
  file: string,
  common: Record<string, string>,
): Parts {
  const list = element("datalist", { id: `found${pointer}` });
  const input = element("input", { ...common, list: list.id });
  const names = new Map([[written, called]]);
  const name = element("output", {}, [called]);
  const find = async () => {
    const words = input.value;
    name.textContent = names.get(words) ?? "";
    const answer = await ask({ action: "find", of, words, file });
    if (answer.status !== "found" || words !== input.value) return;
    for (const thing of answer.things) names.set(thing.id, thing.name);
    list.replaceChildren(
      ...answer.things.map((thing) => element("option", { value: thing.id }, [thing.name])),
    );
    name.textContent = names.get(words) ?? "";
  };
  for (const event of ["focus", "input"]) input.addEventListener(event, () => void find());
  return [input, list, name];
}

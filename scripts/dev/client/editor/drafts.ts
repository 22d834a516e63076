import type { ValuePlace } from "../../editing/messages.ts";
import type { EditChange } from "../../editing/requests.ts";
import { pressButton } from "../elements.ts";
import { changeOf, type Field } from "./fields.ts";
import { isSame } from "./shown-page.ts";
import { elementWith } from "./targets.ts";

const start = "site-edit ";
/** Letters that are shown of what was typed. */
const most = 40;

/** What was typed outlives the page until it is saved or put back. */
export function keepDraft(field: Field): void {
  const changes = changeOf(field);
  if (changes.length > 0) sessionStorage.setItem(keyOf(field.value), JSON.stringify(changes));
  else forgetDraft(field.value);
}

export function forgetDraft(value: ValuePlace): void {
  sessionStorage.removeItem(keyOf(value));
}

/** Writes into a field what was typed and never saved. Where the value is another by now, the first check shows both. */
export function resume(field: Field): void {
  const { value } = field;
  const draft = JSON.parse(sessionStorage.getItem(keyOf(value)) ?? "[]") as EditChange[];
  const typed = draft.find((change) => !("kind" in change) && isSame(change, value));
  if (typed && "before" in typed) value.written = typed.before;
  field.write(typed && "after" in typed ? typed.after : value.written);
  field.resume?.(draft);
}

/** What of the page was changed and never saved, each with a button that goes on with it. */
export function unsaved(edit: (target: Element) => void): (Node | string)[] {
  return Object.entries(sessionStorage).flatMap(([key, draft]: [string, string]) => {
    const [file = "", pointer = ""] = key.startsWith(start) ? key.slice(start.length).split(" ") : [];
    const target = file && elementWith({ file, pointer });
    if (!target) return [];
    const [change] = JSON.parse(draft) as EditChange[];
    const words = change && "after" in change ? change.after : "";
    const go = () => {
      target.scrollIntoView({ block: "center" });
      edit(target);
    };
    return [
      ` Not saved yet: “${words.length > most ? `${words.slice(0, most)} …` : words}” `,
      pressButton("Go on with it", go),
    ];
  });
}

function keyOf({ file, pointer }: ValuePlace): string {
  return `${start}${file} ${pointer}`;
}

import { type EditorProblem, editQuery, type ShownValue } from "../../editing/messages.ts";
import type { EditChange } from "../../editing/requests.ts";
import { choiceList, element } from "../elements.ts";
import { shownPage } from "./shown-page.ts";

/** A value that is edited, in the page or in the panel. */
export interface Field {
  value: ShownValue;
  /** What stands in the panel; none for one that is typed in the page. */
  row?: HTMLElement;
  read(): string;
  write(text: string): void;
  focus(): void;
  /** Shows what is wrong with it, and takes back what was said before. */
  tell?(problems: readonly EditorProblem[]): void;
  /** Brings back what of a draft is more than its text. */
  resume?(draft: readonly EditChange[]): void;
  /** What is to be saved, where it is more than another text in its place. */
  changes?(): EditChange[];
}

/** Texts of the data are single lines, however they are folded in their file. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** What of a field is to be saved; nothing where it says what it said. */
export function changeOf(field: Field): EditChange[] {
  if (field.changes) return field.changes();
  const after = field.read();
  const { file, pointer, written } = field.value;
  return after === oneLine(written) ? [] : [{ file, pointer, before: written, after }];
}

/** A text that cannot be typed where it stands. */
export function textField(label: string, value: ShownValue): Field {
  const rows = String(Math.min(4, 1 + Math.floor(value.written.length / 70)));
  return inPanel(label, value, element("textarea", { rows, spellcheck: "true" }));
}

/** Where a link leads: a page of the site, or any address; on the page, to `path`. */
export function linkField(value: ShownValue, path: string): Field {
  const { written } = value;
  const direct = written.includes("@") ? "Email address" : /^[\d ()+.-]+$/.test(written) && "Phone number";
  const field = inPanel(
    direct || "Leads to",
    value,
    element("input", { list: "paths", autocomplete: "off" }),
  );
  if (!direct) field.row?.append(choiceList("paths", targetsLike(written, path)));
  return field;
}

/** All pages by their paths; where a thing is written by its name, the things of its kind. */
function targetsLike(written: string, path: string): string[] {
  const end = `/${written}.yaml`;
  const file = shownPage.paths[path];
  if (!file?.endsWith(end)) return Object.keys(shownPage.paths);
  const folder = file.slice(0, 1 - end.length);
  return Object.values(shownPage.paths).flatMap((one) =>
    one.startsWith(folder) ? one.slice(folder.length, -".yaml".length) : [],
  );
}

/** Where a link leads, and the file that makes its path, where the link itself does not say it. */
export function linkNote(path: string): HTMLElement | undefined {
  const file = shownPage.paths[path];
  if (file === undefined) return undefined;
  const go = element("a", { href: `${path}?${editQuery}` }, [path]);
  return element("p", {}, ["The link leads to ", go, `, the page of ${file}.`]);
}

function inPanel(label: string, value: ShownValue, input: HTMLInputElement | HTMLTextAreaElement): Field {
  input.value = value.written;
  return {
    value,
    row: element("label", {}, [label, input]),
    read: () => oneLine(input.value),
    write: (text) => {
      input.value = text;
    },
    focus: () => input.focus(),
  };
}

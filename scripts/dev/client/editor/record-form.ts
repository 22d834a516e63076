import type { ShownValue } from "../../editing/messages.ts";
import { type FileRecord, firstValueIn, type RecordField } from "../../editing/record-messages.ts";
import { choiceList, element, pressButton } from "../elements.ts";
import { changeOf, type Field, oneLine } from "./fields.ts";
import { type FormPart, orderButtons } from "./lists.ts";
import { controlOf, rowOf } from "./record-controls.ts";
import { PlaceMapView } from "./record-map.ts";
import { ResultPreview } from "./record-result.ts";
import { shownPage } from "./shown-page.ts";

/** Makes the fields of a record, and what is done to its lists. */
export class RecordForm {
  private fields: Field[] = [];

  constructor(
    private readonly record: FileRecord,
    private readonly begin: (work: FormPart) => void,
  ) {}

  /** All that the file says and could say: first what search engines show of the page, then the rest in the order of the file. */
  whole(): FormPart {
    const { title, description, fields } = this.record;
    const heads = fields.filter(({ pointer }) => pointer === title || pointer === description);
    const pictures = shownPage.pictures.map(({ name }) => name);
    const lists = [
      choiceList("record-paths", Object.keys(shownPage.paths)),
      choiceList("record-pictures", pictures),
    ];
    const rest = fields.filter((field) => !heads.includes(field));
    const content = [...this.heads(heads), ...rest.map((field) => this.element(field)), ...lists];
    return { content, fields: this.fields };
  }

  private heads(heads: readonly RecordField[]): HTMLElement[] {
    if (heads.length === 0) return [];
    const rows = heads.map((field) => this.element(field));
    const of = (pointer: string | undefined) => this.fields.find(({ value }) => value.pointer === pointer);
    const preview = new ResultPreview(of(this.record.title), of(this.record.description));
    const group = element("fieldset", {}, [
      element("legend", {}, ["In search results"]),
      ...rows,
      preview.element,
    ]);
    group.addEventListener("input", () => void preview.update());
    return [group];
  }

  private element(field: RecordField): HTMLElement {
    if (field.form === "group") return folded(field, this.inner(field));
    if (field.form === "point") return this.point(field);
    if (field.form === "list") return folded(field, this.list(field));
    if (field.form === "named") return folded(field, this.named(field));
    if (field.form === "fixed") return element("p", {}, [`${field.label}: ${field.written}`]);
    return this.row(field);
  }

  /** `name` is what a screen reader says for one whose label says too little by itself. */
  private row(field: RecordField, name?: string): HTMLElement {
    const parts = controlOf(field, this.record.file);
    if (name !== undefined) parts[0].setAttribute("aria-label", name);
    const made = rowOf(this.record.file, field, parts);
    this.fields.push(made.field);
    return made.row;
  }

  private inner({ fields = [] }: RecordField): HTMLElement[] {
    return fields.map((field) => this.element(field));
  }

  private point(field: RecordField): HTMLElement {
    const rows = this.inner(field);
    const [latitude, longitude] = this.fields.slice(-2);
    const { map } = this.record;
    const isOwn = map && latitude && longitude && field.pointer === "/coordinates";
    return element("fieldset", {}, [
      element("legend", {}, [field.label]),
      ...helpOf(field),
      ...(isOwn ? [new PlaceMapView(map, latitude, longitude).element] : []),
      ...rows,
    ]);
  }

  private list(list: RecordField): HTMLElement[] {
    const { fields: entries = [], blank, kinds = [] } = list;
    const rows = entries.map((entry, index) => {
      const buttons = this.buttons(entry, index, entries.length);
      const isGroup = entry.fields !== undefined;
      return isGroup
        ? folded(entry, [...this.entryFields(entry), ...buttons])
        : element("div", { class: "entry" }, [this.row(entry, `${list.label}, ${entry.label}`), ...buttons]);
    });
    const add =
      blank && pressButton(entries.length > 0 ? "Add one" : "Add the first one", () => this.add(list, blank));
    return [...rows, ...(add ? [add] : []), ...(kinds.length > 0 ? [this.sections(list, kinds)] : [])];
  }

  /** One chooses what a section is before one writes it. */
  private sections(list: RecordField, kinds: readonly RecordField[]): HTMLElement {
    const rows = kinds.map((kind) =>
      element("li", {}, [
        pressButton(kind.label, () => this.addSection(kind)),
        element("p", { class: "help" }, [kind.help]),
      ]),
    );
    return element("details", { id: `kinds${list.pointer}` }, [
      element("summary", {}, ["Add a section"]),
      element("ul", { class: "kinds" }, rows),
    ]);
  }

  private addSection(kind: RecordField): void {
    const { file } = this.record;
    const form = new RecordForm(this.record, this.begin);
    const content = form.inner(kind);
    this.begin({
      content: [
        titled(`New section: ${kind.label}`, `${kind.help} It comes last; from there it can be moved up.`),
        ...content,
      ],
      fields: form.fields,
      changes: () => [
        { file, pointer: `${kind.pointer}/kind`, before: "", after: kind.written },
        ...form.fields.flatMap(changeOf),
      ],
    });
  }

  private entryFields(entry: RecordField): HTMLElement[] {
    if (entry.form === "list") return this.list(entry);
    return this.inner(entry);
  }

  private buttons(entry: RecordField, index: number, length: number): HTMLElement[] {
    const seen = firstValueIn(entry);
    if (!seen) return [];
    const value: ShownValue = { file: this.record.file, ...seen };
    const name = `Entry ${entry.label}`;
    return [
      element("div", { class: "buttons", role: "group", "aria-label": name }, [
        ...orderButtons(value, { pointer: entry.pointer, index, length }, this.begin),
      ]),
    ];
  }

  /** What is typed for another entry is written behind the last one. */
  private add(list: RecordField, blank: RecordField): void {
    const form = new RecordForm(this.record, this.begin);
    const content =
      blank.fields && blank.form !== "list" ? form.inner(blank) : [form.element({ ...blank, label: "Text" })];
    this.begin({ content: [titled(`New in “${list.label}”`, list.help), ...content], fields: form.fields });
  }

  private named(group: RecordField): HTMLElement[] {
    const { blank } = group;
    const rows = this.inner(group);
    return blank ? [...rows, pressButton("Add one", () => this.addNamed(group, blank))] : rows;
  }

  private addNamed(group: RecordField, blank: RecordField): void {
    const { file } = this.record;
    const name = element("input", { id: "record-name", autocomplete: "off" });
    const { row, field } = rowOf(file, { ...blank, label: "Text" }, controlOf(blank, file));
    const label = element("label", { for: name.id }, ["Name, such as yearsInBusiness"]);
    this.begin({
      content: [titled(`New in “${group.label}”`, group.help), label, name, row],
      fields: [field],
      changes: () => {
        const [pointer, after] = [`${group.pointer}/${oneLine(name.value)}`, field.read()];
        return name.value.trim() === "" || after === "" ? [] : [{ file, pointer, before: "", after }];
      },
    });
  }
}

function titled(title: string, help: string): HTMLElement {
  return element("div", {}, [element("h3", {}, [title]), element("p", { class: "help" }, [help])]);
}

function helpOf({ help }: RecordField): HTMLElement[] {
  return help === "" ? [] : [element("p", { class: "help" }, [help])];
}

/** A part that opens when it is wanted. */
function folded(field: RecordField, content: HTMLElement[]): HTMLElement {
  const { form, fields = [] } = field;
  const isEmpty = firstValueIn(field) === undefined;
  const note = isEmpty ? "not written" : form === "list" || form === "named" ? String(fields.length) : "";
  // What has to be written is in sight.
  const open = isEmpty && field.isRequired && fields.length > 0 ? { open: "" } : {};
  return element("details", { id: `part${field.pointer}`, ...open }, [
    element("summary", {}, [field.label, ...(note ? [element("small", {}, [` ${note}`])] : [])]),
    ...helpOf(field),
    ...content,
  ]);
}

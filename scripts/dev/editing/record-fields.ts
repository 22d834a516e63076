import type { Document } from "yaml";
import { date } from "../../../src/fields/index.ts";
import type { Schema } from "../../../src/fields/schema.ts";
import type { Gap } from "../../../src/loader/draft.ts";
import { escapePointer } from "../../../src/loader/pointer.ts";
import { alternativeFor } from "../../../src/loader/schema-walk.ts";
import { candidates } from "../../../src/loader/value-schemas.ts";
import { isRecord } from "../../stand-ins/http.ts";
import { withoutStandIn } from "./open-values.ts";
import type { RecordField, RecordForm } from "./record-messages.ts";
import { documentOf } from "./value-at.ts";

/** Longest words of a description that name its field. */
const longestLabel = 48;
const dateSchema: Schema = date();

/** A value of a file, with the schema that it has or would have. */
interface Spot {
  schema: Schema;
  pointer: string;
  value: unknown;
  /** As the file names it. */
  name: string;
  isRequired: boolean;
}

/** What a file does not say by itself. */
interface Surroundings {
  /** What a city page asks, by the name of the answer. */
  questions: Readonly<Record<string, string>>;
  /** What people call a thing of a kind. */
  call(kind: string, id: string): string | undefined;
  /** True for a kind of section that can come into the file. */
  takes(kind: string): boolean;
}

/** Reads what the fields of a data file say, and those that it leaves out. */
export class RecordReader {
  private readonly root: unknown;

  constructor(
    private readonly file: string,
    document: Document,
    private readonly gaps: readonly Gap[],
    private readonly around: Surroundings,
    /** True for what is to be made, whose lists show entries to fill in. */
    private readonly isNew = false,
  ) {
    this.root = document.toJS();
  }

  fieldsOf(schema: Schema, pointer = ""): RecordField[] {
    return this.group({ schema, pointer, value: this.root, name: "", isRequired: true });
  }

  private read(spot: Spot): RecordField {
    const schema = alternativeFor(spot.schema, spot.value);
    const { label, help } = wordsOf(spot.name, schema.description);
    const { pointer, isRequired } = spot;
    const field = { pointer, label, help, isRequired, form: formOf(schema), written: "" };
    const own = { ...spot, schema };
    if (field.form === "group" || field.form === "point") return { ...field, fields: this.group(own) };
    if (field.form === "list") return { ...field, ...this.list(own) };
    if (field.form === "named") return { ...field, ...this.named(own) };
    return { ...field, ...this.scalar(own) };
  }

  private group({ schema, pointer, value }: Spot): RecordField[] {
    const values = isRecord(value) ? value : {};
    const known = Object.assign({}, ...candidates(schema).map(({ properties }) => properties)) as Record<
      string,
      Schema
    >;
    // Of alternatives that are still open, no field is needed by all.
    const needed = schema.oneOf ? [] : (schema.required ?? []);
    const fields = Object.entries(known).map(([name, inner]) => ({
      name,
      field: this.read({
        schema: inner,
        pointer: `${pointer}/${escapePointer(name)}`,
        value: values[name],
        name,
        isRequired: needed.includes(name),
      }),
    }));
    // Two fields of one group that are described alike are told apart by their names.
    const shown = this.isNew ? fields.filter(({ field }) => field.fields?.length !== 0) : fields;
    return shown.map(({ name, field }) => {
      const isTwice = fields.some((other) => other.field !== field && other.field.label === field.label);
      return isTwice ? { ...field, label: spaced(name), help: known[name]?.description ?? "" } : field;
    });
  }

  private list({ schema, pointer, value, name }: Spot): Pick<RecordField, "fields" | "blank" | "kinds"> {
    const { items } = schema;
    if (!items) return { fields: [] };
    const ofKinds = candidates(items).filter((one) => kindOf(one) !== undefined);
    const isBlank = this.isNew && ofKinds.length === 0;
    const blanks = isBlank ? Array.from({ length: items.properties ? 1 : (schema.minItems ?? 1) }) : [];
    const entries = Array.isArray(value) ? value : blanks;
    const at = (index: number): Spot => ({
      schema: items,
      pointer: `${pointer}/${index}`,
      value: entries[index],
      name,
      isRequired: true,
    });
    const fields = entries.map((_, index) => {
      const entry = this.read(at(index));
      return { ...entry, label: entry.fields ? titleOf(entry, index) : String(index + 1) };
    });
    if (this.isNew) return { fields };
    if (ofKinds.length === 0) return { fields, blank: this.read(at(entries.length)) };
    const fitting = ofKinds.filter((one) => this.around.takes(kindOf(one) ?? ""));
    return { fields, kinds: fitting.map((one) => newSection(one, `${pointer}/${entries.length}`)) };
  }

  private named({ schema, pointer, value }: Spot): Pick<RecordField, "fields" | "blank"> {
    const inner = typeof schema.additionalProperties === "object" ? schema.additionalProperties : {};
    const at = (name: string, own?: unknown): Spot => ({
      schema: inner,
      pointer: `${pointer}/${escapePointer(name)}`,
      value: own,
      name,
      isRequired: false,
    });
    const values = isRecord(value) ? value : {};
    const names = new Set([...Object.keys(this.around.questions), ...Object.keys(values)]);
    const fields = [...names].map((name) => ({
      ...this.read(at(name, values[name])),
      label: this.around.questions[name] ?? name,
    }));
    // An answer without a question is shown nowhere.
    const isOpen = Object.keys(this.around.questions).length === 0 && !this.isNew;
    return { fields, ...(isOpen && { blank: this.read(at("")) }) };
  }

  private scalar({ schema, pointer, value }: Spot): Partial<RecordField> {
    const written = typeof value === "object" || value === undefined ? "" : String(value);
    const shown = withoutStandIn({ file: this.file, pointer, written }, this.gaps);
    const hint = hintOf(schema, shown.advice);
    const of = formOf(schema) === "reference" ? (schema.role ?? "") : undefined;
    const called = of && this.around.call(of, written);
    return {
      written: shown.written,
      ...(hint !== undefined && { hint }),
      ...(schema.enum && { choices: schema.enum.map((value) => ({ value, label: choiceLabel(value) })) }),
      ...(of !== undefined && { of }),
      ...(called && { called }),
    };
  }
}

function formOf(schema: Schema): RecordForm {
  const { type, role, properties, items, additionalProperties, oneOf } = schema;
  if (schema.const !== undefined) return "fixed";
  if (schema.enum) return "choice";
  if (properties?.latitude && properties.longitude) return "point";
  if (properties || oneOf) return "group";
  if (items) return "list";
  if (typeof additionalProperties === "object") return "named";
  if (type === "boolean") return "flag";
  if (type === "number" || type === "integer") return "number";
  if (schema.pattern === dateSchema.pattern) return "date";
  if (role === "prose") return "prose";
  if (role === "image") return "picture";
  if (role === "target") return "link";
  return role === undefined || role === "line" || role === "file" ? "text" : "reference";
}

/** What a description begins with that says more of a field than what it is called. */
const noName = /^(An?|True|False|One|Two|Three|How|Wh\w+) /;

/** The fields of a file, or of a part of one, that is to be made. */
export function newFieldsOf(schema: Schema, pointer = ""): RecordField[] {
  const around = { questions: {}, call: () => undefined, takes: () => false };
  return new RecordReader("", documentOf("{}"), [], around, true).fieldsOf(schema, pointer);
}

function newSection(schema: Schema, pointer: string): RecordField {
  const kind = kindOf(schema) ?? "";
  const fields = newFieldsOf(schema, pointer).filter(({ form }) => form !== "fixed");
  const help = schema.description ?? "";
  return { pointer, label: kind, help, form: "group", isRequired: true, written: kind, fields };
}

/** Kind of a section, where its schema is that of one. */
function kindOf({ properties }: Schema): string | undefined {
  return properties?.kind?.const;
}

/** "Meta description, in place of the pattern." is the label "Meta description", and help that says the rest. */
export function wordsOf(name: string, description = ""): { label: string; help: string } {
  const clauses = [/^[^.:;(]*/, /^[^,.:;(]*/].map((end) => end.exec(description)?.[0].trim() ?? "");
  const label = clauses.find((clause) => clause !== "" && clause.length <= longestLabel);
  if (label === undefined || noName.test(label)) return { label: spaced(name), help: description };
  return { label, help: restOf(description, label) };
}

/** What a description says behind the words that name its field, as a sentence. */
function restOf(description: string, label: string): string {
  const rest = description.slice(label.length).replace(/^[\s,.:;]+/, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** customH1 → Custom H1, FULL_TIME → Full time */
function spaced(name: string): string {
  const words = /[a-z]/.test(name)
    ? name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").replace(/ [A-Z](?=[a-z])/g, (start) => start.toLowerCase())
    : name.replaceAll("_", " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Plain words stay as the file has them: "emailjs" would become a name that nobody knows. */
function choiceLabel(value: string): string {
  return /[A-Z_]/.test(value) ? spaced(value) : value;
}

function hintOf({ default: usual, examples = [] }: Schema, advice: string | undefined): string | undefined {
  if (advice !== undefined) return advice;
  if (usual !== undefined) return `Not written: ${String(usual)}`;
  const [example] = examples;
  return example === undefined || typeof example === "object" ? undefined : `For example: ${String(example)}`;
}

/** What an entry is called: the first words in it. */
function titleOf(entry: RecordField, index: number): string {
  const kind = entry.fields?.find(({ form }) => form === "fixed")?.written;
  return `${index + 1}. ${[kind, firstWordsIn(entry)].filter(Boolean).join(": ")}`;
}

function firstWordsIn({ form, written, called, fields = [] }: RecordField): string {
  if (form === "fixed") return "";
  return called || written || (fields.map(firstWordsIn).find(Boolean) ?? "");
}

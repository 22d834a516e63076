import type { Schema } from "../fields/schema.ts";
import { isAmbiguous } from "./ambiguous-scalar.ts";
import { BareScalar, type EverydayNode, FieldLikeText } from "./everyday-yaml.ts";
import { narrow, schemasOfEntries, schemasOfField, wantsText } from "./value-schemas.ts";

/** A number that every program writes and reads alike. */
const plainNumber = /^-?(0|[1-9]\d{0,14})(\.\d{1,15})?$/;
/** What else the parser may take for a number, or for nothing. */
const otherValue =
  /^(?:null|~|[-+]?(?:0[ox][\da-f]+|(?:\.\d+|\d+(?:\.\d*)?)(?:e[-+]?\d+)?|\.inf|\.nan)|true|false)$/i;

/** What a file says → plain values, directed by the schema. Undefined where there is something to remark on it. */
export function convertEveryday(file: EverydayNode, schema: Schema): unknown {
  return convert(file, [schema]);
}

function convert(node: EverydayNode, schemas: Schema[]): unknown {
  if (typeof node === "string") return node;
  if (node instanceof FieldLikeText) return node.text;
  if (node instanceof BareScalar) return convertBare(node.source, schemas);
  return Array.isArray(node) ? convertList(node, schemas) : convertGroup(node, schemas);
}

function convertList(entries: EverydayNode[], schemas: Schema[]): unknown[] | undefined {
  const ofEntries = schemasOfEntries(schemas);
  const values: unknown[] = [];
  for (const entry of entries) {
    const value = convert(entry, ofEntries);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

function convertGroup(fields: Map<string, EverydayNode>, schemas: Schema[]): object | undefined {
  const ofGroup = schemas.length < 2 ? schemas : narrowed(fields.get("kind"), schemas);
  const group: Record<string, unknown> = {};
  for (const [name, node] of fields) {
    if (node instanceof FieldLikeText && mayHoldField(node, fields, ofGroup)) return undefined;
    const value = convert(node, schemasOfField(ofGroup, name));
    if (value === undefined) return undefined;
    group[name] = value;
  }
  return group;
}

/** True where a line of a text may be a field that was meant to stand beside it. */
function mayHoldField({ names }: FieldLikeText, fields: Map<string, unknown>, schemas: Schema[]): boolean {
  const isKnown = (name: string) => schemas.some(({ properties = {} }) => Object.hasOwn(properties, name));
  return names.some((name) => fields.has(name) || isKnown(name));
}

function narrowed(kind: EverydayNode | undefined, schemas: Schema[]): Schema[] {
  if (typeof kind === "string") return narrow(schemas, kind);
  return kind instanceof BareScalar ? narrow(schemas, scalarValue(kind.source)) : schemas;
}

function convertBare(source: string, schemas: Schema[]): unknown {
  const value = scalarValue(source);
  if (wantsText(schemas)) return typeof value === "string" ? value : undefined;
  return isAmbiguous(source, value, schemas) ? undefined : value;
}

/** As YAML 1.2 reads it; undefined where that depends on more than is looked at here. */
function scalarValue(source: string): string | number | boolean | undefined {
  if (source === "true") return true;
  if (source === "false") return false;
  if (plainNumber.test(source)) return Number(source);
  return otherValue.test(source) ? undefined : source;
}

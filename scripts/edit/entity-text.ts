import { dirname, join, relative, sep } from "node:path";
import { Document, isCollection, isPair, isScalar, parse, Scalar, visit } from "yaml";
import { type EntityKind, entities } from "../../src/kinds/index.ts";

/** Width of the lines in data files, in characters. */
const lineWidth = 100;

/** A value → the text of a new data file in the house style: fields in the order of the schema, long texts folded. */
export function formatEntity(kind: EntityKind, value: Record<string, unknown>, firstLine: string): string {
  const order = Object.keys(entities[kind].schema.properties ?? {});
  const fields = order.filter((name) => value[name] !== undefined).map((name) => [name, value[name]]);
  return `${firstLine}\n${formatYaml(Object.fromEntries(fields))}`;
}

/** Fields as the lines they are in a data file, below a column. */
export function formatFields(fields: Record<string, unknown>, column = 0): string[] {
  return indented(formatYaml(fields, column), " ".repeat(column));
}

/** An entry of a list as the lines it is in a data file: its hyphen in a column, and a gap behind it. */
export function formatItem(value: unknown, column: number, gap: string): string[] {
  const lines = formatYaml([value], column).split("\n");
  const inner = lines.map((line) => line.slice(2)).join("\n");
  const [first = "", ...rest] = indented(inner, " ".repeat(column + 1 + gap.length));
  return [`${" ".repeat(column)}-${gap}${first.trimStart()}`, ...rest];
}

/** A value on one line, within brackets or braces. */
export function formatFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatFlow).join(", ")}]`;
  if (typeof value !== "object" || value === null) return formatScalar(value);
  const fields = Object.entries(value).map(([name, field]) => formatFlowField(name, field));
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

export function formatFlowField(name: string, value: unknown): string {
  return `${formatScalar(name)}: ${formatFlow(value)}`;
}

/** Bare where it is words or a reference that nobody reads otherwise; in quotes as JSON, which is YAML as well. */
function formatScalar(value: unknown): string {
  const isBare = typeof value === "string" && /^[\w/][\w ./-]*(?<! )$/.test(value) && parse(value) === value;
  return isBare ? value : JSON.stringify(value);
}

function indented(text: string, indent: string): string[] {
  const lines = text.replace(/\n$/, "").split("\n");
  return lines.map((line) => (line === "" ? "" : indent + line));
}

function formatYaml(value: unknown, column = 0): string {
  return formatDocument(new Document(value), lineWidth - column);
}

/** A document in the house style: long texts folded, digits quoted. */
export function formatDocument(document: Document, width = lineWidth): string {
  visit(document, {
    Scalar: (key, scalar, path) => {
      if (key === "key" || typeof scalar.value !== "string") return;
      const pair = path.at(-1);
      const field = isPair(pair) && isScalar(pair.key) ? `${pair.key.value}: ` : "";
      // Each collection below the outermost indents by two, an entry of a list by its hyphen as well.
      const indent = 2 * (path.filter(isCollection).length - (field === "" ? 0 : 1));
      if (/^[\d:]+$/.test(scalar.value)) scalar.type = Scalar.QUOTE_DOUBLE;
      else if (indent + field.length + scalar.value.length > width) scalar.type = Scalar.BLOCK_FOLDED;
    },
  });
  return document.toString({ lineWidth: width, indentSeq: true, flowCollectionPadding: false });
}

/** The first line of a new data file, which tells an editor its schema: as a file beside it has it, or made anew. */
export function schemaLine(kind: EntityKind, path: string, beside: string | undefined, root: string): string {
  const [line = ""] = beside?.split(/\r?\n/, 1) ?? [];
  if (line.startsWith("# yaml-language-server:")) return line;
  const schema = relative(dirname(path), join(root, "schemas", `${kind}.schema.json`));
  return `# yaml-language-server: $schema=${schema.split(sep).join("/")}`;
}

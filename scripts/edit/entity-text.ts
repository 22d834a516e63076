import { dirname, join, relative, sep } from "node:path";
import { Document, isCollection, isPair, isScalar, Scalar, visit } from "yaml";
import { type EntityKind, entities } from "../../src/kinds/index.ts";

/** Width of the lines in data files, in characters. */
const lineWidth = 100;

/** A value → the text of a new data file in the house style: fields in the order of the schema, long texts folded. */
export function formatEntity(kind: EntityKind, value: Record<string, unknown>, firstLine: string): string {
  const order = Object.keys(entities[kind].schema.properties ?? {});
  const fields = order.filter((name) => value[name] !== undefined).map((name) => [name, value[name]]);
  return `${firstLine}\n${formatYaml(Object.fromEntries(fields))}`;
}

/** Fields as the lines they are in a data file. */
export function formatFields(fields: Record<string, unknown>): string[] {
  return formatYaml(fields).trimEnd().split("\n");
}

function formatYaml(value: Record<string, unknown>): string {
  return formatDocument(new Document(value));
}

/** A document in the house style: long texts folded, digits quoted. */
export function formatDocument(document: Document): string {
  visit(document, {
    Scalar: (key, scalar, path) => {
      if (key === "key" || typeof scalar.value !== "string") return;
      const pair = path.at(-1);
      const field = isPair(pair) && isScalar(pair.key) ? `${pair.key.value}: ` : "";
      // Each collection below the outermost indents by two, an entry of a list by its hyphen as well.
      const indent = 2 * (path.filter(isCollection).length - (field === "" ? 0 : 1));
      if (/^\d+$/.test(scalar.value)) scalar.type = Scalar.QUOTE_DOUBLE;
      else if (indent + field.length + scalar.value.length > lineWidth) scalar.type = Scalar.BLOCK_FOLDED;
    },
  });
  return document.toString({ lineWidth, indentSeq: true, flowCollectionPadding: false });
}

/** The first line of a new data file, which tells an editor its schema: as a file beside it has it, or made anew. */
export function schemaLine(kind: EntityKind, path: string, beside: string | undefined, root: string): string {
  const [line = ""] = beside?.split(/\r?\n/, 1) ?? [];
  if (line.startsWith("# yaml-language-server:")) return line;
  const schema = relative(dirname(path), join(root, "schemas", `${kind}.schema.json`));
  return `# yaml-language-server: $schema=${schema.split(sep).join("/")}`;
}

import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from "yaml";
import type { Place, Position, Problem } from "../problem.ts";
import { dereference, type Schema } from "../schema/index.ts";
import { describeSyntaxError, type SyntaxWording } from "./syntax-errors.ts";

/** Most nodes one file may become once its aliases are written out; more is a mistake or an attack. */
const maxNodes = 100_000;

/** Most mistakes of syntax that are shown of one file: those below often go away with those above. */
const maxSyntaxProblems = 20;

/** A parsed file: its value where it could be read, and everything wrong with its YAML. */
export interface Parsed {
  value: unknown;
  problems: Problem[];
}

/** Parses YAML text. A scalar that `schema` calls a string keeps its text; what YAML reads differently is reported. */
export function parseYaml(text: string, file: string, schema: Schema): Parsed {
  if (text.trim() === "") {
    return failure("empty-file", `${file} is empty.`, "Fill it in, or remove the file.", {
      file,
      line: 1,
      column: 1,
    });
  }
  const parsed = parse(text, file);
  if ("problem" in parsed) return { value: undefined, problems: [parsed.problem] };
  const { document, lines } = parsed;
  const found = [...document.errors, ...document.warnings];
  if (found.length > 0)
    return {
      value: undefined,
      problems: syntaxProblems(found, { document, file, text, lines }),
    };
  if (document.directives?.yaml.explicit) {
    return failure("yaml-syntax", "Lines that start with % are not used in data files.", "Remove the line.", {
      file,
      line: 1,
      column: 1,
    });
  }
  if (document.contents === null) {
    return failure("empty-file", `${file} holds only comments.`, "Fill it in, or remove the file.", {
      file,
      line: 1,
      column: 1,
    });
  }
  try {
    return new Conversion(document, file).run(schema);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { value: undefined, problems: [nestedTooDeeply(file)] };
  }
}

/** Looks up line and column (from 1) of places in YAML text, or of the nearest thing around them that exists. */
export function createLocator(text: string, file: string): (place: Place) => Position {
  const parsed = parse(text, file);
  if ("problem" in parsed || parsed.document.contents === null) return () => ({ file, line: 1, column: 1 });
  const { document, lines } = parsed;
  return (place) => {
    const { line, col } = lines.linePos(offsetOfWords(text, find(document, place), place.words));
    return { file, line, column: col };
  };
}

function find(document: Document.Parsed, { pointer, isKey }: Place): Found {
  const steps = pointer.split("/").slice(1).map(unescapePointer);
  let found: Found = { node: document.contents, offset: startOf(document.contents) };
  for (const [index, step] of steps.entries()) {
    const node = isAlias(found.node) ? (found.node.resolve(document) ?? null) : found.node;
    const next = descend(node, step, index === steps.length - 1 && isKey === true);
    if (!next) break;
    found = next;
  }
  return found;
}

/** Where the words stand in the text of a value, or where the value starts. */
function offsetOfWords(text: string, { node, offset }: Found, words: string | undefined): number {
  const end = node?.range?.[1];
  if (words === undefined || end === undefined) return offset;
  const at = text.indexOf(words, offset);
  return at >= 0 && at < end ? at : offset;
}

/** A node, and where it starts in the text. */
interface Found {
  node: Node | null;
  offset: number;
}

function descend(node: Node | null, step: string, wantsKey: boolean): Found | undefined {
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === step);
    if (!pair) return undefined;
    const value = pair.value as Node | null;
    return { node: value, offset: wantsKey || !value?.range ? startOf(pair.key as Node) : startOf(value) };
  }
  const item = isSeq(node) ? (node.items[Number(step)] as Node | undefined) : undefined;
  return item && { node: item, offset: startOf(item) };
}

function parse(
  text: string,
  file: string,
): { document: Document.Parsed; lines: LineCounter } | { problem: Problem } {
  const lines = new LineCounter();
  try {
    return {
      document: parseDocument(text, {
        lineCounter: lines,
        prettyErrors: false,
        keepSourceTokens: false,
        merge: false,
      }),
      lines,
    };
  } catch (error) {
    // The parser recurses into nested collections; thousands of open brackets exhaust its stack.
    if (!(error instanceof RangeError)) throw error;
    return { problem: nestedTooDeeply(file) };
  }
}

function nestedTooDeeply(file: string): Problem {
  return {
    code: "yaml-syntax",
    severity: "error",
    message: `${file} is nested too deeply to be read.`,
    hint: "Look for a long run of [ or { or - characters.",
    position: { file, line: 1, column: 1 },
  };
}

interface SyntaxContext {
  document: Document.Parsed;
  file: string;
  text: string;
  lines: LineCounter;
}

/** The parser often reports one mistake several times; the first of a kind on a line is the cause. */
function syntaxProblems(errors: YAMLError[], { document, file, text, lines }: SyntaxContext): Problem[] {
  const causes = new Map<string, { error: YAMLError; wording: SyntaxWording }>();
  for (const error of errors) {
    const wording = describeSyntaxError(error, text);
    if (wording.isWholeFile) return [nestedTooDeeply(file)];
    const key = `${wording.code}:${lines.linePos(error.pos[0]).line}`;
    if (!causes.has(key)) causes.set(key, { error, wording });
    if (causes.size === maxSyntaxProblems) break;
  }
  return [...causes.values()].map(({ error, wording: { code, message, hint, isUnclosed } }) => {
    const { line, col } = lines.linePos(isUnclosed ? openedAt(document, error.pos[0]) : error.pos[0]);
    return { code, message, hint, severity: "error", position: { file, line, column: col } };
  });
}

/** The parser notices an unclosed quote or bracket only where the text ends; people look for where it opens. */
function openedAt(document: Document.Parsed, end: number): number {
  let opened = end;
  visit(document, (_, node) => {
    const isOpener = (isScalar(node) && node.type !== "PLAIN") || (isCollection(node) && node.flow);
    const [start, , nodeEnd] = (node as Node | null)?.range ?? [end, end, end];
    if (isOpener && start < end && nodeEnd >= end) opened = start;
  });
  return opened;
}

function failure(code: Problem["code"], message: string, hint: string, position: Position): Parsed {
  return { value: undefined, problems: [{ code, severity: "error", message, hint, position }] };
}

function startOf(node: Node | null): number {
  return node?.range?.[0] ?? 0;
}

export function escapePointer(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

function unescapePointer(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** YAML nodes → plain values, directed by the schema. */
class Conversion {
  private readonly problems: Problem[] = [];
  private nodes = 0;
  /** Values of aliases that are being written out; one that comes back to itself would never end. */
  private readonly open = new Set<Node>();

  constructor(
    private readonly document: Document.Parsed,
    private readonly file: string,
  ) {}

  run(schema: Schema): Parsed {
    const value = this.convert(this.document.contents, [schema], "");
    if (this.nodes > maxNodes) {
      return failure(
        "alias-expansion",
        `${this.file} grows beyond ${maxNodes} values once its aliases are written out.`,
        "Write the values out instead of repeating them with * aliases.",
        { file: this.file, line: 1, column: 1 },
      );
    }
    return {
      value: this.problems.some((problem) => problem.severity === "error") ? undefined : value,
      problems: this.problems,
    };
  }

  private convert(node: Node | null | undefined, schemas: Schema[], pointer: string): unknown {
    if (++this.nodes > maxNodes || !node) return null;
    if (isAlias(node)) {
      const target = node.resolve(this.document);
      if (target) return this.convertAlias(node.source, target, schemas, pointer);
      this.report(
        "yaml-syntax",
        `The alias *${node.source} has no anchor &${node.source} above it.`,
        `Put &${node.source} before the value it repeats, or write the value out.`,
        pointer,
      );
      return null;
    }
    if (node.tag !== undefined) {
      this.report(
        "yaml-syntax",
        "Tags (words that start with !) are not used in data files.",
        "Remove the tag, or put the text in quotes.",
        pointer,
      );
    }
    if (isMap(node)) return this.convertMap(node.items as MapItem[], schemas, pointer);
    if (isSeq(node)) {
      const itemSchemas = schemas.flatMap((schema) => (schema.items ? candidates(schema.items) : []));
      return node.items.map((item, index) => this.convert(item as Node, itemSchemas, `${pointer}/${index}`));
    }
    return isScalar(node) ? this.convertScalar(node as ScalarNode, schemas, pointer) : null;
  }

  private convertAlias(name: string, target: Node, schemas: Schema[], pointer: string): unknown {
    if (this.open.has(target)) {
      this.report(
        "alias-expansion",
        `The alias *${name} stands inside the value that it repeats.`,
        "Write the value out instead of repeating it with an alias.",
        pointer,
      );
      return null;
    }
    this.open.add(target);
    const value = this.convert(target, schemas, pointer);
    this.open.delete(target);
    return value;
  }

  private convertMap(items: MapItem[], schemas: Schema[], pointer: string): Record<string, unknown> {
    const result: Record<string, unknown> = {};
    const kinds = narrow(items, schemas);
    for (const { key, value } of items) {
      const name = isScalar(key) ? String((key as ScalarNode).source ?? key.value) : undefined;
      const at = `${pointer}/${escapePointer(name ?? "")}`;
      if (name === undefined) {
        this.report(
          "yaml-syntax",
          "A name before a colon must be a single word, not a list or a group.",
          "Check the characters [ ] { } and ? before the colon.",
          pointer,
        );
      } else if (name === "<<") {
        this.report(
          "merge-key",
          "Merge keys (<<) are not supported.",
          "Write the fields out in each place.",
          at,
          true,
        );
      } else {
        // defineProperty, so that a field called __proto__ is a field like any other.
        const converted = this.convert(
          value,
          kinds.flatMap((schema) => fieldSchemas(schema, name)),
          at,
        );
        Object.defineProperty(result, name, {
          value: converted,
          enumerable: true,
          configurable: true,
          writable: true,
        });
      }
    }
    return result;
  }

  private convertScalar(node: ScalarNode, schemas: Schema[], pointer: string): unknown {
    const { value, source } = node;
    const isPlain = node.type === "PLAIN";
    if (!isPlain || source === undefined) return value;
    const wantsText = schemas.length > 0 && schemas.every((schema) => isTextSchema(schema));
    if (wantsText && typeof value !== "string" && !isEmptyScalar(source))
      return this.keepText(source, value, pointer);
    if (!wantsText && isAmbiguous(source, value, schemas)) {
      this.report(
        "ambiguous-scalar",
        `${source} is read differently by different YAML programs${typeof value === "number" ? ` (here as ${value})` : ""}.`,
        ambiguityHint(source, value),
        pointer,
      );
      return value;
    }
    return value;
  }

  private keepText(source: string, value: unknown, pointer: string): string {
    this.problems.push({
      code: "ambiguous-scalar",
      severity: "info",
      message: `${source} is kept as the text it is; other YAML programs would read ${typeof value === "boolean" ? "yes or no" : String(value)}.`,
      hint: `Write "${source}" in quotes.`,
      place: { file: this.file, pointer },
    });
    return source;
  }

  private report(code: Problem["code"], message: string, hint: string, pointer: string, isKey = false): void {
    this.problems.push({
      code,
      severity: "error",
      message,
      hint,
      place: { file: this.file, pointer, isKey },
    });
  }
}

type ScalarNode = Node & { value: unknown; source?: string; type?: string };
type MapItem = { key: Node; value: Node | null };

/** The schemas a value may have: references followed, alternatives side by side. */
function candidates(schema: Schema): Schema[] {
  const resolved = dereference(schema);
  return resolved.oneOf ? resolved.oneOf.flatMap(candidates) : [resolved];
}

/** Of several alternatives, those whose `kind` is the one the map names. */
function narrow(items: MapItem[], schemas: Schema[]): Schema[] {
  if (schemas.length < 2) return schemas;
  const kind = items.find((item) => isScalar(item.key) && item.key.value === "kind")?.value;
  if (!isScalar(kind)) return schemas;
  const matching = schemas.filter((schema) => schema.properties?.kind?.const === kind.value);
  return matching.length > 0 ? matching : schemas;
}

function fieldSchemas(schema: Schema, name: string): Schema[] {
  const field = Object.hasOwn(schema.properties ?? {}, name) ? schema.properties?.[name] : undefined;
  if (field) return candidates(field);
  return typeof schema.additionalProperties === "object" ? candidates(schema.additionalProperties) : [];
}

function isTextSchema(schema: Schema): boolean {
  return schema.type === "string" || schema.enum !== undefined || schema.const !== undefined;
}

function isEmptyScalar(source: string): boolean {
  return source === "" || source === "~" || source === "null";
}

/** Booleans of YAML 1.1, which YAML 1.2 reads as text. */
const oldBooleans = /^(y|Y|yes|Yes|YES|n|N|no|No|NO|on|On|ON|off|Off|OFF)$/;

function isAmbiguous(source: string, value: unknown, schemas: Schema[]): boolean {
  if (typeof value === "number") return !/^-?(0|[1-9]\d*)(\.\d+)?$/.test(source);
  if (typeof value !== "string") return false;
  if (schemas.some((schema) => schema.type === "boolean")) return oldBooleans.test(source);
  return (
    schemas.some((schema) => schema.type === "number" || schema.type === "integer") &&
    /^[-+]?[\d_,.:]+$/.test(source)
  );
}

function ambiguityHint(source: string, value: unknown): string {
  if (oldBooleans.test(source)) return `Write ${/^(y|on)/i.test(source) ? "true" : "false"}.`;
  if (typeof value === "number")
    return Number.isFinite(value) ? `Write ${value} if that number is meant.` : "Write a number.";
  const isDecimalComma = /^[-+]?\d+,\d+$/.test(source) && !/,\d{3}$/.test(source);
  const proposed = isDecimalComma ? source.replace(",", ".") : source.replaceAll(/[_,]/g, "");
  return `Write the number with digits and a point only${proposed.includes(":") ? "" : `, for example ${proposed}`}.`;
}

import { type Document, isAlias, isMap, isScalar, isSeq, type Node } from "yaml";
import type { Schema } from "../fields/schema.ts";
import { asError, type DataPlace, type Position, type Problem } from "../problem.ts";
import { createAliasLookup } from "./aliases.ts";
import { ambiguityHint, isAmbiguous, valueMeant } from "./ambiguous-scalar.ts";
import { findInvisible } from "./invisible.ts";
import { escapePointer } from "./pointer.ts";
import { type MapItem, type ScalarNode, swallowedEntries, swallowedLines } from "./swallowed.ts";
import { narrow, schemasOfEntries, schemasOfField, wantsText } from "./value-schemas.ts";

/** Most nodes one file may become once its aliases are written out; more is a mistake or an attack. */
const maxNodes = 100_000;
/** Most aliases that may stand within each other's values. */
const maxOpenAliases = 10;

/** A parsed file: its value where it could be read, and everything wrong with its YAML. */
export interface Parsed {
  value: unknown;
  problems: Problem[];
}

/** A file that has no value, for one reason. */
export function failure(code: Problem["code"], message: string, hint: string, position: Position): Parsed {
  return { value: undefined, problems: [{ code, severity: "error", message, hint, position }] };
}

/** YAML nodes → plain values, directed by the schema. */
export class Conversion {
  private readonly problems: Problem[] = [];
  private nodes = 0;
  /** Values of aliases that are being written out; one that comes back to itself would never end. */
  private readonly open = new Set<Node>();
  private readonly targetOf: ReturnType<typeof createAliasLookup>;

  constructor(
    private readonly document: Document.Parsed,
    private readonly file: string,
    private readonly text: string,
  ) {
    this.targetOf = createAliasLookup(document);
  }

  run(schema: Schema): Parsed {
    const value = this.convert(this.document.contents, [schema], "");
    if (this.nodes > maxNodes)
      return failure(
        "alias-expansion",
        `${this.file} grows beyond ${maxNodes} values once its aliases are written out.`,
        "Write the values out instead of repeating them with * aliases.",
        { file: this.file, line: 1, column: 1 },
      );
    return {
      value: this.problems.some((problem) => problem.severity === "error") ? undefined : value,
      problems: this.problems,
    };
  }

  private convert(node: Node | null | undefined, schemas: Schema[], pointer: string): unknown {
    if (++this.nodes > maxNodes || !node) return null;
    if (isAlias(node)) {
      const target = this.targetOf(node);
      if (target) return this.convertAlias(node.source, target, schemas, pointer);
      this.report(
        "yaml-syntax",
        `The alias *${node.source} has no anchor &${node.source} above it.`,
        `Put &${node.source} before the value it repeats, or write the value out.`,
        pointer,
      );
      return null;
    }
    if (node.tag !== undefined)
      this.report(
        "yaml-syntax",
        "Tags (words that start with !) are not used in data files.",
        "Remove the tag, or put the text in quotes.",
        pointer,
      );
    if (isMap(node)) return this.convertMap(node.items as MapItem[], schemas, pointer);
    if (isSeq(node)) {
      const itemSchemas = schemasOfEntries(schemas);
      return node.items.map((item, index) => {
        const at = `${pointer}/${index}`;
        if (isScalar(item) && !node.flow)
          this.problems.push(...swallowedEntries(item as ScalarNode, this.place(at), this.text, itemSchemas));
        return this.convert(item as Node, itemSchemas, at);
      });
    }
    return isScalar(node) ? this.convertScalar(node as ScalarNode, schemas, pointer) : null;
  }

  private convertAlias(name: string, target: Node, schemas: Schema[], pointer: string): unknown {
    const isCircle = this.open.has(target);
    if (isCircle || this.open.size === maxOpenAliases) {
      this.report(
        "alias-expansion",
        isCircle
          ? `The alias *${name} stands inside the value that it repeats.`
          : `The value of the alias *${name} is made of aliases of aliases, more than ${maxOpenAliases} deep.`,
        isCircle
          ? "Write the value out instead of repeating it with an alias."
          : "Write the values out instead of repeating them with * aliases.",
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
    const kinds = narrowed(items, schemas);
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
        this.reportInvisible(name, at, true);
        if (isScalar(value))
          this.problems.push(...swallowedLines(value as ScalarNode, this.place(at), this.text, items, kinds));
        // defineProperty, so that a field called __proto__ is a field like any other.
        const converted = this.convert(value, schemasOfField(kinds, name), at);
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
    if (node.type === "QUOTE_DOUBLE") this.reportInvisible(String(value), pointer);
    const isPlain = node.type === "PLAIN";
    if (!isPlain || source === undefined) return value;
    const isText = wantsText(schemas);
    if (isText) this.reportCutOff(node, source, pointer);
    if (isText && typeof value !== "string" && !isEmptyScalar(source))
      return this.keepText(source, value, pointer);
    if (!isText && isAmbiguous(source, value, schemas)) this.reportAmbiguous(source, value, schemas, pointer);
    return value;
  }

  /** `Number #1 roofers`: what begins with a digit behind the # was hardly meant as a comment. */
  private reportCutOff(node: ScalarNode, source: string, pointer: string): void {
    if (source === "" || !/^\d/.test(node.comment ?? "")) return;
    const [start = 0] = node.range ?? [];
    const whole = `"${`${source} #${node.comment}`.replaceAll(/["\\]/g, "\\$&")}"`;
    const end = this.text.indexOf(`#${node.comment}`, start) + `#${node.comment}`.length;
    this.problems.push(
      asError({
        code: "yaml-syntax",
        message: `The text ends before #${node.comment}: a # behind a blank starts a comment.`,
        hint: `Write ${whole} in quotes, or a blank behind the # if it is a comment.`,
        place: { file: this.file, pointer },
        ...(!source.includes("\n") && {
          corrections: [{ kind: "splice", file: this.file, start, end, text: whole }],
        }),
      }),
    );
  }

  /** Only an escape in double quotes can still stand for such a character: the text of the file was searched for them. */
  private reportInvisible(text: string, pointer: string, isKey = false): void {
    const found = findInvisible(text);
    if (found)
      this.report(
        "invalid-encoding",
        `An escape in this text stands for an invisible character (${found.name}).`,
        "Delete the escape, which starts with a backslash.",
        pointer,
        isKey,
      );
  }

  private reportAmbiguous(source: string, value: unknown, schemas: Schema[], pointer: string): void {
    const place = { file: this.file, pointer };
    const meant = valueMeant(source, schemas);
    this.problems.push(
      asError({
        code: "ambiguous-scalar",
        message: `${source} is read differently by different YAML programs${typeof value === "number" ? ` (here as ${value})` : ""}.`,
        hint: meant
          ? `Write ${meant.text}${meant.isCertain ? "." : " if that number is meant."}`
          : ambiguityHint(value),
        place,
        ...(meant?.isCertain && { corrections: [{ kind: "replace", place, source: meant.text }] }),
      }),
    );
  }

  private keepText(source: string, value: unknown, pointer: string): string {
    this.problems.push({
      code: "ambiguous-scalar",
      severity: "info",
      message: `${source} is kept as the text it is; other YAML programs would read ${typeof value === "boolean" ? "yes or no" : `the number ${value}`}.`,
      hint: `Write "${source}" in quotes.`,
      place: { file: this.file, pointer },
      corrections: [{ kind: "replace", place: { file: this.file, pointer }, source: `"${source}"` }],
    });
    return source;
  }

  private place(pointer: string): DataPlace {
    return { file: this.file, pointer };
  }

  private report(code: Problem["code"], message: string, hint: string, pointer: string, isKey = false): void {
    this.problems.push(asError({ code, message, hint, place: { file: this.file, pointer, isKey } }));
  }
}

/** Of several alternatives, those whose `kind` is the one the map names. */
function narrowed(items: MapItem[], schemas: Schema[]): Schema[] {
  if (schemas.length < 2) return schemas;
  const kind = items.find((item) => isScalar(item.key) && item.key.value === "kind")?.value;
  return isScalar(kind) ? narrow(schemas, kind.value) : schemas;
}

function isEmptyScalar(source: string): boolean {
  return source === "" || source === "~" || source === "null";
}

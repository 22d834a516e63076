import { type Document, isCollection, isMap, isScalar, isSeq, type Node } from "yaml";
import type { Schema } from "../../../src/fields/schema.ts";
import { entities } from "../../../src/kinds/index.ts";
import { kindAt } from "../../../src/loader/kind-of-file.ts";
import { escapePointer, pointerThrough, stepsOf } from "../../../src/loader/pointer.ts";
import { candidates, narrow, schemasOfEntries, schemasOfField } from "../../../src/loader/value-schemas.ts";
import type { Change } from "../../edit/change.ts";
import type { ValueChange } from "./requests.ts";
import { documentOf, valueLike } from "./value-at.ts";

type Steps = readonly string[];
type Addition = Extract<Change, { kind: "add" }>;

/** What a data file says, and what its fields let it say: turns values that change, come or go into changes of its text. */
export class WrittenData {
  private readonly document: Document.Parsed;
  private readonly schema: Schema;

  constructor(
    text: string,
    private readonly file: string,
    kind = kindAt(file),
  ) {
    this.schema = kind ? entities[kind].schema : {};
    this.document = documentOf(text);
  }

  /** A value that was cleared goes with its field where it may, and one that is not there yet comes with the groups around it. */
  changesOf(values: readonly ValueChange[]): Change[] {
    const missing = values.filter(({ pointer }) => !this.document.hasIn(stepsOf(pointer)));
    const there = values.filter((value) => !missing.includes(value));
    const cleared = new Set(there.flatMap(({ pointer, after }) => (after === "" ? [pointer] : [])));
    return [
      ...there.flatMap((value) => (value.after === "" ? [] : [this.set(value.pointer, value.after)])),
      ...this.clear([], cleared),
      ...this.add(missing.filter(({ after }) => after !== "")),
    ];
  }

  private set(pointer: string, typed: string): Change {
    return { kind: "set", place: this.placeOf(pointer), value: this.valueOf(pointer, typed) };
  }

  /** What somebody typed, as the fields of the file have it: a number, a yes or no, or the text. */
  private valueOf(pointer: string, typed: string): string | number | boolean {
    const types = this.schemasAt(stepsOf(pointer)).map(({ type }) => type);
    if (types.includes("boolean") && /^(true|false)$/.test(typed)) return typed === "true";
    const before: unknown = this.document.getIn(stepsOf(pointer));
    return valueLike(before, typed, types.includes("number") || types.includes("integer"));
  }

  /** The fields and entries below a place that hold nothing any more. What must be there stays, without a word in it. */
  private clear(steps: Steps, cleared: ReadonlySet<string>): Change[] {
    if (cleared.size === 0) return [];
    const node = this.nodeAt(steps);
    const pointer = pointerThrough(steps);
    if (isEmptied(node, pointer, cleared)) {
      if (this.mayGo(steps)) return [{ kind: "remove", place: this.placeOf(pointer) }];
      if (!isCollection(node)) return [{ kind: "set", place: this.placeOf(pointer), value: "" }];
    }
    return stepsIn(node).flatMap((step) => this.clear([...steps, step], cleared));
  }

  private mayGo(steps: Steps): boolean {
    const name = steps.at(-1);
    if (name === undefined) return false;
    const around = steps.slice(0, -1);
    if (isSeq(this.nodeAt(around))) return true;
    return this.schemasAt(around).every(({ required }) => !required?.includes(name));
  }

  /** What is missing comes in one piece with all that is missing around it. */
  private add(values: readonly ValueChange[]): Change[] {
    const additions = new Map<string, Addition>();
    for (const { pointer, after } of values) {
      const steps = stepsOf(pointer);
      const depth = steps.findIndex((_, index) => !this.document.hasIn(steps.slice(0, index + 1))) + 1;
      const at = pointerThrough(steps.slice(0, depth));
      const value = put(additions.get(at)?.value, steps.slice(depth), this.valueOf(pointer, after));
      additions.set(at, { kind: "add", place: this.placeOf(at), value });
    }
    return [...additions.values()]
      .map((addition) => ({ addition, order: this.orderOf(stepsOf(addition.place.pointer)) }))
      .sort((a, b) => a.order - b.order)
      .map(({ addition }) => this.inOrder(addition));
  }

  /** A field comes behind those that its schema names before it. */
  private inOrder(addition: Addition): Addition {
    const steps = stepsOf(addition.place.pointer);
    const node = this.nodeAt(steps.slice(0, -1));
    const order = this.orderOf(steps);
    if (!isMap<Node>(node) || order < 0) return addition;
    const before = node.items.findLastIndex(({ key }) => {
      const other = isScalar(key) ? this.orderOf([...steps.slice(0, -1), String(key.value)]) : -1;
      return other >= 0 && other < order;
    });
    return { ...addition, index: before + 1 };
  }

  /** Place of a field among those of its schema; -1 for one that the data names itself, and for entries of lists. */
  private orderOf(steps: Steps): number {
    const name = steps.at(-1) ?? "";
    const [schema] = this.schemasAt(steps.slice(0, -1)).filter(({ properties = {} }) => name in properties);
    return Object.keys(schema?.properties ?? {}).indexOf(name);
  }

  /** The schemas that a place may have: of a section, those of its kind. */
  private schemasAt(steps: Steps): Schema[] {
    let schemas = candidates(this.schema);
    for (const [index, step] of steps.entries()) {
      const around = steps.slice(0, index);
      schemas = schemas.some(({ items }) => items)
        ? schemasOfEntries(schemas)
        : schemasOfField(narrow(schemas, this.document.getIn([...around, "kind"])), step);
    }
    return narrow(schemas, this.document.getIn([...steps, "kind"]));
  }

  private nodeAt(steps: Steps): unknown {
    return steps.length === 0 ? this.document.contents : this.document.getIn(steps, true);
  }

  private placeOf(pointer: string) {
    return { file: this.file, pointer };
  }
}

function stepsIn(node: unknown): string[] {
  if (isSeq(node)) return node.items.map((_, index) => String(index));
  return isMap<Node>(node) ? node.items.flatMap(({ key }) => (isScalar(key) ? String(key.value) : [])) : [];
}

/** True where a place and all that is below it were cleared. */
function isEmptied(node: unknown, pointer: string, cleared: ReadonlySet<string>): boolean {
  if (!isCollection(node)) return cleared.has(pointer);
  const steps = stepsIn(node);
  const inner = (step: string) => (isMap(node) || isSeq(node) ? node.get(step, true) : undefined);
  return (
    steps.length > 0 &&
    steps.every((step) => isEmptied(inner(step), `${pointer}/${escapePointer(step)}`, cleared))
  );
}

/** A value within the groups and lists that lead to it, beside what is in them already. */
function put(into: unknown, [step, ...rest]: Steps, value: unknown): unknown {
  if (step === undefined) return value;
  if (/^\d+$/.test(step)) {
    const list: unknown[] = Array.isArray(into) ? into : [];
    const index = Math.min(Number(step), list.length);
    return list.toSpliced(index, 1, put(list[index], rest, value));
  }
  const group = typeof into === "object" && into !== null ? into : {};
  return { ...group, [step]: put(Reflect.get(group, step), rest, value) };
}

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  type Node,
  type Pair,
  parse,
  parseDocument,
  visit,
} from "yaml";
import type { Schema } from "../../../src/fields/schema.ts";
import { type EntityKind, entities } from "../../../src/kinds/index.ts";
import { kindAt } from "../../../src/loader/kind-of-file.ts";
import { escapePointer } from "../../../src/loader/pointer.ts";
import { findUnfinished, schemaAt, unfinishedMark } from "../../../src/loader/unfinished.ts";
import { fillPath } from "../../../src/site/paths.ts";
import { formatDocument, schemaLine } from "../entity-text.ts";
import { markInShape } from "../gaps.ts";
import type { Answers } from "./answers.ts";
import type { StarterValues, Values } from "./values.ts";
import { createWays } from "./ways.ts";

/** A file of the new folder. */
export interface StarterFile {
  /** Relative to the data folder. */
  file: string;
  text: string;
  /** A picture, which is copied as it is, absolute. */
  source?: string;
}

/** `%name%`, `%name|what to write where it is not known%`, or `%|what to write%` for what only a person knows. */
const placeholder = /%([A-Za-z]*)(?:\|([^%]+))?%/g;

/** `%if part`: a file with this comment, or the fields below this key, are there only where the site has that part. */
const fileCondition = /^# %if (\w+)\n/;
const condition = /^%if (\w+)$/;

/** Fills every file of the starter that the site has. A name in braces in the path of a file makes one file for each of these. */
export function fillStarter(root: string, dataDir: string, values: StarterValues): StarterFile[] {
  const starter = starterFolder(root);
  return listFiles(starter).flatMap((pattern): StarterFile[] => {
    if (pattern.endsWith(".webp")) return [{ file: pattern, text: "", source: join(starter, pattern) }];
    const text = readFileSync(join(starter, pattern), "utf8");
    const [, part] = fileCondition.exec(text) ?? [];
    if (part !== undefined && !values.has.includes(part)) return [];
    const subject = [...pattern.matchAll(/\{(\w+)\}/g)].at(-1)?.[1];
    const items = subject === undefined ? [{ slugs: {}, values: {} }] : (values.items[subject] ?? []);
    return items.map((item) => {
      const file = fillPath(pattern, item.slugs);
      const known = { ...values, values: { ...values.site, ...item.values } };
      return {
        file,
        text: fillFile(text.replace(fileCondition, ""), file, known, join(dataDir, file), root),
      };
    });
  });
}

/** The fields of a page of the starter for a site with some parts and its ways to be reached, with marks for all that only a person knows. */
export function starterPage(root: string, file: string, parts: readonly string[], answers: Answers): Values {
  const text = readFileSync(join(starterFolder(root), "pages", file), "utf8");
  const { has, words } = createWays(answers);
  return parse(fillYaml(text, "page", { has: [...parts, ...has], words: {}, values: words })) as Values;
}

/** What one file is filled with. */
interface Known extends Pick<StarterValues, "has" | "words"> {
  values: Values;
}

function starterFolder(root: string): string {
  return join(root, "scripts", "edit", "init", "starter");
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.split(sep).join("/"))
    .sort();
}

function fillFile(text: string, file: string, known: Known, path: string, root: string): string {
  const kind = kindAt(file);
  if (!kind) return text.replace(placeholder, (_, name: string) => String(known.values[name]));
  const filled = text.includes("%") ? fillYaml(text, kind, known) : text;
  return `${schemaLine(kind, path, undefined, root)}\n${filled}`;
}

function fillYaml(text: string, kind: EntityKind, known: Known): string {
  const document = parseDocument(text);
  visit(document, {
    Map: (_, map) => {
      if (map.items.length === 0) return undefined;
      map.items = map.items.flatMap((pair) => partOf(pair, known.has));
      return map.items.length === 0 ? visit.REMOVE : undefined;
    },
    Seq: (_, seq) => {
      // A list in place of one of its entries becomes part of the list around it.
      seq.items = seq.items.flatMap((item) => {
        const value = isScalar(item) ? fillScalar(String(item.value), known, "") : undefined;
        return Array.isArray(value) ? value.map((entry) => document.createNode(entry)) : [item];
      });
    },
    Scalar: (key, scalar, path) => {
      if (key === "key" || typeof scalar.value !== "string" || !scalar.value.includes("%")) return undefined;
      const schema = schemaAt(entities[kind].schema, pointerOf(path as Node[], scalar)) ?? {};
      const filled = fillScalar(scalar.value, known, noteOn(schema));
      // A list that is open has its mark as an entry, so that words can be written in its place.
      const [open] = schema.items && typeof filled === "string" ? findUnfinished(filled) : [];
      const value = open && schema.items ? [markInShape(schema.items, open.note)] : filled;
      if (typeof value === "object") return withShortLists(document.createNode(value));
      scalar.value = value;
      // Times, ZIP codes and phone numbers stay quoted, because older readers of YAML take some of them for numbers.
      if (/[A-Za-z]/.test(String(value))) delete scalar.type;
      return undefined;
    },
  });
  return formatDocument(document as unknown as Document);
}

/** A node whose inner lists of single words, such as weekdays, stand on one line. */
function withShortLists(node: Node): Node {
  visit(node, {
    Seq: (_, list, above) => {
      list.flow =
        above.length > 0 && list.items.every((item) => isScalar(item) && /^\w+$/.test(String(item)));
    },
  });
  return node;
}

/** A field as it is, or the fields below a condition: those of a part that the site does not have are none. */
function partOf(pair: Pair, has: readonly string[]): Pair[] {
  const [, part] = condition.exec(isScalar(pair.key) ? String(pair.key.value) : "") ?? [];
  if (part === undefined) return [pair];
  return has.includes(part) && isMap(pair.value) ? pair.value.items : [];
}

/** The value of a text; a mark where one of its placeholders has none. */
function fillScalar(text: string, known: Known, note: string): unknown {
  const filled = fillWords(text, known);
  const lookUp = (name = "") => known.values[name] ?? known.words[name];
  const matches = [...filled.matchAll(placeholder)];
  const open = matches.find(([, name]) => lookUp(name) === undefined);
  if (open) return unfinishedMark(open[2] ?? note);
  const [only] = matches;
  if (only?.[0] === filled) return lookUp(only[1]);
  return filled.replace(placeholder, (_, name: string) => String(lookUp(name)));
}

/** A text with the words of the trade in it, and those that they name in turn. What a person answered stays as it is. */
function fillWords(text: string, known: Known): string {
  const filled = text.replace(placeholder, (whole, name: string) => {
    const word = known.values[name] === undefined ? known.words[name] : undefined;
    return typeof word === "string" ? word : whole;
  });
  return filled === text ? text : fillWords(filled, known);
}

/** What the schema says of a field, for the mark that waits there. */
function noteOn({ description = "", minItems = 1 }: Schema): string {
  return minItems > 1 ? `${description} At least ${minItems}.` : description;
}

/** Where a node stands, as a JSON pointer: the keys and indexes above it. */
function pointerOf(path: readonly Node[], node: Node): string {
  const nodes = [...path, node];
  return nodes
    .map((above, index) => {
      if (isPair(above)) return `/${escapePointer(String(isScalar(above.key) ? above.key.value : ""))}`;
      const parent = nodes[index - 1];
      const isEntry = isCollection(parent) && !isPair(above);
      return isEntry ? `/${(parent.items as unknown[]).indexOf(above)}` : "";
    })
    .join("");
}

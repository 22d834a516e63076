import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { type Document, isCollection, isPair, isScalar, type Node, parse, parseDocument, visit } from "yaml";
import { type EntityKind, entities } from "../../../src/kinds/index.ts";
import { kindAt } from "../../../src/loader/kind-of-file.ts";
import { escapePointer } from "../../../src/loader/pointer.ts";
import { schemaAt, unfinishedMark } from "../../../src/loader/unfinished.ts";
import { fillPath } from "../../../src/site/paths.ts";
import { formatDocument, schemaLine } from "../entity-text.ts";
import type { StarterValues, Values } from "./values.ts";

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

/** Fills every file of the starter. A name in braces in the path of a file makes one file for each of these. */
export function fillStarter(root: string, dataDir: string, values: StarterValues): StarterFile[] {
  const starter = starterFolder(root);
  return listFiles(starter).flatMap((pattern): StarterFile[] => {
    if (pattern.endsWith(".webp")) return [{ file: pattern, text: "", source: join(starter, pattern) }];
    const text = readFileSync(join(starter, pattern), "utf8");
    const subject = [...pattern.matchAll(/\{(\w+)\}/g)].at(-1)?.[1];
    const items = subject === undefined ? [{ slugs: {}, values: {} }] : (values.items[subject] ?? []);
    return items.map((item) => {
      const file = fillPath(pattern, item.slugs);
      const known = { ...values.site, ...item.values };
      return { file, text: fillFile(text, file, known, join(dataDir, file), root) };
    });
  });
}

/** The fields of a page of the starter, with marks for all that only a person knows. */
export function starterPage(root: string, file: string): Values {
  const text = readFileSync(join(starterFolder(root), "pages", file), "utf8");
  return parse(fillYaml(text, "page", {})) as Values;
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

function fillFile(text: string, file: string, values: Values, path: string, root: string): string {
  const kind = kindAt(file);
  if (!kind) return text.replace(placeholder, (_, name: string) => String(values[name]));
  const filled = text.includes("%") ? fillYaml(text, kind, values) : text;
  return `${schemaLine(kind, path, undefined, root)}\n${filled}`;
}

function fillYaml(text: string, kind: EntityKind, values: Values): string {
  const document = parseDocument(text);
  visit(document, {
    Scalar: (key, scalar, path) => {
      if (key === "key" || typeof scalar.value !== "string" || !scalar.value.includes("%")) return undefined;
      const note = noteAt(kind, pointerOf(path as Node[], scalar));
      const value = fillScalar(scalar.value, values, note);
      if (typeof value === "object") return document.createNode(value);
      scalar.value = value;
      // Times, ZIP codes and phone numbers stay quoted, because older readers of YAML take some of them for numbers.
      if (/[A-Za-z]/.test(String(value))) delete scalar.type;
      return undefined;
    },
  });
  return formatDocument(document as unknown as Document);
}

/** The value of a text; a mark where one of its placeholders has none. */
function fillScalar(text: string, values: Values, note: string): unknown {
  const matches = [...text.matchAll(placeholder)];
  const open = matches.find(([, name = ""]) => values[name] === undefined);
  if (open) return unfinishedMark(open[2] ?? note);
  const [only] = matches;
  if (only?.[0] === text) return values[only[1] ?? ""];
  return text.replace(placeholder, (_, name: string) => String(values[name]));
}

/** What the schema says of a field, for the mark that waits there. */
function noteAt(kind: EntityKind, pointer: string): string {
  const { description = "", minItems = 1 } = schemaAt(entities[kind].schema, pointer) ?? {};
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

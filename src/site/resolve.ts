import type { Role, Schema } from "../fields/schema.ts";
import type { Prose } from "../fields/summaries.ts";
import { escapePointer } from "../loader/pointer.ts";
import type { DataPlace } from "../problem.ts";
import { fillText, findStrayBraces, type StrayBraces, splitRuns, type TextValues, toProse } from "./text.ts";

/** An internal link as it stands in the data. */
export interface LinkUse {
  /** Path with an optional #fragment, or only #fragment for the page itself. */
  to: string;
  place: DataPlace;
  /** The whole address, where it stands so in the data. */
  written?: string;
  /** The link as it stands in the data, where names in braces are filled in, and the values of those. */
  template?: string;
  values?: TextValues;
}

/** What resolving needs to know, and where it reports to. */
export interface ResolveContext {
  file: string;
  values: TextValues;
  /** A link target → the `href`. `template` is what stands in the data, with names in braces. */
  target(to: string, place: DataPlace, template: string): string;
  /** A reference of the given role → its summary; undefined where there is no such thing. */
  reference(role: Exclude<Role, "line" | "prose" | "target">, id: string, place: DataPlace): unknown;
  /** The words of a link to the business, undefined where there are none, and the ways that it may lead to. */
  checkContactWords(words: NonNullable<Schema["reaches"]>, label: string | undefined, place: DataPlace): void;
  unknownPlaceholder(name: string, place: DataPlace, values: TextValues): void;
  strayBraces(found: StrayBraces, place: DataPlace, values: TextValues): void;
}

type Resolver = (value: never, context: ResolveContext, pointer: string) => unknown;

/** By the schema object itself; it goes with it. */
const resolvers = new WeakMap<Schema, Resolver | undefined>();

/** Makes the props of a value: texts filled, links turned into hrefs, references into summaries, as its schema says. */
export function resolve<Props>(value: unknown, schema: Schema, context: ResolveContext, pointer = ""): Props {
  const resolver = resolverOf(schema);
  return (resolver ? resolver(value as never, context, pointer) : value) as Props;
}

const line: Schema = { role: "line" };
const prose: Schema = { role: "prose" };

/** A text of one line, filled. */
export function resolveLine(text: string, context: ResolveContext, pointer: string): string {
  return resolve<string>(text, line, context, pointer);
}

/** Running text, filled, with its links. */
export function resolveProse(text: string, context: ResolveContext): Prose {
  return resolve<Prose>(text, prose, context);
}

/** The resolver of a schema, built once; undefined where nothing in it has a role. */
function resolverOf(schema: Schema): Resolver | undefined {
  if (resolvers.has(schema)) return resolvers.get(schema);
  const resolver = buildResolver(schema);
  resolvers.set(schema, resolver);
  return resolver;
}

function buildResolver(schema: Schema): Resolver | undefined {
  if (schema.role) return leafResolver(schema.role, schema.fills ?? []);
  if (schema.oneOf) return alternativesResolver(schema.oneOf);
  if (schema.items) return itemsResolver(schema.items);
  if (schema.properties) return fieldsResolver(schema.properties);
  if (typeof schema.additionalProperties === "object") return namedResolver(schema.additionalProperties);
  return undefined;
}

function leafResolver(role: Role, fills: string[]): Resolver {
  return (value: string, context, pointer) => {
    if ((role === "line" || role === "prose") && isPlain(value)) return value;
    const place = { file: context.file, pointer };
    if (role === "target") return context.target(fill(value, context, place, fills), place, value);
    if (role !== "line" && role !== "prose")
      return context.reference(role, fill(value, context, place, fills), place);
    if (role === "line") return fill(value, context, place, fills);
    const runs = splitRuns(value).map((run) => ({
      ...run,
      text: fill(run.text, context, place, fills),
      ...(run.to !== undefined && { to: context.target(fill(run.to, context, place, fills), place, run.to) }),
    }));
    return toProse(runs);
  };
}

/** True for words that stay as they are: most of them do, and there are a hundred on a page. */
function isPlain(text: string): boolean {
  return !text.includes("{") && !text.includes("}") && !text.includes("](") && !text.includes("**");
}

function fill(text: string, context: ResolveContext, place: DataPlace, fills: string[]): string {
  if (!text.includes("{") && !text.includes("}")) return text;
  const known = () => withNames(context.values, fills);
  const stray = findStrayBraces(text, context.values);
  for (const found of stray) context.strayBraces(found, place, known());
  const onUnknown = (name: string) => {
    if (!stray.some(({ words }) => words.includes(`{${name}}`)))
      context.unknownPlaceholder(name, place, known());
  };
  return fillText(text, context.values, onUnknown, fills);
}

/** Values with those names, so that a name that is filled in later may be what was meant. */
function withNames(values: TextValues, names: string[]): TextValues {
  return Object.assign(
    Object.create(values) as TextValues,
    Object.fromEntries(names.map((name) => [name, ""])),
  );
}

function fieldsResolver(properties: Record<string, Schema>): Resolver | undefined {
  const fields = Object.entries(properties)
    .map(([name, schema]) => ({ name, resolver: resolverOf(schema), reaches: schema.reaches }))
    .filter((field): field is typeof field & { resolver: Resolver } => field.resolver !== undefined);
  if (fields.length === 0) return undefined;
  return (value: Record<string, never>, context, pointer) => {
    const result: Record<string, unknown> = { ...value };
    for (const { name, resolver, reaches } of fields) {
      if (reaches)
        context.checkContactWords(reaches, value[name], {
          file: context.file,
          pointer: `${pointer}/${name}`,
        });
      if (value[name] !== undefined) result[name] = resolver(value[name], context, `${pointer}/${name}`);
    }
    return result;
  };
}

function namedResolver(schema: Schema): Resolver | undefined {
  const resolver = resolverOf(schema);
  if (!resolver) return undefined;
  return (value: Record<string, never>, context, pointer) =>
    Object.fromEntries(
      Object.entries(value).map(([name, item]) => [
        name,
        resolver(item, context, `${pointer}/${escapePointer(name)}`),
      ]),
    );
}

function itemsResolver(schema: Schema): Resolver | undefined {
  const resolver = resolverOf(schema);
  if (!resolver) return undefined;
  // A reference to nothing is reported and left out of its list.
  return (value: never[], context, pointer) =>
    value
      .map((item, index) => resolver(item, context, `${pointer}/${index}`))
      .filter((item) => item !== undefined);
}

function alternativesResolver(branches: Schema[]): Resolver {
  const choose = alternativeOf(branches);
  return (value: Record<string, never>, context, pointer) => {
    const branch = choose(value);
    const resolver = branch && resolverOf(branch);
    return resolver ? resolver(value as never, context, pointer) : value;
  };
}

/** Chooses by `kind` where the alternatives have one, else the first alternative that knows all the fields. */
export function alternativeOf(branches: Schema[]): (value: Record<string, unknown>) => Schema | undefined {
  const byKind = new Map(
    branches.flatMap((branch) => {
      const kind = branch.properties?.kind?.const;
      return kind === undefined ? [] : [[kind, branch] as const];
    }),
  );
  return (value) => {
    const names = Object.keys(value);
    const knowsAll = (branch: Schema) => names.every((name) => Object.hasOwn(branch.properties ?? {}, name));
    return byKind.get(String(value.kind ?? "")) ?? branches.find(knowsAll);
  };
}

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import ts from "typescript";

/** The generated file. */
export const vocabularyFile = join(import.meta.dirname, "vocabulary.json");

/** What is read from the typings: each map holds names, with spaces between them where there are several. */
interface Vocabulary {
  /** Where it comes from. */
  source: string;
  /** Parents by type. */
  types: Record<string, string>;
  /** By property, the types that own it and, behind `>`, the types of its values. */
  properties: Record<string, string>;
  /** Members by enumeration. */
  members: Record<string, string>;
  /** Types in whose place a text may stand: the name of a person, for example. */
  textual: string;
}

/** Makes the vocabulary of schema.org from the typings of schema-dts, which its makers generate from the published one. */
export function generateVocabulary(): string {
  // The package names no default export, so its folder is found through the one file that it names.
  const folder = dirname(createRequire(import.meta.url).resolve("schema-dts"));
  const { version } = JSON.parse(readFileSync(join(folder, "..", "package.json"), "utf8")) as {
    version: string;
  };
  const typings = readFileSync(join(folder, "schema.d.ts"), "utf8");
  const vocabulary = new Typings(typings).vocabulary(
    `Generated from schema-dts ${version} by \`npm run vocabulary\`; raise the version of that package instead of editing.`,
  );
  return `${JSON.stringify(vocabulary, null, 2)}\n`;
}

/** `Organization` from `OrganizationBase` or `OrganizationLeaf`. */
const bareName = (name: string) => name.replace(/(Base|Leaf)$/, "");

class Typings {
  /** Names of schema.org by the names that the typings give them; those of other vocabularies are left out. */
  private readonly names = new Map<string, string>();
  private readonly aliases: ts.TypeAliasDeclaration[] = [];
  private readonly bases: ts.InterfaceDeclaration[] = [];

  constructor(text: string) {
    const file = ts.createSourceFile("schema.d.ts", text, ts.ScriptTarget.Latest);
    for (const statement of file.statements) {
      if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) continue;
      const name = statement.name.text;
      const type = name.endsWith("Leaf") ? typeLiteral(statement) : undefined;
      if (type !== undefined && !type.includes(":")) this.names.set(bareName(name), type);
      if (ts.isTypeAliasDeclaration(statement)) this.aliases.push(statement);
      else if (name.endsWith("Base")) this.bases.push(statement);
    }
  }

  vocabulary(source: string): Vocabulary {
    const properties = this.properties();
    const inRange = new Set(Object.values(properties).flatMap((line) => line.split(" > ")[1]?.split(" ")));
    const members: Record<string, string> = {};
    const textual: string[] = [];
    for (const { name, union } of this.unions()) {
      if (!inRange.has(name)) continue;
      if (union.some(({ kind }) => kind === ts.SyntaxKind.StringKeyword)) textual.push(name);
      const own = union.flatMap((part) => literalOf(part) ?? []);
      if (own.length > 0) members[name] = joinNames(own.filter((member) => !member.includes(":")));
    }
    return {
      source,
      types: this.parents(),
      properties,
      members: sorted(members),
      textual: joinNames(textual),
    };
  }

  /** Each type with what its union lists: its subtypes, the members of an enumeration, or text. */
  private *unions(): Generator<{ name: string; union: readonly ts.TypeNode[] }> {
    for (const alias of this.aliases) {
      const name = this.names.get(alias.name.text);
      if (name !== undefined) yield { name, union: unionOf(alias.type) };
    }
  }

  /** A type that no union lists hangs below the type it extends: roles, which are generic. */
  private parents(): Record<string, string> {
    const parents = new Map<string, Set<string>>([...this.names.values()].map((name) => [name, new Set()]));
    for (const { name, union } of this.unions())
      for (const child of union)
        if (ts.isTypeReferenceNode(child))
          parents.get(this.names.get(textOf(child.typeName)) ?? "")?.add(name);
    for (const base of this.bases) {
      const own = parents.get(this.names.get(bareName(base.name.text)) ?? "");
      if (own?.size === 0)
        for (const name of extendedNames(base)) {
          const above = this.names.get(bareName(name));
          if (above !== undefined) own.add(above);
        }
    }
    return sorted(Object.fromEntries([...parents].map(([name, above]) => [name, joinNames(above)])));
  }

  private properties(): Record<string, string> {
    const properties: Record<string, { domains: string[]; ranges: string[] }> = {};
    for (const base of this.bases) {
      const domain = this.names.get(bareName(base.name.text));
      if (domain === undefined) continue;
      for (const member of base.members) {
        if (!ts.isPropertySignature(member) || !ts.isStringLiteral(member.name)) continue;
        properties[member.name.text] ??= { domains: [], ranges: [] };
        properties[member.name.text]?.domains.push(domain);
        properties[member.name.text]?.ranges.push(...this.rangeOf(member.type));
      }
    }
    const lines = Object.entries(properties).map(([name, { domains, ranges }]) => [
      name,
      `${joinNames(domains)} > ${joinNames(ranges)}`,
    ]);
    return sorted(Object.fromEntries(lines) as Record<string, string>);
  }

  /** Names in `SchemaValue<Organization | Person | IdReference, "author">`. */
  private rangeOf(type: ts.TypeNode | undefined): string[] {
    const values = type && ts.isTypeReferenceNode(type) ? type.typeArguments?.[0] : undefined;
    return (values ? unionOf(values) : []).flatMap((part) => {
      const name = ts.isTypeReferenceNode(part) ? textOf(part.typeName) : "";
      return name === "" || name === "IdReference" ? [] : (this.names.get(name) ?? name);
    });
  }
}

/** The value of `"@type"` in the typing of a leaf. */
function typeLiteral(leaf: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): string | undefined {
  const members = ts.isInterfaceDeclaration(leaf) ? [...leaf.members] : partsOf(leaf.type).flatMap(membersOf);
  for (const member of members)
    if (ts.isPropertySignature(member) && ts.isStringLiteral(member.name) && member.name.text === "@type")
      return member.type && literalOf(member.type);
  return undefined;
}

function partsOf(type: ts.TypeNode): readonly ts.TypeNode[] {
  return ts.isIntersectionTypeNode(type) ? type.types : [type];
}

function membersOf(type: ts.TypeNode): readonly ts.TypeElement[] {
  return ts.isTypeLiteralNode(type) ? type.members : [];
}

function unionOf(type: ts.TypeNode): readonly ts.TypeNode[] {
  return ts.isUnionTypeNode(type) ? type.types : [type];
}

function literalOf(type: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : undefined;
}

function textOf(name: ts.EntityName): string {
  return ts.isIdentifier(name) ? name.text : name.right.text;
}

function extendedNames(base: ts.InterfaceDeclaration): string[] {
  return (base.heritageClauses ?? []).flatMap(({ types }) =>
    types.flatMap(({ expression }) => (ts.isIdentifier(expression) ? expression.text : [])),
  );
}

function joinNames(names: Iterable<string>): string {
  return [...new Set(names)].sort().join(" ");
}

function sorted<Value>(map: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));
}

if (process.argv[1] === import.meta.filename) writeFileSync(vocabularyFile, generateVocabulary());

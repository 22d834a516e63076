/** What a string stands for: text with placeholders, a link target, a picture, a served file, or a reference to another file. */
export type Role = "line" | "prose" | "target" | "image" | "file" | "city" | "county" | "service" | "project";
/** A word by which a link in the data reaches the firm, whatever its number or address is. */
export type ContactWord = "call" | "text" | "email";

/** What some kinds of sections show that only some pages have: `article`, `rates`, or a subject such as `city`. */
export type SectionNeed = string;

/**
 * What a draft has in place of an open value that is no free text: a mark, where pages print the value as it stands, or the
 * example, where none prints it. Without either, no draft is shown before the value is written.
 */
export type DraftStandIn = "mark" | "example";

/** What a text stands for that people write in many ways, of which its pattern takes one. */
export type Form = "time" | "day" | "date" | "phone" | "email" | "address" | "origin" | "zip";

/** The parts of JSON Schema 2020-12 that the fields use, with our annotations. */
export interface Schema {
  $id?: string;
  description?: string;
  type?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  const?: string;
  enum?: string[];
  required?: string[] | undefined;
  examples?: unknown[];
  /** What holds where a field is left out. */
  default?: unknown;
  minItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  pattern?: string;
  role?: Role;
  form?: Form;
  /** Names in braces that are replaced later than by the values of the page. */
  fills?: string[];
  /** Where a link with these words leads: to the first of these ways that the firm has. */
  reaches?: readonly [ContactWord, ...ContactWord[]];
  /** Sentence that says what a value must look like, shown when its pattern fails. */
  mistake?: string;
  unit?: string;
  /** What a section shows that only some pages have; on all others it would be left out without a word. */
  needs?: SectionNeed;
  draft?: DraftStandIn;
  /** Kind of the files that a section lists. */
  lists?: string;
}

/** False for codes, whose form is all there is to them; what many values are printed by has a form and words of its own. */
export function hasOwnWords({ pattern, fills }: Schema): boolean {
  return pattern === undefined || fills !== undefined;
}

/** Keywords that say something to people and to the resolver, but check nothing. */
export const annotations: readonly (keyof Schema)[] = [
  "unit",
  "role",
  "form",
  "fills",
  "reaches",
  "mistake",
  "needs",
  "draft",
  "lists",
];

import type { Static, TArray, TObject, TProperties, TSchema, TString, TUnsafe } from "typebox";
import * as Type from "typebox";
import type { Resolved } from "./resolved.ts";
import type { DraftStandIn, Form, Role, Schema, SectionNeed } from "./schema.ts";

export type { Resolved, Static };

export const optional = Type.Optional;

/** Keywords of JSON Schema and annotations beside those that a field sets itself. */
interface Keywords {
  description?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  pattern?: string;
  mistake?: string;
  form?: Form;
  unit?: string;
  fills?: string[];
  reaches?: NonNullable<Schema["reaches"]>;
  needs?: SectionNeed;
  draft?: DraftStandIn;
  lists?: string;
  default?: unknown;
  examples?: unknown[];
}

type Describe<Field> = (description?: string, example?: unknown, keywords?: Keywords) => Field;

/** A string that the site resolves: text with placeholders, a link target, a picture, a reference. */
export type RoleField<R extends Role> = TString & { role: R };
/** Values by names that the data chooses. */
export type Named<Value extends TSchema> = TUnsafe<Record<string, Static<Value>>> & {
  additionalProperties: Value;
};
/** One of several shapes. */
export type Either<Shapes extends TSchema[]> = TUnsafe<Static<Shapes[number]>> & { oneOf: Shapes };

/** What describes a field, without keywords that say nothing. */
function described(description?: string, example?: unknown, keywords: Keywords = {}) {
  return {
    ...(description !== undefined && { description }),
    ...(example !== undefined && { examples: [example] }),
    ...keywords,
  };
}

/** Of the pattern that many values are printed by: typed over without a name in braces, it prints one for all. */
export function printing(...fills: string[]): Keywords {
  const names = fills.map((name) => `{${name}}`).join(" and ");
  const mistake = `Keep ${names} in it, so that each row shows its own; what they say is changed in the data.`;
  return { fills, pattern: "\\{\\w+\\}", mistake, draft: "example" };
}

function roleField<R extends Role>(role: R, usual: Keywords): Describe<RoleField<R>> {
  return (...words) => Object.assign(Type.String({ ...usual, ...described(...words) }), { role });
}

function stringField(usual: Keywords): Describe<TString> {
  return (...words) => Type.String({ ...usual, ...described(...words) });
}

/** The kinds of files that others may name. */
type RefRole = Extract<Role, "city" | "county" | "service" | "project">;

const slugPattern = "[a-z0-9]+(-[a-z0-9]+)*";

export const text = stringField({ minLength: 1 });
export const line = roleField("line", {
  minLength: 1,
  description: "One line of plain text. A name in braces is replaced by the value of that name.",
  examples: ["Call {phone} today"],
});
export const prose = roleField("prose", {
  minLength: 1,
  description:
    "Running text. Names in braces are replaced; [label](/path) makes a link, **words** are emphasised.",
  examples: ["We sand first. [See how](/how-we-work)."],
});
export const target = roleField("target", {
  minLength: 1,
  maxLength: 2000,
  pattern: '^(/(?![/\\\\])|#|https://[A-Za-z0-9{-]|(call|text)(:[a-z0-9-]+)?$|email$)[^\\s"<>\\\\^`|]*$',
  mistake:
    "A link goes to a path of this site (/contact), a place on the page (#contact), a https:// address, or is one of the words call, text, email.",
  description:
    "Where a link goes: a path of this site, #id on the same page, a https:// address, or one of the words call, text, email.",
  examples: ["/contact", "#quote", "call"],
});
export const image = roleField("image", {
  pattern: `^${slugPattern}$`,
  mistake:
    "A picture is referred to by its name: lower-case words joined by hyphens, without folder and ending.",
  description: "Name of a picture: a file in data/images, without folder and ending.",
  examples: ["workshop-front"],
});
/** A file below data/static, which is served as it is. */
export const servedFile = roleField("file", {});
export const slug = stringField({
  pattern: `^${slugPattern}$`,
  mistake: "Use lower-case letters and digits, with single hyphens between words.",
});
export const color = stringField({
  minLength: 1,
  pattern: "^#[0-9a-f]{6}$",
  mistake: "Write a color as # and six small hexadecimal digits.",
});
export const date = stringField({
  pattern:
    "^(\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|(\\d{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$",
  mistake: "Write a day of the calendar as year-month-day, for example 2026-03-09.",
  form: "date",
  description: "A day, as year-month-day (ISO 8601).",
  examples: ["2026-03-09"],
});
/** A phone number as people write it. */
export const phoneNumber = (description: string, example: string) =>
  text(description, example, {
    pattern: "^\\+?[0-9() .-]{7,20}$",
    mistake: `Write digits with hyphens, for example ${example}.`,
    form: "phone",
    draft: "mark",
  });
export const emailAddress = (description: string, example: string) =>
  text(description, example, {
    pattern:
      "^(?=[^@]{1,64}@)[A-Za-z0-9_+'-]+(\\.[A-Za-z0-9_+'-]+)*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\\.)+[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]$",
    maxLength: 254,
    mistake: `Write an email address, for example ${example}.`,
    form: "email",
    draft: "mark",
  });
export const webAddress = stringField({
  pattern: '^https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*(:\\d{1,5})?([/?#][^\\s"<>\\\\^`{|}]*)?$',
  mistake: "Write the whole address, starting with https://.",
  form: "address",
  draft: "example",
});

/** Scheme and host of an address, and the port that may be behind them. */
export const origin = (description: string, example: string, keywords: Keywords = {}) =>
  text(description, example, {
    pattern: "^https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*(:\\d{1,5})?$",
    mistake: "Write https:// and the host, without a slash at the end.",
    form: "origin",
    ...keywords,
  });

/** The name of a file that lies in one folder with all of its kind. */
const refTo = <K extends RefRole>(kind: K, folder: string, example: string) =>
  roleField(kind, {
    pattern: `^${slugPattern}$`,
    mistake: `A ${kind} is named by its file in data/${folder}, for example ${example}.`,
    description: `A ${kind}, by the name of its file in data/${folder}.`,
    examples: [example],
  });

const refs: { [K in RefRole]: Describe<RoleField<K>> } = {
  city: roleField("city", {
    pattern: `^${slugPattern}/${slugPattern}$`,
    mistake: "A city is named by its folder and file, for example lake-county/maple-grove.",
    description: "A city with a page, as folder and file name below data/cities.",
    examples: ["lake-county/maple-grove"],
  }),
  county: refTo("county", "counties", "lake-county"),
  service: refTo("service", "services", "roof-repair"),
  project: refTo("project", "projects", "barn-roof"),
};

/** The name of another file. */
export function ref<K extends RefRole>(kind: K, ...words: Parameters<Describe<unknown>>): RoleField<K> {
  return refs[kind](...words);
}

export function integer(...words: Parameters<Describe<unknown>>) {
  return Type.Integer(described(...words));
}

export function number(...words: Parameters<Describe<unknown>>) {
  return Type.Number(described(...words));
}

/** A yes or no. */
export function flag(...words: Parameters<Describe<unknown>>) {
  return Type.Boolean(described(...words));
}

/** One of some words. */
export function choice<const Words extends string[]>(
  words: Words,
  ...description: Parameters<Describe<unknown>>
) {
  return Object.assign(Type.Unsafe<Words[number]>(described(...description)), { enum: words });
}

/** A list; no entry stands in it twice unless it `mayRepeat`. */
export function list<Item extends TSchema>(
  description: string,
  items: Item,
  { mayRepeat = false, ...keywords }: Keywords & { mayRepeat?: boolean } = {},
): TArray<Item> {
  return Type.Array(items, { description, ...(!mayRepeat && { uniqueItems: true }), ...keywords });
}

/** Fields by name, and no others. */
export function group<Fields extends TProperties>(
  description: string,
  fields: Fields,
  keywords: Keywords = {},
): TObject<Fields> {
  return Type.Object(fields, { description, additionalProperties: false, ...keywords });
}

/** Values by names that the data chooses. */
export function named<Value extends TSchema>(
  description: string,
  additionalProperties: Value,
  keywords: Keywords = {},
): Named<Value> {
  return Object.assign(
    Type.Unsafe<Record<string, Static<Value>>>({
      type: "object",
      description,
      propertyNames: { pattern: "^[a-z][A-Za-z0-9]*$" },
      ...keywords,
    }),
    { additionalProperties },
  );
}

/** One of several shapes. */
export function either<Shapes extends TSchema[]>(oneOf: [...Shapes], keywords: object = {}): Either<Shapes> {
  return Object.assign(Type.Unsafe<Static<Shapes[number]>>(keywords), { oneOf });
}

/** The fields of a kind of section: its own, and those that every section has. */
export function section<const Kind extends string, Fields extends TProperties>(
  kind: Kind,
  description: string,
  fields: Fields,
  keywords: Pick<Keywords, "needs" | "lists"> = {},
) {
  return group(
    description,
    {
      kind: Object.assign(Type.Unsafe<Kind>(described("Kind of this section.", kind)), { const: kind }),
      id: optional(slug("Name of the section, so that links can point at it (#name).", "quote")),
      ...fields,
    },
    keywords,
  );
}

const newTab = optional(flag("Opens in a new tab; for addresses of other firms.", true));
/** Marks a value that is not the business's own yet. */
export const sample = optional(
  flag(
    "True while the value is only a sample: shown in previews, refused by `site validate --release`.",
    true,
  ),
);

export const link = group(
  "A link and its words.",
  { label: line("The words of the link.", "See our roofs"), to: target(), newTab, sample },
  { examples: [{ label: "See our roofs", to: "/roofs" }] },
);
export const button = group(
  "A button that leads somewhere.",
  {
    label: line("What happens when it is pressed.", "Get a quote"),
    to: target(),
    style: optional(
      choice(
        ["primary", "secondary"],
        "Primary is the one action of the section; secondary stands beside it.",
        "secondary",
      ),
    ),
    newTab,
    sample,
  },
  { examples: [{ label: "Get a quote", to: "/contact" }] },
);
export const titledText = group(
  "A title and a text that explains it.",
  {
    title: line("A few words.", "On time"),
    text: optional(prose("One to three sentences.", "We come on the day we named.")),
  },
  { examples: [{ title: "On time", text: "We come on the day we named." }] },
);
export type LinkProps = Resolved<typeof link>;
export type ButtonProps = Resolved<typeof button>;

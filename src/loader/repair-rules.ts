import { isFieldName } from "../kinds/field-names.ts";
import { rightForms } from "./nearly-right.ts";

/** A line, the nearest lines with words above and below it, and the first one after all that belongs to it. */
export interface LineContext {
  line: string;
  above: string;
  below: string;
  after: string;
  /** Names of fields that entries around this line start with: `- city:`. */
  entryNames: readonly string[];
}

/** Another way to write a line; none of it, or several lines. */
export interface Rewriting {
  lines: string[];
  /** What is wrong with the line; what was reported of it, where not said. */
  message?: string;
  /** What to do, where it is not to write the line so. */
  hint?: string;
  /** True where the words of the line can only be meant so, if the file can then be read. */
  isCertain?: true;
}

/** What people type in place of what YAML reads. Each rewriting is tried, and counts only if it makes the file better. */
export type RepairRule = (context: LineContext) => Rewriting[];

const blanks = "\\t\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000";
const oddBlank = new RegExp(`[${blanks}]`, "g");
/** Indentation, dash and field name: where a blank has a meaning. */
const structure = new RegExp(`^[ ${blanks}]*(?:-[ ${blanks}]+)?(?:["']?[A-Za-z][\\w-]*["']?:[ ${blanks}]+)?`);
const hyphenLike = /^( *)([—–−‐‑‒―•·∙●▪◦‣➤*+>])[ \u00a0]*(?=[^\s*])/;
const signForColon = /^( *(?:- +)?)(["']?[A-Za-z][\w-]*["']?) *(: *=|=>|->|==?|::+|;|[：﹕︰∶→]:?) *(.*)$/;
const field = /^( *(?:- +)?)([A-Za-z][\w-]*)(:?)( *)(.*)$/;
/** The part before a value and the value: of a field, or of an entry of a list. */
const withValue = /^( *(?:- +)?(?:["']?[A-Za-z][\w-]*["']? *: +)| +- +|- +)(\S.*?) *$/;
const anyQuote = `["'“”„‟«»‘’‚‛‹›\`]`;
const curly = /["'“”„‟«»‘’‚‛‹›]/;

function indentOf(line: string): string {
  return /^ */.exec(line)?.[0] ?? "";
}

/** A text in quotes, of the kind that it does not hold itself. */
export function quoted(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

const oddBlanks: RepairRule = ({ line, above, below }) => {
  const [start = ""] = structure.exec(line) ?? [];
  const [odd] = start.match(oddBlank) ?? [];
  if (odd === undefined) return [];
  const code = odd.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  const message =
    odd === "\t"
      ? "A tab is used to indent; YAML allows only spaces."
      : `This line holds a blank that only looks like a space (U+${code}).`;
  const plain = (width: number) => start.replace(oddBlank, " ".repeat(width));
  const rest = line.slice(start.length);
  const bare = start.trimStart().replace(oddBlank, " ");
  const beside = [indentOf(above) + bare, indentOf(below) + bare];
  const starts = odd === "\t" ? [plain(2), ...beside, plain(4)] : [plain(1), plain(2), ...beside];
  const isLeading = /^ *[^ \S]/.test(start);
  return [...new Set(starts)].map((one) => ({
    lines: [one + rest],
    message,
    hint:
      odd === "\t" && one === plain(2)
        ? "Replace the tab with spaces, two for each level."
        : isLeading
          ? `Type spaces in its place, so that the line starts in column ${indentOf(one).length + 1}.`
          : "Type a space in its place.",
  }));
};

const hyphens: RepairRule = ({ line }) => {
  const [all = "", indent = "", sign = ""] = hyphenLike.exec(line) ?? [];
  if (sign === "") return [];
  return [
    {
      lines: [`${indent}- ${line.slice(all.length)}`],
      message: `An entry of a list starts with a hyphen and a space, not with ${sign}.`,
    },
  ];
};

const spaceBehindDash: RepairRule = ({ line }) =>
  /^ *-[^\s-]/.test(line)
    ? [{ lines: [line.replace("-", "- ")], message: "The space behind the dash is missing." }]
    : [];

const colons: RepairRule = ({ line }) => {
  const [, before = "", name = "", sign, value = ""] = signForColon.exec(line) ?? [];
  const found: Rewriting[] = [];
  if (sign !== undefined)
    found.push({
      lines: [`${before}${name}: ${value}`.trimEnd()],
      message: `A colon follows the name of a field, not ${sign.trim()}.`,
    });
  const [, start = "", word = "", colon = "", blank = "", rest = ""] = field.exec(line) ?? [];
  if (colon && blank === "" && rest !== "" && !rest.startsWith("//"))
    found.push({
      lines: [`${start}${word}: ${rest}`],
      message: "The space behind the colon is missing.",
      ...(isFieldName(word) && { isCertain: true }),
    });
  if (!colon && isFieldName(word))
    found.push(
      ...[rest, rest.replace(/^[-–—] +/, "")].map((one) => ({
        lines: [`${start}${word}: ${one}`.trimEnd()],
        message: "The colon behind the name of the field is missing.",
      })),
    );
  return found;
};

const endOfLine: RepairRule = ({ line }) =>
  /[^\s,;][,;] *$/.test(line)
    ? [
        {
          lines: [line.replace(/[,;] *$/, "")],
          message: `A line of YAML ends without a ${/, *$/.test(line) ? "comma" : "semicolon"}.`,
        },
      ]
    : [];

const startsComment = "A # behind a space starts a comment, so there is no value here.";

const comments: RepairRule = ({ line }) => {
  const [, before = "", comment = ""] =
    /^( *(?:-|(?:- +)?["']?[A-Za-z][\w-]*["']?:)) +(#.*?) *$/.exec(line) ?? [];
  if (comment === "") return [];
  const values = [quoted(comment), comment.replace(/^#+ */, "")];
  return (/^#+ /.test(comment) ? values.reverse() : values).map((value) => ({
    lines: [`${before} ${value}`],
    message: startsComment,
  }));
};

const quotes: RepairRule = ({ line }) => {
  const [, before = "", value = ""] = withValue.exec(line) ?? [];
  if (nothing.test(value)) return [];
  const inner = value.replace(new RegExp(`^${anyQuote}|${anyQuote}$`, "g"), "");
  const isCurly = curly.test(value.charAt(0)) && !/["']/.test(value.charAt(0));
  // A word in quotes at the start of a text: the quotes belong to it.
  const isWordQuoted = /^(["']).+\1./.test(value) && !/["']$/.test(value);
  const [, entryStart = "", entry = ""] = /^( *- +)(\S.*: .*)$/.exec(line) ?? [];
  return [
    ...(/^[[{]/.test(value) ? closings(value).map((closed) => ({ lines: [before + closed] })) : []),
    ...(/^\[[^[\]]*\]$/.test(value) ? [{ lines: [before + value.slice(1, -1)] }] : []),
    ...(inner === value || isWordQuoted
      ? []
      : [
          {
            lines: [before + quoted(inner)],
            ...(isCurly && {
              message: "Curly quotes do not hold a text together in YAML; straight ones do.",
            }),
          },
        ]),
    ...(coreTag.test(value) ? [{ lines: [before + value.replace(coreTag, "")] }] : []),
    ...(emphasis.test(value) ? [{ lines: [before + value.replace(emphasis, "$1")] }] : []),
    {
      lines: [before + quoted(value)],
      ...messageForStart(value),
      ...(isProse(value) && { isCertain: true }),
    },
    ...(entry === ""
      ? []
      : [
          {
            lines: [entryStart + quoted(entry)],
            message: "A colon in the middle of this entry makes it a field of its own.",
          },
        ]),
  ];
};

/** True for words with a colon among them, none of which is a field of its own, a comment or a sign of YAML. */
function isProse(value: string): boolean {
  const names = [...value.matchAll(/([\w-]+): /g)].map(([, name = ""]) => name);
  const isPlain = /^[\p{L}\p{N}]/u.test(value) && !/ #/.test(value);
  return isPlain && names.length > 0 && !names.some(isFieldName);
}

/** A value with the brackets closed that it leaves open, at its end or before one that opens beside them; those within quotes are letters. */
function closings(value: string): string[] {
  const open: string[] = [];
  for (const [sign] of value.matchAll(/"[^"]*"|'[^']*'|[[\]{}]/g))
    if (sign === "[" || sign === "{") open.push(sign === "[" ? "]" : "}");
    else if (sign === open.at(-1)) open.pop();
  const [inner = ""] = open.reverse();
  const beside = [...value.matchAll(/, *[[{]/g)].map(
    ({ index }) => value.slice(0, index) + inner + value.slice(index),
  );
  return inner ? [value + open.join(""), ...beside] : [];
}

/** Words that were to be printed in italics, which texts of pages do not have. */
const emphasis = /^\*([^*\s][^*]*)\*(?!\*)/;

/** No value in this line: none at all, or the sign of a text in the lines below. */
const nothing = /^(null|~|""|''|[>|][-+]?|)$/i;

/** A type of YAML itself in front of a value. */
const coreTag = /^!!?(str|int|float|bool|null|seq|map|set|binary|timestamp) +/;

/** What a text that starts with a sign of YAML is read as. */
function messageForStart(value: string): { message?: string } {
  if (value.startsWith("#")) return { message: startsComment };
  const [readAs] =
    Object.entries({ "a group of fields": /^\{[^:]*\}/, "a list": /^\[.*\][^(]*$/ }).find(([, start]) =>
      start.test(value),
    ) ?? [];
  return readAs
    ? { message: `Without quotes, a text that starts with ${value.charAt(0)} is read as ${readAs}.` }
    : {};
}

const blockSigns: RepairRule = ({ line, below }) => {
  const apart = /^(.*: [>|]) +([-+])$/.exec(line);
  const [, sign, text] = /^(.*: [>|][-+]?) +(\S.*)$/.exec(line) ?? [];
  return [
    ...(apart ? [{ lines: [`${apart[1]}${apart[2]}`] }] : []),
    ...(sign !== undefined && text !== undefined
      ? [
          {
            lines: [sign, indentOf(below) + text],
            message: `A text below ${sign.slice(-2).trim()} starts on a line of its own.`,
            hint: `Start a new line before ${text.slice(0, 40)}.`,
          },
        ]
      : []),
  ];
};

const documentSigns: RepairRule = ({ line }) =>
  /^(---|\.\.\.|%)/.test(line) ? [{ lines: [], hint: "Remove the line." }] : [];

export const lacksDash = "This line lacks the dash of a list entry.";

const dashes: RepairRule = ({ line, above, below, after }) =>
  [above, below, after].flatMap((other) =>
    /^ *- /.test(other) && !/^ *- /.test(line)
      ? [
          {
            lines: [`${indentOf(other)}- ${line.trim()}`],
            message: lacksDash,
          },
        ]
      : [],
  );

const entryFields: RepairRule = ({ line, entryNames }) => {
  const [, start = "", value = ""] = /^( *- +)(\S.*)$/.exec(line) ?? [];
  const isName = /^[A-Z]/.test(value);
  const names = isName ? [...entryNames].reverse() : entryNames;
  return value === "" ? [] : names.map((name) => ({ lines: [`${start}${name}: ${value}`] }));
};

const lists: RepairRule = ({ line }) => {
  const [, before = "", value = ""] = withValue.exec(line) ?? [];
  if (nothing.test(value) || /^[[{]/.test(value)) return [];
  const entries = value.split(/, */);
  return [
    ...(/^[\d., ]+$/.test(value) ? [] : [{ lines: [`${before}[${entries.join(", ")}]`] }]),
    { lines: [`${before}[${entries.map(quoted).join(", ")}]`] },
  ];
};

const forms: RepairRule = ({ line }) => {
  const [, before = "", value = ""] = withValue.exec(line) ?? [];
  const bare = value.replace(/^(["'])(.*)\1$/, "$2");
  if (nothing.test(value)) return [];
  return rightForms(bare).flatMap((other) => {
    const isPlain = /^[a-z/][\w/.:-]*$/i.test(other);
    const sources = /^-?\d+(\.\d+)?$/.test(other)
      ? [quoted(other), other]
      : [isPlain ? other : quoted(other)];
    return sources.map((source) => ({ lines: [before + source] }));
  });
};

/** Rules for what holds a file together, whatever its values are. */
export const structureRules: RepairRule[] = [
  oddBlanks,
  hyphens,
  spaceBehindDash,
  colons,
  endOfLine,
  documentSigns,
];

/** Rules for values, which say what was meant only where a value is what is wrong. */
export const valueRules: RepairRule[] = [comments, quotes, blockSigns, dashes, entryFields, lists, forms];

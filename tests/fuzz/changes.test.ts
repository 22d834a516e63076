import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { isMap, isNode, isScalar, parse, parseDocument } from "yaml";
import { changeText, tryChangeText } from "../../scripts/edit/change.ts";
import { root } from "../support/data-folder.ts";
import { isNight } from "../support/nightly.ts";
import { type Draw, type DrawnChange, drawChange, kinds } from "./draw-change.ts";
import { fuzzTimeoutMs, holds, texts } from "./fuzzing.ts";

const words = fc.oneof(
  fc.constantFrom(
    "Old oaks",
    "lake-county/hamel",
    "/roof-repair",
    "12",
    "true",
    "No. 4: all",
    "it's # 1",
    "“so”",
    "",
  ),
  fc.lorem({ maxCount: 30 }),
  texts,
);
const scalars = fc.oneof(
  { weight: 4, arbitrary: words },
  fc.integer({ min: 1, max: 99_999 }),
  fc.boolean(),
  fc.constantFrom(45.0725, -93.4558),
);
const names = fc.constantFrom("label", "to", "localText", "note", "two words", "12", "on");
const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    scalars,
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(names, tie("value"), { maxKeys: 3, noNullPrototype: true }),
  ),
}));
const draws: fc.Arbitrary<Draw> = fc.record({
  kind: fc.constantFrom(...kinds),
  target: fc.nat(),
  index: fc.nat(),
  name: names,
  scalar: scalars,
  word: fc.option(fc.nat(), { freq: 1 }),
  value: values,
});

/** Data files of the site and of the fixtures, without parts that are put into one. */
const files = ["data", "tests/fixtures"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  )
  .filter((file) => file.endsWith(".yaml") && /^\S/.test(read(file)))
  .filter((file) => parseDocument(read(file)).errors.length === 0)
  .sort();

function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

const commented = (text: string) =>
  text.replace(/^( *)(\S+:)\n/gm, "$1# about it\n$1$2 # and this\n\n$1  # more\n");
const forms = {
  "as they are": (text: string) => text,
  "with the line ends of Windows": (text: string) => text.replace(/\r?\n/g, "\r\n"),
  "with a byte order mark": (text: string) => `\uFEFF${text}`,
  "with an open end": (text: string) => text.trimEnd(),
  "full of comments": commented,
  "in brackets": (text: string) => `${JSON.stringify(parse(text), null, 1)}\n`,
};

type Form = keyof typeof forms;
const inputs = fc.record({
  file: fc.constantFrom(...files),
  form: fc.constantFrom<Form[]>(
    "as they are",
    "with the line ends of Windows",
    "with a byte order mark",
    "with an open end",
    "full of comments",
    "in brackets",
  ),
  changes: fc.array(draws, { minLength: 1, maxLength: 4 }),
});

it(
  "changes of any data file change what they name, and no other byte",
  () => {
    let [made, refused] = [0, 0];
    const check = ({ file, form, changes }: { file: string; form: Form; changes: Draw[] }) => {
      let now = forms[form](read(file));
      for (const draw of changes) {
        const drawn = drawChange(parse(now), draw);
        const after = drawn && tryChangeText(now, "a.yaml", [drawn.change]);
        if (!drawn || after === undefined) {
          if (drawn) refused++;
          continue;
        }
        made++;
        expect(parse(after)).toEqual(drawn.expected);
        expectOnlyThat(now, after, drawn);
        now = after;
      }
    };
    holds(inputs, check, { runs: isNight ? 10_000 : 150 });
    expect(refused / made).toBeLessThan(0.02);
  },
  isNight ? 0 : fuzzTimeoutMs,
);

const set = (text: string, pointer: string, value: string) =>
  changeText(text, "a.yaml", [{ kind: "set", place: { file: "a.yaml", pointer }, value }]);

it("a text keeps its lines, however long it is", () => {
  const text =
    "# The shop\nabout: >-\n  We wash, scrape\n  and sand. # no comment\n  Then we paint.\nphone: 763-555-0100 # day\n";
  const now = set(text, "/about", "We wash, scrape and prime. # no comment Then we paint.");
  expect(now).toBe(text.replace("sand.", "prime."));
});

it("a text keeps its quotation marks and the comment behind it", () => {
  const text = "a: 'Don''t wait' # ask first\nb: \"a \\\"good\\\" day\" # so\n";
  const once = set(text, "/a", "Don't worry, it's fine");
  expect(set(once, "/b", 'a "good" week')).toBe(
    "a: 'Don''t worry, it''s fine' # ask first\nb: \"a \\\"good\\\" week\" # so\n",
  );
});

function expectOnlyThat(before: string, after: string, drawn: DrawnChange): void {
  const { change } = drawn;
  if (change.kind === "add") {
    // Nothing but one piece more: what it starts and ends with is the whole of what was there.
    expect(sharedStart(before, after) + sharedEnd(before, after)).toBeGreaterThanOrEqual(before.length);
    const { place } = change;
    expect(changeText(after, "a.yaml", [{ kind: "remove", place }])).toBe(before);
    return;
  }
  const path = change.kind === "move" ? drawn.path.slice(0, -1) : drawn.path;
  const [start, end] = change.kind === "set" ? rangeOf(before, path) : linesOf(before, path);
  expect(after.slice(0, start)).toBe(before.slice(0, start));
  expect(after.slice(after.length - (before.length - end))).toBe(before.slice(end));
  expect(after.length).toBeGreaterThanOrEqual(start + before.length - end);
  if (change.kind === "move") expect(wordsOf(after)).toEqual(wordsOf(before));
}

function wordsOf(text: string): string[] {
  return text.match(/[^\s,[\]{}]+/g)?.sort() ?? [];
}

function sharedStart(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count++;
  return count;
}

function sharedEnd(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one.at(-1 - count) === other.at(-1 - count)) count++;
  return count;
}

/** The letters of a value; the blank lines behind it belong to what follows. */
function rangeOf(text: string, path: string[]): [start: number, end: number] {
  const mark = text.startsWith("\uFEFF") ? 1 : 0;
  const node = parseDocument(text.slice(mark)).getIn(path, true);
  const [from, to] = (isNode(node) && node.range) || [0, text.length];
  return [from + mark, text.length - text.slice(to + mark).trimStart().length];
}

/** The lines of a value with its name, from the end of the line before: a last line is cut with that, and in brackets the comma.
 * What follows the first field of an entry comes up to its hyphen. */
function linesOf(text: string, path: string[]): [start: number, end: number] {
  const mark = text.startsWith("\uFEFF") ? 1 : 0;
  const document = parseDocument(text.slice(mark));
  const holder = document.getIn(path.slice(0, -1), true);
  const pair =
    isMap(holder) && holder.items.find(({ key }) => isScalar(key) && String(key.value) === path.at(-1));
  const name = pair && isScalar(pair.key) ? pair.key.range : undefined;
  const node = document.getIn(path, true);
  const [from, to] = (isNode(node) && node.range) || [0, text.length];
  const start = text.lastIndexOf("\n", (name?.[0] ?? from) + mark - 1) + 1;
  const lineEnd = text.indexOf("\n", text.slice(0, to + mark).trimEnd().length);
  const next = lineEnd < 0 ? "" : text.slice(lineEnd).trimStart();
  return [text.slice(0, start).trimEnd().replace(/,$/, "").length, text.length - next.length];
}

import { isFieldName } from "../kinds/field-names.ts";
import type { Problem } from "../problem.ts";
import { createLocator } from "./locate.ts";
import { type LineContext, lacksDash, structureRules, valueRules } from "./repair-rules.ts";
import {
  count,
  hasFewerSlips,
  hasMore,
  isStillThere,
  nameOf,
  type Repair,
  repaired,
  splitLines,
  widthOf,
} from "./repaired.ts";

/** Most letters that are parsed again to try repairs of one file; a large file then gets fewer. */
const maxLettersAgain = 1_000_000;
/** More errors than a hand makes: such a file was never one of ours. */
const maxErrors = 12;
/** Most problems of one file for which repairs are looked for. */
const maxRepaired = 6;
/** Most blocks around a line whose first line may be the wrong one. */
const mostBlocks = 3;
/** Columns that a line may stand too far left or right. */
const maxShift = 8;

/** What is wrong with a text. */
type Check = (text: string) => Problem[];

/**
 * Gives problems the corrected line, where one way to write it makes the file better: each is tried, as a person would.
 * Problems that go away with a repair of another are left out.
 */
export function withRepairs(text: string, file: string, problems: Problem[], check: Check): Problem[] {
  const errors = problems.filter(isRepairable);
  const { lines, lineEnd } = splitLines(text);
  const isMixed = lines.join(lineEnd) !== text;
  if (errors.length === 0 || errors.length > maxErrors || isMixed || text.length * 10 > maxLettersAgain)
    return problems;
  const locate = createLocator(text, file);
  const trial = new Trial(text, check);
  let result = problems;
  for (const problem of errors.slice(0, maxRepaired)) {
    if (!result.includes(problem)) continue;
    const { line } = problem.position ?? (problem.place ? locate(problem.place) : { line: undefined });
    const repair = line === undefined ? undefined : trial.find(problem, line - 1);
    if (!repair) continue;
    const left = new Set(repair.left.map(nameOf));
    result = result
      .filter((other) => other === problem || !isRepairable(other) || left.has(nameOf(other)))
      .map((other) => (other === problem ? repaired(problem, repair, text, file) : other));
  }
  return result;
}

const codes = new Set<string>([
  "yaml-syntax",
  "invalid-value",
  "ambiguous-scalar",
  "unknown-field",
  "missing-field",
]);

/** What already says how to write it needs no trial. */
function isRepairable({ code, severity, corrections, proposal }: Problem): boolean {
  return severity === "error" && codes.has(code) && !corrections && !proposal;
}

const isEntry = (line: string): boolean => /^ *- /.test(line);
const isError = ({ severity }: Problem): boolean => severity === "error";

class Trial {
  private readonly lines: string[];
  private readonly lineEnd: string;
  private lettersLeft = maxLettersAgain;
  private readonly known = new Map<string, Problem[]>();
  /** What is wrong with the text as it is. */
  private readonly before: Problem[];

  constructor(
    private readonly text: string,
    private readonly check: Check,
  ) {
    ({ lines: this.lines, lineEnd: this.lineEnd } = splitLines(text));
    this.before = check(text).filter(isError);
  }

  /** The first of the best ways to write a line, or one of those beside it, so that the problem goes away. */
  find(problem: Problem, line: number): Repair | undefined {
    const beside = [this.neighbor(line, -1), this.neighbor(line, 1), this.entryBefore(line)];
    const lines = [line, ...new Set(beside)].filter((one) => one !== undefined);
    let best: Repair | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const repair of this.candidates(problem, lines)) {
      const left = this.try(repair);
      if (!left || left.some((other) => nameOf(other) === nameOf(problem))) continue;
      const isWorse =
        problem.code === "yaml-syntax"
          ? isStillThere(left, repair) || !hasFewerSlips(left, this.before)
          : hasMore(left, this.before);
      const cost = left.length + (repair.isOdd ? 0.5 : 0);
      if (isWorse || cost >= least) continue;
      least = cost;
      best = { ...repair, left };
      if (cost === 0) break;
    }
    return best;
  }

  private *candidates(problem: Problem, lines: readonly number[]): Generator<Omit<Repair, "left">> {
    const isOfValue = problem.code === "yaml-syntax" || problem.code === "invalid-value";
    for (const rule of [...structureRules, ...(isOfValue ? valueRules : [])])
      for (const at of lines)
        for (const rewriting of rule(this.contextOf(at))) yield { at, rewriting, replaced: 1 };
    if (problem.code === "yaml-syntax") for (const at of lines) yield* this.lostDash(at);
    yield* this.wholeFile(lines);
    if (problem.code !== "yaml-syntax") return;
    for (const at of lines) yield* this.firstOfBlock(at);
    for (const at of lines) yield* this.indentations(at);
    for (const at of lines)
      if (/^---/.test(this.lines[at] ?? ""))
        yield {
          at,
          replaced: this.lines.length - at - 1,
          rewriting: {
            lines: [],
            hint: "Keep what is above this line, and remove it with all that is below.",
          },
        };
  }

  /** The same slip in every line. */
  private *wholeFile(lines: readonly number[]): Generator<Omit<Repair, "left">> {
    for (const rule of structureRules)
      for (const at of lines)
        for (const [index, { message, hint }] of rule(this.contextOf(at)).entries()) {
          const all = this.lines.map((line, other) => rule(this.contextOf(other))[index]?.lines[0] ?? line);
          yield {
            at: 0,
            replaced: this.lines.length,
            rewriting: {
              lines: all,
              ...(message && { message }),
              hint: hint ?? "Do so in every line that starts like this.",
            },
          };
        }
  }

  /** A field that begins an entry, or the first one of a block above, with the dash that was left out or typed over. */
  private *lostDash(line: number): Generator<Omit<Repair, "left">> {
    for (const at of [line, ...this.startsOfBlocks(line)]) {
      const own = this.lines[at] ?? "";
      const width = widthOf(own);
      if (!/^ *["']?[A-Za-z][\w-]*["']?:(?: |$)/.test(own)) continue;
      for (const start of [width - 2, width])
        if (start >= 0)
          yield {
            at,
            replaced: 1,
            rewriting: { lines: [`${" ".repeat(start)}- ${own.trim()}`], message: lacksDash },
          };
    }
  }

  /** The nearest lines above one that are the first below a field without a value. */
  private startsOfBlocks(line: number): number[] {
    const starts: number[] = [];
    for (let at = line - 1; at > 0 && starts.length < mostBlocks; at--) {
      const above = this.lines[this.neighbor(at, -1) ?? at] ?? "";
      const own = this.lines[at] ?? "";
      // Entries may start in the column of the field that holds them.
      const isBelow = /^\s*[^\s#]/.test(own) && widthOf(above) < widthOf(own) + (isEntry(own) ? 1 : 0);
      if (isBelow && /:$/.test(above)) starts.push(at);
    }
    return starts;
  }

  /** The first entry or field of a block, moved to where those behind it start: the second is the one that does not fit. */
  private *firstOfBlock(second: number): Generator<Omit<Repair, "left">> {
    const line = this.lines[second] ?? "";
    const width = widthOf(line);
    const third = this.lines[this.endOfBlock(second, width)] ?? "";
    const isThirdThere = isEntry(third) === isEntry(line) && widthOf(third) === width;
    for (const at of this.startsOfBlocks(second)) {
      const first = this.lines[at] ?? "";
      const own = widthOf(first);
      const above = widthOf(this.lines[this.neighbor(at, -1) ?? at] ?? "");
      if (above >= width || own === width || Math.abs(width - own) > maxShift) continue;
      // Of two, the one that is two columns behind the line above them is right.
      const isUsual = width === above + 2;
      if (isEntry(first) !== isEntry(line) || !(isThirdThere || isUsual)) continue;
      for (const end of new Set([at + 1, second])) yield this.shifted(at, end, width);
    }
  }

  /** The columns of the lines around it, for the line alone and for all that is indented below it. */
  private *indentations(at: number): Generator<Omit<Repair, "left">> {
    const line = this.lines[at] ?? "";
    if (line.trim() === "") return;
    const own = widthOf(line);
    const inFile = this.lines.filter((one) => /^ *[^\s#]/.test(one)).map(widthOf);
    const above = this.lines[this.neighbor(at, -1) ?? at] ?? "";
    const widths = [...new Set([...inFile, widthOf(above) + 2])]
      .filter((width) => width !== own && Math.abs(width - own) <= maxShift)
      .filter((width) => !this.isFieldInText(at, width))
      .sort((a, b) => Math.abs(a - own) - Math.abs(b - own));
    const end = this.endOfBlock(at, own);
    for (const width of widths)
      for (const last of new Set([at + 1, end])) yield this.shifted(at, last, width);
  }

  /** Lines from one to another, with the first of them in a column and the others as far beside it as before. */
  private shifted(at: number, end: number, width: number): Omit<Repair, "left"> {
    const line = this.lines[at] ?? "";
    const own = widthOf(line);
    const word = /^ *((?:- )?["']?[\w.-]+:?|\S+)/.exec(line)?.[1] ?? "";
    return {
      at,
      replaced: end - at,
      isOdd: width % 2 === 1,
      rewriting: {
        lines: this.lines
          .slice(at, end)
          .map((one) =>
            one.trim() === "" ? one : " ".repeat(Math.max(0, widthOf(one) + width - own)) + one.trimStart(),
          ),
        message: `This line is ${own === 0 ? "not indented" : `indented by ${count(own)}`}, which does not fit the lines around it.`,
        hint: `Start ${word.startsWith("- ") ? "the dash" : word} in column ${width + 1}${end > at + 1 ? ", and move what belongs to it as well" : ""}.`,
      },
    };
  }

  /** True where a field, moved to this width, would only be words of the text above it. */
  private isFieldInText(at: number, width: number): boolean {
    const [, name = ""] = /^ *(?:- )?([A-Za-z]\w*):(?: |$)/.exec(this.lines[at] ?? "") ?? [];
    const around = this.lines.findLast(
      (line, above) => above < at && line.trim() !== "" && widthOf(line) < width,
    );
    return isFieldName(name) && /(?:^|\s)[|>][-+\d]*$/.test(around ?? "");
  }

  private endOfBlock(at: number, own: number): number {
    let end = at + 1;
    while (end < this.lines.length) {
      const line = this.lines[end] ?? "";
      if (line.trim() !== "" && widthOf(line) <= own) break;
      end++;
    }
    return end;
  }

  private try({ at, rewriting, replaced }: Omit<Repair, "left">): Problem[] | undefined {
    const lines = [...this.lines.slice(0, at), ...rewriting.lines, ...this.lines.slice(at + replaced)];
    const text = lines.join(this.lineEnd);
    if (text === this.text) return undefined;
    const known = this.known.get(text);
    if (known) return known;
    if (this.lettersLeft < 0) return undefined;
    const left = this.check(text).filter(isError);
    // Behind each mistake of syntax, reading starts again.
    this.lettersLeft -= text.length * (1 + left.length);
    this.known.set(text, left);
    return left;
  }

  private contextOf(at: number): LineContext {
    const width = widthOf(this.lines[at] ?? "");
    const isPath = (text: string) => text.includes("/");
    const names = this.lines.flatMap((line) => {
      const [, name = "", value = ""] = /^ *- ([A-Za-z]\w*): +(\S.*)$/.exec(line) ?? [];
      return name && widthOf(line) === width && isPath(value) === isPath(this.lines[at] ?? "") ? name : [];
    });
    return {
      line: this.lines[at] ?? "",
      above: this.lines[this.neighbor(at, -1) ?? -1] ?? "",
      below: this.lines[this.neighbor(at, 1) ?? -1] ?? "",
      after: this.lines[this.endOfBlock(at, width)] ?? "",
      entryNames: [...new Set(names)].sort(),
    };
  }

  /** The line above that starts in the same column or further left: the entry or field before this one. */
  private entryBefore(at: number): number | undefined {
    const own = widthOf(this.lines[at] ?? "");
    const line = this.lines.findLastIndex(
      (one, above) => above < at && /^\s*[^\s#]/.test(one) && widthOf(one) <= own,
    );
    return line < 0 ? undefined : line;
  }

  /** The next line with words, down or up. */
  private neighbor(at: number, step: 1 | -1): number | undefined {
    for (let line = at + step; line >= 0 && line < this.lines.length; line += step)
      if (/^\s*[^\s#]/.test(this.lines[line] ?? "")) return line;
    return undefined;
  }
}

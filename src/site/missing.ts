import { groupBy } from "../loader/group-by.ts";
import type { Correction, DataPlace, Problem, ProblemCode, Severity } from "../problem.ts";

/** What to write at a place that points at something missing. */
export interface Mend {
  correction: Correction;
  /** True where it can be nothing else. */
  isCertain: boolean;
}

/** A cause that several missing things may have in common, such as a file with the wrong name. */
export interface Root {
  /** Missing things with the same key have the same root. */
  key: string;
  /** The problem that the root is; undefined where the places do not prove it. Each has the words that stand there. */
  describe(places: readonly DataPlace[]): Problem | undefined;
  /** How many missing things prove it; 1 where not said. */
  atLeast?: number;
}

/** Something that is pointed at and does not exist, with everyone who points at it. */
interface Missing {
  code: ProblemCode;
  severity: Severity;
  message: (others: number) => string;
  hint: (others: number) => string;
  /** What to write at each place. */
  mend: ((place: DataPlace, others: number) => Mend | undefined) | undefined;
  roots: readonly Root[];
  places: DataPlace[];
  seen: Set<string>;
}

/** Of several ways to point at one missing thing, the code that says most comes first. */
const precedence: ProblemCode[] = [
  "missing-file",
  "unknown-nearby-area",
  "unknown-reference",
  "broken-internal-link",
  "broken-fragment",
  "missing-image",
  "unknown-placeholder",
];

/** Collects what is missing by its cause, so that one missing thing is one problem. */
export class MissingThings {
  private readonly byCause = new Map<string, Missing>();
  /** How often something was noted. */
  noted = 0;
  private readonly severities = new Set<Severity>();

  /**
   * Notes that `place` points at something missing. `cause` names the missing thing, however it is pointed at. Of the
   * `roots` that it may have, the first that is proven is reported in its place.
   */
  add(
    cause: string,
    code: ProblemCode,
    place: DataPlace,
    message: (others: number) => string,
    hint: (others: number) => string,
    mend?: (place: DataPlace, others: number) => Mend | undefined,
    roots: readonly Root[] = [],
    severity: Severity = "error",
  ): void {
    const key = idOf(place);
    const known = this.byCause.get(cause);
    this.severities.add(severity);
    this.noted++;
    if (!known) {
      const places = [place];
      this.byCause.set(cause, { code, severity, message, hint, mend, roots, places, seen: new Set([key]) });
      return;
    }
    if (known.seen.has(key)) return;
    known.seen.add(key);
    known.places.push(place);
    if (precedence.indexOf(code) < precedence.indexOf(known.code)) {
      Object.assign(known, { code, message, hint, mend, roots });
      // The place that the message speaks of comes first.
      known.places.unshift(known.places.pop() as DataPlace);
    }
  }

  /** True once something was noted that is wrong, and no mere warning. */
  get hasErrors(): boolean {
    return this.severities.has("error");
  }

  /** True where this cause has been noted. */
  has(cause: string): boolean {
    return this.byCause.has(cause);
  }

  problems(): Problem[] {
    return rootedProblems([...this.byCause.values()], 0);
  }
}

/** What is missing, joined by the roots at that place of their lists, and what none of those explains by the next ones. */
function rootedProblems(things: readonly Missing[], level: number): Problem[] {
  const byRoot = groupBy(things, ({ roots }) => roots[level]?.key);
  const unexplained: Missing[] = [];
  const problems = [...byRoot.values()].flatMap((group) => {
    const root = group[0]?.roots[level];
    if (!root) return group.map(toProblem);
    const places = placesOf(group);
    const problem = group.length < (root.atLeast ?? 1) ? undefined : root.describe(places);
    if (!problem) unexplained.push(...group);
    return problem ? withRelated(problem, places) : [];
  });
  return unexplained.length === 0 ? problems : [...problems, ...rootedProblems(unexplained, level + 1)];
}

/** Each place once for each of the words that stand there. */
function placesOf(things: readonly Missing[]): DataPlace[] {
  const places = things.flatMap((thing) => thing.places);
  return [...new Map(places.map((place) => [`${idOf(place)} ${place.words ?? ""}`, place])).values()];
}

/** The place in a file, whatever words there are meant. */
export function idOf({ file, pointer }: DataPlace): string {
  return `${file}#${pointer}`;
}

function withRelated(problem: Problem, places: readonly DataPlace[]): Problem {
  const own = problem.place && idOf(problem.place);
  const related = [...new Map(places.map((place) => [idOf(place), place])).values()].filter(
    (place) => idOf(place) !== own,
  );
  return related.length > 0 ? { ...problem, related } : problem;
}

/** Without words that are only known to be somewhere in a file, where one of its values has them. */
function exactPlaces(places: readonly DataPlace[]): DataPlace[] {
  const isNamed = ({ file, words }: DataPlace) =>
    places.some((other) => other.pointer !== "" && other.file === file && other.words === words);
  return places.filter((place) => place.pointer !== "" || place.words === undefined || !isNamed(place));
}

function toProblem({ code, severity, message, hint, mend, places: all }: Missing): Problem {
  const places = exactPlaces(all);
  const [place, ...related] = places as [DataPlace, ...DataPlace[]];
  const mends = places.flatMap((each) => mend?.(each, related.length) ?? []);
  const corrections = mends.map(({ correction }) => correction);
  return {
    code,
    severity,
    message: message(related.length),
    hint: hint(related.length),
    place,
    ...(related.length > 0 && { related }),
    ...(mends.length > 0 &&
      (mends.every(({ isCertain }) => isCertain) ? { corrections } : { proposal: corrections })),
  };
}

/** " Did you mean x?", or nothing. */
export function question(meant: string | undefined): string {
  return meant ? ` Did you mean ${meant}?` : "";
}

/** " and in 2 more places", or nothing. */
export function andMore(others: number): string {
  if (others === 0) return "";
  return others === 1 ? " and in 1 more place" : ` and in ${others} more places`;
}

/** "1 place links" or "2 places link". */
export function countPlaces({ length }: readonly DataPlace[], verb: string): string {
  return length === 1 ? `1 place ${verb}s` : `${length} places ${verb}`;
}

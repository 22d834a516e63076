import type { Correction, Place, Problem, ProblemCode, Severity } from "../problem.ts";

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
  /** The problem that the root is; undefined where so few places do not prove it. */
  describe(places: readonly Place[]): Problem | undefined;
  /** How many missing things prove it; 1 where not said. */
  atLeast?: number;
}

/** Something that is pointed at and does not exist, with everyone who points at it. */
interface Missing {
  code: ProblemCode;
  severity: Severity;
  message: (others: number) => string;
  hint: () => string;
  /** What to write at each place. */
  mend: ((place: Place) => Mend | undefined) | undefined;
  root: Root | undefined;
  places: Place[];
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

  /** Notes that `place` points at something missing. `cause` names the missing thing, however it is pointed at. */
  add(
    cause: string,
    code: ProblemCode,
    place: Place,
    message: (others: number) => string,
    hint: () => string,
    mend?: (place: Place) => Mend | undefined,
    root?: Root,
    severity: Severity = "error",
  ): void {
    const key = `${place.file}#${place.pointer}`;
    const known = this.byCause.get(cause);
    if (!known) {
      const places = [place];
      this.byCause.set(cause, { code, severity, message, hint, mend, root, places, seen: new Set([key]) });
      return;
    }
    if (known.seen.has(key)) return;
    known.seen.add(key);
    known.places.push(place);
    if (precedence.indexOf(code) < precedence.indexOf(known.code)) {
      Object.assign(known, { code, message, hint, mend, root });
      // The place that the message speaks of comes first.
      known.places.unshift(known.places.pop() as Place);
    }
  }

  /** True while nothing is missing. */
  get isEmpty(): boolean {
    return this.byCause.size === 0;
  }

  /** True where this cause has been noted. */
  has(cause: string): boolean {
    return this.byCause.has(cause);
  }

  problems(): Problem[] {
    const byRoot = new Map<string | undefined, Missing[]>();
    for (const thing of this.byCause.values())
      if (!byRoot.get(thing.root?.key)?.push(thing)) byRoot.set(thing.root?.key, [thing]);
    return [...byRoot.values()].flatMap((things) => {
      const root = things[0]?.root;
      if (!root || things.length < (root.atLeast ?? 1)) return things.map(toProblem);
      const places = things.flatMap((thing) => thing.places);
      const problem = root.describe(places);
      return problem ? { ...problem, related: places } : things.map(toProblem);
    });
  }
}

function toProblem({ code, severity, message, hint, mend, places }: Missing): Problem {
  const [place, ...related] = places as [Place, ...Place[]];
  const mends = places.flatMap((each) => mend?.(each) ?? []);
  const corrections = mends.map(({ correction }) => correction);
  return {
    code,
    severity,
    message: message(related.length),
    hint: hint(),
    place,
    ...(related.length > 0 && { related }),
    ...(mends.length > 0 &&
      (mends.every(({ isCertain }) => isCertain) ? { corrections } : { proposal: corrections })),
  };
}

/** Works something out when it is first asked for, and once: what was meant is looked for among all names of a site. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
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

/** "1 place" or "2 places". */
export function countPlaces(places: readonly Place[]): string {
  return places.length === 1 ? "1 place" : `${places.length} places`;
}

import type { Correction, Place, Problem, ProblemCode } from "../problem.ts";

/** Something that is pointed at and does not exist, with everyone who points at it. */
interface Missing {
  code: ProblemCode;
  message: (others: number) => string;
  hint: string;
  /** What to write at each place, where the hint is certain. */
  correct: ((place: Place) => Correction | undefined) | undefined;
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
    correct?: (place: Place) => Correction | undefined,
  ): void {
    const key = `${place.file}#${place.pointer}`;
    const known = this.byCause.get(cause);
    if (!known) {
      this.byCause.set(cause, {
        code,
        message,
        hint: hint(),
        correct,
        places: [place],
        seen: new Set([key]),
      });
      return;
    }
    if (known.seen.has(key)) return;
    known.seen.add(key);
    known.places.push(place);
    if (precedence.indexOf(code) < precedence.indexOf(known.code)) {
      Object.assign(known, { code, message, hint: hint(), correct });
      // The place that the message speaks of comes first.
      known.places.unshift(known.places.pop() as Place);
    }
  }

  /** True while nothing is missing. */
  get isEmpty(): boolean {
    return this.byCause.size === 0;
  }

  problems(): Problem[] {
    return [...this.byCause.values()].map(({ code, message, hint, correct, places }) => {
      const [place, ...related] = places as [Place, ...Place[]];
      const corrections = places.flatMap((each) => correct?.(each) ?? []);
      return {
        code,
        severity: "error",
        message: message(related.length),
        hint,
        place,
        ...(related.length > 0 && { related }),
        ...(corrections.length > 0 && { corrections }),
      };
    });
  }
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

import fc from "fast-check";
import hostile from "../fixtures/hostile-texts.json" with { type: "json" };
import { seedOr } from "../support/nightly.ts";

/**
 * How many inputs each property is tried with: few in `npm run test:all`, as many as `FUZZ_RUNS` says when somebody asks. The
 * seed is fixed, so that a run says the same everywhere; `SEED` starts elsewhere.
 */
const asked = Number(process.env.FUZZ_RUNS ?? 0);
const seed = seedOr(19_710_401);

/** Time a test may take, in milliseconds; none where somebody asked for many inputs. */
export const fuzzTimeoutMs = asked > 0 ? 0 : 60_000;

/** Tries a property; `found` are inputs that once broke it, which are tried first and stay here. */
export function holds<Input>(
  inputs: fc.Arbitrary<Input>,
  property: (input: Input) => void,
  options: { runs: number; found?: Input[] },
): void {
  fc.assert(
    fc.property(inputs, (input) => property(input)),
    { seed, numRuns: asked || options.runs, examples: (options.found ?? []).map((input) => [input]) },
  );
}

/** How many inputs are wanted: `usual` in `npm test`. */
export function runsOf(usual: number): number {
  return asked || usual;
}

/** Inputs of the fixed seed, for what can only be tried on all of them at once. */
export function sampled<Input>(inputs: fc.Arbitrary<Input>, count: number): Input[] {
  return fc.sample(inputs, { seed, numRuns: count });
}

/** Any text, most of it made of what is dangerous somewhere: to YAML, markup, script, addresses and prototypes. */
export const texts: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .array(fc.constantFrom(...hostile.snippets), { maxLength: 40 })
      .map((parts) => parts.join("")),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 60 }) },
);

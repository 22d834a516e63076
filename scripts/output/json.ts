import type { Counts, ReportedProblem } from "./problems.ts";
import { toVisibleJson } from "./visible.ts";

/** Problems as one JSON object, part by part. `counts` is read when all problems have been. */
export function* formatJson(problems: Iterable<ReportedProblem>, counts: Counts): Generator<string> {
  yield '{"problems":[';
  let separator = "";
  for (const problem of problems) {
    yield separator + toVisibleJson(problem);
    separator = ",";
  }
  yield `],"counts":${toVisibleJson(counts)}}`;
}

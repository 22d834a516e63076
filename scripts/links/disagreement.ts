import { join } from "node:path";
import { asError, type Problem } from "../../src/problem.ts";

/** What disagrees: the file of the built folder, the page where it is one, and what to do. */
export interface Disagreement {
  file: string;
  path?: string;
  /** Where in the file, if it is known. */
  line?: number;
  column?: number;
  message: string;
  hint?: string;
}

/** A problem of the built folder `dist`. */
export function toProblem(
  dist: string,
  { file, path, line, column, message, hint = "Build the site again." }: Disagreement,
): Problem {
  return asError({
    code: "links-disagree",
    message,
    hint,
    position: { file: join(dist, file), ...(line !== undefined && { line, column: column ?? 1 }) },
    ...(path !== undefined && { path }),
  });
}

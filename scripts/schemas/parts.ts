import { choice, group, integer, optional, type Static, text } from "../../src/fields/index.ts";

/** Fields that several outputs share. */
export const file = text(
  "File, relative to the working directory, with slashes on every system.",
  "data/cities/lake-county/maple-grove.yaml",
  { pattern: "^(?!/|[A-Za-z]:)[^\\\\]+$" },
);
export const line = integer("Line in the file, from 1.", 12, { minimum: 1 });
export const column = integer("Column in the line, in letters from 1.", 5, { minimum: 1 });
export const pagePath = text("Path of a page.", "/contact-us", { pattern: "^/" });
export const severity = choice(
  ["error", "warning", "info"],
  "How grave it is: an error fails the command.",
  "error",
);
export const count = (what: string) => integer(what, 3, { minimum: 0 });

/** A column says nothing without its line, and a line nothing without its file. */
export const dependentRequired = { line: ["file"], column: ["line"] };

export const position = Object.assign(
  group("A place in a file.", {
    file,
    line: optional(line),
    column: optional(column),
    path: optional(pagePath),
  }),
  { dependentRequired },
);

export const counts = group("How many there are of each severity.", {
  error: count("Errors."),
  warning: count("Warnings."),
  info: count("Informations."),
});
export type Counts = Static<typeof counts>;

import type { ProblemCode } from "../../../src/problem.ts";
import type { CatalogEntry } from "./entry.ts";
import { fileEntries } from "./files.ts";
import { geographyEntries } from "./geography.ts";
import { referenceEntries } from "./references.ts";
import { themeEntries } from "./theme.ts";
import { valueEntries } from "./values.ts";
import { yamlEntries } from "./yaml.ts";

/**
 * Every problem code explained. A code of `problemCodes` without an entry does not compile: add it to the file of its
 * subject, then run `npx vitest run --project unit tests/explain/catalog.test.ts -u`, which writes what its example
 * prints to ../printed/<code>.txt, and review that file.
 */
export const catalog: Record<ProblemCode, CatalogEntry> = {
  ...fileEntries,
  ...yamlEntries,
  ...valueEntries,
  ...referenceEntries,
  ...geographyEntries,
  ...themeEntries,
};

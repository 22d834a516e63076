import type { DamagedCase } from "./damaged-case.ts";
import { fileCases } from "./files.ts";
import { hostileFileCases } from "./hostile-files.ts";
import { hostileValueCases } from "./hostile-values.ts";
import { pathCases } from "./paths.ts";
import { referenceCases } from "./references.ts";
import { rootCases } from "./roots.ts";
import { scalarCases } from "./scalars.ts";
import { slipCases } from "./slips.ts";
import { syntaxCases } from "./syntax.ts";
import { valueCases } from "./values.ts";

export const groups: [group: string, cases: DamagedCase[]][] = [
  ["files", fileCases],
  ["and hostile files", hostileFileCases],
  ["and hostile values", hostileValueCases],
  ["roots", rootCases],
  ["syntax", syntaxCases],
  ["slips", slipCases],
  ["values", valueCases],
  ["scalars", scalarCases],
  ["paths", pathCases],
  ["references", referenceCases],
];

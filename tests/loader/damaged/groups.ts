import type { Damages } from "../../support/damages.ts";
import { fileDamages } from "./files.ts";
import { hostileFileDamages } from "./hostile-files.ts";
import { hostileValueDamages } from "./hostile-values.ts";
import { pathDamages } from "./paths.ts";
import { referenceDamages } from "./references.ts";
import { rootDamages } from "./roots.ts";
import { scalarDamages } from "./scalars.ts";
import { slipDamages } from "./slips.ts";
import { syntaxDamages } from "./syntax.ts";
import { valueDamages } from "./values.ts";

export const groups: [group: string, damages: Damages][] = [
  ["files", fileDamages],
  ["and hostile files", hostileFileDamages],
  ["and hostile values", hostileValueDamages],
  ["roots", rootDamages],
  ["syntax", syntaxDamages],
  ["slips", slipDamages],
  ["values", valueDamages],
  ["scalars", scalarDamages],
  ["paths", pathDamages],
  ["references", referenceDamages],
];

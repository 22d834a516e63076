import { mkdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { writeAtomically } from "../../files/write-atomically.ts";
import type { AuditResult } from "../audit.ts";
import type { Baseline } from "../baseline.ts";
import type { RuleInfo } from "../rule.ts";
import type { Similarity } from "../similarity/similarity.ts";
import type { PageCollector } from "./collect-pages.ts";
import { createReportData, type ReportInput } from "./create-data.ts";
import { bundleClient, renderReport } from "./document.ts";
import { Packer } from "./packed.ts";
import { readPageText } from "./page-texts.ts";
import type { PageText } from "./report-data.ts";
import { pathsOfTexts } from "./similarities.ts";

export interface ReportOptions {
  /** Every rule that ran. */
  rules: readonly RuleInfo[];
  similarities: readonly Similarity[];
  /** Finds line and column of a place in the data. */
  lookUp: ReportInput["lookUp"];
  baseline?: Baseline;
  /** Folder of this tool. */
  root: string;
}

/** Texts that are compressed together. */
const textsPerBlock = 20;

/** Writes `index.html` into the folder, which is made where it is missing. Returns the path of the file. */
export async function writeReport(
  dir: string,
  result: AuditResult,
  { rows, details }: PageCollector,
  { root, ...options }: ReportOptions,
): Promise<string> {
  const texts = new Packer<PageText>(textsPerBlock);
  const textNumbers = new Map<string, number>();
  for (const path of pathsOfTexts(options.similarities)) {
    const text = readPageText(path, result.audit);
    if (text) textNumbers.set(path, texts.add(text));
  }
  const data = createReportData({
    ...options,
    result,
    rows,
    texts: textNumbers,
    folder: addressOf(relative(dir, result.audit.files.pathOf("/"))),
  });
  mkdirSync(dir, { recursive: true });
  const file = join(dir, "index.html");
  writeAtomically(file, renderReport(data, { details, texts }, await bundleClient(root)));
  return file;
}

/** A relative folder as an address, with a slash at its end. */
function addressOf(folder: string): string {
  const parts = folder.split(sep).filter((part) => part !== "");
  return parts.length === 0 ? "./" : `${parts.map(encodeURIComponent).join("/")}/`;
}

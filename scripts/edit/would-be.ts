import { withUnsaved } from "../../src/loader/unsaved.ts";
import { type Checked, type CheckOptions, checkData } from "../check/check-data.ts";

/** A data folder as it would be with some files changed, and without those that have no content, checked. Nothing is written. */
export function checkWouldBe(
  dataDir: string,
  files: ReadonlyMap<string, Uint8Array | string | undefined>,
  options: CheckOptions = {},
): Checked {
  return withUnsaved(dataDir, files, () => checkData(dataDir, options));
}

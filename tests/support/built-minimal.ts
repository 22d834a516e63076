import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { DataFolder, fixtureSite } from "./data-folder.ts";
import { quickFolder } from "./ram-disk.ts";
import { runHere } from "./run-here.ts";

/** A folder with the small business as `data` and its site as `dist`, for all tests of a file. */
export async function builtMinimal(
  edit: (data: DataFolder) => void = () => {},
): Promise<{ cwd: string; data: DataFolder }> {
  const cwd = mkdtempSync(join(quickFolder(), "site-minimal-"));
  afterAll(() => rmSync(cwd, { recursive: true, force: true }));
  cpSync(fixtureSite("minimal"), join(cwd, "data"), { recursive: true });
  const data = new DataFolder(join(cwd, "data"));
  edit(data);
  const { code, stderr } = await runHere(["build"], cwd);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return { cwd, data };
}

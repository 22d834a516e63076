import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundleKey } from "../../scripts/build/bundle.ts";
import { root, temporaryFolder } from "../support/data-folder.ts";
import { createToolFolder } from "../support/sequences/tool-folder.ts";

test("a bundle is another one for other templates, other options of the compilers, and another base, not for another folder", () => {
  const tool = createToolFolder(temporaryFolder(), { isCopy: true });
  const keys = [bundleKey(tool, "/")];
  expect(keys).toEqual([bundleKey(root, "/")]);
  for (const file of [
    "src/renderer/Page.tsx",
    "supabase/functions/_shared/answer-limits.ts",
    "tsconfig.json",
    "vite.config.ts",
    "package-lock.json",
  ]) {
    appendFileSync(join(tool, file), "\n");
    keys.push(bundleKey(tool, "/"));
  }
  keys.push(bundleKey(tool, "/sub/"));
  expect(new Set(keys).size).toBe(7);
});

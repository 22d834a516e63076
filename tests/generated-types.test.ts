import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { generateTypes } from "../scripts/generate-types.ts";

const root = join(import.meta.dirname, "..");

it("keeps the generated types fresh (run `npm run types` after a change of a schema)", async () => {
  for (const [file, text] of Object.entries(await generateTypes())) {
    expect(readFileSync(join(root, file), "utf8"), file).toBe(text);
  }
});

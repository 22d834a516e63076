import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type EntityKind, entityKinds } from "../../src/kinds/index.ts";
import { listFiles } from "../../src/loader/files.ts";
import { fixtureSite } from "../support/data-folder.ts";

export function readDataFiles(): { kind: EntityKind; text: string }[] {
  const dir = fixtureSite("minimal");
  return entityKinds.flatMap((kind) =>
    listFiles(dir, kind, []).map((file) => ({ kind, text: readFileSync(join(dir, file), "utf8") })),
  );
}

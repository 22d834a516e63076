import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type EntityKind, entities, entityKinds } from "../../src/kinds/index.ts";
import { filesOf } from "../../src/loader/files.ts";
import { fixtureSite } from "../support/data-folder.ts";

export function readDataFiles(): { kind: EntityKind; text: string }[] {
  const dir = fixtureSite("minimal");
  return entityKinds.flatMap((kind) =>
    filesOf(dir, entities[kind].location, []).map((file) => ({
      kind,
      text: readFileSync(join(dir, file), "utf8"),
    })),
  );
}

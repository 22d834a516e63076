import { readFileSync, writeFileSync } from "node:fs";
import { it } from "vitest";
import { copyOfData, root } from "../support/data-folder.ts";
import { check } from "../support/problems.ts";
import type { DamagedCase } from "../loader/damaged/damaged-case.ts";
const files = { files: "fileCases", syntax: "syntaxCases", values: "valueCases", scalars: "scalarCases", references: "referenceCases" };
for (const [file, name] of Object.entries(files)) it(file, async () => {
  const path = `${root}/tests/loader/damaged/${file}.ts`;
  const cases = ((await import(path)) as Record<string, DamagedCase[]>)[name]!;
  let text = readFileSync(path, "utf8");
  for (const c of cases) {
    if (c.found !== "@") continue;
    const d = copyOfData(); c.damage(d);
    const { code, found } = check(d.dir);
    const hasError = found.some((f) => f.split("\n")[0]!.includes("  error  "));
    if ((code === 1) !== hasError) throw new Error(c.name);
    const body = found.join("\n\n").replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll("${", "\\${");
    const filled = body === "" ? '""' : "`\n" + body.split("\n").map((l) => l && "      " + l).join("\n") + "`";
    text = text.replace('found: "@"', () => `found: ${filled}`);
  }
  writeFileSync(path, text);
}, 60_000);

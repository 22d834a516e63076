import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Ajv2020, type AnySchemaObject } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { entities, entityKinds } from "../src/kinds/index.ts";
import { runSite } from "./support/cli.ts";
import { realData, root, temporaryFolder } from "./support/data-folder.ts";
import { createToolFolder } from "./support/sequences/tool-folder.ts";

const schemas = join(root, "schemas");

const settings = JSON.parse(readFileSync(join(root, ".vscode", "settings.json"), "utf8")) as {
  "yaml.schemas": Record<string, string[]>;
};
const mappings = Object.entries(settings["yaml.schemas"]);

const dataFiles = readdirSync(realData, { recursive: true, encoding: "utf8" })
  .map((name) => `data/${name.split(sep).join("/")}`)
  .filter((name) => name.endsWith(".yaml"))
  .sort();

/** Schemas whose mapping takes a file. The patterns know one star, for one name. */
function mappedSchemas(file: string): string[] {
  const takes = (pattern: string) =>
    new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", "[^/]+")}$`).test(file);
  return mappings.filter(([, patterns]) => patterns.some(takes)).map(([schema]) => resolve(root, schema));
}

function namedSchema(file: string): string | undefined {
  const [, path] =
    /^# yaml-language-server: \$schema=(\S+)\n/.exec(readFileSync(join(root, file), "utf8")) ?? [];
  return path && resolve(root, dirname(file), path);
}

/** Reads a schema as an editor does, which resolves what it calls itself against the place of its file. */
function readSchema(url: string): AnySchemaObject {
  const schema = JSON.parse(readFileSync(fileURLToPath(url), "utf8")) as AnySchemaObject;
  return { ...schema, $id: new URL(schema.$id ?? "", url).href };
}

/** A checker that knows none of our keywords and finds schemas by their files alone. */
function createEditor(): Ajv2020 {
  return new Ajv2020({ strict: false, validateSchema: false, loadSchema: async (url) => readSchema(url) });
}

describe("the settings for VS Code", () => {
  it("map every kind of data file to its schema, and nothing else", () => {
    const expected = entityKinds.map((kind) => {
      const { location } = entities[kind];
      const files =
        "file" in location ? location.file : `${location.folder}/${"*/".repeat(location.depth - 1)}*.yaml`;
      return [`./schemas/${kind}.schema.json`, [`data/${files}`]];
    });
    expect(mappings).toEqual(expected);
  });

  it("recommend the extension that reads them", () => {
    const { recommendations } = JSON.parse(
      readFileSync(join(root, ".vscode", "extensions.json"), "utf8"),
    ) as { recommendations: string[] };
    expect(recommendations).toContain("redhat.vscode-yaml");
  });

  it("agree with the first line of every data file", () => {
    expect(dataFiles.length).toBeGreaterThan(100);
    expect(dataFiles.map((file) => [file, mappedSchemas(file)])).toEqual(
      dataFiles.map((file) => [file, [namedSchema(file)]]),
    );
  });
});

describe("the schemas in an editor", () => {
  // Any command writes them.
  beforeAll(() => runSite(["--version"]));

  it("are written where they are missing or older than the fields", { tags: "nightly" }, () => {
    const tool = createToolFolder(join(temporaryFolder(), "tool"), { isCopy: true });
    const own = join(tool, "schemas");
    const expected = [...entityKinds.map((kind) => `${kind}.schema.json`), "made-from"].sort();
    for (const damage of [
      () => undefined,
      () => rmSync(own, { recursive: true }),
      () => writeFileSync(join(own, "made-from"), "other fields"),
      () => rmSync(join(own, "made-from")),
    ]) {
      damage();
      expect(runSite(["--version"], { tool }).code).toBe(0);
      expect(readdirSync(own).sort()).toEqual(expected);
      expect(readFileSync(join(own, "made-from"), "utf8")).toMatch(/^[0-9a-f]{16}$/);
    }
  });

  it("are whole when commands that start at once place them", async () => {
    const tool = temporaryFolder();
    const names = Array.from({ length: 300 }, (_, number) => `kind-${number}.schema.json`);
    for (const folder of ["schemas", "compiled/schemas"]) {
      mkdirSync(join(tool, folder), { recursive: true });
      for (const name of names) writeFileSync(join(tool, folder, name), "{}");
    }
    const place = pathToFileURL(join(root, "scripts", "start", "editor-schemas.mjs")).href;
    const script = `const { placeEditorSchemas } = await import("${place}");
      process.stdin.resume().on("end", () => placeEditorSchemas(${JSON.stringify(tool)}, ${JSON.stringify(join(tool, "compiled"))}, "fields of now"));
      process.stdout.write("ready");`;
    const commands = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ["--input-type=module", "-e", script]),
    );
    await Promise.all(commands.map(({ stdout }) => once(stdout, "data")));
    for (const { stdin } of commands) stdin.end();
    await Promise.all(commands.map((command) => once(command, "exit")));
    expect(readdirSync(join(tool, "schemas")).sort()).toEqual([...names, "made-from"].sort());
    expect(readdirSync(tool)).toEqual(["compiled", "schemas"]);
  });

  it("call themselves what their files are called", () => {
    const files = mappings.map(([schema]) => pathToFileURL(resolve(root, schema)).href);
    expect(files.filter((url) => readSchema(url).$id !== url)).toEqual([]);
  });

  it.each(mappings)("%s accepts the files of the shipped data", async (schema) => {
    const url = pathToFileURL(resolve(root, schema)).href;
    const check = await createEditor().compileAsync(readSchema(url));
    const own = dataFiles.filter((file) => mappedSchemas(file).includes(resolve(root, schema)));
    const refused = own.filter((file) => !check(parse(readFileSync(join(root, file), "utf8"))));
    expect(refused).toEqual([]);
  });

  it("refuse a mistake, so that accepting says something", async () => {
    const url = pathToFileURL(join(schemas, "page.schema.json")).href;
    const check = await createEditor().compileAsync(readSchema(url));
    const text = readFileSync(join(realData, "pages", "about-us.yaml"), "utf8");
    expect(check(parse(text))).toBe(true);
    expect(check(parse(text.replace("kind: hero", "kind: heroine")))).toBe(false);
    expect(check(parse(text.replace("heading:", "heding:")))).toBe(false);
  });
});

// @module-tag nightly
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { entities } from "../src/kinds/index.ts";
import { sectionFields } from "../src/sections/index.ts";
import { build } from "./support/builds.ts";
import { runSite } from "./support/cli.ts";
import { DataFolder, temporaryFolder } from "./support/data-folder.ts";
import { writeExampleBusiness } from "./support/example-business.ts";
import { onFixedDay } from "./support/fixed-day.ts";

it("a business made of nothing but the schemas' own examples has no problem, is built wholly, and is as it was built", () => {
  const data = new DataFolder(join(temporaryFolder(), "data"));
  const out = join(temporaryFolder(), "dist");
  writeExampleBusiness(data);
  const clean = { code: 0, stdout: "No problems found.\n" };
  expect(runSite(["validate", "--data", data.dir], { env: onFixedDay })).toMatchObject(clean);
  const { pages, digest } = build(data.dir, out, [], { env: onFixedDay });
  expect(runSite(["links", "--data", data.dir, "--dist", out], { env: onFixedDay })).toMatchObject(clean);
  expect(runSite(["verify", "--dist", out, "--digest", digest])).toMatchObject({ code: 0 });
  expect(pages).toBe(entities.page.schema.properties.type.enum.length);

  const kinds = new Set<string>();
  for (const file of readdirSync(join(data.dir, "pages"))) {
    const { sections } = parse(data.read(`pages/${file}`)) as { sections: { kind: string }[] };
    for (const { kind } of sections) kinds.add(kind);
  }
  const known = sectionFields.map(({ properties }) => properties.kind.const);
  expect([...kinds].sort()).toEqual(known.sort());
  expect(readFileSync(join(out, "index.html"), "utf8")).toContain("<h1>Roofs that last</h1>");
});

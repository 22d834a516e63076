import { join } from "node:path";
import { expect, it } from "vitest";
import { build } from "../../support/builds.ts";
import { copyOfData, temporaryFolder } from "../../support/data-folder.ts";
import { runHere } from "../../support/run-here.ts";

interface Finding {
  code: string;
  file: string;
  line: number;
  related: { file: string; line?: number }[];
}

it("titles of one pattern are found at the pattern, and what fills it is named as well", async () => {
  const data = copyOfData();
  const cities = "cities/lake-county";
  const pine = data.read(`${cities}/pine-bend.yaml`);
  for (const name of ["Alder", "Birch", "Clay", "Dogwood", "Elder"])
    data.write(`${cities}/${name.toLowerCase()}-run.yaml`, pine.replaceAll("Pine Bend", `${name} Run`));
  const dist = join(temporaryFolder(), "dist");
  build(data.dir, dist);
  const { stdout } = await runHere(["audit", "--dist", dist, "--format", "json"], join(data.dir, ".."));
  const { problems } = JSON.parse(stdout) as { problems: Finding[] };
  const found = problems.filter(({ code }) => code === "title/boilerplate");
  expect(found).toMatchObject([{ file: "data/pages/city.yaml", line: 7, related: { length: 10 } }]);
  const lines = found[0]?.related.flatMap(({ file, line }) => (line === undefined ? [] : `${file}:${line}`));
  expect(lines?.sort()).toEqual([
    "data/business.yaml:2",
    `data/${cities}/alder-run.yaml:2`,
    "data/counties/lake-county.yaml:3",
  ]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entityKinds } from "../../src/kinds/index.ts";
import { listPictures } from "../../src/site/pictures.ts";
import type { Site } from "../../src/site/site.ts";
import { dataFilesOf } from "../support/data-files.ts";
import type { Mistake, Names, Slip } from "./mistake.ts";
import { Random } from "./random.ts";
import { listSpots, type Spot } from "./spots.ts";
import * as structureSlips from "./structure-slips.ts";
import * as valueSlips from "./value-slips.ts";
import * as wordSlips from "./word-slips.ts";

const slips: Slip[] = [wordSlips, valueSlips, structureSlips].flatMap((group) => Object.values(group));

/** Files and fields that are tried for a slip until it applies to one. */
const maxFiles = 300;
const maxFieldsPerFile = 12;

/** Draws mistakes in a valid data folder: kinds of slip in turn, files evenly, and in a file its fields evenly. */
export function drawMistakes(site: Site, count: number, seed: number): Mistake[] {
  const random = new Random(seed);
  const names = namesOf(site);
  const spotsByFile = spotsOf(site.dataset.dataDir);
  const mistakes: Mistake[] = [];
  for (let turn = 0; mistakes.length < count; turn++) {
    const mistake = drawOne(slips[turn % slips.length] as Slip, spotsByFile, random, names);
    if (mistake) mistakes.push(mistake);
  }
  return mistakes;
}

function drawOne(slip: Slip, spotsByFile: Spot[][], random: Random, names: Names): Mistake | undefined {
  for (let file = 0; file < maxFiles; file++) {
    const spots = random.pick(spotsByFile);
    for (let field = 0; field < maxFieldsPerFile; field++) {
      const mistake = slip(random.pick(spots), random, names);
      if (mistake) return mistake;
    }
  }
  return undefined;
}

function spotsOf(dataDir: string): Spot[][] {
  return entityKinds
    .flatMap((kind) =>
      dataFilesOf(dataDir, kind).map((file) =>
        listSpots(file, kind, readFileSync(join(dataDir, file), "utf8")),
      ),
    )
    .filter((spots) => spots.length > 0);
}

function namesOf(site: Site): Names {
  return {
    dataset: site.dataset,
    paths: new Set(site.paths.keys()),
    pictures: new Set(listPictures(site.dataset).keys()),
    values: new Set(Object.keys(site.values)),
  };
}

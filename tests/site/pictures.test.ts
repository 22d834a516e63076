import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Img } from "../../src/parts/Img.tsx";
import { PictureFigure } from "../../src/parts/PictureFigure.tsx";
import { renderTheme } from "../../src/site/theme.ts";
import { copyOfData } from "../support/data-folder.ts";
import { findProblems } from "../support/problems.ts";
import { datasetOf, siteOf } from "../support/site.ts";

const alt = "alt: A barn with a new roof\n";
const barn = "images/roof-repair.yaml";

it("keeps the spot of a picture in sight where it is cropped", () => {
  const data = copyOfData().write(barn, `${alt}focus: [30, 0]\n`);
  const picture = siteOf(data.dir).picture("roof-repair");
  expect(renderToStaticMarkup(createElement(Img, { picture, width: "half" }))).toContain(
    'class="focus-30-0"',
  );
  const css = renderTheme(datasetOf().theme.value, [], { colors: [], paints: [], focuses: [[30, 0]] });
  expect(css).toContain("img.focus-30-0{object-position:30% 0%}");
});

it("tells a picture that stands higher than it is wide, which styles leave whole", () => {
  const picture = { ...siteOf().picture("roof-repair"), width: 800, height: 1200 };
  expect(renderToStaticMarkup(createElement(Img, { picture, width: "half" }))).toContain('class="portrait"');
});

it("shows caption, place and credit under a picture, and the line of the page in place of its caption", () => {
  const picture = {
    ...siteOf().picture("roof-repair"),
    caption: "Our barn",
    credit: "Ann Lee",
    place: "Pine Bend",
  };
  const shown = (caption?: string) =>
    renderToStaticMarkup(PictureFigure({ picture, width: "half", caption })).replace(/^.*<figcaption>/, "");
  const origin = '<span class="picture-origin">Pine Bend · Ann Lee</span></figcaption></figure>';
  expect(shown()).toBe(`Our barn${origin}`);
  expect(shown("Drawing")).toBe(`Drawing${origin}`);
});

it.each([
  ["[30, 140]", '"focus, entry 2" is 140, but may be at most 100.', "Write two whole percents from 0 to 100"],
  [
    "[0.3, 0.2]",
    '"focus, entry 1" must be a whole number, but is 0.3.',
    "Write two whole percents from 0 to 100",
  ],
  ["[30]", '"focus" has 1 entry; at least 2 are needed.', "percent of the width from the left"],
])("says how a spot is written: %s", (focus, message, hint) => {
  const [problem] = findProblems(copyOfData().write(barn, `${alt}focus: ${focus}\n`));
  expect(problem?.message).toBe(message);
  expect(problem?.hint).toContain(hint);
});

it.each([
  ["Barn Größe (1).svg", "Barn Größe (1).svg", "Write barn-grosse-1 instead of Barn Größe (1).svg."],
  ["Barn_2.svg", "barn-2", undefined],
  ["barn.SVG", "barn.SVG", "Write barn instead of barn.SVG."],
])("a picture %s that is named by its file, %s, is told its name", (file, name, hint) => {
  const data = copyOfData();
  data.write(`images/${file}`, readFileSync(join(data.dir, "images/roof-repair.svg")));
  data.edit("services/roof-repair.yaml", "image: roof-repair", `image: ${name}`);
  const missing = findProblems(data).find(({ code }) => code === "missing-image");
  expect(missing?.hint).toBe(hint);
});

it("asks for a picture by a name that it can have", () => {
  const data = copyOfData().edit(
    "services/roof-repair.yaml",
    "image: roof-repair",
    "image: IMG_4021 (1).HEIC",
  );
  const missing = findProblems(data).find(({ code }) => code === "missing-image");
  expect(missing?.hint).toBe(
    "Put a picture named img-4021-1, for example img-4021-1.jpg, into images, and write img-4021-1 here.",
  );
});

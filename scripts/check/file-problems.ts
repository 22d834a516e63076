import { join } from "node:path";
import type { Dataset } from "../../src/loader/load.ts";
import { maxPixels } from "../../src/loader/picture-file.ts";
import { asError, asWarning, type DataPlace, invalidValue, type Problem } from "../../src/problem.ts";
import type { FontFace } from "../../src/site/theme.ts";
import { type OpenedFile, openFiles } from "./opened-files.ts";
import { type Role, usesOf } from "./picture-uses.ts";

/** What a picture shows up as, the fewest pixels of width that are no mistake there, and those that look well. */
const widths: Record<Role, { least: number; good: number; shown: string }> = {
  hero: { least: 480, good: 1200, shown: "opens the page, where it fills the screen" },
  other: { least: 120, good: 800, shown: "is shown several times as large" },
  sign: { least: 24, good: 200, shown: "is shown larger" },
};

/** Pictures and fonts that the build could not open, or that are not what the data says. `doubted` are reported already. */
export function fileProblems(dataset: Dataset, doubted: ReadonlySet<string>): Problem[] {
  return [...pictureProblems(dataset, doubted), ...fontProblems(dataset)];
}

function pictureProblems(dataset: Dataset, doubted: ReadonlySet<string>): Problem[] {
  const files = [...dataset.imageFiles].filter(([, file]) => !doubted.has(file));
  const opened = openFiles(files.map(([, file]) => ({ kind: "picture", path: join(dataset.dataDir, file) })));
  return files.flatMap(([name, file], index) => {
    const { fault, width, frames = 1 } = opened[index] ?? {};
    if (fault !== undefined) return withUses(faultOfPicture(file, fault), usesOf(dataset, name));
    return [
      ...(width !== undefined && !file.endsWith(".svg") ? tooSmall(name, file, width, dataset) : []),
      ...(frames > 1 ? animated(name, file, frames, dataset) : []),
    ];
  });
}

/** What is wrong with a picture that the decoder refused; of one whose head does not tell its size it says that it is too large. */
export function faultOfPicture(file: string, fault: string): Problem {
  if (fault.includes("exceeds pixel limit"))
    return asError({
      code: "unsafe-picture",
      message: `${file} unfolds to more than ${maxPixels / 1e6} million pixels.`,
      hint: "Save it smaller: 2000 pixels wide is enough.",
      position: { file },
    });
  return asError({
    code: "unreadable-file",
    message: `${file} cannot be opened as a picture: it is cut off or damaged.`,
    hint: /\.svg$/i.test(file)
      ? "Export the drawing again as plain SVG."
      : "Copy the picture again from where it came from, or save it again as JPEG or PNG.",
    position: { file },
  });
}

function withUses(problem: Problem, uses: readonly DataPlace[]): Problem {
  return problem.code === "unreadable-file" && uses.length > 0
    ? { ...problem, related: uses.map(placeOf) }
    : problem;
}

/** A picture that is far too small where it is used, at the place that shows it largest. */
function tooSmall(name: string, file: string, width: number, dataset: Dataset): Problem[] {
  if (width >= widths.hero.least) return [];
  const uses = usesOf(dataset, name, (role) => width < widths[role].least);
  const order = Object.keys(widths);
  uses.sort((one, other) => order.indexOf(one.role) - order.indexOf(other.role));
  const { shown, good } = widths[uses[0]?.role ?? "other"];
  return atUses(
    uses,
    `${file} is ${width} pixels wide, but ${shown}.`,
    `Use a picture that is at least ${good} pixels wide.`,
  );
}

function animated(name: string, file: string, frames: number, dataset: Dataset): Problem[] {
  return atUses(
    usesOf(dataset, name),
    `${file} is animated or holds several pictures (${frames}); the pages show only the first.`,
    "Save the one picture that you want as JPEG or PNG.",
  );
}

/** A warning at the first of the places that use a picture; none where nothing uses it. */
function atUses(uses: readonly DataPlace[], message: string, hint: string): Problem[] {
  const [place, ...related] = uses.map(placeOf);
  if (!place) return [];
  return [asWarning({ code: "invalid-value", message, hint, place, ...(related.length > 0 && { related }) })];
}

function placeOf({ file, pointer }: DataPlace): DataPlace {
  return { file, pointer };
}

function fontProblems({ dataDir, theme, fontFiles }: Dataset): Problem[] {
  const faces = (theme.value.fonts.faces ?? []).map((face, index) => ({ face, index }));
  const there = faces.filter(({ face }) => fontFiles.has(face.file));
  const opened = openFiles(
    there.map(({ face }) => ({ kind: "font", path: join(dataDir, "fonts", face.file) })),
  );
  return there.flatMap(({ face, index }, at) => {
    const placeOf = (field: string): DataPlace => ({
      file: theme.file,
      pointer: `/fonts/faces/${index}/${field}`,
    });
    return weightsProblem(face, placeOf) ?? openedProblem(face, opened[at], placeOf) ?? [];
  });
}

function weightsProblem(
  { weights: { from, to } }: FontFace,
  at: (field: string) => DataPlace,
): Problem | undefined {
  if (from <= to) return undefined;
  return {
    ...invalidValue(
      `The weights run from ${from} to ${to}, heavier to lighter.`,
      `Write from: ${to} and to: ${from}.`,
      at("weights/from"),
    ),
    corrections: [
      { kind: "replace", place: at("weights/from"), source: String(to) },
      { kind: "replace", place: at("weights/to"), source: String(from) },
    ],
  };
}

function openedProblem(
  { file, family, weights: { from, to } }: FontFace,
  opened: OpenedFile | undefined,
  at: (field: string) => DataPlace,
): Problem | undefined {
  if (!opened) return undefined;
  const { fault, weights } = opened;
  if (fault !== undefined)
    return asError({
      code: "unreadable-file",
      message: `fonts/${file} cannot be opened as a font: it is empty, damaged, or another kind of file.`,
      hint: "Download the font again, and put the WOFF2, WOFF, TrueType or OpenType file in its place.",
      place: at("file"),
    });
  if (weights === null && from !== to)
    return invalidValue(
      `fonts/${file} has one weight only, but weights says ${from} to ${to}.`,
      `Write the one weight of ${family} as from: and to:, for example from: ${from} and to: ${from}, or use the variable font.`,
      at("weights"),
    );
  if (!weights || (from >= weights.from && to <= weights.to)) return undefined;
  const [low, high] = [Math.max(from, weights.from), Math.min(to, weights.to)];
  return invalidValue(
    `fonts/${file} has weights from ${weights.from} to ${weights.to}, not ${from} to ${to}.`,
    `Write from: ${low <= high ? low : weights.from} and to: ${low <= high ? high : weights.to}.`,
    at("weights"),
  );
}

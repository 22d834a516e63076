import { posix } from "node:path";
import { counted } from "../../src/loader/counted.ts";
import { countsOf, groupBy } from "../../src/loader/group-by.ts";
import type { Use } from "../read-build/needs.ts";
import type { BrokenFile } from "./needed-files.ts";

/** Fewest files of one kind in a folder that are told together where all of them are gone. */
const fewestTogether = 2;

/** What is lost without a file, in a sentence about the pages that need it: `every page`, `/contact`, `3 pages`. */
const losses: Record<Use, (where: string, isOne: boolean) => string> = {
  stylesheet: (where, isOne) => `${where} ${isOne ? "loses its" : "lose their"} styles`,
  script: (where) => `what needs script does not work on ${where}`,
  font: (where) => `the text of ${where} shows in another typeface`,
  picture: (where) => `visitors see a gap in place of a picture on ${where}`,
  captions: (where) => `no captions show on ${where}`,
  media: (where) => `nothing plays on ${where}`,
  frame: (where) => `a frame stays empty on ${where}`,
  icon: () => "browsers, phones and search results show the site without its icon",
  manifest: () => "phones cannot keep the site on their home screens",
  feed: () => "readers who follow the feed get nothing",
  preload: (where) => `browsers ask for it in vain on ${where}`,
  preview: (where) => `chats and networks show links to ${where} without a picture`,
  markup: (where) => `search engines find no picture for ${where}`,
  "page data": (where) => `links to ${where} load the whole document anew`,
  endpoints: () => "no form can be sent",
  download: (where) => `visitors who follow a link to it on ${where} get nothing`,
  sitemap: () => "search engines do not learn of the pages that it lists",
};

/** How bad a loss is, the worst first: a file with several uses is told by the worst. */
const order = Object.keys(losses);

/** Files that are broken in one way, with the pages that need them. */
export interface Loss {
  files: string[];
  use: Use;
  fault: string;
  /** Path of the first page or file that names it, and how it is written there. */
  from: string;
  address: string;
  paths: string[];
  /** Other files of the same picture: its sizes and forms. */
  sizes?: string[];
}

/** Gathers what each page lacks: file by file, but all of a kind in a folder where none of them is left. */
export function gatherLosses(
  lacking: Iterable<[path: string, broken: readonly BrokenFile[]]>,
  needed: Iterable<string>,
): Loss[] {
  const byFile = new Map<string, Loss>();
  for (const [path, broken] of lacking)
    for (const { file, use, ...rest } of broken) {
      const loss = byFile.get(file) ?? { files: [file], use, ...rest, paths: [] };
      if (order.indexOf(use) < order.indexOf(loss.use)) loss.use = use;
      if (path !== "") loss.paths.push(path);
      byFile.set(file, loss);
    }
  const sizes = countsOf(Array.from(needed, kindOf));
  const gathered = [
    ...groupBy(byFile.values(), ({ files: [file = ""], fault }) => `${fault} ${kindOf(file)}`).values(),
  ].flatMap((losses) => {
    const [first] = losses;
    const isWhole =
      first &&
      new Set(losses.map(ofOnePicture)).size >= fewestTogether &&
      losses.length === sizes.get(kindOf(first.files[0] ?? ""));
    return isWhole ? [joined(first, losses)] : losses;
  });
  return [...groupBy(gathered, ofOnePicture).values()].map(([first, ...others]) => {
    const all = [first, ...others] as [Loss, ...Loss[]];
    const worst = all.toSorted((a, b) => order.indexOf(a.use) - order.indexOf(b.use))[0] ?? all[0];
    return others.length === 0
      ? all[0]
      : { ...joined(worst, all), files: worst.files, sizes: others.flatMap(({ files }) => files) };
  });
}

/** What the files of one picture have in common; any other loss is alone. */
function ofOnePicture(loss: Loss): Loss | string {
  const { files, fault, use } = loss;
  const isPicture = files.length === 1 && ["picture", "preview", "markup"].includes(use);
  return isPicture ? `${fault} ${pictureOf(files[0] ?? "")}` : loss;
}

/** `/assets/pictures/slate-480.2f378234.avif` and `/uploads/slate-300x200.jpg` are of the picture `slate` of their folder. */
function pictureOf(file: string): string {
  return file.replace(/(?:-(?:\d+|\d+x\d+|card|scaled))?(?:\.[\da-f]{8})?\.\w+$/, "");
}

function kindOf(file: string): string {
  return posix.join(posix.dirname(file), `*${posix.extname(file)}`);
}

function joined(first: Loss, losses: readonly Loss[]): Loss {
  return {
    ...first,
    files: losses.flatMap(({ files }) => files),
    paths: [...new Set(losses.flatMap(({ paths }) => paths))],
  };
}

/** `/assets/theme.css does not exist, so that every page loses its styles.` */
export function describeLoss({ files, use, fault, paths, sizes = [] }: Loss, pages: number): string {
  const [file = ""] = files;
  const what =
    files.length === 1
      ? `${file} ${fault}${sizes.length > 0 ? `, like ${counted(sizes.length, "other size")} of this picture` : ""}`
      : `None of the ${files.length} files ${kindOf(file)} that pages need is there`;
  const isEvery = paths.length > 1 && paths.length === pages;
  const [only = "a page of the sitemap"] = paths;
  const where = isEvery ? "every page" : paths.length > 1 ? `${paths.length} pages` : only;
  return `${what}, so that ${losses[use](where, isEvery || paths.length <= 1)}.`;
}

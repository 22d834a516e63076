import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import type { Theme } from "../../../src/kinds/theme/fields.ts";
import { findUnfinished } from "../../../src/loader/unfinished.ts";
import { contrastProblems } from "../../../src/site/contrast.ts";
import { UserError } from "../../user-error.ts";
import type { Asker } from "../asker.ts";
import { formsNotes } from "../fields.ts";
import { zipNotes } from "../settle-place.ts";
import type { Answers } from "./answers.ts";
import { askOpen, inForms, requireAnswers } from "./ask.ts";
import { fillStarter, type StarterFile } from "./starter.ts";
import { readTrade, tradeNames } from "./trade.ts";
import { createValues, placeOf } from "./values.ts";

export interface InitOptions {
  /** Folder of this tool, which holds the starter. */
  root: string;
  /** The new data folder, absolute. */
  dataDir: string;
  /** The folder as the person wrote it. */
  shownDir: string;
  /** Name of the trade; without it, one that fits all. */
  trade?: string | undefined;
  answers: Answers;
  /** Day of the first article and year of the copyright line, as YYYY-MM-DD. */
  today: string;
  isDryRun: boolean;
  /** Present where there is someone to ask. */
  asker?: Asker;
}

/** A data folder that was started, or would be. */
export interface Started {
  name: string | undefined;
  files: StarterFile[];
  /** JSON pointers of what is still to be written, by file. */
  open: Map<string, string[]>;
  /** What to look up of what was worked out. */
  notes: string[];
}

const whereRequestsGo =
  "The site names no email address, so the service that mails its requests must know one: enter it as the recipient of the template in EmailJS.";

/** Starts a data folder. Throws a `UserError` where the folder holds anything, and writes all files or none. */
export async function startFolder(options: InitOptions): Promise<Started> {
  const { root, dataDir, shownDir, asker } = options;
  requireEmpty(dataDir, shownDir);
  const trade = readTrade(root, options.trade ?? (asker && (await askTrade(root, asker))));
  const given = inOneLine(options.answers);
  const { answers, otherwise } = inForms(asker ? await askOpen(given, trade, asker, shownDir) : given);
  requireAnswers(answers, trade, options);
  const files = fillStarter(root, dataDir, createValues(answers, trade, options.today));
  requireDistinct(files);
  requireContrast(files);
  if (!options.isDryRun) writeFolder(dataDir, files);
  const place =
    files.some(({ file }) => file.startsWith("cities/")) && placeOf(answers.city ?? "", answers.state);
  const notes = [
    ...formsNotes(otherwise),
    ...(place ? zipNotes(place) : []),
    ...(answers.email === "none" ? [whereRequestsGo] : []),
  ];
  return { name: answers.name, files, open: findOpen(files), notes };
}

/** Two spaces between words are a slip of the thumb, which every page would repeat. */
function inOneLine(answers: Answers): Answers {
  const entries = Object.entries(answers).map(([name, answer]) => [name, answer.replace(/\s+/g, " ").trim()]);
  return Object.fromEntries(entries);
}

/** Asks for the trade, which decides what else is asked. */
function askTrade(root: string, asker: Asker): Promise<string | undefined> {
  const choices = tradeNames(root).map((value) => ({ value, label: readTrade(root, value).label }));
  return asker.choose("Trade of the business", choices);
}

function requireEmpty(dataDir: string, shownDir: string): void {
  const found = statSync(dataDir, { throwIfNoEntry: false });
  if (!found || (found.isDirectory() && readdirSync(dataDir).length === 0)) return;
  throw new UserError(
    found.isDirectory()
      ? `The folder ${shownDir} is not empty, so nothing was written.`
      : `${shownDir} is a file, so no folder can take its place.`,
    "Name a folder that does not exist yet, or an empty one.",
  );
}

/** Refuses two services, or two counties, whose files would have one name. */
function requireDistinct(files: StarterFile[]): void {
  const names = files.map(({ file }) => file);
  const twice = names.find((file, index) => names.indexOf(file) !== index);
  if (twice)
    throw new UserError(`Two of the names would share the file ${twice}.`, "Name each of them once.");
}

/** Refuses colors on which texts could not be read, before anything is written. */
function requireContrast(files: StarterFile[]): void {
  const file = "theme.yaml";
  const value = parse(files.find((starter) => starter.file === file)?.text ?? "") as Theme;
  const [problem] = contrastProblems({ theme: { id: "theme", slug: "theme", file, hash: "", value } });
  if (problem) throw new UserError(problem.message, problem.hint);
}

/** Writes the folder beside its place first, so that it is there whole or not at all. */
function writeFolder(dataDir: string, files: StarterFile[]): void {
  const staging = `${dataDir}.new-${process.pid}`;
  try {
    for (const { file, text, source } of files) {
      const path = join(staging, file);
      mkdirSync(dirname(path), { recursive: true });
      if (source === undefined) writeFileSync(path, text);
      else copyFileSync(source, path);
    }
    if (existsSync(dataDir)) rmdirSync(dataDir);
    renameSync(staging, dataDir);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

function findOpen(files: StarterFile[]): Map<string, string[]> {
  const marks = files
    .filter(({ file }) => file.endsWith(".yaml"))
    .map(({ file, text }): [string, string[]] => [
      file,
      findUnfinished(parse(text)).map(({ pointer }) => pointer),
    ]);
  return new Map(marks.filter(([, pointers]) => pointers.length > 0));
}

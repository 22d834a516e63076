import { type EntityKind, entities } from "../kinds/index.ts";
import type { DataPlace, Problem } from "../problem.ts";
import {
  createEntity,
  type Entity,
  type EntityLoader,
  hashOfBytes,
  namesOf,
  printedFaults,
} from "./entity.ts";
import type { Dataset } from "./load.ts";
import { createLocator } from "./locate.ts";
import { markStart } from "./mark.ts";
import { parseYaml } from "./parse.ts";
import { stepsOf } from "./pointer.ts";
import { stepsTo } from "./schema-walk.ts";
import { decodeSource, readBytes } from "./source.ts";
import { standIn } from "./stand-in.ts";
import { adviceOn, findUnfinished } from "./unfinished.ts";

/** A value that is still to be written, and what the pages of a draft show in its place. */
export interface Gap extends DataPlace {
  /** Pointer of all that nothing can be said of while the value is open: for a number or time, its neighbors too. */
  scope: string;
  mark: string;
  /** What is to be written, and an example. */
  advice: string;
  line: number;
  column: number;
}

export interface DraftOptions {
  /** Name of the data folder, for marks. */
  folder: string;
  /** File of the picture that stands for all that are open, as the dataset names files. */
  picture: string;
  /** File that is to be made: an example stands for what of it nothing else can, so that the rest is checked. */
  tried?: string | undefined;
}

const pictureName = "to-be-written";
const firstDay = "1970-01-01";

/** A data folder that can be looked at while values in it are open: each shows its place instead. */
export class Draft {
  readonly gaps: Gap[] = [];
  /** The name that stands for each picture that is open, by its mark. */
  private readonly pictures = new Map<string, string>();
  /** Put in what is open, as of a day: which one it is shows when the business has been read. */
  private readonly fillings: ((day: string) => void)[] = [];

  constructor(private readonly options: DraftOptions) {}

  /** Reads files as `load` does, with something in place of each open value. One that nothing can stand for stays a problem. */
  reading(load: EntityLoader): EntityLoader {
    return (dataDir, kind, file, problems, invalidPaths) => {
      const found: Problem[] = [];
      const paths = new Set<string>();
      const entity = load(dataDir, kind, file, found, paths);
      if (found.length === 0) return entity;
      const open = found.filter(isOpen);
      const rest = found.filter((problem) => !isOpen(problem));
      const read = open.length > 0 ? readBytes(dataDir, file) : undefined;
      const filled = read && "bytes" in read ? this.fill(kind, file, read.bytes, open) : undefined;
      problems.push(...(filled ? [...filled.left, ...rest] : found));
      const isValid = rest.every((problem) => problem.severity !== "error" || filled?.isPrinted(problem));
      if (filled?.left.length === 0 && isValid) return filled.entity();
      for (const path of paths) invalidPaths.add(path);
      return entity;
    };
  }

  /** Puts the day, as year-month-day, where one is open, adds the pictures, and takes out what cannot be told without the hours. */
  complete(dataset: Dataset, day: string): void {
    if (this.isOpen(dataset.business.file, "/hours")) delete dataset.business.value.hours.now;
    for (const fill of this.fillings) fill(day);
    for (const [alt, name] of this.pictures) {
      dataset.imageFiles.set(name, this.options.picture);
      dataset.pictures.push({ ...namesOf(`images/${name}.yaml`), hash: "", value: { alt } });
    }
  }

  /** True where a value, or one within it, is open. */
  isOpen(file: string, pointer: string): boolean {
    return this.gaps.some((gap) => gap.file === file && `${gap.pointer}/`.startsWith(`${pointer}/`));
  }

  /** The problems but for those of what stands in for open values: they go when these are written. */
  withoutGaps(problems: readonly Problem[]): Problem[] {
    return problems.filter(
      ({ place, related = [] }) =>
        ![place, ...related].some((at) => at !== undefined && "pointer" in at && this.standsAt(at)),
    );
  }

  private standsAt({ file, pointer }: DataPlace): boolean {
    return this.gaps.some((gap) => gap.file === file && `${pointer}/`.startsWith(`${gap.scope}/`));
  }

  /** The value of a file with something in place of what is open, and what nothing can stand for. */
  private fill(kind: EntityKind, file: string, bytes: Buffer, open: readonly Problem[]): Filled | undefined {
    const source = decodeSource(bytes, file);
    if ("problem" in source) return undefined;
    const { schema } = entities[kind];
    const { value } = parseYaml(source.text, file, schema);
    const printed = new Set(printedFaults(kind, value, file).map(({ message }) => message));
    const locate = createLocator(source.text, file);
    const filled = new Set<string>();
    for (const unfinished of findUnfinished(value)) {
      const { pointer } = unfinished;
      const step = stepsTo(schema, value, pointer).at(-1);
      const { line = 1, column = 1 } = locate({ file, pointer });
      const mark = `${markStart}${this.options.folder}/${file}:${line}]`;
      if (step?.pointer !== pointer) continue;
      const { draft, examples = [], enum: choices = [] } = step.schema;
      const stand = (day: string) => standIn(step.schema, { mark, picture: () => this.pictureOf(mark), day });
      const isLacking = file === this.options.tried && stand(firstDay) === undefined;
      const instead = isLacking ? () => examples[0] ?? choices[0] : stand;
      if (instead(firstDay) === undefined) continue;
      const fill = (day: string) => put(value, pointer, instead(day));
      fill(firstDay);
      this.fillings.push(fill);
      filled.add(pointer);
      const scope = ((draft || isLacking) && above(pointer)) || pointer;
      const advice = adviceOn(unfinished, schema);
      this.gaps.push({ file, pointer, scope, mark, line, column, advice });
    }
    return {
      left: open.filter(({ place }) => !filled.has(place?.pointer ?? "")).map(whileNothingShows),
      isPrinted: ({ message }) => printed.has(message),
      // What stands in for open values may differ while the file is the same.
      entity: () => ({
        ...createEntity(kind, file, "", value),
        get hash() {
          return hashOfBytes(Buffer.from(JSON.stringify(value)));
        },
      }),
    };
  }

  private pictureOf(mark: string): string {
    const name = this.pictures.get(mark) ?? `${pictureName}-${this.pictures.size + 1}`;
    this.pictures.set(mark, name);
    return name;
  }
}

interface Filled {
  left: Problem[];
  /** True for what is wrong with how a text prints, which makes no file invalid. */
  isPrinted(problem: Problem): boolean;
  entity(): Entity<unknown>;
}

/** True for a mark, and not for words such as TODO, behind which a text may go on. */
function isOpen({ code, place }: Problem): boolean {
  return code === "unfinished-value" && place !== undefined && place.words === undefined;
}

function whileNothingShows(problem: Problem): Problem {
  return {
    ...problem,
    hint: `No page is shown until it is written: nothing can stand in its place. ${problem.hint ?? ""}`,
  };
}

/** The pointer of what holds a value; "" for the whole file. */
function above(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf("/"));
}

function put(root: unknown, pointer: string, value: unknown): void {
  const steps = stepsOf(pointer);
  const last = steps.pop() ?? "";
  let group = root as Record<string, unknown>;
  for (const step of steps) group = group[step] as Record<string, unknown>;
  group[last] = value;
}

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Gap } from "../../../src/loader/draft.ts";
import { groupBy } from "../../../src/loader/group-by.ts";
import { kindAt } from "../../../src/loader/kind-of-file.ts";
import { createLocator } from "../../../src/loader/locate.ts";
import { findUnfinished } from "../../../src/loader/unfinished.ts";
import { hasErrors, type Problem } from "../../../src/problem.ts";
import type { Site } from "../../../src/site/site.ts";
import type { CheckMemory } from "../../check/check-memory.ts";
import { newDraft } from "../../check/drafts.ts";
import { changeText } from "../../edit/change.ts";
import { whileLocked } from "../../edit/data-lock.ts";
import { applyChanges, applyInverse, type FileChange } from "../../edit/journal.ts";
import { newTo } from "../../edit/plan.ts";
import { UneditableYaml } from "../../edit/splice.ts";
import { checkWouldBe } from "../../edit/would-be.ts";
import { fileOfData, placeText } from "../../output/problems.ts";
import type { Terminal } from "../../output/report.ts";
import type { TracedSite } from "../../trace/traced-site.ts";
import { listThings, thingsOf } from "./addable.ts";
import { commitPending } from "./commits.ts";
import { corrected } from "./corrections.ts";
import { areSame, currentOf, inverse, isUpToDate, toTextChanges } from "./edit-changes.ts";
import { editedSince, faultAnswer, readingErrors, refusedFor } from "./editor-problems.ts";
import { readHistory } from "./history.ts";
import { type EditorAnswer, type Reach, refusal, type ValuePlace } from "./messages.ts";
import { ownValueOf } from "./own-values.ts";
import { isOfNewFile, newFilesOf } from "./picture-changes.ts";
import { PictureUploads } from "./picture-uploads.ts";
import { rebased } from "./rebase.ts";
import { answerRecord } from "./record.ts";
import type { EditChange, SessionRequest, Work } from "./requests.ts";
import { entryAt, valueAt } from "./value-at.ts";
import { planWork } from "./works.ts";

export interface EditedData {
  /** Folder of the tool. */
  root: string;
  dataDir: string;
  terminal: Terminal;
  /** The data that the pages show, as it was checked, and what is wrong with it already. */
  now(): {
    site: Site | undefined;
    traced(): TracedSite | undefined;
    problems: readonly Problem[];
    gaps: readonly Gap[];
    memory: CheckMemory;
  };
  /** Shows what has been written. */
  refresh(): Promise<void>;
}

/** A change that was saved. */
export interface Saved {
  /** What was done, where it is more than changes of values. */
  title?: string;
  changes: readonly EditChange[];
  files: readonly FileChange[];
  reach: Reach;
  /** Of the journal of all writers, once it is written. */
  id?: string | undefined;
}

type Refused = Extract<EditorAnswer, { status: "conflict" | "refused" }>;
type Good = Extract<EditorAnswer, { status: "good" }>;
type Attempt = (Saved & Pick<Good, "problems">) | Refused;

const nowhere: Reach = { pages: [], isEverywhere: false };

/** Changes values of the data for the pages that are open, one after the other, and takes changes back until the server ends. */
export class EditSession {
  /** What can be taken back, what can be made again, and what a commit holds. */
  private readonly saved = { done: [] as Saved[], undone: [] as Saved[], kept: new WeakSet<Saved>() };
  private last: Promise<unknown> = Promise.resolve();
  /** Pictures that were sent, for changes that save them. */
  readonly uploads: PictureUploads;

  constructor(
    private readonly data: EditedData,
    /** How long a page waits for another command that changes the data, in milliseconds. */
    private readonly patienceMs = 5000,
  ) {
    this.uploads = new PictureUploads(data.dataDir);
  }

  /** What can be taken back, and made again. */
  get stack(): Pick<Good, "canUndo" | "canRedo"> {
    return { canUndo: this.saved.done.length > 0, canRedo: this.saved.undone.length > 0 };
  }

  /** What tries something reads no half of what is being written: each request waits for the one before. */
  answer(request: SessionRequest): Promise<EditorAnswer> {
    const answer = this.last
      .then(() => this.answerNow(request))
      .catch((error: unknown) => faultAnswer(error, this.data));
    this.last = answer.catch(() => undefined);
    return answer;
  }

  private async answerNow(request: SessionRequest): Promise<EditorAnswer> {
    if (request.action === "history")
      return readHistory(this.data, this.saved, (place) => this.placeOf(place));
    if (request.action === "own") return ownValueOf(this.data.now(), request.path, request);
    if (request.action === "things") return thingsOf(this.data, request.path);
    if (request.action === "list") return listThings(this.data, request);
    if (request.action === "entry") {
      const entry = entryAt(this.read(request.file)?.toString() ?? "", request.pointer);
      return { status: "entry", ...(entry && { entry }) };
    }
    if (request.action === "record" || request.action === "find" || request.action === "result")
      return answerRecord(request, this.data.now(), (file) => this.read(file)?.toString());
    if (request.action === "plan") {
      const planned = await planWork(this.data, request.work);
      if ("status" in planned) return planned;
      return { status: "plan", questions: planned.questions, plan: planned.plan };
    }
    if (request.action === "try") {
      const attempt = this.attempt(this.withMarks(request.changes));
      return "status" in attempt ? attempt : this.good(attempt);
    }
    const { dataDir, terminal } = this.data;
    const change = () => {
      if (request.action === "commit") return this.commit(request.message);
      if (request.action === "carry-out") return this.carryOut(request.work);
      if (request.action === "save") return this.save(this.withMarks(request.changes));
      return this.repeat(request.action);
    };
    const answer = await whileLocked(dataDir, terminal, change, this.patienceMs);
    if (answer.status === "good") await this.data.refresh();
    return answer;
  }

  /** What the files say where a page shows that something is still to be written. */
  private withMarks(changes: readonly EditChange[]): EditChange[] {
    return changes.map((change) => {
      if ("kind" in change || change.before !== "") return change;
      const current = valueAt(this.read(change.file)?.toString() ?? "", change.pointer);
      return findUnfinished(current).length > 0 ? { ...change, before: String(current) } : change;
    });
  }

  private save(changes: readonly EditChange[]): EditorAnswer {
    const attempt = this.attempt(changes);
    return "status" in attempt ? attempt : this.keep(attempt);
  }

  /** Adds, renames or removes a thing with all that changes along with it. */
  private async carryOut(work: Work): Promise<EditorAnswer> {
    const planned = await planWork(this.data, work);
    if ("status" in planned) return planned;
    const { title, added, changed, removed, isEverywhere, problems } = planned.plan;
    const reach = { pages: [...added, ...changed, ...removed], isEverywhere };
    return this.keep({ title, changes: [], files: planned.files, reach, problems });
  }

  private async commit(message: string): Promise<EditorAnswer> {
    const answer = await commitPending(this.data.dataDir, message);
    if (answer.status === "committed") for (const one of this.saved.done) this.saved.kept.add(one);
    return answer;
  }

  private keep(attempt: Exclude<Attempt, Refused>): EditorAnswer {
    this.saved.done.push({ ...attempt, id: this.write(attempt) });
    this.saved.undone.length = 0;
    return this.good(attempt);
  }

  /** Takes the last change back, or makes it again. What was done to other values of its files meanwhile stays. */
  private repeat(action: "undo" | "redo"): EditorAnswer {
    const [from, to] =
      action === "undo" ? [this.saved.done, this.saved.undone] : [this.saved.undone, this.saved.done];
    const turned = action === "undo" ? inverse : (same: Saved) => same;
    // What others have taken back or made again meanwhile, as the command line does, is no longer to be.
    while (from.length > 0 && this.isThere(turned(from.at(-1) as Saved))) to.push(from.pop() as Saved);
    const saved = from.at(-1);
    if (!saved) return this.good({ changes: [], reach: nowhere, problems: [] });
    const next = turned(saved);
    const isAsLeft = next.files.every(({ file, before }) => areSame(this.read(file), before));
    // Neither entries of lists nor things have names by which they were found again: their lines are.
    const isOfLines = saved.title !== undefined || saved.changes.some((change) => "kind" in change);
    const { files, stuck } = rebased(next.files, (file) => this.read(file));
    if (isOfLines && stuck.length > 0) {
      from.pop();
      return editedSince(this.data, stuck);
    }
    const attempt = isAsLeft || isOfLines ? this.check({ ...next, files }) : this.attempt(next.changes);
    // What others have changed since does not stand in the way of what was done before it.
    if ("status" in attempt && attempt.status === "conflict") from.pop();
    if ("status" in attempt) return attempt;
    const id = this.write(attempt, action === "undo" ? saved : undefined);
    from.pop();
    to.push(turned({ ...attempt, id }));
    return this.good(attempt);
  }

  /** What the files would say, checked; or why they cannot. */
  private attempt(changes: readonly EditChange[]): Attempt {
    const { root, dataDir } = this.data;
    const files = newFilesOf(changes, { root, dataDir, known: this.pictures, uploads: this.uploads });
    if ("status" in files) return files;
    const written = changes.filter((change) => !isOfNewFile(change));
    for (const [file, ofFile] of groupBy(written, (change) => change.file)) {
      const old = this.read(file);
      const text = old?.toString() ?? "";
      const stale = ofFile.find((change) => !isUpToDate(text, change));
      // What cannot be read says nothing, and is not gone.
      const unread = stale && old ? readingErrors(text, file) : [];
      if (unread.length > 0) return refusedFor(this.data, unread);
      if (stale) {
        const [place, current] = [this.placeOf(stale), currentOf(text, stale)];
        return { status: "conflict", change: stale, place, current };
      }
      try {
        const after = changeText(text, file, toTextChanges(text, file, ofFile));
        files.push({ file, before: old ?? Buffer.alloc(0), after: Buffer.from(after) });
      } catch (error) {
        if (!(error instanceof UneditableYaml)) throw error;
        const hint = `Write it into ${ofFile.map((change) => this.placeOf(change)).join(" and ")} with a text editor.`;
        return refusal({ code: "uneditable", message: error.message, hint });
      }
    }
    return this.check({ changes, files });
  }

  private check(saved: Omit<Saved, "reach">): Attempt {
    const { root, dataDir, now } = this.data;
    const { memory, problems: known } = now();
    const files = new Map(saved.files.map(({ file, after }) => [file, after]));
    // What others write meanwhile is looked at when what is saved is shown.
    const isAsSeen = saved.files.every(({ before, after }) => before && after);
    const draft = newDraft(root, dataDir);
    const { site, problems } = checkWouldBe(dataDir, files, { memory, isAsSeen, draft });
    const fresh = problems.filter(newTo(known)).map(corrected(saved, this.data));
    if (fresh.some(({ isError }) => isError)) return { status: "refused", problems: fresh };
    // While there are mistakes, no page would show what is saved.
    if (!site || hasErrors(problems)) return refusedFor(this.data, known);
    return { ...saved, reach: this.reachOf(site), problems: fresh };
  }

  /** Returns the id of what was written, where it takes nothing back. */
  private write({ title, changes, files }: Saved, earlier?: Saved): string | undefined {
    const places = changes.map((change) => this.placeOf(change));
    const name = title === undefined ? `the edit of ${places.join(", ")}` : `the change “${title}”`;
    if (!earlier) return applyChanges(this.data.dataDir, name, files);
    applyInverse(this.data.dataDir, name, files, earlier.id);
    return undefined;
  }

  /** True where the files say already what a change would make them say. */
  private isThere({ files }: Saved): boolean {
    const isAs = (state: "before" | "after") =>
      files.every((change) => areSame(this.read(change.file), change[state]));
    return isAs("after") && !isAs("before");
  }

  private reachOf(next: Site): Reach {
    const { site, memory } = this.data.now();
    const { added, changed, isLayoutChanged } = memory.pages.compare(site, next);
    return { pages: [...added, ...changed], isEverywhere: isLayoutChanged };
  }

  private good({
    changes,
    reach,
    problems,
  }: Pick<Good, "reach" | "problems"> & Pick<Saved, "changes">): Good {
    return {
      status: "good",
      places: changes.map((change) => this.placeOf(change)),
      reach,
      problems,
      ...this.stack,
    };
  }

  /** The files of pictures, by name. */
  private get pictures(): ReadonlyMap<string, string> {
    return this.data.now().site?.dataset.imageFiles ?? new Map();
  }

  /** The bytes of a file of the data; undefined for any other. */
  private read(file: string): Buffer | undefined {
    const path = join(this.data.dataDir, file);
    const isOfData = kindAt(file) !== undefined || [...this.pictures.values()].includes(file);
    return isOfData && existsSync(path) ? readFileSync(path) : undefined;
  }

  /** `file:line:column`, relative to the working directory, as editors open it. */
  private placeOf({ file, pointer }: ValuePlace): string {
    const { dataDir, terminal } = this.data;
    const position = createLocator(this.read(file)?.toString() ?? "", file)({ file, pointer });
    return placeText({ ...position, file: fileOfData(file, dataDir, terminal.cwd) });
  }
}

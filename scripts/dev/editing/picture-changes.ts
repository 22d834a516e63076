import { existsSync } from "node:fs";
import { join, parse } from "node:path";
import { isSeq } from "yaml";
import { newFileText } from "../../edit/addition.ts";
import type { Change } from "../../edit/change.ts";
import type { FileChange } from "../../edit/journal.ts";
import { type Refusal, refusal } from "./messages.ts";
import type { PictureUploads } from "./picture-uploads.ts";
import type { EditChange, FocusChange, PictureChange } from "./requests.ts";
import { documentOf } from "./value-at.ts";

const pointer = "/focus";

/** True for what makes new files. */
export function isOfNewFile(change: EditChange): change is PictureChange {
  return "kind" in change && change.kind === "picture";
}

/** The spot that a file writes, as `30, 20`; empty where it writes none. */
export function focusAt(text: string): string {
  const node = documentOf(text).get("focus", true);
  return isSeq(node) ? (node.toJSON() as unknown[]).join(", ") : "";
}

/** What makes a spot another: its two percents where they are written, else a field of their own. */
export function focusChanges(text: string, { file, after }: FocusChange): Change[] {
  const place = { file, pointer };
  const isWritten = focusAt(text) !== "";
  if (after === "") return isWritten ? [{ kind: "remove", place }] : [];
  const percents = percentsOf(after);
  if (!isWritten) return [{ kind: "add", place, value: percents }];
  return percents.map((value, index) => ({
    kind: "set",
    place: { file, pointer: `${pointer}/${index}` },
    value,
  }));
}

function percentsOf(focus: string): number[] {
  return focus.split(",").map(Number);
}

/** Where pictures are, and those that were sent. */
interface Pictures {
  root: string;
  dataDir: string;
  /** The files of those that are there, by name. */
  known: ReadonlyMap<string, string>;
  uploads: PictureUploads;
}

/** The new files of pictures that were sent, and of what is said of those that are there; or why they cannot be written. */
export function newFilesOf(changes: readonly EditChange[], pictures: Pictures): FileChange[] | Refusal {
  const files: FileChange[] = [];
  for (const change of changes.filter(isOfNewFile)) {
    const { file, after: alt, upload, focus } = change;
    const sent = upload === undefined ? undefined : pictures.uploads.find(upload);
    const name = parse(file).name;
    const isThere = upload === undefined ? pictures.known.has(name) : sent?.name === name;
    if (!isThere || file !== `images/${name}.yaml`) return gone(name);
    if (sent) files.push({ file: sent.file, before: undefined, after: sent.bytes });
    const values = { alt, ...(focus && { focus: percentsOf(focus) }) };
    const text = newFileText(pictures, { kind: "picture", file }, values);
    files.push({ file, before: undefined, after: Buffer.from(text) });
  }
  const taken = files.find(({ file }) => existsSync(join(pictures.dataDir, file)));
  return taken ? madeMeanwhile(taken.file) : files;
}

function gone(name: string): Refusal {
  return refusal({
    code: "missing-image",
    message: `The picture ${name} is not there any more.`,
    hint: "Choose its file once more.",
  });
}

function madeMeanwhile(file: string): Refusal {
  return refusal({
    code: "duplicate-id",
    message: `Somebody else has made ${file} meanwhile.`,
    hint: "Load the page again, then choose the picture once more.",
  });
}

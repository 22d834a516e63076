import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, parse } from "node:path";
import { tellsLocation } from "../../../src/loader/photo-location.ts";
import { endingByContent, maxPhotoBytes, pictureProblems } from "../../../src/loader/picture-file.ts";
import { toSlug, withoutDevice } from "../../../src/loader/slug.ts";
import type { Problem } from "../../../src/problem.ts";
import { faultOfPicture } from "../../check/file-problems.ts";
import { openFiles } from "../../check/opened-files.ts";
import { refusal, type UploadAnswer } from "./messages.ts";

/** A picture that was sent and is not saved yet. */
export interface Upload {
  name: string;
  /** Relative to the data folder. */
  file: string;
  bytes: Buffer;
}

/** Pictures that wait to be saved; of more, the oldest go. */
const mostUploads = 4;
const longestName = 60;

/** Pictures that pages have sent, checked as the build checks them, in memory until they are saved. */
export class PictureUploads {
  private readonly waiting = new Map<string, Upload>();

  constructor(private readonly dataDir: string) {}

  /** The picture with an id; undefined for one that no longer waits. */
  find(upload: string): Upload | undefined {
    return this.waiting.get(upload);
  }

  /** Takes what was sent under the name of a file. */
  take(fileName: string, bytes: Buffer): UploadAnswer {
    const [name, shown] = [this.freeName(fileName), parse(fileName).base];
    const ending = endingByContent(bytes);
    if (ending === undefined) return refusal(noPicture(shown));
    const problem = faultOf(name + ending, bytes);
    if (problem) return refusal(problem);
    const upload = randomUUID();
    this.waiting.set(upload, { name, file: `images/${name}${ending}`, bytes });
    const [oldest = ""] = this.waiting.keys();
    if (this.waiting.size > mostUploads) this.waiting.delete(oldest);
    return { status: "kept", upload, name, warnings: tellsLocation(bytes) ? [placeKnown(shown)] : [] };
  }

  /** A name that no picture has, made of that of the file. */
  private freeName(fileName: string): string {
    const slug = toSlug(parse(fileName).name).slice(0, longestName).replace(/-$/, "");
    const name = withoutDevice(slug || "picture");
    const folder = join(this.dataDir, "images");
    const taken = new Set([
      ...(existsSync(folder) ? readdirSync(folder).map((file) => parse(file).name.toLowerCase()) : []),
      ...[...this.waiting.values()].map((upload) => upload.name),
    ]);
    for (let number = 1; ; number++) {
      const numbered = number === 1 ? name : `${name}-${number}`;
      if (!taken.has(numbered)) return numbered;
    }
  }
}

/** What a file that is too large is answered. */
export function tooLarge(fileName: string): UploadAnswer {
  return refusal({
    code: "unsafe-picture",
    message: `${parse(fileName).base} is larger than ${maxPhotoBytes / 1e6} MB.`,
    hint: "Save it smaller: 2000 pixels wide is enough.",
  });
}

/** What the build would refuse it for. */
function faultOf(file: string, bytes: Buffer): Problem | undefined {
  const folder = mkdtempSync(join(tmpdir(), "site-picture-"));
  try {
    writeFileSync(join(folder, file), bytes);
    const [problem] = pictureProblems(folder, file);
    if (problem) return problem;
    const [opened] = openFiles([{ kind: "picture", path: join(folder, file) }]);
    return opened?.fault === undefined ? undefined : faultOfPicture(file, opened.fault);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function noPicture(file: string) {
  return {
    code: "unsafe-picture",
    message: `${file} is not a picture that pages can show.`,
    hint: "Choose a JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG file, or export it as JPEG.",
  };
}

function placeKnown(file: string) {
  return {
    code: "unsafe-picture",
    message: `${file} says where it was taken. The published pictures do not; whoever has the data folder can read it.`,
    hint: "To keep it to yourself, export the photo without its location and choose it again.",
    isError: false,
  };
}

import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { maxPhotoBytes } from "../../../src/loader/picture-file.ts";
import { isRecord, parseJson, readBody, sendJson, sendText, urlOf } from "../../stand-ins/http.ts";
import { isByOwnAddress, isOfOtherPage } from "../own-addresses.ts";
import { readDifference } from "./difference.ts";
import { type EditedData, EditSession } from "./edit-session.ts";
import {
  type EditChange,
  type EditorAnswer,
  type EditorRequest,
  editPath,
  picturePath,
  tokenHeader,
} from "./messages.ts";
import { tooLarge, type Upload } from "./picture-uploads.ts";
import { isRecordRequest } from "./record.ts";
import { readThings, readWork } from "./work-requests.ts";

/** More than any value of the data, in bytes. */
const maxBytes = 1_000_000;

/** Takes edits from the pages of this very server, and from nobody else. */
export class EditServer {
  /** What only a page of ours has read. */
  private readonly token = randomUUID();
  private readonly session: EditSession;

  constructor(private readonly data: EditedData) {
    this.session = new EditSession(data);
  }

  /** What a page is told of it. */
  get state() {
    const { token, session } = this;
    return { token, ...session.stack };
  }

  /** Answers a request for an edit; false for any other. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (![editPath, picturePath].includes(urlOf(request).pathname)) return false;
    this.answer(request, response).catch((error: Error) => sendText(response, 500, `${error.message}\n`));
    return true;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, headers } = request;
    if (method !== "POST") return sendText(response, 405, "Edits are posted.\n", { Allow: "POST" });
    const isOurs = isByOwnAddress(request) && headers[tokenHeader] === this.token && !isOfOtherPage(request);
    if (!isOurs) return sendText(response, 403, "Only pages of this server may edit. Load the page again.\n");
    const { pathname, searchParams } = urlOf(request);
    const upload = searchParams.get("upload");
    if (upload !== null) return sendUpload(response, this.session.uploads.find(upload));
    if (pathname === picturePath) {
      const name = searchParams.get("name") ?? "";
      const bytes = await readBody(request, maxPhotoBytes);
      return sendJson(response, 200, bytes ? this.session.uploads.take(name, bytes) : tooLarge(name));
    }
    const body = await readBody(request, maxBytes);
    const asked = body && readRequest(body.toString());
    if (!asked) return sendText(response, 400, "This is no edit.\n");
    sendJson(response, 200, await this.answerTo(asked));
  }

  /** Two builds take their time, in which others may go on. */
  private async answerTo(request: EditorRequest): Promise<EditorAnswer> {
    if (request.action !== "difference") return this.session.answer(request);
    const { root, dataDir } = this.data;
    return { status: "difference", text: await readDifference(root, dataDir) };
  }
}

/** Gives a picture back to a page that was loaded again before it was saved. */
function sendUpload(response: ServerResponse, sent: Upload | undefined): void {
  if (!sent) sendText(response, 404, "The picture is not there any more. Choose its file once more.\n");
  const type = sent?.file.endsWith(".svg") ? "image/svg+xml" : "application/octet-stream";
  if (sent) response.writeHead(200, { "Content-Type": type }).end(sent.bytes);
}

/** Undefined for what our pages do not send. */
function readRequest(json: string): EditorRequest | undefined {
  const request = parseJson(json);
  if (!isRecord(request)) return undefined;
  const { action, changes, file, pointer } = request;
  if (action === "undo" || action === "redo" || action === "history" || action === "difference")
    return { action };
  if (action === "commit" && areTexts(request.message)) return { action, message: String(request.message) };
  if (action === "things" || action === "list") return readThings(request);
  if (action === "own" && areTexts(request.path, file, pointer))
    return { action, path: String(request.path), file: String(file), pointer: String(pointer) };
  if (action === "plan" || action === "carry-out") {
    const work = readWork(request.work);
    return work && { action, work };
  }
  if (action === "entry" && areTexts(file, pointer))
    return { action, file: String(file), pointer: String(pointer) };
  if (isRecordRequest(request)) return request;
  const isEdit = (action === "try" || action === "save") && Array.isArray(changes) && changes.length > 0;
  return isEdit && changes.every(isChange) ? { action, changes } : undefined;
}

function isChange(change: unknown): change is EditChange {
  if (!isRecord(change) || !areTexts(change.file, change.pointer)) return false;
  const { kind, before, after, seen, value, to, upload = "", focus = "" } = change;
  if (kind === undefined) return areTexts(before, after);
  if (kind === "picture") return areTexts(before, after, upload) && isSpot(focus);
  if (kind === "focus") return isSpot(before) && isSpot(after);
  if (!isRecord(seen) || !areTexts(seen.pointer, seen.written)) return false;
  if (kind === "add") return areTexts(value) || (isRecord(value) && areTexts(...Object.values(value)));
  return kind === "remove" || (kind === "move" && Number.isInteger(to));
}

/** A spot of a picture as pages send it; empty for none. The checks say what is wrong with its numbers. */
function isSpot(value: unknown): boolean {
  return typeof value === "string" && /^(?:\d+, \d+)?$/.test(value);
}

function areTexts(...values: unknown[]): boolean {
  return values.every((value) => typeof value === "string");
}

import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { maxPhotoBytes } from "../../../src/loader/picture-file.ts";
import { readBody, sendJson, sendText, urlOf } from "../../stand-ins/http.ts";
import { isByOwnAddress, isOfOtherPage } from "../own-addresses.ts";
import { readDifference } from "./difference.ts";
import { type EditedData, EditSession } from "./edit-session.ts";
import { type EditorAnswer, editPath, picturePath, tokenHeader } from "./messages.ts";
import { tooLarge, type Upload } from "./picture-uploads.ts";
import { type EditorRequest, readRequest } from "./requests.ts";

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

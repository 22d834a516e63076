import {
  type EditorAnswer,
  editPath,
  picturePath,
  type Refusal,
  refusal,
  tokenHeader,
  type UploadAnswer,
} from "../../editing/messages.ts";
import type { EditorRequest } from "../../editing/requests.ts";
import { shownPage } from "./shown-page.ts";

/** Sends an edit. Where the server does not take it, that is a refusal, too. */
export function ask(request: EditorRequest): Promise<EditorAnswer> {
  return answerTo(post(editPath, JSON.stringify(request), "application/json"));
}

/** Sends a picture. */
export async function sendPicture(file: File): Promise<UploadAnswer> {
  const { mostPictureBytes } = shownPage;
  if (file.size > mostPictureBytes)
    return fault(
      `${file.name} is larger than ${mostPictureBytes / 1e6} MB. Save it smaller: 2000 pixels wide is enough.`,
    );
  const path = `${picturePath}?name=${encodeURIComponent(file.name)}`;
  return answerTo(post(path, file, "application/octet-stream"));
}

/** A picture that was sent and waits to be saved. Rejects where it is gone. */
export async function readPicture(upload: string): Promise<Blob> {
  return (await post(`${picturePath}?upload=${upload}`, "", "text/plain")).blob();
}

/** A sentence for people, as the server would refuse. */
export function fault(message: string): Refusal {
  return refusal({ code: "fault", message });
}

async function answerTo<T>(response: Promise<Response>): Promise<T | Refusal> {
  try {
    return (await (await response).json()) as T;
  } catch (error) {
    return fault(String(error instanceof Error ? error.message : error));
  }
}

async function post(path: string, body: BodyInit, type: string): Promise<Response> {
  const response = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": type, [tokenHeader]: shownPage.token },
    body,
  }).catch(() => {
    throw new Error("The server has ended. Start it again with npx site dev, then load this page again.");
  });
  if (!response.ok) throw new Error((await response.text()).trim());
  return response;
}

import {
  type EditorAnswer,
  editPath,
  picturePath,
  tokenHeader,
  type UploadAnswer,
} from "../../editing/messages.ts";
import type { EditorRequest } from "../../editing/requests.ts";
import { shownPage } from "./shown-page.ts";

/** Sends an edit. Rejects with a sentence for people where the server does not take it. */
export async function ask(request: EditorRequest): Promise<EditorAnswer> {
  const response = await post(editPath, JSON.stringify(request), "application/json");
  return (await response.json()) as EditorAnswer;
}

/** Sends a picture. Rejects as an edit does. */
export async function sendPicture(file: File): Promise<UploadAnswer> {
  const { mostPictureBytes } = shownPage;
  if (file.size > mostPictureBytes)
    throw new Error(
      `${file.name} is larger than ${mostPictureBytes / 1e6} MB. Save it smaller: 2000 pixels wide is enough.`,
    );
  const path = `${picturePath}?name=${encodeURIComponent(file.name)}`;
  const response = await post(path, file, "application/octet-stream");
  return (await response.json()) as UploadAnswer;
}

/** A picture that was sent and waits to be saved. Rejects where it is gone. */
export async function readPicture(upload: string): Promise<Blob> {
  return (await post(`${picturePath}?upload=${upload}`, "", "text/plain")).blob();
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

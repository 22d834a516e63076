import { type EditorAnswer, type EditorRequest, editPath, tokenHeader } from "../../editing/messages.ts";
import { shownPage } from "./shown-page.ts";

/** Sends an edit. Rejects with a sentence for people where the server does not take it. */
export async function ask(request: EditorRequest): Promise<EditorAnswer> {
  const response = await fetch(editPath, {
    method: "POST",
    headers: { "Content-Type": "application/json", [tokenHeader]: shownPage.token },
    body: JSON.stringify(request),
  }).catch(() => {
    throw new Error("The server has ended. Start it again with npx site dev, then load this page again.");
  });
  if (!response.ok) throw new Error((await response.text()).trim());
  return (await response.json()) as EditorAnswer;
}

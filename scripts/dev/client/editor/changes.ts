import type { EditorAnswer, HistoryEntry, Repository } from "../../editing/messages.ts";
import { element, placeButton, pressButton } from "../elements.ts";
import { Dialog, listOf, sendButton } from "./dialog.ts";
import { pageList } from "./panel.ts";
import { problemTexts } from "./problem-text.ts";
import { reachSentence } from "./reach-sentence.ts";
import { ask, fault } from "./requests.ts";
import { shownPage } from "./shown-page.ts";

type History = Extract<EditorAnswer, { status: "history" }>;

/** What was changed and on which pages, what search engines will see of it, and a commit that keeps it. */
export async function openChanges(): Promise<void> {
  const dialog = new Dialog("Changes");
  await show(dialog);
}

async function show(dialog: Dialog, said: Node[] = []): Promise<void> {
  const answer = await ask({ action: "history" });
  if (answer.status === "refused") dialog.show(...said, ...problemTexts(answer.problems));
  if (answer.status === "history") dialog.show(...said, ...entriesOf(answer), ...keeping(dialog, answer));
}

function entriesOf({ entries }: History): Node[] {
  if (entries.length === 0)
    return [element("p", {}, ["Nothing has been changed in the page since the server was started."])];
  return [element("ol", { class: "changes" }, entries.map(entryRow))];
}

function entryRow({ title, changes, reach, isUndone, isKept }: HistoryEntry): HTMLElement {
  const all = Object.keys(shownPage.paths).length;
  const state = isUndone ? ["Undone. "] : isKept ? ["Committed. "] : [];
  return element("li", isUndone ? { class: "undone" } : {}, [
    ...(title === undefined ? [] : [element("p", {}, [element("b", {}, [title])])]),
    ...changes.map(({ before, after, place }) =>
      element("p", {}, [
        ...(before === "" ? ["New: "] : [element("del", {}, [before]), " → "]),
        element("ins", {}, [after || "removed"]),
        " ",
        placeButton(place),
      ]),
    ),
    element("p", {}, [...state, reachSentence(reach, location.pathname, all)]),
    ...pageList(reach),
  ]);
}

/** What can be committed, or why nothing can. */
function keeping(dialog: Dialog, { repository, message }: History): Node[] {
  const { pending, absence, obstacle } = repository;
  if (absence !== undefined) return [element("p", {}, [absence])];
  if (obstacle !== undefined) return problemTexts(fault(obstacle).problems);
  if (pending.length === 0) return [element("p", {}, ["The last commit has all of the data as it is now."])];
  return [difference(), commitForm(dialog, repository, message)];
}

function commitForm(dialog: Dialog, { pending }: Repository, proposed: string): HTMLElement {
  const message = element("textarea", {
    rows: String(Math.min(6, 1 + proposed.split("\n").length)),
    required: "",
  });
  message.value = proposed;
  const result = element("div", { role: "status" });
  const send = sendButton(pending.length === 1 ? "Commit 1 file" : `Commit ${pending.length} files`);
  const form = element("form", {}, [
    element("h3", {}, ["Keep it for good"]),
    listOf(
      pending.length === 1 ? "1 file is in no commit yet" : `${pending.length} files are in no commit yet`,
      pending.map(({ file, state }) => `${state}: ${file}`),
    ),
    element("label", {}, ["What was changed, in your words", message]),
    result,
    element("div", { class: "buttons" }, [send]),
  ]);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void commit();
  });
  return form;

  async function commit(): Promise<void> {
    send.disabled = true;
    const answer = await ask({ action: "commit", message: message.value });
    send.disabled = false;
    if (answer.status === "refused") result.replaceChildren(...problemTexts(answer.problems));
    if (answer.status === "committed")
      await show(dialog, [
        element("p", { role: "status" }, [
          `Committed as ${answer.hash}, with ${answer.files === 1 ? "1 file" : `${answer.files} files`}. It is not published yet.`,
        ]),
      ]);
  }
}

/** Asked for only when somebody wants it, because two builds take their time. */
function difference(): HTMLElement {
  const result = element("div", { role: "status" });
  const press = pressButton("What search engines will see", () => void read());
  return element("section", {}, [element("div", { class: "buttons" }, [press]), result]);

  async function read(): Promise<void> {
    press.disabled = true;
    result.replaceChildren("Building the site as it was and as it is now …");
    const answer = await ask({ action: "difference" });
    press.disabled = false;
    if (answer.status === "refused") result.replaceChildren(...problemTexts(answer.problems));
    if (answer.status === "difference")
      result.replaceChildren(
        element("pre", { tabindex: "0", "aria-label": "What search engines will see" }, [answer.text]),
      );
  }
}

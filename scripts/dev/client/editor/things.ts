import { withArticle } from "../../../../src/loader/counted.ts";
import type { Thing } from "../../../edit/things.ts";
import { type AddableKind, type EditorAnswer, editQuery, type WorkPlan } from "../../editing/messages.ts";
import type { Work } from "../../editing/requests.ts";
import { choiceList, element, pressButton } from "../elements.ts";
import { Dialog, listOf, sendButton } from "./dialog.ts";
import { problemTexts } from "./problem-text.ts";
import { Questions } from "./questions.ts";
import { RecordForm } from "./record-form.ts";
import { ask } from "./requests.ts";
import { expectMove, shownPage } from "./shown-page.ts";
import { ThingList } from "./thing-list.ts";

type Things = Extract<EditorAnswer, { status: "things" }>;

/** Fields of a form, the work that they say, and what its button says. */
interface WorkForm {
  fields: Node[];
  work(): Work;
  button: string;
  questions?: Questions;
}

/** Adds something to the site, or renames or removes what the page is about. */
export async function openThings(): Promise<void> {
  const dialog = new Dialog("Add, rename or remove");
  const answer = await ask({ action: "things", path: location.pathname });
  if (answer.status === "refused") dialog.show(...problemTexts(answer.problems));
  if (answer.status === "things") dialog.show(...choices(answer, dialog));
}

function choices({ thing, isAsking, kinds }: Things, dialog: Dialog): Node[] {
  const start = (title: string, form: WorkForm) => {
    dialog.rename(title);
    showForm(dialog, form);
  };
  const own = (one: Thing, name?: string) => {
    const isPage = one.kind === "page";
    const [rename, remove] = [isPage ? "Change its address" : "Rename it", "Remove it"];
    const buttons = [
      pressButton(rename, () => start(`Rename ${nameOf(one)}`, renaming(one))),
      pressButton(remove, () => start(`Remove ${nameOf(one)}`, removal(one))),
    ];
    if (name !== undefined)
      for (const each of buttons) each.setAttribute("aria-label", `${each.textContent}: ${name}`);
    return buttons;
  };
  const add = kinds.map((kind) => {
    const title = `Add ${withArticle(kind.kind)}`;
    return pressButton(title, () => start(title, addition(kind)));
  });
  const question = "Add a question to the FAQ of all cities";
  if (isAsking) add.push(pressButton(question, () => start(question, asking())));
  return [
    ...(thing ? [group(`This page: ${nameOf(thing)}`, own(thing))] : []),
    group("Something new", add),
    new ThingList(kinds, own).element,
  ];
}

function group(title: string, buttons: Node[]): HTMLElement {
  return element("section", {}, [element("h3", {}, [title]), element("div", { class: "buttons" }, buttons)]);
}

function nameOf({ kind, name }: Thing): string {
  return `the ${kind} ${name}`;
}

/** What has to be known at once stands open, all else is folded. */
function addition({ kind, label, needed, more }: AddableKind): WorkForm {
  const name = element("input", { required: "", autocomplete: "off" });
  const questions = new Questions();
  const form = new RecordForm({ file: "", name: kind, fields: [...needed, ...more] }, () => undefined);
  const { content, fields } = form.whole();
  const open = content.slice(0, needed.length);
  for (const row of open)
    for (const control of row.querySelectorAll<HTMLInputElement>("input, select")) control.required = true;
  return {
    fields: [
      labeled(label, name),
      ...open,
      element("details", {}, [
        element("summary", {}, ["More that you know already"]),
        element("p", {}, [
          element("small", {}, ["All of it can be left empty: the page shows what is still to be written."]),
        ]),
        ...content.slice(needed.length),
      ]),
      questions.fields,
    ],
    questions,
    button: `Add this ${kind}`,
    work: () => ({
      does: "add",
      kind,
      name: name.value,
      given: Object.fromEntries(fields.map((field) => [field.value.pointer, field.read()])),
      answers: questions.answers(),
    }),
  };
}

function renaming(thing: Thing): WorkForm {
  const { kind, id, name, path } = thing;
  const input = element("input", { required: "", autocomplete: "off" });
  input.value = name;
  const redirect = element("input", { type: "checkbox" });
  redirect.checked = true;
  const offer = element("label", { class: "check" }, [
    redirect,
    "Send visitors of the old address to the new one. Search engines follow, too.",
  ]);
  return {
    fields: [
      labeled(kind === "page" ? "New address" : "New name", input),
      ...(path === undefined ? [] : [offer]),
    ],
    button: "Rename it",
    work: () => ({ does: "rename", kind, id, name: input.value, isRedirected: redirect.checked }),
  };
}

function asking(): WorkForm {
  const question = element("input", { required: "", autocomplete: "off" });
  const answer = element("textarea", { rows: "3" });
  return {
    fields: [
      labeled("Question", question, "Write {city} where the name of the city goes."),
      labeled(
        "Answer",
        answer,
        "Every city says this until it has words of its own. Leave it empty, and each page shows where its answer is to be written.",
      ),
    ],
    button: "Add this question",
    work: () => ({ does: "ask", question: question.value, answer: answer.value }),
  };
}

function removal({ kind, id, path }: Thing): WorkForm {
  const others = Object.keys(shownPage.paths).filter((one) => one !== path);
  const to = element("input", { list: "places", autocomplete: "off" });
  return {
    fields:
      path === undefined
        ? []
        : [
            labeled(
              "Page that takes its place",
              to,
              "Visitors with the old address are sent there, and links lead there. Leave it empty if no other page says the same: links to it then go.",
            ),
            choiceList("places", others),
          ],
    button: "Remove it",
    work: () => ({ does: "remove", kind, id, to: to.value.trim() }),
  };
}

function labeled(label: string, input: HTMLElement, about?: string): HTMLElement {
  const more = about ? [element("small", {}, [about])] : [];
  return element("label", {}, [label, input, ...more]);
}

/** First shows what would change, then does it. */
function showForm(dialog: Dialog, { fields, work, button, questions }: WorkForm): void {
  const result = element("div", { role: "status" });
  const send = sendButton("Show what changes");
  const form = element("form", {}, [...fields, result, element("div", { class: "buttons" }, [send])]);
  let planned: WorkPlan | undefined;
  const forget = () => {
    planned = undefined;
    send.textContent = "Show what changes";
    result.replaceChildren();
  };
  form.addEventListener("input", forget);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void act();
  });
  dialog.show(form);
  (form.querySelector("input") ?? send).focus();

  async function act(): Promise<void> {
    send.disabled = true;
    const request = work();
    const done = planned;
    expectMove(done !== undefined);
    const answer = await ask({ action: done ? "carry-out" : "plan", work: request });
    send.disabled = false;
    if (answer.status === "refused") result.replaceChildren(...problemTexts(answer.problems));
    if (answer.status === "good" && done) return location.assign(pageAfter(request, done));
    if (answer.status === "plan") {
      questions?.show(answer.questions);
      if (answer.plan) showPlan(answer.plan);
    }
    expectMove(false);
  }

  function showPlan(plan: WorkPlan): void {
    planned = plan;
    result.replaceChildren(planText(plan));
    send.textContent = button;
    send.focus();
  }
}

/** Where one looks next: at what is new, or at what took the place of what is gone. */
function pageAfter(work: Work, { added, removed }: WorkPlan): string {
  const isGone = removed.includes(location.pathname);
  const [first] = added;
  const path =
    work.does === "add" || (isGone && work.does === "rename")
      ? (first ?? location.pathname)
      : isGone && work.does === "remove"
        ? work.to || "/"
        : location.pathname;
  return `${path}?${editQuery}`;
}

function planText({
  files,
  added,
  changed,
  removed,
  isEverywhere,
  notes,
  open,
  problems,
}: WorkPlan): HTMLElement {
  const links = (paths: readonly string[]) =>
    paths.map((path) => element("a", { href: `${path}?${editQuery}`, target: "_blank" }, [path]));
  return element("div", { class: "plan" }, [
    ...(added.length > 0
      ? [listOf(added.length === 1 ? "1 new page" : `${added.length} new pages`, added)]
      : []),
    ...(removed.length > 0
      ? [listOf(removed.length === 1 ? "1 page goes" : `${removed.length} pages go`, removed)]
      : []),
    ...(isEverywhere ? [element("p", {}, ["All pages change, because a menu lists it."])] : []),
    ...(!isEverywhere && changed.length > 0
      ? [listOf(changed.length === 1 ? "1 page changes" : `${changed.length} pages change`, links(changed))]
      : []),
    listOf(
      files.length === 1 ? "1 file" : `${files.length} files`,
      files.map(({ file, state, about }) => `${state}: ${file}, ${about}`),
    ),
    ...notes.map((note) => element("p", {}, [note])),
    ...(open.length > 0
      ? [element("p", {}, [`Still to be written, and marked on the page: ${open.join(", ")}.`])]
      : []),
    ...problemTexts(problems),
  ]);
}

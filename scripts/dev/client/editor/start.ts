/** Runs in a page of `site dev` that is being edited, never in a built one. */
import type { EditorAnswer, EditorRequest, ShownValue, ValuePlace } from "../../editing/messages.ts";
import { devEvents, type ShownProblem } from "../../events.ts";
import { showProblems } from "../overlay.ts";
import { updateTheme } from "../update.ts";
import { Edit } from "./edit.ts";
import { type Field, linkField, linkNote, pictureField, textField } from "./fields.ts";
import pageStyles from "./page.css?inline";
import { help, Panel } from "./panel.ts";
import { PlainText } from "./plain-text.ts";
import { ask } from "./requests.ts";
import { isSame, piecesIn, shownPage, showPage, valueOfAttribute, valueShownBy } from "./shown-page.ts";

const editable =
  "[data-site-value]:not([data-site-value] [data-site-value]), img[data-site-values], select, :is(input, textarea)[data-site-values], svg :has(> title[data-site-values])";
const blocks =
  "p, li, dd, dt, td, th, h1, h2, h3, h4, h5, h6, figcaption, summary, label, legend, button, a, div, address";

/** What the focus reaches by itself. */
const pressable = "a, button, summary";

/** Attributes that are texts, as people call them. */
const attributeLabels = {
  alt: "What it shows, for people who cannot see it",
  placeholder: "Example in the empty field",
  "aria-label": "What it is, for people who cannot see it",
};

let current: { edit: Edit; field?: PlainText; place: ValuePlace } | undefined;

const panel = new Panel({
  undo: () => void repeat("undo"),
  redo: () => void repeat("redo"),
  history: () => void showHistory(),
  head: () => editHead(),
});

function editText(target: Element): void {
  const value = valueShownBy(target);
  if (!value) return;
  const link = target.closest("a");
  const fields = link ? linkFields(link, value) : [];
  const notes = [link ? (linkNote(link.pathname) ?? []) : []].flat();
  if (target.closest("svg")) {
    open([textField("Text", value), ...fields], value, { notes });
    return;
  }
  const block = target.parentElement?.closest(blocks) ?? document.body;
  const text = new PlainText(value, piecesIn(block, value), value.written);
  open(
    [
      {
        value,
        read: () => text.read(),
        write: (words) => text.write(words),
        focus: () => text.focus(),
      },
      ...fields,
    ],
    value,
    { field: text, notes },
  );
  text.element.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    if (event.key === "Enter") void current?.edit.save();
    else current?.edit.cancel();
  });
  text.element.addEventListener("input", () => current?.edit.noteTyping());
}

/** Where a link leads, where it says so itself. */
function linkFields(link: HTMLAnchorElement, label: ValuePlace): Field[] {
  const to = valueOfAttribute(link, "href");
  return to && !isSame(to, label) ? [linkField(to)] : [];
}

/** Texts that stand where nothing can be typed: choices of a form, tips of a drawing. */
function editPlain(holders: readonly Element[], label: string): void {
  const values = holders.flatMap(
    (one) => valueOfAttribute(one, "text") ?? valueOfAttribute(one, "value") ?? [],
  );
  const [first] = values;
  if (first)
    open(
      values.map((value) => textField(label, value)),
      first,
    );
}

/** A picture, or a field of a form: what its attributes say. */
function editAttributes(target: Element): void {
  const fields = Object.entries(attributeLabels).flatMap(([name, label]) => {
    const value = valueOfAttribute(target, name);
    return value ? textField(label, value) : [];
  });
  const src = valueOfAttribute(target, "src");
  if (src) fields.push(pictureField(src));
  const [first] = fields;
  if (first) open(fields, first.value);
}

/** Title and description, which the page itself does not show. */
function editHead(): void {
  if (!isFree()) return;
  const [titleTag, tag] = ["title", 'meta[name="description"]'].map((one) => document.querySelector(one));
  const title = titleTag ? valueOfAttribute(titleTag, "text") : undefined;
  const description = tag ? valueOfAttribute(tag, "content") : undefined;
  const fields = [
    ...(title ? [textField("Title in search results", title)] : []),
    ...(description ? [textField("Description in search results", description)] : []),
  ];
  const [first] = fields;
  if (first) open(fields, first.value);
}

/** What a name in braces stands for is changed where it is written. */
function editFill(chip: HTMLElement, place: ValuePlace): void {
  const fill = shownPage.fills[place.file]?.[chip.dataset.name ?? ""];
  if (fill?.file === undefined || fill.pointer === undefined || fill.written === undefined) {
    panel.say(chip.title);
    return;
  }
  if (!isFree()) return;
  const value: ShownValue = { file: fill.file, pointer: fill.pointer, written: fill.written };
  open([textField(chip.dataset.name ?? "", value)], value);
}

function open(
  fields: readonly Field[],
  place: ValuePlace,
  { field, notes = [] }: { field?: PlainText; notes?: readonly HTMLElement[] } = {},
): void {
  const edit = new Edit(fields, notes, panel, (isSaved) => void close(isSaved));
  current = { edit, place, ...(field && { field }) };
  fields[0]?.focus();
  field?.element.scrollIntoView({ block: "nearest" });
}

async function close(isSaved: boolean): Promise<void> {
  const { field, place } = current ?? {};
  current = undefined;
  field?.remove();
  panel.hideFields(isSaved ? "Saved." : undefined);
  await refresh(place);
}

/** Ends an edit in which nothing was typed. False where something was, which is not lost by a press beside it. */
function isFree(): boolean {
  if (current?.edit.changes().length) {
    panel.remind();
    current.field?.focus();
    return false;
  }
  current?.edit.cancel();
  return true;
}

async function repeat(action: "undo" | "redo"): Promise<void> {
  if (!isFree()) return;
  const answer = await asked({ action });
  if (answer?.status === "good") panel.say(action === "undo" ? "Undone." : "Done again.");
  if (answer?.status === "refused") panel.showProblems(answer.problems);
  if (answer?.status === "conflict")
    panel.showFault(
      `This cannot be ${action === "undo" ? "undone" : "done again"}: ${answer.place} says “${answer.current ?? "nothing"}” by now, not “${answer.change.before}”.`,
    );
  await refresh();
}

async function showHistory(): Promise<void> {
  const answer = await asked({ action: "history" });
  if (answer?.status === "history") panel.showHistory(answer.entries);
}

async function asked(request: EditorRequest): Promise<EditorAnswer | undefined> {
  const answer = await ask(request).catch((error: Error) => void panel.showFault(error.message));
  return answer ?? undefined;
}

/** Shows the page as the data has it now, with the focus on the same value. What is being edited stays. */
async function refresh(place = placeOfFocus()): Promise<void> {
  const response = await fetch(location.href, { cache: "no-store", headers: { Accept: "text/html" } });
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
  const [root, freshRoot] = [document, fresh].map((one) => one.getElementById("root"));
  if (current || !root || !freshRoot) return;
  showPage(fresh);
  root.replaceChildren(...freshRoot.childNodes);
  for (const tags of ["title", 'meta[name="description"]'])
    document.querySelector(tags)?.replaceWith(...fresh.querySelectorAll(`head > ${tags}`));
  prepare();
  const again = [...document.querySelectorAll<HTMLElement>(editable)].find(
    (one) => place && isSame(placeOf(one), place),
  );
  (again?.closest<HTMLElement>(pressable) ?? again)?.focus({ preventScroll: true });
}

/** The value that has the focus, or is all that a link or a button says. */
function placeOfFocus(): ValuePlace | undefined {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return undefined;
  return placeOf(activeElement) ?? placeOf(activeElement.querySelector(editable) ?? activeElement);
}

function placeOf(element: Element): ValuePlace | undefined {
  return valueShownBy(element) ?? valueOfAttribute(element, "alt");
}

/** Everything that can be edited can be reached by keyboard, and nothing is folded away. */
function prepare(): void {
  for (const details of document.querySelectorAll("#root details")) details.setAttribute("open", "");
  for (const one of document.querySelectorAll(editable))
    if (!one.closest(`${pressable}, [aria-hidden="true"]`)) one.setAttribute("tabindex", "0");
  panel.showStack(shownPage);
}

/** What was pressed, where the page has something to edit there; a picture also under what is laid over it. */
function pressed(event: Event): Element | undefined {
  const under = event instanceof MouseEvent ? document.elementsFromPoint(event.clientX, event.clientY) : [];
  const found = under.filter((one) => one.matches(editable));
  const target = event.target instanceof Element ? event.target : undefined;
  return (
    found.find((one) => !one.matches("input")) ??
    found[0] ??
    target?.closest(editable) ??
    target?.querySelector(editable) ??
    undefined
  );
}

/** A text that leads to no value of its own is made of others, which stand beside it. */
function whyNot(target: Element): string {
  if (!target.closest(blocks)?.textContent?.trim()) return help;
  const beside = target.parentElement?.closest(`:has([data-site-value])`)?.querySelector("[data-site-value]");
  const value = beside ? valueShownBy(beside) : undefined;
  const where = value ? ` What stands beside it is in ${value.file}.` : "";
  return `This is worked out from other values.${where}`;
}

function edit(target: Element): void {
  if (!isFree()) return;
  if (target.matches("img, input, textarea")) editAttributes(target);
  else if (target.matches("select")) editPlain([...target.querySelectorAll("option")], "Choice");
  else if (target.matches("svg *") && !target.matches("[data-site-value]"))
    editPlain([...target.querySelectorAll(":scope > title")], "Name");
  else editText(target);
}

addEventListener(
  "click",
  (event) => {
    if (event.composedPath().includes(panel.host)) return;
    const chip = event.target instanceof Element ? event.target.closest<HTMLElement>(".site-chip") : null;
    if (chip && current) editFill(chip, current.place);
    if (event.target instanceof Element && event.target.closest("site-field")) return;
    event.preventDefault();
    event.stopPropagation();
    const target = pressed(event);
    if (target) edit(target);
    else if (event.target instanceof Element && isFree()) panel.say(whyNot(event.target));
  },
  { capture: true },
);
addEventListener(
  "keydown",
  (event) => {
    const isOpening = event.key === "Enter" && !current && !event.composedPath().includes(panel.host);
    const target = isOpening ? pressed(event) : undefined;
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    edit(target);
  },
  { capture: true },
);
// A list of choices opens before it is clicked.
addEventListener(
  "mousedown",
  (event) => {
    if (event.target instanceof Element && event.target.closest("select")) event.preventDefault();
  },
  { capture: true },
);
addEventListener("submit", (event) => event.preventDefault(), { capture: true });

const sheet = new CSSStyleSheet();
sheet.replaceSync(pageStyles);
document.adoptedStyleSheets.push(sheet);
prepare();

// Vite looks for these very words.
const hot = import.meta.hot;
if (hot) {
  hot.on(devEvents.problems, (problems: ShownProblem[]) => showProblems(problems));
  hot.on(devEvents.update, () => void (current ? undefined : refresh()));
  hot.on(devEvents.theme, (href: string) => updateTheme(href));
  hot.send(devEvents.hello);
}

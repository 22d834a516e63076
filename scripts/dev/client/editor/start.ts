/** Runs in a page of `site dev` that is being edited, never in a built one. */
import type { ShownValue, ValuePlace } from "../../editing/messages.ts";
import type { EditChange } from "../../editing/requests.ts";
import { devEvents, type ShownGap, type ShownProblem } from "../../events.ts";
import { cameByKeyboard } from "../by-keyboard.ts";
import { element, sheetOf } from "../elements.ts";
import { showGaps } from "../gaps.ts";
import { showProblems } from "../overlay.ts";
import { updateTheme } from "../update.ts";
import { AwaitedPress } from "./awaited-press.ts";
import { openChanges } from "./changes.ts";
import { fillButtons, fillField, NewValueOffer } from "./chips.ts";
import { unsaved } from "./drafts.ts";
import { Edit } from "./edit.ts";
import { type Field, linkNote, textField } from "./fields.ts";
import { fieldsOf, headFields, linkFields } from "./fields-of.ts";
import { listButtons } from "./lists.ts";
import { OwnChoice } from "./own-choice.ts";
import pageStyles from "./page.css?inline";
import { Bar, help } from "./panel.ts";
import { takeDrops } from "./picture-field.ts";
import { PlainText } from "./plain-text.ts";
import { RecordSheet } from "./record.ts";
import { ask, fault } from "./requests.ts";
import { askPage, leave, piecesIn, shownPage, showPage, valueShownBy } from "./shown-page.ts";
import {
  blocks,
  editable,
  elementAt,
  isOurs,
  makeReachable,
  placeOfFocus,
  pressable,
  pressed,
  spotOf,
  whyNot,
} from "./targets.ts";
import { openThings } from "./things.ts";

let current: { edit: Edit; field?: PlainText; place: ValuePlace } | undefined;

/** What was edited last, and has the focus until something else gets it. */
let edited: ValuePlace | undefined;
/** True while the data is another than the page shows; what is pressed then might be something else. */
let isStale = false;
/** What was pressed then, or while something was saved: it is edited as soon as the page shows the data. */
const awaited = new AwaitedPress();
/** Counts how often the page was asked for, so that an older one does not take the place of a newer one. */
let refreshes = 0;

const panel = new Bar({
  undo: () => void repeat("undo"),
  redo: () => void repeat("redo"),
  things: () => isFree() && void openThings(),
  history: () => isFree() && void openChanges(),
  head: () => isFree() && openFields(headFields()),
  record: () => isFree() && void record.open(),
});
const record = new RecordSheet();

/** What keys do while a text is typed in the page. */
const keys: Record<string, () => void> = {
  Enter: () => void current?.edit.save(),
  Escape: () => current?.edit.cancel(),
  Tab: () => panel.focusFields(),
};

function editText(target: Element): void {
  const value = valueShownBy(target);
  if (!value) return;
  const link = target.closest("a");
  const fields = link ? linkFields(link, value) : [];
  const fills = fillButtons(value, (name) => editFill(name, value.file));
  const offer = new NewValueOffer(value, ({ name, words }) => {
    current?.edit.cancel();
    editFill(name, value.file, words);
  });
  const notes = [offer.row, link ? (linkNote(link.pathname) ?? []) : [], fills].flat();
  if (target.closest("svg")) {
    open([textField("Text", value), ...fields], value, { notes });
    return;
  }
  const block = target.parentElement?.closest(blocks) ?? document.body;
  const text = new PlainText(value, piecesIn(block, value), value.written);
  open(
    [
      { value, read: () => text.read(), write: (words) => text.write(words), focus: () => text.focus() },
      ...fields,
    ],
    value,
    { field: text, notes },
  );
  void offerList(value);
  text.listen(keys, () => {
    offer.update(text.read());
    current?.edit.noteTyping();
  });
}

/** What is typed in the panel, not in the page. */
function openFields(fields: readonly Field[]): void {
  const [first] = fields;
  if (first) open(fields, first.value);
}

/** What a name in braces stands for is changed where it is written, to `words` if they were typed already. */
function editFill(name: string, file: string, words?: string): void {
  const field = fillField(name, file);
  if (!field) panel.say(`{${name}} is worked out from other values.`);
  else if (isFree()) {
    openFields([field]);
    if (words === undefined) return;
    field.write(words);
    current?.edit.noteTyping();
  }
}

function open(
  fields: readonly Field[],
  place: ValuePlace,
  {
    field,
    notes = [],
    changes,
  }: { field?: PlainText; notes?: readonly HTMLElement[]; changes?: (() => EditChange[]) | undefined } = {},
): void {
  const advice = fields.flatMap(({ value }) => (value.advice ? element("p", {}, [value.advice]) : []));
  const own = new OwnChoice(place, fields);
  const edit = new Edit(fields, [...advice, ...notes], panel, close, changes ?? own.changes);
  current = { edit, place, ...(field && { field }) };
  if (!changes) void own.offer().then((row) => row && edit === current?.edit && panel.addBeforeSave(row));
  fields[0]?.focus();
  field?.element.scrollIntoView({ block: "nearest" });
}

/** Offers what can be done to the list in which a value stands. */
async function offerList(value: ShownValue): Promise<void> {
  const { edit } = current ?? {};
  const answer = await ask({ action: "entry", file: value.file, pointer: value.pointer });
  if (answer.status === "refused") panel.showProblems(answer.problems);
  if (answer.status !== "entry" || !answer.entry || edit !== current?.edit) return;
  panel.addToFields(
    listButtons(value, answer.entry, ({ content, fields, changes }) => {
      if (!isFree()) return;
      open(fields, value, { notes: content, changes });
      if (fields.length === 0) current?.edit.noteTyping();
    }),
  );
}

async function close(isSaved: boolean): Promise<void> {
  const { field, place } = current ?? {};
  current = undefined;
  field?.remove();
  panel.hideFields();
  if (isSaved) isStale = true;
  edited = place;
  if (isStale) await refresh();
  else focusOn(place);
  if (isSaved) panel.say("Saved.");
}

/** Ends an edit in which nothing was typed. False where something was, which is not lost by a press beside it. */
function isFree(): boolean {
  if (current?.edit.saving) return false;
  if (current?.edit.isTyped) {
    panel.remind();
    current.field?.focus();
    return false;
  }
  current?.edit.cancel();
  return !current;
}

async function repeat(action: "undo" | "redo"): Promise<void> {
  await current?.edit.saving;
  if (!isFree()) return;
  const answer = await ask({ action });
  if (answer.status === "good") {
    isStale = true;
    panel.say(action === "undo" ? "Undone." : "Done again.");
  }
  if (answer.status === "refused") panel.showProblems(answer.problems);
  if (answer.status === "conflict") {
    const sentence = `This cannot be ${action === "undo" ? "undone" : "done again"}: ${answer.place} says “${answer.current ?? "nothing"}” by now.`;
    panel.showProblems(fault(sentence).problems);
  }
  await refresh();
}

/** Shows the page as the data has it now, with the focus on the same value. What is being edited stays. */
async function refresh(): Promise<void> {
  const place = placeOfFocus() ?? edited;
  const number = ++refreshes;
  const response = await askPage();
  if (!response) {
    // The server has ended; the page stays as it is.
    isStale = false;
    awaited.end();
    return;
  }
  if (!response.ok || response.redirected) return leave(response);
  const html = await response.text();
  if (current || number < refreshes) return;
  isStale = false;
  showPage(html);
  makeReachable();
  panel.showStack(shownPage);
  if (!awaited.end(edit)) focusOn(place);
}

function focusOn(place: ValuePlace | undefined): void {
  const again = place && !record.hasFocus ? elementAt(place) : undefined;
  (again?.closest<HTMLElement>(pressable) ?? again)?.focus({ preventScroll: true });
}

function edit(target: Element): void {
  const saving = current?.edit.saving;
  if (!saving && !isFree()) return;
  if (saving || isStale) {
    awaited.note(spotOf(target));
    // What was refused stays open.
    void saving?.then(() => current && awaited.end());
    return;
  }
  const fields = fieldsOf(target);
  // A field of a form that shows no text of its own has one beside it.
  const label = fields?.length === 0 && target.closest(".field, label")?.querySelector(editable);
  if (label) editText(label);
  else if (fields) openFields(fields);
  else editText(target);
}

addEventListener(
  "click",
  (event) => {
    if (isOurs(event)) return;
    // What is being typed may stand in a link or a button, which would be followed.
    event.preventDefault();
    event.stopPropagation();
    const chip = event.target instanceof Element ? event.target.closest<HTMLElement>(".site-chip") : null;
    if (chip && current) editFill(chip.dataset.name ?? "", current.place.file);
    if (event.target instanceof Element && event.target.closest("site-field")) return;
    const target = pressed(event);
    if (target) edit(target);
    else if (event.target instanceof Element && isFree()) panel.say(whyNot(event.target));
  },
  { capture: true },
);
addEventListener(
  "keydown",
  (event) => {
    const hasFocus = document.activeElement !== document.body;
    const isOpening = event.key === "Enter" && !current && hasFocus && !isOurs(event);
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

takeDrops(edit);

document.adoptedStyleSheets.push(sheetOf(pageStyles));
makeReachable();
panel.showStack(shownPage);
panel.say(help, ...unsaved(edit));
if (cameByKeyboard()) {
  const first = document.querySelector<HTMLElement>(`main :is(${editable})`);
  (first?.closest<HTMLElement>(pressable) ?? first)?.focus();
}

// Vite looks for these very words.
const hot = import.meta.hot;
if (hot) {
  hot.on(devEvents.problems, (problems: ShownProblem[]) => showProblems(problems));
  hot.on(devEvents.gaps, (gaps: ShownGap[]) => showGaps(gaps));
  hot.on(devEvents.update, () => {
    isStale = true;
    if (!current) void refresh();
  });
  hot.on(devEvents.theme, (href: string) => updateTheme(href));
  hot.send(devEvents.hello);
}

import type { Schema } from "../../../src/fields/schema.ts";
import { entities } from "../../../src/kinds/index.ts";
import { standIn } from "../../../src/loader/stand-in.ts";
import { foldName } from "../../../src/site/geography/fold-name.ts";
import type { Site } from "../../../src/site/site.ts";
import { titleFieldOf, wordsOf } from "../../edit/flags.ts";
import { cityQuestionsAt } from "../../edit/question.ts";
import { filesOfKind, type ThingKind, thingAt, thingKinds, thingsOfKind } from "../../edit/things.ts";
import type { EditedData } from "./edit-session.ts";
import type { AddableKind, EditorAnswer } from "./messages.ts";
import { wordsOf as fieldWords, newFieldsOf } from "./record-fields.ts";
import type { RecordField } from "./record-messages.ts";

/** Most things that a list shows. */
const mostListed = 12;

/** What a page is about, and of what there can be more. */
export function thingsOf({ now }: EditedData, path: string): EditorAnswer {
  const { site } = now();
  if (!site) return { status: "things", isAsking: false, kinds: [] };
  const thing = thingAt(site, path);
  const kinds = thingKinds.map((kind) => addable(site, kind));
  return { status: "things", ...(thing && { thing }), isAsking: cityQuestionsAt(site) !== undefined, kinds };
}

function addable({ dataset }: Site, kind: ThingKind): AddableKind {
  const { properties = {} }: Schema = entities[kind].schema;
  const { derived, workedOut } = wordsOf(kind);
  const fields = newFieldsOf(entities[kind].schema).filter(
    ({ pointer }) => !derived.includes(pointer.slice(1)),
  );
  const isNeeded = ({ pointer, isRequired }: RecordField) => {
    const name = pointer.slice(1);
    return isRequired && !workedOut.includes(name) && !canBeOpen(properties[name] ?? {});
  };
  return {
    kind,
    count: filesOfKind(dataset, kind).length,
    label: labelOf(kind, titleFieldOf(kind)),
    needed: fields.filter(isNeeded),
    more: fields.filter((field) => !isNeeded(field)),
  };
}

/** True where a page can show that a value is still to be written. */
export function canBeOpen(schema: Schema): boolean {
  return standIn(schema, { mark: "open", picture: () => "open" }) !== undefined;
}

/** What a field is, by the first words of what is said of it: `ZIP codes with homes in them`. */
export function labelOf(kind: ThingKind, name: string): string {
  const { properties = {} }: Schema = entities[kind].schema;
  return fieldWords(name, properties[name]?.description).label;
}

/** Things of a kind by words of their name or file. */
export function listThings(
  { now }: EditedData,
  { kind, words }: { kind: ThingKind; words: string },
): EditorAnswer {
  const { site } = now();
  const folded = foldName(words);
  const found = (site ? thingsOfKind(site, kind) : []).filter(({ id, name }) =>
    [id, name].some((text) => foldName(text).includes(folded)),
  );
  const things = found.slice(0, mostListed);
  return { status: "list", things, more: found.length - things.length };
}

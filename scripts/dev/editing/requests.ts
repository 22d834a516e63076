import * as Type from "typebox";
import { Value } from "typebox/value";
import { type ThingKind, thingKinds } from "../../edit/things.ts";
import { parseJson } from "../../stand-ins/http.ts";

const text = Type.String();
const texts = Type.Record(text, text);
const kind = Type.Unsafe<ThingKind>({ enum: thingKinds });
/** A spot of a picture as pages send it, `30, 20`; empty for none. The checks say what is wrong with its numbers. */
const spot = Type.String({ pattern: "^(?:\\d+, \\d+)?$" });
/** A value of the data: its file, relative to the data folder, and JSON pointer into it. */
const place = { file: text, pointer: text };

/** A value that is to say something else. `before` is what the page has shown. */
const valueChange = Type.Object({ ...place, before: text, after: text }, { additionalProperties: false });

/** An entry of a list that comes, goes or moves; the pointer is that of the entry, or of the one behind which another comes. */
const listChange = Type.Intersect([
  Type.Object({
    ...place,
    /** A value in the entry as the page has shown it, by which one knows that it still is the same entry. */
    seen: Type.Object({ pointer: text, written: text }),
  }),
  Type.Union([
    Type.Object({ kind: Type.Literal("add"), value: Type.Union([text, texts]) }),
    Type.Object({ kind: Type.Literal("remove") }),
    /** `to` is its index, from 0. */
    Type.Object({ kind: Type.Literal("move"), to: Type.Integer() }),
  ]),
]);

/** Another spot that crops of a picture keep. The file is that of what is said of the picture. */
const focusChange = Type.Object({ ...place, kind: Type.Literal("focus"), before: spot, after: spot });

/** What is said of a picture of which nothing was said yet; `after` is what it shows. The picture may be one that was sent. */
const pictureChange = Type.Object({
  ...place,
  kind: Type.Literal("picture"),
  before: text,
  after: text,
  /** Of the picture that was sent. */
  upload: Type.Optional(text),
  /** The spot that crops keep, where it is to be written. */
  focus: Type.Optional(spot),
});

const editChange = Type.Union([valueChange, listChange, focusChange, pictureChange]);
const changes = Type.Array(editChange, { minItems: 1 });

/** What is to be done with the files of things. */
const work = Type.Union([
  /** `given` is by pointer; `answers` are by question, several with line breaks between them. */
  Type.Object({ does: Type.Literal("add"), kind, name: text, given: texts, answers: texts }),
  Type.Object({ does: Type.Literal("rename"), kind, id: text, name: text, isRedirected: Type.Boolean() }),
  /** `to` is the path that takes the place of its page, or empty. */
  Type.Object({ does: Type.Literal("remove"), kind, id: text, to: text }),
  /** Another question that all cities answer; without an answer, each has a mark in its place. */
  Type.Object({ does: Type.Literal("ask"), question: text, answer: text }),
]);

const recordRequest = Type.Union([
  /** The first file behind a page, where none is named; `files` are those that the page shows values of. */
  Type.Object({ action: Type.Literal("record"), path: text, files: Type.Array(text), file: text }),
  /** What can be referred to, by words of its name; near the place that a file is about, where it is about one. */
  Type.Object({ action: Type.Literal("find"), of: text, words: text, file: text }),
  /** The search result of a page with other texts; without one, that of its pattern. */
  Type.Object({ action: Type.Literal("result"), path: text, title: text, description: text }),
]);

/** What reads or changes the data, one after the other. */
const sessionRequest = Type.Union([
  Type.Object({ action: Type.Literal("try"), changes }),
  Type.Object({ action: Type.Literal("save"), changes }),
  Type.Object({ action: Type.Literal("undo") }),
  Type.Object({ action: Type.Literal("redo") }),
  Type.Object({ action: Type.Literal("history") }),
  Type.Object({ action: Type.Literal("commit"), message: text }),
  Type.Object({ action: Type.Literal("things"), path: text }),
  /** The things of a kind whose name or file has the words. */
  Type.Object({ action: Type.Literal("list"), kind, words: text }),
  Type.Object({ action: Type.Literal("own"), path: text, ...place }),
  Type.Object({ action: Type.Literal("plan"), work }),
  Type.Object({ action: Type.Literal("carry-out"), work }),
  Type.Object({ action: Type.Literal("entry"), ...place }),
  recordRequest,
]);

const editorRequest = Type.Union([sessionRequest, Type.Object({ action: Type.Literal("difference") })]);

export type ValueChange = Type.Static<typeof valueChange>;
export type ListChange = Type.Static<typeof listChange>;
export type FocusChange = Type.Static<typeof focusChange>;
export type PictureChange = Type.Static<typeof pictureChange>;
export type EditChange = Type.Static<typeof editChange>;
export type Work = Type.Static<typeof work>;
export type RecordRequest = Type.Static<typeof recordRequest>;
export type SessionRequest = Type.Static<typeof sessionRequest>;
export type EditorRequest = Type.Static<typeof editorRequest>;

/** Undefined for what our pages do not send. */
export function readRequest(json: string): EditorRequest | undefined {
  const request = parseJson(json);
  return Value.Check(editorRequest, request) ? request : undefined;
}

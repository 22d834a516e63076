import { expect, it } from "vitest";
import { usualNameMeant } from "../../src/site/form-questions.ts";

/** What a field of this name was surely to be called, in a form with none of the usual names. */
function meant(name: string, label: string, ...others: string[]) {
  const fields = [name, ...others].map((one) => ({ name: one, label, type: "text" as const }));
  return fields[0] && usualNameMeant(fields[0], fields);
}

it.each([
  ["worktype", "workType"],
  ["Firstname", "firstName"],
  ["fristName", "firstName"],
  ["adress", "address"],
  ["phon", "phone"],
  ["emial", "email"],
  ["workTyp", "workType"],
  ["mesage", "message"],
])("%s is a slip for %s", (name, usual) => expect(meant(name, "Question")).toBe(usual));

it.each([
  "work",
  "size",
  "name",
  "mail",
  "hear",
  "addresses",
  "emails",
  "phones",
  "message2",
  "hearAboutUs2",
  "emailAddress",
  "roofAge",
])("%s is a name of one's own", (name) => expect(meant(name, "Question")).toBeUndefined());

it("is a name of one's own where the label says it, a field has the usual one, or two are as near to it", () => {
  expect(meant("massage", "Which massage?")).toBeUndefined();
  expect(meant("massage", "What else?")).toBe("message");
  expect(meant("mesage", "More", "message")).toBeUndefined();
  expect(meant("mesage", "More", "mesages", "messge")).toBeUndefined();
});

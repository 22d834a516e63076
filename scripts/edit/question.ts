import { toSlug } from "../../src/loader/slug.ts";
import { unfinishedMark } from "../../src/loader/unfinished.ts";
import type { Site } from "../../src/site/site.ts";
import { UserError } from "../user-error.ts";
import type { Restructuring } from "./restructuring.ts";

/** Words of a question that name it among the others. */
const wordsOfName = 4;

/** Where the questions stand that every city answers; undefined where the site asks none. */
export function cityQuestionsAt({ dataset }: Site) {
  const page = dataset.pages.find(({ value }) => value.forEach === "city");
  const index = page?.value.sections.findIndex(({ kind }) => kind === "city-faq") ?? -1;
  const section = page?.value.sections[index];
  if (!page || section?.kind !== "city-faq") return undefined;
  return { file: page.file, pointer: `/sections/${index}/questions`, known: Object.keys(section.questions) };
}

/** Works out another question for all cities: each has the answer, or a mark in its place until it is written. */
export function prepareQuestion(site: Site, question: string, answer: string): Restructuring {
  const asked = cityQuestionsAt(site);
  const words = toSlug(question.replace(/\{\w+\}/g, " "))
    .split("-")
    .filter(Boolean)
    .slice(0, wordsOfName);
  if (!asked || words.length === 0)
    throw new UserError(
      asked ? "The question has no words." : "The pages of the cities ask no questions.",
      asked ? "Write it as a customer would ask." : "Add a section of the kind city-faq to them first.",
    );
  const name = freeName(camelCase(words), asked.known);
  const text = answer.trim() || unfinishedMark(question.trim());
  const add = (file: string, pointer: string, value: string) =>
    ({ kind: "add", place: { file, pointer: `${pointer}/${name}` }, value }) as const;
  return {
    title: `Ask all ${site.dataset.cities.length} cities “${question.trim()}”`,
    files: new Map(),
    references: [],
    fate: { isLinked: () => false, newPath: () => undefined, newId: () => undefined, name },
    changes: [
      add(asked.file, asked.pointer, question.trim()),
      ...site.dataset.cities.map(({ file }) => add(file, "/faqs", text)),
    ],
    about: answer.trim()
      ? "the question or its answer"
      : "the question, or where its answer is to be written",
    redirects: [],
  };
}

function camelCase([first = "", ...rest]: readonly string[]): string {
  return first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let number = 2; taken.includes(free); number++) free = `${name}${number}`;
  return free;
}

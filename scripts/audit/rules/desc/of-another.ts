import { once } from "../../../../src/site/once.ts";
import { type Labels, labelsOf } from "../../labels.ts";
import { defineBareSetRule, type Found } from "../../rule.ts";
import { subjectReader } from "../../search-subject.ts";
import { withoutTwins } from "../../similarity/collect.ts";
import type { ReadPage } from "../../similarity/main-text.ts";
import { wordsOf } from "../../words.ts";

interface Note extends Labels {
  /** Description that the data give the page, where they are known. */
  right: string | undefined;
}

/** A shorter beginning is a phrase. */
const fewestChars = 40;
/** A heading of fewer words is found in many descriptions. */
const fewestStems = 2;
/** Fewer words in a row are a phrase of the trade. */
const fewestInRow = 9;
/** What a heading says of no subject, and what a policy speaks of beside itself. */
const toReach = /^(?:call|contact|email|mail|message|reach|text|us|visit|write)$/;
const isPolicy = /\b(?:policy|privacy|terms)\b/i;

export const descOfAnother = defineBareSetRule<Note>({
  id: "desc/of-another",
  needs: "pages",
  severity: "warning",
  checks: "A meta description is about its own page, and is not the beginning of another page's description.",
  why: "Searchers who click the result do not find what it promised.",
  fix: "Write a description of what this page says.",
  source: "google-snippet",
  note(page: ReadPage) {
    const labels = labelsOf(page);
    return labels?.description ? { ...labels, right: page.expected.props?.head.description } : undefined;
  },
  *set(notes, audit) {
    const said = new Set<string>();
    const rules = [exchanged(notes), beginnings(notes), strangers(notes, subjectReader(audit))];
    for (const found of rules.flatMap((results) => [...results])) {
      const [path = "", other = ""] = [found.path, found.related?.[0]];
      if (said.has(path) || said.has(other) || withoutTwins([path, other], audit).length < 2) continue;
      said.add(path);
      yield found;
    }
  },
});

/** Descriptions that stand on the page of another. */
function* exchanged(notes: ReadonlyMap<string, Note>): Generator<Found> {
  const owners = new Map([...notes].map(([path, { right }]) => [right, path]));
  for (const [path, { description, right }] of notes) {
    const owner = description === right ? undefined : owners.get(description);
    // What both pages say is for desc/unique.
    if (owner === undefined || notes.get(owner)?.description === description) continue;
    yield {
      message: `The description of ${path} is that of ${owner}: "${description}".`,
      path,
      words: description,
      related: [owner],
    };
  }
}

/** In order, a text stands before those that begin with it. */
function* beginnings(notes: ReadonlyMap<string, Note>): Generator<Found> {
  const sorted = Array.from(notes, ([path, { description }]) => ({
    path,
    description,
    // How it ends where it was cut off says nothing.
    start: description.replace(/[\s.,;:…]+$/, ""),
  })).sort((a, b) => (a.start < b.start ? -1 : 1));
  for (const [at, { path, description, start }] of sorted.entries()) {
    const next = sorted[at + 1];
    if (!next || start.length < fewestChars || next.description === description) continue;
    if (next.start.startsWith(start))
      yield {
        message: `The description of ${path} is the beginning of that of ${next.path}: "${description}".`,
        path,
        words: description,
        related: [next.path],
      };
  }
}

/** Another page whose description has many words in a row with that of a page; `said` holds the words of each. */
function sharing(own: string, said: ReadonlyMap<string, string>): string | undefined {
  const words = said.get(own)?.split(" ") ?? [];
  const runs = words.slice(fewestInRow - 1).map((_, at) => words.slice(at, at + fewestInRow).join(" "));
  return [...said].find(([other, all]) => other !== own && runs.some((run) => all.includes(run)))?.[0];
}

/** Descriptions with all words of another page's heading and none of their own. */
function* strangers(
  notes: ReadonlyMap<string, Note>,
  read: ReturnType<typeof subjectReader>,
): Generator<Found> {
  const stemsOf = (text: string) => read(text).stems;
  const headings = [...notes].map(([path, { heading }]) => ({ path, heading, stems: stemsOf(heading) }));
  const said = once(
    () => new Map(Array.from(notes, ([path, one]) => [path, wordsOf(one.description).join(" ")])),
  );
  for (const [path, { title, heading, description }] of notes) {
    // A home page may speak of all.
    if (path === "/" || isPolicy.test(heading)) continue;
    const inText = stemsOf(description);
    if ([...stemsOf(title), ...stemsOf(heading)].some((stem) => inText.has(stem))) continue;
    const other = headings.find(
      ({ stems }) =>
        [...stems].filter((stem) => !toReach.test(stem)).length >= fewestStems &&
        [...stems].every((stem) => inText.has(stem)),
    );
    const twin = other ? undefined : sharing(path, said());
    if (twin !== undefined)
      yield {
        message: `The description of ${path} says nothing of "${heading}" and is that of ${twin} in many words: "${description}".`,
        path,
        words: description,
        related: [twin],
      };
    if (other)
      yield {
        message: `The description of ${path} says nothing of "${heading}" and speaks of ${other.path}, "${other.heading}": "${description}".`,
        path,
        words: description,
        related: [other.path],
      };
  }
}

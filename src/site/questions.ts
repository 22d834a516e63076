import type { Site } from "./site.ts";
import type { TextValues } from "./text.ts";

/**
 * What is asked of the site while a page is made, as texts such as `city lake-county/maple-grove`. A page whose questions
 * have the answers that they had is the same page, whatever else has changed.
 */
export type Questions = ReadonlySet<string>;

let asked: Set<string> | undefined;

/** The one text of each question, by kind and name: a page asks ninety times, and sets know a text that they have met at once. */
const questions = new Map<string, Map<string, string>>();

/** Notes a question for whoever is making something. Everything that pages read of a site asks it here. */
export function ask(kind: string, name: string): void {
  asked?.add(questionOf(kind, name));
}

function questionOf(kind: string, name: string): string {
  const ofKind = questions.get(kind) ?? new Map<string, string>();
  questions.set(kind, ofKind);
  const question = ofKind.get(name) ?? `${kind} ${name}`;
  ofKind.set(name, question);
  return question;
}

/** Makes something and says what was asked for it. Whoever makes something larger of it asks the same again. */
export function withQuestions<T>(make: () => T): { made: T; questions: Questions } {
  const outer = asked;
  const questions = new Set<string>();
  asked = questions;
  try {
    return { made: make(), questions };
  } finally {
    asked = outer;
  }
}

/** Notes the questions of something that was made before and is used again. */
export function askAgain(questions: Questions): void {
  if (asked) for (const question of questions) asked.add(question);
}

/** Answers a question. What the answer is made from is none of who asks: the same answer makes the same page. */
export function answering<T>(kind: string, name: string, make: () => T): T {
  ask(kind, name);
  return asked ? withQuestions(make).made : make();
}

type Derived<V> = (site: Site, key: string) => V;

/** What is derived of the site, by the kind of question that asks for it. */
export const derivations = new Map<string, Derived<unknown>>();

/**
 * Derives something of the site, once for each key. Pages that use it depend on what came out, not on what it was made
 * from.
 */
export function deriveEach<V>(kind: string, make: Derived<V>): Derived<V> {
  const results = new WeakMap<Site, Map<string, { made: V }>>();
  const answer: Derived<V> = (site, key) =>
    answering(kind, key, () => {
      const ofSite = results.get(site) ?? new Map<string, { made: V }>();
      results.set(site, ofSite);
      const known = ofSite.get(key) ?? { made: make(site, key) };
      ofSite.set(key, known);
      return known.made;
    });
  derivations.set(kind, answer);
  return answer;
}

/** Derives something of the whole site, once. */
export function derive<V>(kind: string, make: (site: Site) => V): (site: Site) => V {
  const answer = deriveEach(kind, make);
  return (site) => answer(site, "");
}

/** The object, each of whose fields is a question of that kind. */
export function withAskedFields<T extends object>(kind: string, object: T): T {
  const fields = Object.keys(object).map((name): [string, PropertyDescriptor] => [
    name,
    {
      enumerable: true,
      get: () => {
        ask(kind, name);
        return Reflect.get(object, name);
      },
    },
  ]);
  return Object.create(Object.getPrototypeOf(object), Object.fromEntries(fields)) as T;
}

/** The values, each of which is a question. */
export function withAskedNames(values: TextValues): TextValues {
  return new Proxy(values, {
    get: (target, name) => {
      if (typeof name === "string") ask("value", name);
      return Reflect.get(target, name);
    },
  });
}

/** A map whose entries are questions of that kind. */
export class AskedMap<V> extends Map<string, V> {
  constructor(
    private readonly kind: string,
    entries: Iterable<readonly [string, V]> = [],
  ) {
    super();
    for (const [key, value] of entries) this.set(key, value);
  }

  override get(key: string): V | undefined {
    ask(this.kind, key);
    return super.get(key);
  }

  override has(key: string): boolean {
    ask(`has-${this.kind}`, key);
    return super.has(key);
  }
}

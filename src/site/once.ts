import { askAgain, type Questions, withQuestions } from "./questions.ts";

/** Makes something when it is first asked for, and once. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * Makes something of an object, such as the site, once; it goes with its object. A page that uses it has asked what was
 * asked when it was made.
 */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const results = new WeakMap<Key, { made: Value; questions: Questions }>();
  return (key) => {
    let known = results.get(key);
    if (!known) {
      known = withQuestions(() => make(key));
      results.set(key, known);
    }
    askAgain(known.questions);
    return known.made;
  };
}

import type { ContactWord } from "../fields/schema.ts";
import { fieldName, show } from "../loader/wording.ts";
import type { DataPlace } from "../problem.ts";
import { contactFields } from "./contact-ways.ts";
import { leftOutField } from "./left-out.ts";
import type { Site } from "./site.ts";

/** Notes words of a link to the business that lead nowhere, because it has no such way. */
export function noteDeadWords({ missing, business }: Site, word: ContactWord, place: DataPlace): void {
  const root = leftOutField(word, business);
  missing.add(
    `words of ${word}`,
    "missing-field",
    place,
    () => `${show(place.words)} leads nowhere.`,
    () => "Remove it.",
    undefined,
    root ? [root] : [],
  );
}

/** Notes that a link to the business has no words, and so would not be there. */
export function noteMissingWords({ missing }: Site, word: ContactWord, { file, pointer }: DataPlace): void {
  const end = pointer.lastIndexOf("/");
  const [owner, name] = [pointer.slice(0, end), pointer.slice(end + 1)];
  const field = contactFields[word];
  missing.add(
    `no words ${file}${pointer}`,
    "missing-field",
    { file, pointer: owner },
    () => `The field "${name}" is missing${owner === "" ? "" : ` in "${fieldName(owner)}"`}.`,
    () =>
      `Add ${name}: with the words of the link that reaches the firm by its ${field}, for example "{${field}}".`,
  );
}

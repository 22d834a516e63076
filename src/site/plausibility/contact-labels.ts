import type { Business } from "../../kinds/business/fields.ts";
import type { Dataset } from "../../loader/load.ts";
import { escapePointer } from "../../loader/pointer.ts";
import { asError, type DataPlace, type Problem } from "../../problem.ts";
import { splitRuns } from "../text.ts";
import { phoneName } from "../values.ts";

/** The name and the number that a link with such a word reaches: `call` → phone. */
type Numbers = ReadonlyMap<string, { name: string; number: string }>;

/** Links that call or write to one number of the business and whose words show another. */
export function contactLabelProblems({ business, navigation, pages, projects }: Dataset): Problem[] {
  const numbers = numbersOf(business.value);
  if (new Set([...numbers.values()].map(({ number }) => number)).size < 2) return [];
  return [navigation, ...pages, ...projects].flatMap(({ file, value }) => [
    ...wrongLabels(value, { file, pointer: "" }, numbers),
  ]);
}

function numbersOf({ phone, textPhone, phones = [] }: Business): Numbers {
  return new Map([
    ["call", { name: "phone", number: phone }],
    ...(textPhone ? [["text", { name: "textPhone", number: textPhone }] as const] : []),
    ...phones.flatMap(({ id, number }) =>
      ["call", "text"].map((word) => [`${word}:${id}`, { name: phoneName(id), number }] as const),
    ),
  ]);
}

function* wrongLabels(value: unknown, place: DataPlace, numbers: Numbers): Generator<Problem> {
  if (typeof value === "string")
    for (const { text, to } of splitRuns(value)) yield* wrongLabel(text, to, place, numbers);
  if (typeof value !== "object" || value === null) return;
  const { label, to } = value as { label?: unknown; to?: unknown };
  if (typeof label === "string" && typeof to === "string")
    yield* wrongLabel(label, to, { ...place, pointer: `${place.pointer}/label` }, numbers);
  for (const [name, item] of Object.entries(value))
    yield* wrongLabels(item, { ...place, pointer: `${place.pointer}/${escapePointer(name)}` }, numbers);
}

function* wrongLabel(
  label: string,
  to: string | undefined,
  { file, pointer }: DataPlace,
  numbers: Numbers,
): Generator<Problem> {
  const reached = to === undefined ? undefined : numbers.get(to);
  if (!reached) return;
  const shown = [...numbers.values()].flatMap(({ name, number }) =>
    [`{${name}}`, number].flatMap((words) => (label.includes(words) ? { words, number } : [])),
  );
  const wrong = shown.find(({ number }) => number !== reached.number);
  // "Call {phone} or text {textPhone}" shows the right one, too.
  if (!wrong || shown.some(({ number }) => number === reached.number)) return;
  const place = { file, pointer, words: wrong.words };
  const meant = `{${reached.name}}`;
  yield asError({
    code: "invalid-value",
    message: `The link "${label}" leads to ${to}, which is ${reached.number}, but it shows ${wrong.number}.`,
    hint: `Write ${label.replace(wrong.words, meant)}, or lead the link to the number that it shows.`,
    place,
    proposal: [{ kind: "reword", place, text: meant }],
  });
}

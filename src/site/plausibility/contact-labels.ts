import type { Business } from "../../kinds/business/fields.ts";
import type { Dataset } from "../../loader/load.ts";
import { escapePointer } from "../../loader/pointer.ts";
import { asError, type DataPlace, type Problem } from "../../problem.ts";
import { splitRuns } from "../text.ts";
import { phoneName } from "../values.ts";
import { otherAddress, otherNumber, placeNumbers } from "./shown-contacts.ts";

/** What a link with such a word reaches: `call` → the number of phone. */
interface Reached {
  name: string;
  number: string;
  /** What a text shows that looks like another one. */
  other(label: string): string | undefined;
}
type Contacts = ReadonlyMap<string, Reached>;

/** Fields whose words stand on a link of their own. */
const linkOf: Record<string, string> = {
  phoneLabel: "call",
  phoneAccessibleLabel: "call",
  callLabel: "call",
  textLabel: "text",
  emailLabel: "email",
};

/** Links that call or write to the business and whose words show another number or address, whole or not. */
export function contactLabelProblems(dataset: Dataset): Problem[] {
  const { all, business, cities } = dataset;
  const contacts = contactsOf(business.value, placeNumbers(dataset));
  const { city: _, ...others } = all;
  return [
    ...Object.values(others)
      .flat()
      .flatMap(({ file, value }) => [...wrongLabels(value, { file, pointer: "" }, contacts)]),
    // The values of all cities are not read for it: their facts hold the few texts that have such links.
    ...cities.flatMap(({ file, facts }) =>
      Object.entries(facts.contactTexts ?? {}).flatMap(([pointer, text]) => [
        ...wrongLabels(text, { file, pointer }, contacts),
      ]),
    ),
  ];
}

function contactsOf(business: Business, known: ReadonlySet<string>): Contacts {
  const { phone, textPhone, phones = [], email } = business;
  const reach = (name: string, number: string): Reached => ({
    name,
    number,
    other: (label) => otherNumber(label, number, business, known),
  });
  return new Map([
    ...(phone ? [["call", reach("phone", phone)] as const] : []),
    ...(textPhone ? [["text", reach("textPhone", textPhone)] as const] : []),
    ...phones.flatMap(({ id, number }) =>
      ["call", "text"].map((word) => [`${word}:${id}`, reach(phoneName(id), number)] as const),
    ),
    ...(email
      ? [
          [
            "email",
            { name: "email", number: email, other: (label: string) => otherAddress(label, email) },
          ] as const,
        ]
      : []),
  ]);
}

function* wrongLabels(value: unknown, place: DataPlace, contacts: Contacts): Generator<Problem> {
  if (typeof value === "string")
    for (const { text, to } of splitRuns(value)) yield* wrongLabel(text, to, place, contacts);
  if (typeof value !== "object" || value === null) return;
  const { label, to } = value as { label?: unknown; to?: unknown };
  const at = (name: string) => ({ ...place, pointer: `${place.pointer}/${escapePointer(name)}` });
  if (typeof label === "string" && typeof to === "string")
    yield* wrongLabel(label, to, at("label"), contacts);
  for (const [name, item] of Object.entries(value)) {
    if (typeof item === "string") yield* wrongLabel(item, linkOf[name], at(name), contacts);
    yield* wrongLabels(item, at(name), contacts);
  }
}

function* wrongLabel(
  label: string,
  to: string | undefined,
  { file, pointer }: DataPlace,
  contacts: Contacts,
): Generator<Problem> {
  const reached = to === undefined ? undefined : contacts.get(to);
  if (!reached) return;
  // Who writes to an address is not told of a number beside it, nor the other way round.
  const alike = [...contacts].filter(([word]) => (word === "email") === (to === "email"));
  const shown = alike.flatMap(([, { name, number }]) =>
    [`{${name}}`, number].flatMap((words) => (label.includes(words) ? { words, number } : [])),
  );
  // "Call {phone} or text {textPhone}" shows the right one, too.
  if (shown.some(({ number }) => number === reached.number)) return;
  const [ours] = shown;
  const words = ours?.words ?? reached.other(label);
  if (words === undefined) return;
  const place = { file, pointer, words };
  const meant = `{${reached.name}}`;
  const hint = ours
    ? `Write ${label.replace(words, meant)}, or lead the link to the number that it shows.`
    : `Write ${meant} instead of ${words}; or, if that is the new one, write it where ${meant} comes from, in business.yaml: then it changes everywhere.`;
  yield asError({
    code: "invalid-value",
    message: `The link "${label}" leads to ${to}, which is ${reached.number}, but it shows ${ours?.number ?? words}.`,
    hint,
    place,
    proposal: [{ kind: "reword", place, text: meant }],
  });
}

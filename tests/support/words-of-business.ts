import type { Dataset } from "../../src/loader/load.ts";

/** Every text of a value, however deep. */
export function* textsOf(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const item of Object.values(value)) yield* textsOf(item);
}

/** Names, numbers and claims that belong to one business alone. */
export function namesOf({ business, counties, cities, services, projects, navigation }: Dataset): string[] {
  const { name, schemaType, phone, textPhone, email, url, address, license, certifications, facts } =
    business.value;
  return [
    name,
    schemaType,
    ...[phone, textPhone, email].map((way) => way ?? ""),
    new URL(url).host,
    address.locality,
    address.postalCode,
    license?.number ?? "",
    ...(certifications ?? []).map(({ number }) => number),
    ...Object.values(facts),
    ...counties.flatMap(({ id, value }) => [id, value.county, value.stateName]),
    ...cities.map(({ value }) => value.city),
    ...services.flatMap(({ value }) => [value.title, value.serviceType]),
    ...projects.flatMap(({ id, value }) => [id, value.title]),
    navigation.value.tagline ?? "",
  ];
}

/** The sentences of a business: every text of three words or more, between its placeholders. */
export function sentencesOf({
  pages,
  forms,
  mails,
  navigation,
  counties,
  services,
  projects,
}: Dataset): string[] {
  return [pages, forms, mails, [navigation], counties, services, projects]
    .flatMap((entities) => entities.flatMap(({ value }) => [...textsOf(value)]))
    .flatMap((text) => text.split(/\{\w+\}/))
    .map((piece) => piece.replace(/\s+/g, " ").trim())
    .filter((piece) => piece.split(" ").length >= 3);
}

/** Words that stand in a text as they are, not as part of another word. */
export function found(words: Iterable<string>, text: string): string[] {
  const isLetter = (character: string | undefined) =>
    character !== undefined && /[\p{L}\p{N}]/u.test(character);
  return [...new Set(words)].filter((word) => {
    for (let at = text.indexOf(word); word !== "" && at >= 0; at = text.indexOf(word, at + 1))
      if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return true;
    return false;
  });
}

/** Longest text of each field, in UTF-16 units. */
export type FieldLimits<Name extends string> = Record<Name, number>;

/** Control characters and line breaks (header injection), lone surrogates, and marks that turn the reading direction. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/**
 * The trimmed texts of an object that has exactly the fields of `limits`, each a string that is neither empty, too long
 * nor unprintable; undefined for anything else.
 */
export function readTexts<Name extends string>(
  object: Record<string, unknown>,
  limits: FieldLimits<Name>,
): Record<Name, string> | undefined {
  const names = Object.keys(limits) as Name[];
  if (Object.keys(object).length !== names.length) return undefined;
  const texts = names.map((name) => [
    name,
    readText(Object.hasOwn(object, name) && object[name], limits[name]),
  ]);
  if (texts.some(([, text]) => text === undefined)) return undefined;
  return Object.fromEntries(texts) as Record<Name, string>;
}

/** True for a text that a mail may show; without `hasLines`, on one line. */
export function isPrintable(text: string, { hasLines }: { hasLines: boolean }): boolean {
  return !unprintable.test(hasLines ? text.replace(/\r?\n|\t/g, " ") : text);
}

function readText(value: unknown, maxLength: number): string | undefined {
  if (typeof value !== "string" || unprintable.test(value)) return undefined;
  const text = value.trim();
  return text !== "" && text.length <= maxLength ? text : undefined;
}

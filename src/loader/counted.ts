// `toLocaleString` makes one of these for each number, and the first one takes a twentieth of a short command.
let numbers: Intl.NumberFormat | undefined;

/** A number with its noun: "1 page", "1,200 pages". */
export function counted(value: number, noun: string): string {
  numbers ??= new Intl.NumberFormat("en-US");
  return `${numbers.format(value)} ${noun}${value === 1 ? "" : "s"}`;
}

/** A noun with its article: "a city", "an office". */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}

/** Words that begin a sentence, or stand behind others in one name. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

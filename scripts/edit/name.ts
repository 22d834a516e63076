import { UserError } from "../user-error.ts";

/** Letters of the longest name: the name of its file and a line of a menu still hold it. */
const mostLetters = 100;

/** What a name must not hold → what is said of it, and what to write instead. */
const faults: [pattern: RegExp, says: (found: string) => string, fix: string][] = [
  [
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u,
    (found) => `holds a character that nobody sees (${codePoint(found)})`,
    "Write it on one line, and type it instead of pasting it.",
  ],
  [
    /[{}[\]<>]/u,
    (found) => `holds ${found}, which texts read as the start or end of a placeholder, a link or HTML`,
    "Leave it out, or use round brackets.",
  ],
  [
    /(?![©®™])\p{Extended_Pictographic}/u,
    (found) => `holds ${found}, which no address and no file name can have`,
    "Write it in letters.",
  ],
  [/\.\.?[/\\]|\\/u, (found) => `holds ${found}, as paths of files do`, "Write the name as people say it."],
  [/\uFFFD/u, () => "holds a character that was lost on the way", "Type it again."],
  [/^[^\p{L}]*$/u, () => "has no letter", "Write the name as people say it."],
];

/** The name of something new, without spaces around it. Throws a `UserError` for one that pages and files cannot show as it is. */
export function requireName(text: string): string {
  const name = text.trim();
  const fault = faultOfName(name);
  if (fault) throw fault;
  return name;
}

/** Why pages and files cannot show a name as it is; undefined where they can. */
export function faultOfName(name: string): UserError | undefined {
  const shown = JSON.stringify(name.length > 40 ? `${name.slice(0, 40)}...` : name);
  for (const [pattern, says, fix] of faults) {
    const found = pattern.exec(name);
    if (found) return new UserError(`The name ${shown} ${says(found[0])}.`, fix);
  }
  if (name.length <= mostLetters) return undefined;
  return new UserError(
    `The name ${shown} has ${name.length} letters; a name has at most ${mostLetters}.`,
    "Take a shorter one; what is left over belongs into a description.",
  );
}

function codePoint(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

import { records } from "../../src/kinds/listed.ts";
import type { Dataset } from "../../src/loader/load.ts";
import { createLocator, escapeForPattern } from "../../src/loader/locate.ts";
import { asWarning, type Problem } from "../../src/problem.ts";
import { listMentions } from "./references.ts";
import type { Thing } from "./things.ts";

/** Most files that a message names. */
const mostFiles = 6;

/** What texts may still say of a thing that has another name now, or is gone. */
export interface OldName {
  words: string;
  /** What it is called now. */
  newName?: string;
}

/** The name under which texts may speak of a thing; undefined for customers and offers, whose names stand nowhere else, and for pages. */
export function oldNameOf({ kind, name }: Thing, newName?: string): OldName | undefined {
  if (kind === "page" || kind in records) return undefined;
  return { words: name, ...(newName !== undefined && { newName }) };
}

/** Says where texts still hold an old name: whether they mean it only a person knows. */
export function mentionsLeft(
  dataset: Dataset,
  { words, newName }: OldName,
  textOf: (file: string) => string,
): Problem[] {
  // A name of one word may be a word of the language as well, so its capital counts.
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${escapeForPattern(words)}(?![\\p{L}\\p{N}])`,
    words.includes(" ") ? "iu" : "u",
  );
  const found = listMentions(dataset, (text) =>
    pattern.test(newName === undefined ? text : text.replaceAll(newName, "")),
  );
  if (found.length === 0) return [];
  const files = [...new Set(found.map(({ file }) => file))];
  const places = files.slice(0, mostFiles).map((file) => {
    const locate = createLocator(textOf(file), file);
    const lines = found.flatMap((place) => (place.file === file ? locate(place).line : []));
    return `${file}:${[...new Set(lines)].join(",")}`;
  });
  const more = files.length - places.length;
  return [
    asWarning({
      code: "unknown-reference",
      message: `Texts still say ${words}: ${places.join(", ")}${more > 0 ? ` and ${more} more files` : ""}.`,
      hint: newName === undefined ? "Take out what means it." : `Write ${newName} where they mean it.`,
    }),
  ];
}

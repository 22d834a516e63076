import { subjectValueNames } from "../kinds/subjects.ts";
import type { Suggestion } from "../loader/suggest.ts";
import { asError } from "../problem.ts";
import { question, type Root } from "./missing.ts";
import type { LinkUse } from "./resolve.ts";
import type { TextValues } from "./text.ts";

/** The link with names in braces that leads to nothing for one page or several: it is misspelled once. */
export function misspelledTemplate(
  { to, place, template, values }: LinkUse,
  meant: () => Suggestion | undefined,
): Root | undefined {
  if (template === undefined || !values) return undefined;
  return {
    key: `template ${place.file}#${place.pointer} ${template}`,
    describe: () => {
      const found = meant();
      const name = found && templateOf(found.name, template, values);
      return asError({
        code: "broken-internal-link",
        message: `${template} is linked here, but no page has the path ${to} that it becomes.${question(name)}`,
        hint: name
          ? `Write ${name} instead of ${template}.`
          : "Link a page that exists; `npx site routes` lists them all.",
        place: { ...place, words: template },
        ...(name && {
          [found.isCertain ? "corrections" : "proposal"]: [
            { kind: "reword", place: { ...place, words: template }, text: name },
          ],
        }),
      });
    },
  };
}

/** A path with the names in braces that a link had, or that it should have had; undefined where none of them yields it. */
function templateOf(path: string, template: string, values: TextValues): string | undefined {
  const written = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  let filled = path;
  for (const name of new Set([...written, ...subjectValueNames])) {
    const value = values[name];
    if (value && isWord(filled, value)) filled = filled.replace(value, `{${name}}`);
  }
  return filled === path ? undefined : filled;
}

/** True for a value that stands in a path between slashes and hyphens, so that no part of a word is taken for it. */
function isWord(path: string, value: string): boolean {
  const start = path.indexOf(value);
  return (
    start >= 0 &&
    /(^|[/#-])$/.test(path.slice(0, start)) &&
    /^([/#-]|$)/.test(path.slice(start + value.length))
  );
}

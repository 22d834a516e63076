import { redirectsIn } from "../../../read-build/script-redirect.ts";
import { brokenInto } from "../../broken-into.ts";
import { andOthers } from "../../page-names.ts";
import { defineBareSetRule } from "../../rule.ts";

interface Note {
  /** Scripts of this site, by their path. */
  files: string[];
  /** Where scripts within the page lead, and the offsets of these. */
  inline: { address: string; at: number }[];
}

export const linkScriptRedirect = defineBareSetRule<Note>({
  id: "link/script-redirect",
  needs: "pages",
  severity: "error",
  checks: "No script sends visitors to another site.",
  why: "Such a redirect is the usual sign of a hacked site: visitors from search land on a stranger's page, while the owner sees nothing.",
  fix: `Remove the script. ${brokenInto}`,
  source: "google-spam",
  note({ path, facts }, { internal }) {
    const isAway = (address: string) => internal(address, path) === undefined;
    const inline = facts.scripts.flatMap(({ redirects, start }) =>
      redirects.filter(isAway).map((address) => ({ address, at: start })),
    );
    const files = facts.scripts.flatMap(({ src }) => (src && internal(src, path)?.path) || []);
    return inline.length > 0 || files.length > 0 ? { files, inline } : undefined;
  },
  *set(notes, { files, internal }) {
    const pages = new Map<string, string[]>();
    for (const [path, note] of notes) {
      for (const file of note.files) pages.set(file, [...(pages.get(file) ?? []), path]);
      for (const { address, at } of note.inline)
        yield {
          message: `A script within ${path} sends visitors to ${address}.`,
          cause: address,
          loses: "visitors",
          path,
          at,
        };
    }
    for (const [file, [path = "", ...related]] of pages)
      for (const { address, at } of redirectsIn(files.textOf(file) ?? ""))
        if (!internal(address, path))
          yield {
            message: `${file} sends visitors of ${andOthers(path, related)} to ${address}.`,
            cause: address,
            loses: "visitors",
            file: file.slice(1),
            at,
            path,
            related,
          };
  },
});

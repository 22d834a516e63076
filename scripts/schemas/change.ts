import { choice, flag, group, list, type Static, text } from "../../src/fields/index.ts";
import { file, pagePath } from "./parts.ts";

const pages = (what: string) => list(what, pagePath);

export const change = group("What a renaming or removal changes.", {
  title: text("What is done.", "Remove the city Pine Bend"),
  files: list(
    "The files of the data that it touches.",
    group("A file.", {
      file,
      state: choice(["new", "changed", "removed"], "What becomes of it.", "changed"),
      about: text("What changes in it.", "led to it in 2 places"),
    }),
  ),
  added: pages("Pages that are new."),
  changed: pages("Pages that say something else."),
  removed: pages("Pages that go."),
  isEverywhere: flag("True where a menu changes, and with it every page.", true),
  isWritten: flag("False where nothing was written.", true),
});
export type ChangeAnswer = Static<typeof change>;

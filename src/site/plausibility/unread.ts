import type { Dataset } from "../../loader/load.ts";
import type { Problem } from "../../problem.ts";

/** The one mail that the functions send. */
const confirmation = "confirmation";

/** Files that are right and that nothing shows or sends: a form that no page shows, a mail of another name. */
export function unreadFiles({ forms, mails, pages }: Pick<Dataset, "forms" | "mails" | "pages">): Problem[] {
  const sections = pages.flatMap(({ value }) => value.sections);
  const shown = new Set(sections.map((section) => section.kind === "contact" && section.form));
  return [
    // The first is shown wherever a section names none.
    ...forms
      .slice(1)
      .filter(({ id }) => !shown.has(id))
      .map(({ id, file }) =>
        unread(
          file,
          `No page shows the form ${file}.`,
          `Write form: ${id} into a section of kind contact, or remove the file.`,
        ),
      ),
    ...mails
      .filter(({ id }) => id !== confirmation)
      .map(({ file }) =>
        unread(
          file,
          `No mail ${file} is ever sent.`,
          `Rename it to mails/${confirmation}.yaml, or remove it.`,
        ),
      ),
  ];
}

function unread(file: string, message: string, hint: string): Problem {
  return { code: "misplaced-file", severity: "error", message, hint, place: { file, pointer: "" } };
}

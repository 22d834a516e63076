import type { Dataset } from "../../loader/load.ts";
import type { Problem } from "../../problem.ts";

/** The one mail that the functions send. */
const confirmation = "confirmation";

/** Files that are right and that nothing shows or sends: a second form, a mail of another name. */
export function unreadFiles({ forms, mails }: Pick<Dataset, "forms" | "mails">): Problem[] {
  const [form, ...others] = forms;
  return [
    ...others.map(({ file }) =>
      unread(
        file,
        `The site has one form, ${form?.file}, and ${file} is shown nowhere.`,
        "Remove one of the two files.",
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

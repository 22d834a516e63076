import type { Dataset } from "../../loader/load.ts";
import { asError, type Problem } from "../../problem.ts";

/** Entries of the main menu that lead nowhere: without a link and a menu, or with a menu of links that has none. */
export function menuProblems({ navigation: { file, value } }: Pick<Dataset, "navigation">): Problem[] {
  return value.header.flatMap(({ label, to, menu, links }, index): Problem[] => {
    const missing = (field: string, message: string, hint: string): Problem[] => [
      asError({
        code: "missing-field",
        message,
        hint,
        place: { file, pointer: `/header/${index}/${field}` },
      }),
    ];
    if (menu === "links" && !links)
      return missing(
        "menu",
        `The menu "${label}" is one of links, but has none.`,
        "Add links: with the entries of the menu, or remove menu: and write to: with a path.",
      );
    if (links && menu !== "links")
      return missing(
        "links",
        `The links of "${label}" are not shown: only a menu of kind links shows them.`,
        `Write menu: links for "${label}", or remove links:.`,
      );
    if (to !== undefined || menu) return [];
    return missing(
      "label",
      `"${label}" in the main menu leads nowhere.`,
      "Add to: with the path of a page, for example to: /, or a menu.",
    );
  });
}

import { around, type PageFacts } from "../../../read-build/page-facts.ts";
import { hasData } from "../../has-data.ts";
import { dayOf } from "../../indexing.ts";
import { pathsByNote } from "../../paths-by-note.ts";
import { defineBareSetRule } from "../../rule.ts";

export const bizCopyrightYear = defineBareSetRule<string>({
  id: "biz/copyright-year",
  needs: "pages",
  severity: "info",
  checks: "The copyright line shows the current year.",
  why: "An old year makes visitors wonder whether the business is still open.",
  fix: "Set copyrightYear in business.yaml to the current year.",
  source: "product",
  note: ({ facts }, audit) => (hasData(audit) ? undefined : yearOfFooter(facts)),
  *set(notes, audit) {
    const thisYear = dayOf(audit.site).slice(0, 4);
    const message = (year: number | string) => `The copyright line says ${year}, but it is ${thisYear}.`;
    if (hasData(audit)) {
      const { file, value } = audit.site.dataset.business;
      if (String(value.copyrightYear) !== thisYear)
        yield { message: message(value.copyrightYear), place: { file, pointer: "/copyrightYear" } };
    } else
      for (const [year, [path = "", ...related]] of pathsByNote(notes))
        if (year < thisYear) yield { message: message(year), path, related, words: year };
  },
});

/** The last year of a line that begins with the sign: pictures and maps of others stand behind theirs. */
const line = /^\W*(?:©|\(c\)|copyright\b)\W*(?:\d{4}\W+)?(20\d\d)\b/i;

function yearOfFooter({ texts }: PageFacts): string | undefined {
  for (const { text, node } of texts)
    if (around(node, ({ name, attributes }) => name === "footer" || attributes.role === "contentinfo")) {
      const year = line.exec(text)?.[1];
      if (year !== undefined) return year;
    }
  return undefined;
}

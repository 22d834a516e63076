import { metaContents } from "../../../read-build/head-values.ts";
import { headersAt } from "../../../read-build/host-headers.ts";
import { hasData } from "../../has-data.ts";
import type { BarePage, BarePageRule } from "../../rule.ts";

/** Names of the character set that browsers read as Windows-1252. */
const latin = /^(iso-?8859-?1|latin-?1|windows-1252|cp1252|(us-)?ascii)$/i;

export const headEncoding: BarePageRule = {
  id: "head/encoding",
  needs: "pages",
  severity: "error",
  checks: "Documents are saved as UTF-8 and declare it.",
  why: "In any other encoding, quotes, dashes and accented letters turn into other characters, in search results too.",
  fix: "Build the site again, and do not let a later step save the files in another encoding.",
  source: "html-standard",
  *page(page, audit) {
    const { path, facts } = page;
    const { name, around, wrongAt, isAscii } = facts.encoding;
    const header = headersAt(audit.hostRules, path).get("content-type");
    const declared = [...declarationsIn(page), ["The header Content-Type", header] as const].flatMap(
      ([where, text]) => {
        const charset = /charset\s*=\s*["']?([^"';\s]*)/i.exec(text ?? "")?.[1] ?? "";
        return charset === "" ? [] : { where, charset };
      },
    );
    // An old page that says in which letters it is saved is read as it is meant.
    const isOld = declared.length > 0 && declared.every(({ charset }) => latin.test(charset));
    if (isOld && (isAscii || name === "Windows-1252") && !hasData(audit)) return;
    if (name === "UTF-16") yield { message: `${path} is saved as UTF-16 instead of UTF-8.`, cause: name };
    else if (name !== "UTF-8")
      yield {
        message: `${path} is not saved as UTF-8 but as ${name} (Latin-1), which shows first at "${around}".`,
        cause: name,
        at: wrongAt,
      };
    for (const { where, charset } of declared)
      if (charset.toLowerCase() !== "utf-8")
        yield {
          message: `${where} of ${path} declares the character set "${charset}"; utf-8 is right.`,
          cause: `declared ${charset}`,
          ...(where === "A tag" && { words: charset }),
          fix: `Declare utf-8 in place of ${charset}.`,
        };
  },
};

function declarationsIn({ facts }: BarePage): [where: string, declared: string][] {
  return [
    ...metaContents(facts, "").map((charset): [string, string] => ["A tag", `charset=${charset}`]),
    ...metaContents(facts, "content-type").map((type): [string, string] => ["A tag", type]),
  ];
}

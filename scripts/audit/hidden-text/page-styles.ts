import { oncePer } from "../../../src/site/once.ts";
import { readStyleSheet } from "../../read-build/style-rules.ts";
import { remember } from "../../remember.ts";
import type { BareAudit } from "../audit.ts";
import type { BarePage } from "../rule.ts";
import { Styles } from "./styles.ts";

/** Styles by the addresses and contents of their sheets, one a line. */
const knownStyles = oncePer(({ files }: BareAudit) =>
  remember((sources) => {
    const sheets = (JSON.parse(sources) as string[]).map((source) =>
      readStyleSheet(source.startsWith("/") && !source.includes("{") ? (files.textOf(source) ?? "") : source),
    );
    return new Styles(sheets);
  }, 100),
);

/** What the style sheets of a page hide, those for print aside. */
export function stylesOf({ path, facts }: BarePage, audit: BareAudit): Styles {
  const linked = facts.linkTags.flatMap(({ rel, href, attributes: { media = "" } }) => {
    const isForScreens = /\bstylesheet\b/i.test(rel) && !/print|speech/.test(media);
    return isForScreens ? (audit.internal(href, path)?.path ?? []) : [];
  });
  return knownStyles(audit)(JSON.stringify([...linked, ...facts.styleSheets]));
}

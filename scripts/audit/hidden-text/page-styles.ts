import { oncePer } from "../../../src/site/once.ts";
import { readStyleSheet, type Screen } from "../../read-build/style-rules.ts";
import { remember } from "../../remember.ts";
import type { BareAudit } from "../audit.ts";
import type { BarePage } from "../rule.ts";
import { Styles } from "./styles.ts";

/** Styles by the addresses and contents of their sheets, one a line. */
const knownStyles = oncePer(({ files }: BareAudit) =>
  remember((sources) => {
    const [screen, ...all] = JSON.parse(sources) as [Screen, ...string[]];
    const sheets = all.map((source) => {
      const isAddress = source.startsWith("/") && !source.includes("{");
      return readStyleSheet(isAddress ? (files.textOf(source) ?? "") : source, screen);
    });
    return new Styles(sheets, screen);
  }, 100),
);

/** What the style sheets of a page hide, those for print aside: on every screen, or on that of a phone. */
export function stylesOf({ path, facts }: BarePage, audit: BareAudit, screen: Screen = "any"): Styles {
  const linked = facts.linkTags.flatMap(({ rel, href, attributes: { media = "" } }) => {
    const isForScreens = /\bstylesheet\b/i.test(rel) && !/print|speech/.test(media);
    return isForScreens ? (audit.internal(href, path)?.path ?? []) : [];
  });
  return knownStyles(audit)(JSON.stringify([screen, ...linked, ...facts.styleSheets]));
}

import { oncePer } from "../../../src/site/once.ts";
import { readStyleSheet, type Screen } from "../../read-build/style-rules.ts";
import { remember } from "../../remember.ts";
import type { BareAudit } from "../audit.ts";
import { oncePerPage } from "../once-per-page.ts";
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

/** Tells what the style sheets of a page hide on every screen, those for print aside. */
export const hidingOfPage = oncePerPage((page: BarePage, audit: BareAudit) =>
  stylesOf(page, audit, "any").ofPage(),
);

/** The same on the screen of a phone. */
export const hidingOnPhones = oncePerPage((page: BarePage, audit: BareAudit) =>
  stylesOf(page, audit, "phone").ofPage(),
);

function stylesOf({ path, facts }: BarePage, audit: BareAudit, screen: Screen): Styles {
  const linked = facts.linkTags.flatMap(({ rel, href, attributes: { media = "" } }) => {
    const isForScreens = /\bstylesheet\b/i.test(rel) && !/print|speech/.test(media);
    return isForScreens ? (audit.internal(href, path)?.path ?? []) : [];
  });
  return knownStyles(audit)(JSON.stringify([screen, ...linked, ...facts.styleSheets]));
}

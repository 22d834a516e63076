import { group, list, optional, type Static, text } from "../../src/fields/index.ts";
import { severity } from "./parts.ts";

export const rule = group("An audit rule.", {
  id: text("Group and name, in the failing state where there is one.", "title/length"),
  severity,
  checks: text("What is checked.", "The title fits in the line of a search result."),
  why: text("Why it matters.", "What is cut off is not read."),
  fix: text("What to do about a finding.", "Say the same in fewer words."),
  source: group("Who says so.", {
    name: text("Publisher and text.", "Google Search Central, Title links"),
    checked: text("Day on which the text was read last.", "2026-07-07", {
      pattern: "^\\d{4}-\\d\\d-\\d\\d$",
    }),
    url: optional(
      text("Where to read it.", "https://www.rfc-editor.org/rfc/rfc9309", { pattern: "^https://" }),
    ),
  }),
});
export type DescribedRule = Static<typeof rule>;

export const rules = group("Every rule of site audit.", {
  rules: list("The rules.", rule, { mayRepeat: true }),
});

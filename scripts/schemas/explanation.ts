import {
  choice,
  either,
  flag,
  group,
  integer,
  list,
  number,
  optional,
  type Static,
  text,
} from "../../src/fields/index.ts";
import { problemCodes } from "../../src/problem.ts";
import { column, file, line, pagePath } from "./parts.ts";
import { rule, rules } from "./rules.ts";

const blank = { minLength: 0 };

const source = group("Where something stands in the data.", {
  file,
  line: optional(line),
  column: optional(column),
  written: optional(
    text("The text as it is written there, its placeholders not filled.", "Roofers in {city}", blank),
  ),
  note: optional(
    text(
      "What the place has to do with the value, where it does not say the value itself.",
      "the city of the page",
    ),
  ),
});
export type Source = Static<typeof source>;

const sources = list("Every place it is made from, the text that holds it first.", source, {
  mayRepeat: true,
});

const placeholder = group("A placeholder of a text.", {
  name: text("Its name.", "city"),
  value: text("What it became.", "Maple Grove", blank),
  sources,
});
export type Placeholder = Static<typeof placeholder>;

const value = group("A value of the page.", {
  name: text("Its name.", "title"),
  value: text("What the page says.", "Roofers in Maple Grove, MN", blank),
  sources,
  placeholders: list("Names in braces in the first source.", placeholder, { mayRepeat: true }),
});
export type ExplainedValue = Static<typeof value>;

const where = text("Kind of the section it stands in, or breadcrumbs, or header and footer.", "hero");

const link = group("A link of the page.", {
  label: text("What it says; empty where it shows a picture or a dot.", "See our work", blank),
  to: text("Where it leads.", "/projects", blank),
  where,
  source,
});
export type ExplainedLink = Static<typeof link>;

const referrer = group("All links from one place of the data to the page.", {
  label: text("What they say.", "Maple Grove", blank),
  where,
  source,
  from: list("Pages they stand on; empty for the frame, which stands on all of them.", pagePath),
});
export type Referrer = Static<typeof referrer>;

const neighbor = group("A place near the city of a page.", {
  name: text("Its name.", "Pine Bend"),
  path: optional(pagePath),
  named: optional(source),
  names: optional(source),
});
export type Neighbor = Static<typeof neighbor>;

const links = (description: string) => list(description, link, { mayRepeat: true });
const values = (description: string) => list(description, value, { mayRepeat: true });

const page = group("What a page is made of, and who leads to it.", {
  path: pagePath,
  type: text("Type of the page.", "city"),
  files: list("The page file, and the file of what it is about.", source),
  head: values("Title, description and the other values of the head."),
  openGraph: values("What link previews show."),
  heading: optional(value),
  structuredData: values("Values of the structured data."),
  links: links("Links of the page."),
  frameLinks: links("Links of header, footer and menus, the same on every page."),
  referrers: list("Who leads to it.", referrer, { mayRepeat: true }),
  redirects: list("Old paths that lead to it.", group("An old path.", { from: pagePath, source })),
  neighbors: list("Places near its city.", neighbor, { mayRepeat: true }),
  rendered: optional(
    group("Its last rendering; absent before its first build.", {
      at: text("When, in UTC.", "2026-11-24T10:00:00.000Z"),
      reason: text("Why.", "its data changed"),
      out: text("Into which folder.", "dist"),
    }),
  ),
});
export type PageExplanation = Static<typeof page>;

const redirect = group("Where an old path leads.", {
  path: pagePath,
  type: choice(["redirect"], "That it is none of the pages.", "redirect"),
  to: text("Where it leads.", "/contact-us"),
  source,
});
export type RedirectExplanation = Static<typeof redirect>;

const code = choice([...problemCodes], "Name of the problem.", "broken-internal-link");
const summary = text("The problem in one line.", "A link leads to a page that does not exist.");
const lines = (description: string) =>
  list(description, text("A text.", "site validate", blank), { mayRepeat: true });

const edited = text("File, relative to the data folder.", "pages/home.yaml");
const edit = either([
  group("Lines that become others.", {
    file: edited,
    before: text("The lines before.", "name: A", blank),
    after: text("The lines after.", "name: B", blank),
  }),
  group("A new file.", { file: edited, content: text("What it holds.", "name: A", blank) }),
  group("Copies of a file.", {
    file: edited,
    copyOf: text("The file they are copies of.", "cities/lake-county/maple-grove.yaml"),
    count: optional(integer("How many; {n} in the name counts them.", 41)),
    words: optional(
      list(
        "Words in them that become others.",
        list("The words, then theirs.", text("Words.", "Maple Grove")),
        { mayRepeat: true },
      ),
    ),
  }),
  group("A file that is gone.", { file: edited, change: text("What becomes of it.", "removed") }),
]);

const problemCode = group("What a problem means, with an example and the fix.", {
  code,
  summary,
  meaning: text("What is wrong, and what would come of it.", "Visitors find nothing there."),
  fix: text("How to put it right.", "Link a page that exists."),
  foundBy: text("Which check finds it.", "found when all files are put together"),
  example: group("A mistake, and what is printed because of it.", {
    story: text("What somebody did.", "Somebody renamed a page."),
    edits: list("What changed.", edit, { mayRepeat: true }),
    prints: lines("What the tool prints."),
  }),
});

const codes = group("Every problem code.", {
  codes: list("The codes.", group("A code.", { code, summary }), { mayRepeat: true }),
});

const limitValue = (description: string) =>
  either([number("A number.", 60), list("Words.", text("A word.", "bonded"))], { description });

const limit = group("A limit that a rule judges by.", {
  name: text("Its name in audit.yaml, below its group.", "title.maxChars"),
  description: text("What it says.", "Maximum number of characters."),
  unit: optional(text("What is counted.", "characters")),
  value: limitValue("What counts for this site."),
  default: limitValue("What counts where audit.yaml says nothing."),
  source: optional(source),
});
export type ExplainedLimit = Static<typeof limit>;

const explainedRule = group("What an audit rule checks, why, and by which limits.", {
  ...rule.properties,
  needsData: flag("False for a rule that also judges sites without data."),
  limits: list("Limits it judges by.", limit, { mayRepeat: true }),
});
export type ExplainedRule = Static<typeof explainedRule>;

const ruleGroup = group("Every rule of a group.", {
  group: text("First part of the names of its rules.", "title"),
  rules: rules.properties.rules,
});

export const explanation = either([page, redirect, problemCode, codes, explainedRule, ruleGroup], {
  type: "object",
  description:
    "What is said of a page, an old path, a problem code, an audit rule, a group of rules, or of all codes.",
});

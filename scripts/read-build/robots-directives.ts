/** What an X-Robots-Tag header says, and to which crawler: "robots" where to all. */
export interface RobotsStatement {
  bot: string;
  directives: string[];
}

/** Directives that have a value behind a colon; any other name there is that of a crawler. */
const withValue = /^(max-snippet|max-image-preview|max-video-preview|unavailable_after)$/;

/** Directives in lower case: `noindex, max-snippet:0` → two. A date may hold a comma. */
export function directivesIn(content: string): string[] {
  return content
    .toLowerCase()
    .split(/,(?!\s*\d)/)
    .map((directive) => directive.trim())
    .filter((directive) => directive !== "");
}

/** Directives that allow what is allowed anyhow. */
const permissive = /^(all|index|follow|max-(snippet|video-preview):-1|max-image-preview:large)$/;

/** What robots tags forbid, whatever their order and letters. */
export function restrictionsIn(contents: readonly string[]): string {
  const forbidding = contents
    .flatMap(directivesIn)
    .map((directive) => directive.replace(/\s+/g, ""))
    .filter((directive) => !permissive.test(directive))
    .flatMap((directive) => (directive === "none" ? ["noindex", "nofollow"] : directive));
  return [...new Set(forbidding)].sort().join(", ");
}

/** What the value of an X-Robots-Tag header says: `noindex, otherbot: nofollow` speaks to all, then to one. */
export function statementsIn(value: string): RobotsStatement[] {
  const statements: RobotsStatement[] = [];
  let bot = "robots";
  for (const part of directivesIn(value)) {
    const [, name, rest = ""] = /^([a-z][\w-]*)\s*:\s*(.*)$/.exec(part) ?? [];
    const isNamed = name !== undefined && !withValue.test(name);
    if (isNamed) bot = name;
    statements.push({ bot, directives: [isNamed ? rest : part] });
  }
  return statements;
}

/** The directive that keeps a page out of search results on a day; undefined where none does. */
export function keepingOut(directives: readonly string[], today: string): string | undefined {
  return directives.find((directive) => {
    if (directive === "noindex" || directive === "none") return true;
    const [, date] = /^unavailable_after\s*:\s*(.+)$/.exec(directive) ?? [];
    // A date that cannot be read is ignored.
    return date !== undefined && Date.parse(date) <= Date.parse(today);
  });
}

import type { BarePageRule } from "../../rule.ts";

const unfinished = /\b(TODO|FIXME|XXX|HACK|TBD)\b/;
const secret =
  /\b(pass(?:word|wd)?|secret|api[_ -]?key|access[_ -]?token|private[_ -]?key|credentials?)\b\s*[:=]/i;
/** Characters of commented-out HTML from which on it is a part of a page. */
const longest = 400;

export const textComment: BarePageRule = {
  id: "text/comment",
  needs: "pages",
  severity: "warning",
  checks: "Every HTML comment is closed, and none contains a to-do, a secret, or a removed part of the page.",
  why: "Anyone can read comments, and they are sent with every page.",
  fix: "Remove the comment from the template; replace any secret that was published.",
  source: "product",
  *page({ path, facts }) {
    for (const { text, start } of facts.comments) {
      const fault = faultOf(text);
      if (/<\/body\s*>\s*<\/html\s*>/i.test(text))
        yield {
          message: `A comment of ${path} is never closed, and hides the rest of the page.`,
          cause: "open",
          fix: "Close the comment with -->, or remove it.",
          at: start,
        };
      else if (fault)
        yield { message: `A comment of ${path} ${fault}.`, cause: text, words: text, at: start };
    }
  },
};

function faultOf(comment: string): string | undefined {
  const name = secret.exec(comment)?.[1];
  if (name !== undefined) return `looks like a secret ("${name}")`;
  const mark = unfinished.exec(comment)?.[0];
  if (mark !== undefined) return `says ${mark}: "${comment.trim().slice(0, 80)}"`;
  const isMarkup = comment.length > longest && /<(?:a|div|p|section|li|h[1-6])[\s>]/i.test(comment);
  return isMarkup ? `holds ${comment.length} characters of HTML that was taken out` : undefined;
}

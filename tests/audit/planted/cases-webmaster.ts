import { both, inMain, swap } from "../../support/audit-edits.ts";
import type { Planted, Trap } from "./planted.ts";

/** On the site of the tree firm. */
export const webmasterFaults: readonly Planted[] = [
  {
    fault: "a title without its end",
    dist: { in: "pruning.html", edit: swap("</title>", "") },
    rule: "page/unclosed",
    path: "/pruning",
    says: "/pruning opens <title> and never closes it",
    built: { file: "pruning\\.html", line: 6 },
    advice: "Write </title> behind",
  },
  {
    fault: "a text field without its end",
    dist: { in: "contact.html", edit: swap("</textarea>", "") },
    rule: "page/unclosed",
    path: "/contact",
    says: "/contact opens <textarea> and never closes it",
    built: { file: "contact\\.html", line: 8 },
  },
  {
    fault: "a comment without its end",
    dist: { in: "pruning.html", edit: swap("<main", "<!-- new banner <main") },
    rule: "text/comment",
    path: "/pruning",
    says: "is never closed, and hides the rest of the page",
    built: { file: "pruning\\.html", line: 8 },
  },
  {
    fault: "a style sheet that an upload cut off behind one of its rules",
    dist: {
      in: /^assets\/static\/.*\.css$/,
      edit: (text) => text.slice(0, endOfRule(text, text.length / 2)),
    },
    rule: "file/altered",
    says: /^assets\/static\/.* is cut off: it ends after \d+ of \d+ characters/,
    built: { file: "assets/static/.*\\.css" },
  },
  {
    fault: "a theme with another color",
    dist: { in: /^assets\/theme\..*\.css$/, edit: (text) => `${text}a{color:red}` },
    rule: "file/altered",
    says: "is not what the build wrote under this name",
  },
  {
    fault: "the picture of another page beside the heading",
    dist: {
      in: "pruning.html",
      edit: swap(
        /(<main.*?)\/assets\/pictures\/pruned-tree(\.[\da-f]{8}\.webp")/s,
        "$1/assets/pictures/logs$2",
      ),
    },
    rule: "file/altered",
    path: "/pruning",
    says: "shows the picture /assets/pictures/logs.",
    also: ["file/missing"],
    built: { file: "pruning\\.html", line: 8 },
  },
  {
    fault: "other words for the days on which nobody is there",
    dist: { in: "pruning.html", edit: swap("<dd>Closed</dd>", "<dd>By appointment</dd>") },
    rule: "biz/hours",
    path: "/pruning",
    says: 'shows "By appointment" for Saturday and Sunday, but the data says "Closed"',
  },
  {
    fault: "an office that answers on a day that is closed",
    dist: { in: "pruning.html", edit: inMain("<p>You can reach our office on Saturdays until 2 PM.</p>") },
    rule: "biz/hours",
    path: "/pruning",
    says: 'says "until 2 PM" for Saturday',
  },
  {
    fault: "a merge that was not finished",
    dist: { in: "_redirects", edit: (text) => `<<<<<<< HEAD\n${text}` },
    rule: "host/redirect-shadow",
    says: 'Line 1 of _redirects is no redirect: "<<<<<<< HEAD"',
    built: { file: "_redirects", line: 1 },
    advice: "Delete line 1 of _redirects",
  },
];

export const webmasterTraps: readonly Trap[] = [
  {
    trap: "a day of the week that heads something else",
    dist: {
      in: "about.html",
      edit: inMain(
        "<p>In town</p><p>At the square</p><dl><dt>Saturday and Sunday</dt><dd>The market in town</dd></dl>",
      ),
    },
  },
  {
    isSame: true,
    trap: "a redirect of another host, and a comment",
    dist: {
      in: "_redirects",
      edit: (text) =>
        `# ======= old pages\nhttps://penaoneill.example/* https://www.penaoneill.example/:splat 301!\n${text}`,
    },
  },
  {
    isSame: true,
    trap: "the last end tags left out",
    dist: { in: "pruning.html", edit: both(swap("</body>", ""), swap("</html>", "")) },
  },
  {
    isSame: true,
    trap: "a script that writes a document, and a field that shows a tag",
    dist: {
      in: "about.html",
      edit: inMain(
        '<script type="text/plain">"<title>x</title></body>"</script><label>Tag <textarea name="t">&lt;/form></textarea></label>',
      ),
    },
  },
];

/** The end of the first rule behind a place that lies within no other. */
function endOfRule(styles: string, from: number): number {
  let depth = 0;
  for (const { 0: brace, index } of styles.matchAll(/[{}]/g)) {
    depth += brace === "{" ? 1 : -1;
    if (depth === 0 && index > from) return index + 1;
  }
  return styles.length;
}

import { both, inMain, swap } from "../../support/audit-edits.ts";
import { faultsIn, type Planted, type Trap, trapsIn } from "./planted.ts";

/** On the site of the tree firm. */
export const webmasterFaults: readonly Planted[] = [
  {
    rule: "page/unclosed",
    fault: "a title without its end",
    in: "pruning.html",
    edit: swap("</title>", ""),
    advice: "build the site again",
  },
  ...faultsIn("contact.html", {
    "page/unclosed": { "a text field without its end": swap("</textarea>", "") },
  }),
  ...faultsIn("pruning.html", {
    "text/comment": { "a comment without its end": swap("<main", "<!-- new banner <main") },
    "file/altered": {
      "the picture of another page beside the heading": swap(
        /(<main.*?)\/assets\/pictures\/pruned-tree(\.[\da-f]{8}\.webp")/s,
        "$1/assets/pictures/logs$2",
      ),
    },
    "biz/hours": {
      "other words for the days on which nobody is there": swap("<dd>Closed</dd>", "<dd>By appointment</dd>"),
      "an office that answers on a day that is closed": inMain(
        "<p>You can reach our office on Saturdays until 2 PM.</p>",
      ),
    },
  }),
  ...faultsIn(/^assets\/static\/.*\.css$/, {
    "file/altered": {
      "a style sheet that an upload cut off behind one of its rules": (text) =>
        text.slice(0, endOfRule(text, text.length / 2)),
    },
  }),
  ...faultsIn(/^assets\/theme\..*\.css$/, {
    "file/altered": { "a theme with another color": (text) => `${text}a{color:red}` },
  }),
  {
    rule: "host/redirect-shadow",
    fault: "a merge that was not finished",
    in: "_redirects",
    edit: (text) => `<<<<<<< HEAD\n${text}`,
    advice: "Delete line 1 of _redirects",
  },
];

export const webmasterTraps: readonly Trap[] = [
  ...trapsIn("about.html", {
    "a day of the week that heads something else": inMain(
      "<p>In town</p><p>At the square</p><dl><dt>Saturday and Sunday</dt><dd>The market in town</dd></dl>",
    ),
  }),
  {
    isSame: true,
    trap: "a redirect of another host, and a comment",
    in: "_redirects",
    edit: (text) =>
      `# ======= old pages\nhttps://penaoneill.example/* https://www.penaoneill.example/:splat 301!\n${text}`,
  },
  {
    isSame: true,
    trap: "the last end tags left out",
    in: "pruning.html",
    edit: both(swap("</body>", ""), swap("</html>", "")),
  },
  {
    isSame: true,
    trap: "a script that writes a document, and a field that shows a tag",
    in: "about.html",
    edit: inMain(
      '<script type="text/plain">"<title>x</title></body>"</script><label>Tag <textarea name="t">&lt;/form></textarea></label>',
    ),
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

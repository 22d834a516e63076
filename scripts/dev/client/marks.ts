/** Makes the marks of open values plain to see. Runs in every page of a draft, never in one that visitors get. */
import { markStart } from "../../../src/loader/mark.ts";

const name = "to-be-written";
const styles = `
  ::highlight(${name}) {
    background-color: #fff1b8;
    color: #4d2b00;
    text-decoration: underline overline dashed 2px #b34700;
    text-shadow: none;
  }
  img[alt*="${markStart}"] {
    outline: 3px dashed #b34700;
    outline-offset: -3px;
  }
  /* The mark of a number is longer than any number. */
  a[href^="tel:"], a[href^="sms:"] {
    white-space: normal;
  }
`;

/** Marks are painted over the text as it stands: its elements are React's, and stay as they are. */
export function showMarks(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const painted = new Highlight();
  CSS.highlights.set(name, painted);
  const paint = () => {
    painted.clear();
    for (const range of findMarks(document.body)) painted.add(range);
  };
  paint();
  new MutationObserver(paint).observe(document.body, { subtree: true, childList: true, characterData: true });
}

function* findMarks(root: Node): Generator<Range> {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    // What shows only without script does not show here.
    if (node.parentElement?.closest("noscript")) continue;
    let start = node.data.indexOf(markStart);
    while (start >= 0) {
      const end = node.data.indexOf("]", start) + 1 || node.data.length;
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      yield range;
      start = node.data.indexOf(markStart, end);
    }
  }
}

import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { createLayout, pageWords } from "../../src/layout/view.ts";
import { Button } from "../../src/parts/Buttons.tsx";
import { WordsProvider } from "../../src/parts/words.ts";
import { siteOf } from "../support/site.ts";

const words = pageWords(createLayout(siteOf()).layout);

it.each([
  ["Call 505-555-0149", "tel:+15055550149", "</svg>Call 505-555-0149</a>"],
  [
    "Tree on the house? 505-555-0149",
    "tel:+15055550149",
    '</svg>Tree on the house? <span class="unbroken">505-555-0149</span></span></a>',
  ],
  ["More than a line of words on a page", "/words", ">More than a line of words on a page</a>"],
])("a button says %s, and only a long label breaks before its number", (label, to, html) => {
  const button = createElement(Button, { button: { label, to } });
  expect(renderToString(createElement(WordsProvider, { value: words }, button))).toContain(html);
});

import type { PageText } from "../report-data.ts";
import { h } from "./dom.ts";
import { linkToPage, percent } from "./parts.ts";
import type { View, Visit } from "./router.ts";
import { compareTexts, type Piece } from "./shared-passages.ts";

/** The texts of two pages side by side, with what they share marked. */
export async function pairView({ model, query, remember }: Visit): Promise<View> {
  const title = "Two texts side by side";
  const numbers = ["a", "b"].flatMap((name) => model.numbers.get(query.get(name) ?? "") ?? []);
  const texts = await Promise.all(numbers.map((number) => model.text(number)));
  const [first, second] = texts;
  if (!first || !second)
    return {
      title,
      content: [h("p", { class: "empty" }, "The report does not hold the texts of these two pages.")],
    };
  const result = h("div");
  const show = (isMasked: boolean) =>
    result.replaceChildren(
      comparison(
        first,
        second,
        isMasked ? "masked" : "raw",
        numbers.map((number) => linkToPage(model, number)),
      ),
    );
  const isMasked = query.get("masked") === "1";
  const box = h("input", {
    type: "checkbox",
    checked: isMasked,
    onchange: () => {
      remember("masked", box.checked ? "1" : "");
      show(box.checked);
    },
  });
  show(isMasked);
  return {
    title,
    content: [h("label", { class: "check" }, box, " Mask names of places, services and the firm"), result],
  };
}

function comparison(
  first: PageText,
  second: PageText,
  form: keyof PageText,
  heads: readonly Node[],
): HTMLElement {
  const { texts, similarity } = compareTexts(first[form], second[form]);
  return h(
    "div",
    {},
    h(
      "p",
      { class: "lead", role: "status" },
      `${percent(similarity)} of their sequences of five words are the same${form === "masked" ? " when names are masked" : ""}. `,
      h("mark", {}, "Shared passages"),
      " are marked.",
    ),
    h(
      "div",
      { class: "columns texts" },
      texts.map((blocks, at) =>
        h(
          "section",
          {},
          h("h2", {}, heads[at]),
          blocks.map((pieces) => h("p", { class: "passage" }, pieces.map(renderPiece))),
        ),
      ),
    ),
  );
}

function renderPiece({ text, isShared }: Piece): Node | string {
  return isShared ? h("mark", {}, text) : text;
}

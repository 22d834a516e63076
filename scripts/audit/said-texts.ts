import type { PageFacts } from "../read-build/page-facts.ts";

const textTags = /^(description|keywords|(og|twitter):(title|description|site_name|image:alt))$/;

/** All that a page says to people, to those who listen and in results and previews, with where it says it. */
export function* saidTexts({ titles, metas, text, images, anchors }: PageFacts): Generator<[string, string]> {
  yield ["The text", text.all];
  for (const title of titles) yield ["The title", title.text];
  for (const { key, content } of metas) if (textTags.test(key)) yield [`The ${key}`, content];
  for (const { alt } of images) if (alt) yield ["An alt text", alt];
  for (const anchor of anchors) if (anchor.text !== "") yield ["A link", anchor.text];
}

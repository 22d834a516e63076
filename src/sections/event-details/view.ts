import type { Resolved } from "../../fields/index.ts";
import { placeText, whenText } from "../../site/when.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

export function view({ whenLabel, placeLabel }: Resolved<typeof fields>, { site, event }: PageContext) {
  if (!event) return undefined;
  const { text, place, button, sample } = event.props;
  return {
    facts: [
      { label: whenLabel, text: whenText(site.business, event.props) },
      { label: placeLabel, text: placeText(place) },
    ],
    paragraphs: text,
    ...(button && { button }),
    ...(sample && { sample }),
  };
}

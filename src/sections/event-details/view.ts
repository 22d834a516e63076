import { line, type Resolved, section } from "../../fields/index.ts";
import { placeText, whenText } from "../../site/when.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section(
  "event-details",
  "All that there is to say of the event of the page.",
  {
    heading: line("Heading above the text.", "What happens"),
    whenLabel: line("Label of day and time.", "When"),
    placeLabel: line("Label of the place.", "Where"),
  },
  { needs: "event" },
);

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

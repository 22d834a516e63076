import {
  button,
  choice,
  image,
  line,
  list,
  optional,
  prose,
  type Resolved,
  section,
} from "../../fields/index.ts";
import type { Prose } from "../../fields/summaries.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section("call-to-action", "A colored band with buttons.", {
  heading: line("Heading of the section.", "Why us"),
  text: optional(
    prose(
      "Text under the heading. On the page of a city, its callToAction stands in place of it.",
      "We sand first.",
    ),
  ),
  buttons: list("Buttons, the most important first.", button, {
    minItems: 1,
    examples: [[{ label: "Get a quote", to: "/contact" }]],
  }),
  image: optional(
    image(
      "A picture without ground that stands on the lower edge of the section on wide screens.",
      "ladder-and-tools",
    ),
  ),
  tone: optional(choice(["plain", "cool", "warm", "dark", "accent"], "Background of the section.", "cool")),
});

/** The words of the city in place of those for all pages. */
export function view(_: Resolved<typeof fields>, { city }: PageContext): { text?: Prose } {
  return city?.props.callToAction ? { text: city.props.callToAction } : {};
}

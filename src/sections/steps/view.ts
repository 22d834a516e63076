import {
  choice,
  line,
  list,
  optional,
  prose,
  type Resolved,
  section,
  titledText,
} from "../../fields/index.ts";
import { siteDecoration } from "../../site/decoration.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section("steps", "Numbered steps of a process.", {
  heading: line("Heading of the section.", "Why us"),
  text: optional(prose("Text under the heading.", "We sand first.")),
  look: optional(
    choice(
      ["list", "stubs"],
      "How the steps are set: as a ruled list, or as stubs torn from a receipt book, side by side on wide screens.",
      "stubs",
    ),
  ),
  items: list("The steps.", titledText, { minItems: 1 }),
});

/** Swatches belong to the roller; without them the style numbers the steps. */
export function view(_: Resolved<typeof fields>, { site }: PageContext): { hasSwatches?: false } {
  return siteDecoration(site) === "roller" ? {} : { hasSwatches: false };
}

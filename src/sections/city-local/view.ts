import { line, optional, prose, type Resolved, section } from "../../fields/index.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section(
  "city-local",
  "The city's own text, neighborhoods, landmarks and ZIP codes.",
  {
    heading: line("Heading of the section.", "Why us"),
    text: optional(prose("Text under the heading.", "We sand first.")),
    neighborhoodsHeading: line("Heading of the neighborhoods.", "Neighborhoods"),
    landmarksHeading: line("Heading of the landmarks.", "Landmarks"),
    zipCodesHeading: line("Heading of the ZIP codes.", "ZIP codes"),
  },
  { needs: "city" },
);

export function view(_: Resolved<typeof fields>, { city }: PageContext) {
  if (!city) return undefined;
  const { localText: parts, neighborhoods, landmarks, zipCodes } = city.props;
  return { parts, neighborhoods, landmarks, zipCodes };
}

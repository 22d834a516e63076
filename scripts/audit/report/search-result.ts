import { cutToWidth, descriptionWidth, titleWidth } from "../../../src/seo/text-width.ts";
import type { SearchSnippet } from "./report-data.ts";

/** Most pixels that a search result shows of a title and a description. */
export interface SnippetWidths {
  title: number;
  description: number;
}

/**
 * A phone of 360 px shows a title on two lines of 328 px; 680 px of a description are what SEO tools measure there
 * (Google publishes neither).
 */
export const phoneWidths: SnippetWidths = { title: 656, description: 680 };

/** Title and description, cut where a search result cuts them. */
export function cutSnippet(title: string, description: string, widths: SnippetWidths): SearchSnippet {
  return {
    title: cutToWidth(title, widths.title, titleWidth),
    description: cutToWidth(description, widths.description, descriptionWidth),
  };
}

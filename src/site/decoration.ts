import type { Theme } from "../kinds/theme/fields.ts";
import { derive } from "./questions.ts";
import type { Site } from "./site.ts";

/** How a site is decorated: with the edges of a paint roller where its theme does not say. */
export function decorationOf({ decoration = "roller" }: Theme): NonNullable<Theme["decoration"]> {
  return decoration;
}

/** The same as an answer to pages. */
export const siteDecoration = derive("decoration", ({ dataset }: Site) => decorationOf(dataset.theme.value));

/** Types of pages that visitors come for from a search. */
export const landingTypes: ReadonlySet<string> = new Set(["city", "project", "service"]);

/** The page of a city, its record, and a text in that. */
export const maple = "roofers-maple-grove-lake-county.html";
export const record = "cities/lake-county/maple-grove.yaml";
export const permits = "The town asks for a permit when more than one square is replaced.";

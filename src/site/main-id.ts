/** Id of the main text of every page, which the skip link points at. */
export const mainId = "main";

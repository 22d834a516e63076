/** What the mark of an open value begins with on the pages of a draft. A built site has none. */
export const markStart = "[to be written: ";

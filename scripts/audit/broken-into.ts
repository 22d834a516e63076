/** Ends the fix of whatever strangers leave on a site that they have broken into. */
export const brokenInto =
  "If nobody here wrote it, the site was broken into: look for other files that have changed.";

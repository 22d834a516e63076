/** Ends the fix of whatever strangers leave on a site that they have broken into. */
export const brokenInto =
  "If nobody on your team added it, the site was hacked: look for other files that have changed.";

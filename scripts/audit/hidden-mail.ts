import type { PageFacts } from "../read-build/page-facts.ts";

/** Where Cloudflare leads the mail addresses that it takes out of a page, and what it writes in their place. */
export const mailDecoder = "/cdn-cgi/l/email-protection";
export const hiddenMail = /\[email\s?protected\]/;

/** True for a page with the script that shows them again. */
export function showsHiddenMail({ scripts }: PageFacts): boolean {
  return scripts.some(({ src }) => src?.includes("email-decode"));
}

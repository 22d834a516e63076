import type { Severity } from "../../../src/problem.ts";

/** How bad a finding is on a site that is not made from data, where the rule keeps ours from what others may do. */
export const severities: Readonly<Record<string, Severity>> = {
  // True reviews break no rule of Google's there: it shows no stars for them, and asks nobody to remove them.
  "ld/rating-self": "info",
  // Nothing is lost but the look of a shared link, or what the host says by itself.
  "file/404": "warning",
  "og/image-file": "warning",
  "text/date": "warning",
  "og/required": "warning",
  // Parameters that fill in a form or count clicks are usual, and canonical links take them out.
  "url/form": "info",
};

/** What to do about a finding on a site that is not made from data, where the fix of the rule speaks of ours. */
export const fixes: Readonly<Record<string, string>> = {
  "biz/copyright-year": "Have the footer write this year by itself, or write it there.",
  "canon/agree": "Write the canonical address of the page there too.",
  "canon/not-root": "Write the page's own address into its canonical link.",
  "canon/target":
    "Write the address of a page that exists, and that search engines may show, into the canonical link.",
  "desc/length": "Shorten or lengthen the description of the page.",
  "desc/one": "Write one description that says what only this page is about.",
  "file/404":
    "Have the host answer unknown addresses with the code 404, and a page (404.html) that links the home page.",
  "file/broken": "Upload the file once more.",
  "file/feed": "Have the feed written anew by the tool that makes the site.",
  "file/manifest": "Add what is missing to the manifest, or leave it out.",
  "file/missing": "Upload the file, or take out what names it.",
  "h1/one": "Begin the page with one h1, and make all others h2.",
  "head/charset-lang-viewport":
    "Declare it in the document: a charset and a viewport tag in the head, the language as lang of the html element.",
  "head/refresh": "Take the tag out, and redirect the address on the host where the page has moved.",
  "host/csp-refuses": "Name in the policy where the file comes from, or take out what it refuses.",
  "host/hsts-xfo": "Have the host send it with every page.",
  "host/https": "Serve the site with https, and redirect every http address there.",
  "icon/set": "Link a square picture of at least 48 pixels in the head of the home page.",
  "img/alt": "Describe the picture in its alt attribute; an empty one is for mere decoration.",
  "img/filename": "Rename the picture, and redirect its old address.",
  "img/src": "Save the picture in the format that its name says, or rename it.",
  "index/expected": "Take the robots tag out, or the page out of the sitemap.",
  "ld/article":
    "Write it as the page shows it, dates with time and zone: 2026-05-01T08:00:00-07:00. Google takes its own zone for others.",
  "ld/ids": "Write each fact of the thing once, and name it by its @id on other pages.",
  "ld/image-object": "Add the creator and a license or credit line of the photo.",
  "ld/images": "Name a picture that exists and is large enough.",
  "ld/lb-hours": "Write each opening as an OpeningHoursSpecification with days, opens and closes.",
  "ld/one-graph": "Put all nodes of the page into one @graph.",
  "ld/parse": "Have a program write the JSON, with < as \\u003c.",
  "ld/rating-self":
    "Expect no stars from it: Google shows none for ratings that a business gathers of itself. It may stay where the page shows the same reviews.",
  "ld/vocabulary": "Use the name that schema.org has; https://schema.org lists the properties of each type.",
  "link/broken": "Link a page that exists, or redirect the address to one.",
  "map/entry": "List each page once, by its canonical address.",
  "map/form": "Have the sitemap written anew by the tool that makes the site.",
  "map/lastmod": "Write the day on which the page changed last, or leave lastmod out.",
  "map/limits": "Have the sitemap written anew by the tool that makes the site.",
  "map/set": "List every page for search engines in the sitemap by its canonical address, and nothing else.",
  "og/image-file": "Name a picture of 1200 x 630 pixels that exists, with its size.",
  "og/image-generic": "Give important pages a preview picture of their own.",
  "og/optional": "Add the tags to the head of the page.",
  "og/required": "Add the tags to the head of the page.",
  "robots/valid":
    "Write robots.txt anew: groups of User-agent, Allow and Disallow, and a Sitemap line with the whole address.",
  "text/gone":
    "Write the page, or have the host answer its address with the code 404, or redirect it to another.",
  "text/date": "Write the date that visitors see into the structured data.",
  "title/length": "Shorten or lengthen the title of the page.",
  "title/one": "Write one title that says what only this page is about.",
  "tw/card": "Add the tags to the head of the page.",
  "url/slash": "Link the address that the page is served at.",
};

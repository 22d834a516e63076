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
  // Search engines read it all the same, and a card beside the text is often left out on purpose.
  "text/hidden-on-phones": "warning",
  // Parameters that fill in a form or count clicks are usual, and canonical links take them out.
  "url/form": "info",
};

/** What to do about a finding on a site that is not made from data, where the fix of the rule speaks of ours. */
export const fixes: Readonly<Record<string, string>> = {
  "biz/copyright-year": "Have the footer print the current year automatically, or update it by hand.",
  "canon/agree": "Use the page's canonical URL there too.",
  "canon/not-root": "Put the page's own URL into its canonical link.",
  "canon/target": "Point the canonical link to a page that exists and that search engines may show.",
  "desc/length": "Shorten or lengthen the meta description.",
  "desc/one": "Write one meta description that says what only this page is about.",
  "file/404":
    "Have the host answer unknown URLs with status code 404 and a page (404.html) that links to the home page.",
  "file/broken": "Upload the file again.",
  "file/feed": "Regenerate the feed with the tool that builds the site.",
  "file/manifest": "Add what the manifest is missing, or remove the manifest.",
  "file/missing": "Upload the file, or remove what references it.",
  "h1/one": "Start the page with one h1, and change all others to h2.",
  "head/charset-lang-viewport":
    "Declare it in the document: charset and viewport tags in the head, and the language in the lang attribute of the html element.",
  "head/refresh": "Remove the tag; if the page has moved, redirect its URL on the host.",
  "host/csp-refuses": "Allow the source of the file in the policy, or remove what the policy refuses.",
  "host/hsts-xfo": "Have the host send it with every page.",
  "host/https": "Serve the site over HTTPS, and redirect every HTTP URL to it.",
  "icon/set": "In the head of the home page, link to a square icon of at least 48 pixels.",
  "img/alt": "Describe the image in its alt attribute; leave it empty only for decoration.",
  "img/filename": "Rename the image file, and redirect its old URL.",
  "img/src": "Save the image in the format that its file name says, or rename it.",
  "index/expected": "Remove the robots tag, or remove the page from the sitemap.",
  "ld/article":
    "Match what the page shows, and give dates a time and a time zone: 2026-05-01T08:00:00-07:00. Without a zone, Google assumes its own.",
  "ld/breadcrumb":
    "Number the steps from 1 up, from the home page to this page, each with a name and its URL, as visitors see them.",
  "ld/ids": "State each fact about the entity once, and reference it by its @id on other pages.",
  "ld/image-object": "Add the creator of the photo and a license or credit line.",
  "ld/images": "Reference an image that exists and is large enough.",
  "ld/lb-hours": "Write each opening period as an OpeningHoursSpecification with days, opens and closes.",
  "ld/one-graph": "Put all nodes on the page into one @graph.",
  "ld/parse": "Generate the JSON with a program, and escape < as \\u003c.",
  "ld/rating-self":
    "Expect no stars from it: Google shows none for ratings that a business collects about itself. It may stay if the page shows the same reviews.",
  "ld/vocabulary": "Use the name from schema.org; https://schema.org lists the properties of each type.",
  "link/broken": "Link to a page that exists, or redirect the URL to one.",
  "map/entry": "List each page once, by its canonical URL.",
  "map/form": "Regenerate the sitemap with the tool that builds the site.",
  "map/lastmod": "Use the date when the page last changed, or omit lastmod.",
  "map/limits": "Regenerate the sitemap with the tool that builds the site.",
  "map/set": "List every indexable page in the sitemap by its canonical URL, and nothing else.",
  "og/image-file": "Reference an image of 1200 x 630 pixels that exists, and state its size.",
  "og/image-generic": "Give important pages their own preview image.",
  "og/optional": "Add the tags to the head of the page.",
  "og/required": "Add the tags to the head of the page.",
  "robots/valid":
    "Rewrite robots.txt as groups of User-agent, Allow and Disallow, plus a Sitemap line with the absolute URL.",
  "text/gone":
    "Write the page, have the host answer its URL with status code 404, or redirect the URL to another page.",
  "text/date": "Put the date that visitors see into the structured data.",
  "title/length": "Shorten or lengthen the title of the page.",
  "title/one": "Write one title that says what only this page is about.",
  "tw/card": "Add the tags to the head of the page.",
  "url/slash": "Link to the URL that the page is served at.",
};

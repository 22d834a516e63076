import { inMain, swap, testFaults, testTraps } from "../../support/any-site-files.ts";

const aboutUrl = "https://birchline.example/about/";

testTraps("old addresses that are sent on rightly", [
  [
    "old addresses that send on to a page, as Hugo, Astro, Jekyll, Docusaurus and people write them",
    {
      "hugo/index.html": `<!DOCTYPE html><html lang="en"><head><title>${aboutUrl}</title><link rel="canonical" href="${aboutUrl}"><meta name="robots" content="noindex"><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${aboutUrl}"></head></html>`,
      "astro/index.html": `<!doctype html><title>Redirecting to: /about/</title><meta http-equiv="refresh" content="0;url=/about/"><meta name="robots" content="noindex"><link rel="canonical" href="${aboutUrl}"><body><a href="/about/">Redirecting from <code>/astro/</code> to <code>/about/</code></a></body>`,
      "jekyll.html": `<!DOCTYPE html><html lang="en-US"><meta charset="utf-8"><title>Redirecting&hellip;</title><link rel="canonical" href="${aboutUrl}"><script>location="${aboutUrl}"</script><meta http-equiv="refresh" content="0; url=${aboutUrl}"><meta name="robots" content="noindex"><h1>Redirecting&hellip;</h1><a href="${aboutUrl}">Click here if you are not redirected.</a></html>`,
      "docusaurus/index.html":
        '<!DOCTYPE html><html><head><meta charset="UTF-8"><meta http-equiv="refresh" content="0; url=/about/"><link rel="canonical" href="/about/"></head><script>window.location.href="/about/"+window.location.hash;</script></html>',
      "team.html":
        '<html><head><title>Moved</title><meta http-equiv="Refresh" content="0;URL=\'about/\'"></head><body><p>We moved. <a href="about/">Go on</a></p></body></html>',
    },
  ],
  [
    "lines of Netlify that find files, pass requests on, and forward old addresses to what they answer",
    {
      ...inMain(
        '<p><a href="/team">Team</a> <a href="/api/hours">Hours</a></p><img src="/.netlify/images?url=/card.png&amp;w=400" width="400" height="210" alt="The shop">',
      ),
      _redirects:
        "/team /about/index.html 200\n/people /team 301\n/api/* https://api.example/:splat 200\n/old/* /about/:splat 301\n",
    },
  ],
]);

/** What a generator writes at an old address. */
const forwarding = (to: string) =>
  `<!doctype html><title>Redirecting to: ${to}</title><meta http-equiv="refresh" content="0;url=${to}"><meta name="robots" content="noindex"><body><a href="${to}">Go on</a></body>`;

testFaults("old addresses that are sent on wrongly", [
  [
    "link/broken undefined",
    "/old/ sends its visitors to /people/, which does not exist.",
    { "old/index.html": forwarding("/people/") },
  ],
  [
    "audit/redirect-chain undefined",
    "/older/ is redirected 2 times: /older/ → /old/ → /about/.",
    { "old/index.html": forwarding("/about/"), "older/index.html": forwarding("/old/") },
  ],
  [
    "audit/redirect-loop undefined",
    "Redirects lead in a circle: /old.html → /older.html → /old.html.",
    { "old.html": forwarding("older.html"), "older.html": forwarding("/old.html") },
  ],
  [
    "link/redirect 2",
    "/about/ links to /old, which is redirected.",
    { ...inMain('<p><a href="/old">Old</a></p>'), "old.html": forwarding("/services/rewiring/") },
  ],
  [
    "map/set 2",
    "The sitemap lists https://birchline.example/old.html, which is redirected.",
    {
      "old.html": forwarding("/about/"),
      "sitemap-0.xml": swap("<url>", "<url><loc>https://birchline.example/old.html</loc></url><url>"),
    },
  ],
  [
    "host/redirect-shadow 1",
    "The redirect from /team leads to /people.html, which does not exist.",
    { _redirects: "/team /people.html 200\n" },
  ],
  [
    "host/soft-404 1",
    "answers every URL that matches /jobs/:id with /about/index.html",
    { ...inMain('<p><a href="/jobs/12">A job</a></p>'), _redirects: "/jobs/:id /about/index.html 200\n" },
  ],
  [
    "link/broken 2",
    "links to /nope, which does not exist",
    {
      ...inMain('<p><a href="/nope">A job</a></p>'),
      _redirects: "/team /about/index.html 200\n/jobs/* /_jobs/:splat 200\n",
    },
  ],
]);

import { edit, write } from "../../support/data-folder.ts";
import type { DamagedCase } from "./damaged-case.ts";
import { damaged } from "./damaged-case.ts";

const aboutPage = (path: string) => `path: ${path}
type: about
breadcrumb: About
title: About
description: Who we are.
keywords: [about]
sections:
  - kind: hero
    heading: About
`;
const redirects = (...pairs: [from: string, to: string][]) =>
  `redirects:\n${pairs.map(([from, to]) => `  - from: ${from}\n    to: ${to}\n`).join("")}`;

export const pathCases: DamagedCase[] = [
  damaged("a path that leaves the folder", write("pages/about.yaml", aboutPage("/a/../../about")))`
    pages/about.yaml:1:7  error  invalid-value
    The path /a/../../about leaves the folder of the site.
    Fix: Write lower-case words and hyphens between single slashes, for example /work/roofs.`,
  damaged("a path with a slash at the end", write("pages/about.yaml", aboutPage("/about/")))`
    pages/about.yaml:1:7  error  invalid-value
    The path /about/ ends with a slash.
    Fix: Write path: /about.`,
  damaged("a path with an empty part", write("pages/about.yaml", aboutPage("/about//us")))`
    pages/about.yaml:1:7  error  invalid-value
    The path /about//us holds an empty part.
    Fix: Write path: /about/us.`,
  damaged("a path with a name that Windows keeps", write("pages/about.yaml", aboutPage("/work/con")))`
    pages/about.yaml:1:7  error  invalid-value
    The path /work/con cannot be a file on Windows, which keeps the name con for a device.
    Fix: Write path: /work/con-page.`,
  damaged("a file with a name that Windows keeps", write("pages/aux.yaml", aboutPage("/about")))`
    pages/aux.yaml:1:1  error  invalid-slug
    Windows keeps the name aux for a device, so that pages/aux.yaml cannot be there on every machine.
    Fix: Rename it to pages/aux-page.yaml.`,
  damaged("a path in capitals", write("pages/about.yaml", aboutPage("/About")))`
    pages/about.yaml:1:7  error  invalid-value
    "path" is "/About", which does not have the right form.
    Fix: Write path: /about.`,
  damaged("a path whose file is that of the home page", write("pages/about.yaml", aboutPage("/index")))`
    pages/about.yaml:1:7  error  invalid-value
    The path /index is the file of the home page.
    Fix: Write lower-case words and hyphens between single slashes, for example /work/roofs.`,
  damaged(
    "a pattern that names what it cannot be filled with",
    edit("pages/city.yaml", "/roofers-{city}-{county}", "/roofers-{town}-{county}"),
  )`
    pages/city.yaml:2:7  error  invalid-value
    The path /roofers-{town}-{county} names something in braces that it cannot be filled with.
    Fix: Use {city} and {county}, for example /roofers-{city}-{county}.`,
  damaged(
    "a pattern that gives each city the same path",
    edit("pages/city.yaml", "/roofers-{city}-{county}", "/roofers-{county}"),
  )`
    pages/city.yaml:2:7  error  duplicate-path
    The path /roofers-{county} lacks {city}, but 3 pages cannot share one path.
    Fix: Write path: /roofers-{city}-{county}.`,
  damaged("two pages on one path", write("pages/write-to-us.yaml", aboutPage("/contact")))`
    pages/write-to-us.yaml:1:7  error  duplicate-path
    Two pages have the path /contact.
    Fix: Give one of them another path; the other is in pages/contact.yaml.
    Also: pages/contact.yaml:2:7`,
  damaged("two sections of a page with one id, and one with that of the main text", (data) => {
    data.edit("pages/contact.yaml", "  - kind: hero\n", "  - kind: hero\n    id: quote\n");
    data.edit("pages/home.yaml", "  - kind: hero\n", "  - kind: hero\n    id: main\n");
  })`
    pages/contact.yaml:14:9  error  duplicate-id
    Two sections of this page have the id quote.
    Fix: Give one of them another id; links to #quote lead to the first.
    Also: pages/contact.yaml:11:9

    pages/home.yaml:11:9  error  duplicate-id
    The id main is that of the whole text of every page.
    Fix: Give the section another id.`,
  damaged("a redirect in front of a page", write("redirects.yaml", redirects(["/contact", "/"])))`
    redirects.yaml:2:11  error  redirect-shadow
    /contact is redirected, but a page has that path.
    Fix: Remove the redirect, or the page in pages/contact.yaml.`,
  damaged(
    "a redirect to a redirect, with the end of the chain",
    write("redirects.yaml", redirects(["/a", "/b"], ["/b", "/c"], ["/c", "/contact"])),
  )`
    redirects.yaml:3:9  error  redirect-chain
    /a leads to /b, which is itself redirected.
    Fix: Write to: /contact.

    redirects.yaml:5:9  error  redirect-chain
    /b leads to /c, which is itself redirected.
    Fix: Write to: /contact.`,
  damaged("redirects in a circle", write("redirects.yaml", redirects(["/a", "/b"], ["/b", "/a"])))`
    redirects.yaml:3:9  error  redirect-loop
    Redirects lead in a circle: /a → /b → /a.
    Fix: Let one of them lead to a page.
    Also: redirects.yaml:5:9`,
  damaged(
    "a path that is redirected twice",
    write("redirects.yaml", redirects(["/a", "/"], ["/a", "/contact"])),
  )`
    redirects.yaml:4:11  error  redirect-shadow
    /a is redirected twice.
    Fix: Keep one of the two redirects.
    Also: redirects.yaml:2:11`,
  damaged(
    "a path that is redirected twice, once with a slash at its end",
    write("redirects.yaml", redirects(["/a", "/"], ["/a/", "/contact"])),
  )`
    redirects.yaml:4:11  error  redirect-shadow
    /a is redirected twice.
    Fix: Keep one of the two redirects.
    Also: redirects.yaml:2:11`,
  damaged(
    "a redirect in front of a page, with a slash at its end",
    write("redirects.yaml", redirects(["/contact/", "/"])),
  )`
    redirects.yaml:2:11  error  redirect-shadow
    /contact is redirected, but a page has that path.
    Fix: Remove the redirect, or the page in pages/contact.yaml.`,
  damaged("a redirect to nowhere", write("redirects.yaml", redirects(["/a", "/gone"])))`
    redirects.yaml:3:9  error  broken-internal-link
    /gone is linked here, but no page has that path.
    Fix: Link a page that exists; \`site routes\` lists them all.`,
  damaged("a link to a redirect, with the page behind it", (data) => {
    data.write("redirects.yaml", redirects(["/repairs", "/roof-repair"]));
    data.edit("pages/home.yaml", "(/roof-repair)", "(/repairs)");
  })`
    pages/home.yaml:12:66  error  broken-internal-link
    /repairs is linked here, but no page has that path; it is redirected.
    Fix: Write /roof-repair instead of /repairs.`,
];
